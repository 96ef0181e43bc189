//! Cells against real MCP servers from the npm registry, which `cargo xtask test` installs into `target/npm`.

use std::{io::Write, process::Command};

use serde_json::{Value, json};

use crate::{Codemode, configured, workspace};

/// The program of an installed server; none when Node is missing, which is said, and fails where tests must be whole.
fn server(test: &str, package: &str) -> Option<String> {
    let program = workspace().join("target/npm/node_modules").join(package).join("dist/index.js");
    let node = Command::new("node").arg("--version").output().is_ok();
    if node && program.exists() {
        return Some(program.to_str().unwrap().to_owned());
    }
    let reason = if node { "run `cargo xtask test` once, which installs it" } else { "Node.js is missing" };
    assert!(std::env::var_os("CI").is_none_or(|value| value != "true"), "{test} needs {package}: {reason}");
    // Past the capture of the test harness: a test that did not run must be seen.
    writeln!(std::io::stderr(), "NOT RUN: {test} needs {package}: {reason}").unwrap();
    None
}

fn run(servers: &Value, code: &str) -> Value {
    let (_folder, config) = configured(servers);
    let ended = Codemode::run(&["--config", &config, "--timeout-ms", "60000", "-e", code]).end();
    assert_eq!(ended.status, 0, "{}", ended.stderr);
    serde_json::from_str(&ended.stdout).unwrap()
}

#[test]
fn everything() {
    let Some(program) = server("everything", "@modelcontextprotocol/server-everything") else { return };
    let code = "
        const [echo, sum, image, structured, resources, prompts, files] = await Promise.all([
            MCP.everything.echo({ message: 'hé' }),
            MCP.everything.getSum({ a: 2, b: 3 }),
            MCP.everything.getTinyImage(),
            MCP.everything.getStructuredContent({ location: 'New York' }),
            MCP.everything.resources.list(),
            MCP.everything.prompts.list(),
            API.list('mcp'),
        ]);
        const missing = await MCP.everything.echo({}).catch((e) => e);
        const refused = await MCP.everything.getSum({ a: 'x', b: 1 }).catch((e) => e);
        const declaration = (await API.read('mcp/everything.d.ts')).content;
        const [found] = await catalog.search('echo a message');
        return {
            echo: echo.content[0].text, sum: sum.content[0].text, image: image.content.map((c) => c.type),
            structured: Object.keys(structured.structuredContent), resources: resources.resources.length > 0, prompts: prompts.prompts.length > 0,
            files: files.files.map((f) => f.path), name: MCP.everything.$serverName, missing: [missing.code, missing.message.includes('message')],
            refused: refused.code ?? refused.isError,
            declared: declaration.includes('function getSum(input: {'), found: found.callableName, same: found === MCP.everything.echo,
        };
    ";
    let value = run(&json!({ "everything": { "command": "node", "args": [program, "stdio"] } }), code);
    assert_eq!(
        value,
        json!({
            "echo": "Echo: hé", "sum": "The sum of 2 and 3 is 5.", "image": ["text", "image", "text"],
            "structured": ["temperature", "conditions", "humidity"], "resources": true, "prompts": true,
            "files": ["mcp/index.d.ts", "mcp/everything.d.ts"], "name": "everything", "missing": ["invalid_input", true],
            "refused": "input_contract", "declared": true, "found": "MCP.everything.echo", "same": true,
        })
    );
}

#[test]
fn filesystem() {
    let Some(program) = server("filesystem", "@modelcontextprotocol/server-filesystem") else { return };
    let folder = tempfile::tempdir().unwrap();
    let root = fs_err::canonicalize(folder.path()).unwrap();
    for name in ["a", "b", "c"] {
        fs_err::write(root.join(format!("{name}.txt")), name.repeat(10)).unwrap();
    }
    let code = format!(
        "const root = {};
        const listed = await MCP.fs.listDirectory({{ path: root }});
        const names = listed.content[0].text.split('\\n').map((line) => line.split(' ').pop()).sort();
        const texts = await Promise.all(names.map((name) => MCP.fs.readTextFile({{ path: root + '/' + name }})));
        await MCP.fs.writeFile({{ path: root + '/sum.txt', content: texts.map((t) => t.content[0].text).join('') }});
        const outside = await MCP.fs.readTextFile({{ path: '/etc/passwd' }});
        return {{ names, outside: outside.isError }};",
        json!(root)
    );
    let value = run(&json!({ "fs": { "command": "node", "args": [program, root] } }), &code);
    assert_eq!(value, json!({ "names": ["a.txt", "b.txt", "c.txt"], "outside": true }));
    assert_eq!(fs_err::read_to_string(root.join("sum.txt")).unwrap().len(), 30);
}

#[test]
fn streamable_http() {
    let Some(program) = server("streamable_http", "@modelcontextprotocol/server-everything") else { return };
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let mut child = Command::new("node")
        .args([&program, "streamableHttp"])
        .env("PORT", port.to_string())
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    // The server says on standard error when it listens.
    let mut words = std::io::BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    while !line.contains("listening") {
        line.clear();
        assert_ne!(std::io::BufRead::read_line(&mut words, &mut line).unwrap(), 0, "the server ended");
    }
    let value = run(
        &json!({ "web": { "url": format!("http://127.0.0.1:{port}/mcp"), "headers": { "x-test": "1" } } }),
        "return (await Promise.all([1, 2, 3].map((n) => MCP.web.echo({ message: String(n) })))).map((r) => r.content[0].text)",
    );
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(value, json!(["Echo: 1", "Echo: 2", "Echo: 3"]));
}
