//! `codemode types`.

use std::{
    io::{self, BufRead, Write},
    path::Path,
};

use anyhow::{Context, anyhow, bail};
use codemode::{
    Catalog,
    declgen::{Names, Side, render, render_with_defaults},
};
use serde_json::{Map, Value, json};

use crate::{
    args::TypesArgs,
    config,
    exit::End,
    plan::{self, Tools},
    render as terminal,
};

/// Lists, prints or writes declaration files.
pub(crate) async fn types(args: TypesArgs) -> anyhow::Result<End> {
    if args.schemas_jsonl {
        return schemas(io::stdin().lock(), io::stdout().lock());
    }
    let Tools { builder, servers, .. } = plan::tools(args.catalog)?;
    let session = builder.build().await?;
    if let Some(servers) = servers {
        servers.shutdown().await;
    }
    let catalog = session.catalog();
    let all: Vec<String> = catalog.file_paths().collect();
    if all.is_empty() && args.paths.is_empty() {
        terminal::talk("no tools, no declaration files");
        return Ok(End::Completed);
    }
    if args.paths.is_empty() && args.out.is_none() {
        return print(&all.join("\n"));
    }
    let paths = if args.paths.is_empty() { all.clone() } else { args.paths };
    let files = paths.iter().map(|path| file(catalog, path, &all)).collect::<anyhow::Result<Vec<_>>>()?;
    match &args.out {
        Some(folder) => write(folder, &files),
        None => print(&files.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join("\n\n")),
    }
}

fn file(catalog: &Catalog, path: &str, all: &[String]) -> anyhow::Result<(String, String)> {
    if let Some(file) = catalog.file(path)? {
        return Ok((file.path, file.content));
    }
    let names: Vec<&str> = all.iter().map(String::as_str).collect();
    Err(match config::nearest(path, &names) {
        Some(near) => anyhow!("there is no file `{path}`; did you mean `{near}`?"),
        None => anyhow!("there is no file `{path}`; `codemode types` without paths lists all"),
    })
}

fn write(folder: &Path, files: &[(String, String)]) -> anyhow::Result<End> {
    for (path, text) in files {
        let target = folder.join(path);
        if let Some(parent) = target.parent() {
            fs_err::create_dir_all(parent)?;
        }
        fs_err::write(&target, format!("{text}\n"))?;
    }
    terminal::talk(&format!(
        "wrote {} declaration file{} below {}",
        files.len(),
        if files.len() == 1 { "" } else { "s" },
        folder.display()
    ));
    Ok(End::Completed)
}

fn print(text: &str) -> anyhow::Result<End> {
    match terminal::data(text) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error).context("cannot write to standard output"),
        _ => Ok(End::Completed),
    }
}

/// Answers each line of schemas with one line, in order.
fn schemas(input: impl BufRead, output: impl Write) -> anyhow::Result<End> {
    let mut output = io::BufWriter::new(output);
    let mut end = End::Completed;
    for (number, line) in (1..).zip(input.split(b'\n')) {
        let line = line.context("cannot read standard input")?;
        if line.trim_ascii().is_empty() {
            continue;
        }
        let answer = match serde_json::from_slice(&line) {
            Ok(Value::Object(request)) => answer(request),
            Ok(_) => json!({ "id": null, "error": format!("line {number} is not a JSON object") }),
            Err(error) => json!({ "id": null, "error": format!("line {number} is not JSON: {error}") }),
        };
        if answer.get("error").is_some() {
            end = End::CellFailed;
        }
        match writeln!(output, "{answer}") {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(end),
            written => written.context("cannot write to standard output")?,
        }
    }
    match output.flush() {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error).context("cannot write to standard output"),
        _ => Ok(end),
    }
}

fn answer(mut request: Map<String, Value>) -> Value {
    let id = request.remove("id").unwrap_or(Value::Null);
    match typed(&request) {
        Ok(mut answer) => {
            answer.shift_insert(0, "id".into(), id);
            answer.into()
        }
        Err(error) => json!({ "id": id, "error": error.to_string() }),
    }
}

fn typed(request: &Map<String, Value>) -> anyhow::Result<Map<String, Value>> {
    let Some(schema) = request.get("schema") else { bail!("the line has no `schema`") };
    let mut names = Names::new("schema");
    let typed = match request.get("side").map(Value::as_str) {
        Some(Some("input")) => render_with_defaults(schema, &mut names),
        None | Some(Some("output")) => render(schema, Side::Output, &mut names),
        _ => bail!("`side` has to be \"input\" or \"output\""),
    };
    let mut answer = Map::from_iter([("type".to_owned(), Value::from(typed.text.clone()))]);
    if !typed.named.is_empty() {
        answer.insert("decls".into(), typed.declarations().trim_end().into());
    }
    Ok(answer)
}
