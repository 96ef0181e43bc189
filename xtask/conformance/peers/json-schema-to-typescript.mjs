// json-schema-to-typescript with its defaults, but that it fetches nothing, and formats only when `--format` says so.

import { compile } from "json-schema-to-typescript";

import { serve } from "./serve.mjs";

const OPTIONS = { bannerComment: "", format: process.argv.includes("--format"), $refOptions: { resolve: { http: false, file: false } } };

await serve(async (schema) => {
  if (typeof schema === "boolean") {
    const holder = { type: "object", properties: { root: schema }, required: ["root"] };
    return { decls: await compile(holder, "Root", OPTIONS), type: 'Root["root"]' };
  }
  // A title names the type, before the identifier of the schema and the name that is passed.
  const decls = await compile({ ...schema, title: "Root" }, "Root", OPTIONS);
  if (!/^export (type|interface|enum) Root\b/m.test(decls)) throw new Error("the root is not declared");
  return { decls, type: "Root" };
});
