//! `codemode types`.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    path::Path,
    sync::atomic::{AtomicUsize, Ordering},
};

use anyhow::{Context, anyhow};
use codemode::{
    Catalog,
    declgen::{Names, Side, render, render_with_defaults},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

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
    plan::warn(&catalog);
    let all: Vec<String> = catalog.file_paths().collect();
    if args.paths.is_empty() && args.out.is_none() {
        return print(&all.join("\n"));
    }
    let paths = if args.paths.is_empty() { all.clone() } else { args.paths };
    let files = paths.iter().map(|path| file(&catalog, path, &all)).collect::<anyhow::Result<Vec<_>>>()?;
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

/// A line of schemas. What it holds is read later, so that an answer to a wrong one has its id.
#[derive(Deserialize)]
struct Request<'a> {
    #[serde(borrow)]
    id: Option<&'a RawValue>,
    #[serde(borrow)]
    schema: Option<&'a RawValue>,
    #[serde(borrow)]
    side: Option<&'a RawValue>,
}

/// The answer to a line.
#[derive(Default, Serialize)]
struct Answer<'a> {
    id: Option<&'a RawValue>,
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decls: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// Answers each line of schemas with one line, in order, as soon as it is there.
fn schemas(input: impl Read, mut output: impl Write) -> anyhow::Result<End> {
    let mut input = BufReader::with_capacity(BLOCK_BYTES, input);
    let (mut lines, mut number, mut all_answered) = (Vec::new(), 1, true);
    loop {
        let block = input.fill_buf().context("cannot read standard input")?;
        let ends = block.is_empty();
        // What follows the last line feed waits for the rest of its line.
        let whole =
            if ends { lines.len() } else { block.iter().rposition(|byte| *byte == b'\n').map_or(0, |place| lines.len() + place + 1) };
        lines.extend_from_slice(block);
        if whole == 0 && lines.len() > LINE_BYTES {
            anyhow::bail!("line {number} has more than {LINE_BYTES} bytes: one line is one schema");
        }
        let taken = block.len();
        input.consume(taken);
        if whole > 0 {
            let batch: Vec<&[u8]> = lines[..whole].strip_suffix(b"\n").unwrap_or(&lines[..whole]).split(|byte| *byte == b'\n').collect();
            for (text, answered) in answers(&batch, number) {
                all_answered &= answered;
                match output.write_all(&text).and_then(|()| output.flush()) {
                    Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(End::Completed),
                    written => written.context("cannot write to standard output")?,
                }
            }
            number += batch.len();
            lines.drain(..whole);
        }
        if ends {
            return Ok(if all_answered { End::Completed } else { End::CellFailed });
        }
    }
}

/// The answers to some lines, made side by side if they are many, and whether there is no error among them.
fn answers(lines: &[&[u8]], first: usize) -> Vec<(Vec<u8>, bool)> {
    let parts: Vec<&[&[u8]]> = lines.chunks(LINES_AT_ONCE).collect();
    let next = AtomicUsize::new(0);
    // Takes the next part that nobody has, until there is none.
    let work = || {
        let mut done = Vec::new();
        while let place = next.fetch_add(1, Ordering::Relaxed)
            && let Some(part) = parts.get(place)
        {
            done.push((place, answer_all(part, first + place * LINES_AT_ONCE)));
        }
        done
    };
    let helpers = std::thread::available_parallelism().map_or(1, usize::from).min(parts.len()).saturating_sub(1);
    let mut done = std::thread::scope(|scope| {
        let helpers: Vec<_> = (0..helpers).map(|_| scope.spawn(work)).collect();
        let mut done = work();
        for helper in helpers {
            match helper.join() {
                Ok(more) => done.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        done
    });
    done.sort_unstable_by_key(|(place, _)| *place);
    done.into_iter().map(|(_, answers)| answers).collect()
}

fn answer_all(lines: &[&[u8]], first: usize) -> (Vec<u8>, bool) {
    let (mut text, mut answered) = (Vec::new(), true);
    for (line, number) in lines.iter().zip(first..).filter(|(line, _)| !line.trim_ascii().is_empty()) {
        let answer = answer(line).unwrap_or_else(|error| Answer { error: Some(format!("line {number} {error}")), ..Answer::default() });
        answered &= answer.error.is_none();
        // Writing strings to memory cannot fail.
        let _ = serde_json::to_writer(&mut text, &answer);
        text.push(b'\n');
    }
    (text, answered)
}

/// The answer to a line; the error completes `line 7 ..`.
fn answer(line: &[u8]) -> Result<Answer<'_>, String> {
    let line = std::str::from_utf8(line).map_err(|_| "is not UTF-8 text".to_owned())?;
    let line = line.trim_start_matches('\u{feff}').trim_start();
    let Request { id, schema, side } = match serde_json::from_str(line) {
        Ok(request) if line.starts_with('{') => request,
        Ok(_) => return Err("is not a JSON object".into()),
        Err(_) if serde_json::from_str::<&RawValue>(line).is_ok_and(|_| !line.starts_with('{')) => {
            return Err("is not a JSON object".into());
        }
        Err(error) => return Err(format!("cannot be read: {error}")),
    };
    let refuse = |error: String| Ok(Answer { id, error: Some(error), ..Answer::default() });
    let Some(schema) = schema else { return refuse("the line has no `schema`".into()) };
    let schema: Value = match serde_json::from_str(schema.get()) {
        Ok(schema) => schema,
        Err(error) => return refuse(format!("the schema cannot be read: {error}")),
    };
    let mut names = Names::new("schema");
    let typed = match side.map(RawValue::get) {
        Some("\"input\"") => render_with_defaults(&schema, &mut names),
        None | Some("\"output\"") => render(&schema, Side::Output, &mut names),
        _ => return refuse("`side` has to be \"input\" or \"output\"".into()),
    };
    let decls = (!typed.named.is_empty()).then(|| typed.declarations().trim_end().to_owned());
    Ok(Answer { id, text: Some(typed.text), decls, error: None })
}

/// Bytes that are read at once.
const BLOCK_BYTES: usize = 1 << 20;

/// Bytes of one line.
const LINE_BYTES: usize = 1 << 26;

/// Lines that one thread answers before it takes more.
const LINES_AT_ONCE: usize = 16;
