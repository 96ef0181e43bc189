//! `codemode run`.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use codemode::{Cancellation, CellOutcome, ExecOptions, Failed, Headless, ModelLimits, OutputSink};
use tokio::sync::{mpsc, oneshot};

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
    plan::warn(&session.catalog());
    let printer = Printer::start(cancellation.clone());
    let options = ExecOptions {
        headless: Some(Headless::script(plan.timeout)),
        output: (!plan.json).then(|| printer.sink()),
        cancellation: cancellation.clone(),
        ..ExecOptions::default()
    };
    let outcome = session.exec(&plan.script.code, options).await;
    if let Some(servers) = plan.servers {
        servers.shutdown().await;
    }
    let last = match &outcome {
        _ if plan.json => Some(session.render(&outcome, ModelLimits::default()).json),
        CellOutcome::Completed(completed) if completed.returned => Some(render::value(completed.value.as_str())),
        CellOutcome::Completed(_) | CellOutcome::Waiting(_) | CellOutcome::Failed(_) => None,
    };
    let broken = printer.finish(last, &cancellation, outcome.is_completed()).await;
    interrupted.abort();
    match broken {
        // Whoever reads has seen enough, and what became of the cell is of no interest to anyone.
        Printed::Broken(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(End::Completed),
        Printed::Broken(error) => return Err(anyhow::Error::from(error).context("cannot write to standard output")),
        Printed::InPart if outcome.is_completed() => {
            render::talk("error: interrupted before all was printed: whoever reads standard output takes nothing");
            return Ok(End::CellFailed);
        }
        Printed::InPart | Printed::All => {}
    }
    match &outcome {
        CellOutcome::Completed(completed) => {
            for warning in completed.warnings.iter().filter(|_| !plan.json) {
                render::talk(&format!("warning: {warning}"));
            }
            Ok(End::Completed)
        }
        // A headless run never waits.
        CellOutcome::Waiting(_) => Ok(End::CellFailed),
        CellOutcome::Failed(failed) => {
            if !plan.json {
                explain(failed, &plan.script);
            }
            Ok(End::CellFailed)
        }
    }
}

/// Prints on a thread of its own: a reader that takes nothing must stop neither the clock nor the signals.
struct Printer {
    texts: mpsc::Sender<String>,
    /// Texts that the thread has begun to print.
    taken: Arc<AtomicU64>,
    /// Why nothing was printed any more, once all is printed.
    done: oneshot::Receiver<Option<io::Error>>,
}

impl Printer {
    /// Starts the thread. When standard output breaks, the cell is cancelled.
    fn start(cancellation: Cancellation) -> Self {
        let (texts, mut waiting) = mpsc::channel::<String>(WAITING_TEXTS);
        let (tell, done) = oneshot::channel();
        let taken = Arc::new(AtomicU64::new(0));
        let count = Arc::clone(&taken);
        std::thread::spawn(move || {
            let mut broken = None;
            while let Some(text) = waiting.blocking_recv() {
                count.fetch_add(1, Ordering::Relaxed);
                if let Err(error) = render::data(&text) {
                    broken = Some(error);
                    cancellation.cancel();
                    break;
                }
            }
            let _ = tell.send(broken);
        });
        Self { texts, taken, done }
    }

    /// Where the cell hands what it emits.
    fn sink(&self) -> OutputSink {
        let texts = self.texts.clone();
        OutputSink::new(move |output| {
            let texts = texts.clone();
            async move {
                // A printer that has stopped has cancelled the cell.
                let _ = texts.send(render::output(&output)).await;
            }
        })
    }

    /// Prints one text more and waits until all is printed. When a cell has failed, or is cancelled meanwhile, a
    /// reader that takes nothing any more is not waited for.
    async fn finish(self, last: Option<String>, cancellation: &Cancellation, patient: bool) -> Printed {
        let Self { texts, taken, done } = self;
        let print = async {
            if let Some(last) = last {
                let _ = texts.send(last).await;
            }
            drop(texts);
            done.await.ok().flatten().map_or(Printed::All, Printed::Broken)
        };
        let impatience = async {
            if patient {
                cancellation.cancelled().await;
            }
            // As long as the reader takes something, it gets the rest.
            let mut before = None;
            while before != Some(taken.load(Ordering::Relaxed)) {
                before = Some(taken.load(Ordering::Relaxed));
                tokio::time::sleep(PATIENCE).await;
            }
        };
        tokio::select! {
            biased;
            printed = print => printed,
            () = impatience => Printed::InPart,
        }
    }
}

/// How printing ended.
enum Printed {
    All,
    Broken(io::Error),
    /// The reader took no more.
    InPart,
}

/// Texts that wait to be printed before the cell waits.
const WAITING_TEXTS: usize = 64;

/// How long a reader that takes nothing holds up a command that is over.
const PATIENCE: Duration = Duration::from_secs(1);

/// Says why a cell failed, with a caret at the place in the script that it names.
fn explain(failed: &Failed, script: &Script) {
    // Guests and servers have a hand in this text: it must not steer the terminal.
    let error = render::printable(&failed.error);
    // The frames of the guest come last; a message may have lines of its own, which stay together.
    let message: Vec<&str> = error.lines().take_while(|line| !line.starts_with("    at cell.js:")).collect();
    let frames = error.lines().skip(message.len());
    let title = format!("{} ({})", message.join("\n  "), failed.code.as_str());
    match place(&error).and_then(|(line, column)| range(&script.code, line, column)) {
        Some(range) => {
            let pointed = Pointed { message: title.clone(), path: script.name.clone(), text: script.code.clone(), range };
            render::talk(&render::snippet(&title, &pointed));
        }
        None => render::talk(&format!("error: {title}")),
    }
    for line in frames {
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
        let listen = |kind| signal(kind).ok();
        let kinds = [SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup(), SignalKind::quit()];
        if let [Some(mut interrupt), Some(mut terminate), Some(mut hangup), Some(mut quit)] = kinds.map(listen) {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
                _ = hangup.recv() => {}
                _ = quit.recv() => {}
            }
        }
    }
    #[cfg(not(unix))]
    let _ = tokio::signal::ctrl_c().await;
    cancellation.cancel();
}
