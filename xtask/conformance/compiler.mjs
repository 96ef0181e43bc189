// Asks the TypeScript compiler which instances a declared type accepts.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";

const require = createRequire(import.meta.url);
const library = require.resolve("typescript");

/** The compiler in one of two forms, with the modules that it checks held in memory. */
export class Compiler {
  #ts;
  #options;
  #libraries = new Map();

  constructor(ts) {
    this.#ts = ts;
    this.#options = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      lib: ["lib.es5.d.ts"],
      target: ts.ScriptTarget.ES2020,
      module: ts.ModuleKind.ESNext,
    };
  }

  /** As published: an object literal must not have members that its type does not name. */
  static strict() {
    return new Compiler(require("typescript"));
  }

  /** Without the two checks that go beyond assignability, so that an object type means "at least these members". */
  static lax() {
    let text = readFileSync(library, "utf8");
    for (const [original, replacement] of PATCHES) {
      if (text.split(original).length !== 2) throw new Error(`this version of TypeScript cannot be patched at \`${original}\``);
      text = text.replace(original, () => replacement);
    }
    const module = { exports: {} };
    const load = new Function("module", "exports", "require", "__filename", "__dirname", text);
    load(module, module.exports, require, library, dirname(library));
    return new Compiler(module.exports);
  }

  /**
   * What the compiler says of each of `[{ type, decls?, instances }]`: `refused` is why it does not take the declaration, if so, and
   * `accepted` has a boolean for each instance.
   */
  check(declarations) {
    const files = new Map();
    const headers = declarations.map(({ type, decls = "", instances }, index) => {
      const header = `${decls}\ntype Instance$ = ${type};\nexport {};\n`;
      const values = instances.map((instance, index) => `const v${index}: Instance$ = ${literal(instance)};\n`);
      files.set(`/${index}.ts`, header + values.join(""));
      return header;
    });
    const program = this.#program(files);
    return declarations.map(({ instances }, index) => {
      const file = program.getSourceFile(`/${index}.ts`);
      const line = (position) => file.getLineAndCharacterOfPosition(position).line;
      const header = headers[index];
      const diagnostics = this.#diagnostics(program, file);
      const refused = diagnostics.find(({ start, syntactic }) => syntactic || start === undefined || start < header.length);
      const wrong = new Set(diagnostics.map(({ start }) => line(start ?? 0) - line(header.length)));
      return {
        refused: refused?.message,
        accepted: instances.map((_, index) => refused === undefined && !wrong.has(index)),
      };
    });
  }

  /** The tokens of a text with nothing between them but the spaces that keep words apart. */
  withoutComments(text) {
    const { SyntaxKind } = this.#ts;
    const file = this.#ts.createSourceFile("/text.ts", text, this.#options.target);
    let result = "";
    const visit = (node) => {
      if (node.kind >= SyntaxKind.FirstJSDocNode && node.kind <= SyntaxKind.LastJSDocNode) return;
      const children = node.getChildren(file);
      children.forEach(visit);
      if (children.length > 0) return;
      const token = node.getText(file);
      result += /[\w$]$/.test(result) && /^[\w$]/.test(token) ? ` ${token}` : token;
    };
    visit(file);
    return result;
  }

  #program(files) {
    const host = this.#ts.createCompilerHost(this.#options);
    const { getSourceFile, fileExists } = host;
    host.fileExists = (name) => files.has(name) || fileExists(name);
    host.getSourceFile = (name, version) => {
      if (files.has(name)) return this.#ts.createSourceFile(name, files.get(name), version);
      if (!this.#libraries.has(name)) this.#libraries.set(name, getSourceFile(name, version));
      return this.#libraries.get(name);
    };
    return this.#ts.createProgram([...files.keys()], this.#options, host);
  }

  #diagnostics(program, file) {
    const plain = ({ start, messageText }, syntactic) => ({
      start,
      syntactic,
      message: this.#ts.flattenDiagnosticMessageText(messageText, " / ").slice(0, 300),
    });
    const syntactic = program.getSyntacticDiagnostics(file).map((diagnostic) => plain(diagnostic, true));
    if (syntactic.length > 0) return syntactic;
    try {
      return program.getSemanticDiagnostics(file).map((diagnostic) => plain(diagnostic, false));
    } catch (error) {
      // A type can be too deep for the compiler's stack.
      return [{ message: `the compiler ended with ${error}` }];
    }
  }
}

/** A JSON value as an expression on one line. */
function literal(value) {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (value === null || typeof value !== "object") return scalar(value);
  // The compiler looks below an inherited name for the type of the inherited method, and takes `"a"` for any string there. A type
  // assertion keeps it `"a"`; below it the text of a value is that of its type.
  const member = ([key, item]) => `[${scalar(key)}]: ${key in Object.prototype ? `${plain(item)} as ${plain(item)}` : literal(item)}`;
  return `{ ${Object.entries(value).map(member).join(", ")} }`;
}

function plain(value) {
  if (Array.isArray(value)) return `[${value.map(plain).join(", ")}]`;
  if (value === null || typeof value !== "object") return scalar(value);
  return `{ ${Object.entries(value).map(([key, item]) => `[${scalar(key)}]: ${plain(item)}`).join(", ")} }`;
}

/** JSON, but for two characters that end a line in the eyes of the compiler, by which instances are told apart. */
function scalar(value) {
  return JSON.stringify(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

/** The checks of the lax form: excess properties; and types of optional members only, which scalars and arrays still fail. */
const PATCHES = [
  ["function isExcessPropertyCheckTarget(type) {", "function isExcessPropertyCheckTarget(type) { return false;"],
  [
    "isWeakType(target2) && (getPropertiesOfType(source2)",
    "(source2.flags & 402784252 /* Primitive */ || isArrayOrTupleType(source2)) && isWeakType(target2) && (getPropertiesOfType(source2)",
  ],
];
