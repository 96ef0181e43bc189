//! `codemode run`.

use std::{
    io,
    sync::{Arc, Mutex, PoisonError},
};

use codemode::{Cancellation, CellOutcome, ExecOptions, Failed, OutputSink};

use crate::{
    args::RunArgs,
    exit::End,
    plan::{self, Script},
    render::{self, Pointed},
};

/// Runs a script and prints what it gave.
pub(crate) async fn run(args: RunArgs) -> anyhow::Result<End> {
    let plan = plan::plan(args)?;
    let cancellation = Cancellation::new();
    let interrupted = tokio::spawn(cancel_on_signal(cancellation.clone()));
    let session = tokio::select! {
        session = plan.builder.build() => session?,
        () = cancellation.cancelled() => anyhow::bail!("interrupted before the script was started"),
    };
    let printer = Arc::new(Printer { broken: Mutex::new(None), cancellation: cancellation.clone() });
    let sink = (!plan.json).then(|| {
        let printer = Arc::clone(&printer);
        OutputSink::new(move |output| printer.print(&render::output(output)))
    });
    let options = ExecOptions { timeout: Some(plan.timeout), output: sink, cancellation, ..ExecOptions::default() };
    let outcome = session.exec(&plan.script.code, options).await;
    interrupted.abort();
    if let Some(servers) = plan.servers {
        servers.shutdown().await;
    }
    if printer.is_broken() {
        // The reader has gone away: what became of the cell is of no interest to anyone.
    } else if plan.json {
        let budget = usize::try_from(session.limits().max_output_bytes).unwrap_or(usize::MAX);
        printer.print(&codemode::render(&outcome, budget));
    } else {
        match &outcome {
            CellOutcome::Completed(completed) if completed.returned => printer.print(&render::value(completed.value.as_str())),
            CellOutcome::Completed(_) => {}
            CellOutcome::Failed(failed) => explain(failed, &plan.script),
        }
    }
    match printer.broken.lock().unwrap_or_else(PoisonError::into_inner).take() {
        // Whoever reads has seen enough.
        Some(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(End::Completed),
        Some(error) => Err(anyhow::Error::from(error).context("cannot write to standard output")),
        None if outcome.is_completed() => Ok(End::Completed),
        None => Ok(End::CellFailed),
    }
}

/// Prints data until standard output breaks, and ends the cell then.
struct Printer {
    /// Why nothing is printed any more. Held while one entry is printed.
    broken: Mutex<Option<io::Error>>,
    cancellation: Cancellation,
}

impl Printer {
    fn is_broken(&self) -> bool {
        self.broken.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    fn print(&self, text: &str) {
        let mut broken = self.broken.lock().unwrap_or_else(PoisonError::into_inner);
        if broken.is_none()
            && let Err(error) = render::data(text)
        {
            *broken = Some(error);
            self.cancellation.cancel();
        }
    }
}

/// Says why a cell failed, with a caret at the place in the script that it names.
fn explain(failed: &Failed, script: &Script) {
    // Guests and servers have a hand in this text: it must not steer the terminal.
    let error = render::printable(&failed.error);
    let title = format!("{} ({})", error.lines().next().unwrap_or_default(), failed.code.as_str());
    match place(&error).and_then(|(line, column)| range(&script.code, line, column)) {
        Some(range) => {
            let pointed = Pointed { message: title.clone(), path: script.name.clone(), text: script.code.clone(), range };
            render::talk(&render::snippet(&title, &pointed));
        }
        None => render::talk(&format!("error: {title}")),
    }
    for line in error.lines().skip(1) {
        render::talk(line);
    }
    if !failed.calls.is_empty() {
        let calls: Vec<String> = failed.calls.iter().map(|call| format!("{} {}", call.name, call.code.unwrap_or("ok"))).collect();
        render::talk(&format!("note: calls made before: {}", calls.join(", ")));
    }
}

/// Line and column of the first `cell.js:LINE:COLUMN` of a text.
fn place(text: &str) -> Option<(usize, usize)> {
    let rest = &text[text.find("cell.js:")? + "cell.js:".len()..];
    let mut numbers = rest.split(|c: char| !c.is_ascii_digit()).map(str::parse::<usize>);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// The bytes of the character at a line and column, both from 1.
fn range(code: &str, line: usize, column: usize) -> Option<std::ops::Range<usize>> {
    let start = if line == 1 { 0 } else { code.match_indices('\n').nth(line - 2)?.0 + 1 };
    let text = code[start..].lines().next().unwrap_or_default();
    let (offset, character) = text.char_indices().nth(column.checked_sub(1)?).unwrap_or((text.len(), ' '));
    let end = start + offset + character.len_utf8();
    Some(start + offset..end.min(code.len()))
}

/// Ends the cell when the terminal or a supervisor asks for it.
async fn cancel_on_signal(cancellation: Cancellation) {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let (Ok(mut interrupt), Ok(mut terminate)) = (signal(SignalKind::interrupt()), signal(SignalKind::terminate())) {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        }
    }
    #[cfg(not(unix))]
    let _ = tokio::signal::ctrl_c().await;
    cancellation.cancel();
}
