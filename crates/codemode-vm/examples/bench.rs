//! Measures cells in workers: `cargo xtask bench vm`.
//!
//! Every figure is the median of its runs, in one process, on the machine as it is. The bars are those of the project.

use std::{
    io::Write,
    process::ExitCode,
    sync::Arc,
    time::{Duration, Instant},
};

use codemode_core::{CellProgram, Delivery, Executor, Guest, GuestFrame, GuestTool, GuestView, JsonText, Leg, LegState, Limits, Reply};
use codemode_vm::{
    WorkerExecutor,
    worker::{self, memory::CountingAllocator},
};
use serde_json::json;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

type Anyhow<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> ExitCode {
    worker::init();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    match runtime.map_err(Into::into).and_then(|runtime| runtime.block_on(all())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn all() -> Anyhow<()> {
    let forked = WorkerExecutor::this_executable();
    let started = WorkerExecutor::this_executable().without_fork_server();
    let one = program("return 1", 0);
    // The first cell starts the server.
    cell(&forked, &one).await?;
    let idle = times(200, Some(Duration::from_millis(5)), async || cell(&forked, &one).await).await?;
    say(&format!("`return 1`, pool warm            {:>8.2} ms median, {:.2} ms p95   (bars: 1, 2)", at(&idle, 50), at(&idle, 95)))?;
    let busy = times(200, None, async || cell(&forked, &one).await).await?;
    say(&format!("`return 1`, one after another    {:>8.2} ms median, {:.2} ms p95", at(&busy, 50), at(&busy, 95)))?;
    let alone = times(50, None, async || cell(&started, &one).await).await?;
    say(&format!("`return 1`, a process started    {:>8.2} ms median, {:.2} ms p95", at(&alone, 50), at(&alone, 95)))?;

    let calls = program("for (let i = 0; i < 1000; i++) await tool0({}); return 1", 1);
    let calls = times(20, None, async || cell(&forked, &calls).await).await?;
    say(&format!("1,000 awaited calls              {:>8.1} ms   (bar: 60)", at(&calls, 50)))?;

    let large = program("const r = await large({}); return r.items.filter((x) => x.id % 2).map((x) => x.name.length).length", 0);
    let large = CellProgram {
        guest: Arc::new(GuestView { tools: vec![tool("large")], ..GuestView::default() }),
        limits: Limits { memory_limit_bytes: 512 << 20, ..Limits::default() },
        ..large
    };
    let bytes = reply("large").as_str().len();
    let mut peak = 0;
    let times_of_large = times(5, None, async || {
        let (took, used) = measured(&forked, &large).await?;
        peak = peak.max(used);
        Ok(took)
    })
    .await?;
    let (median, peak) = (at(&times_of_large, 50), megabytes(peak));
    say(&format!(
        "a result of {:.1} MB, used       {median:>8.1} ms, peak {peak:.0} MB   (bars: 350 ms, 150 MB)",
        megabytes(bytes as u64)
    ))?;

    let few = program("return 1", 0);
    let many = program("return 1", 500);
    let few = times(100, Some(Duration::from_millis(2)), async || cell(&forked, &few).await).await?;
    let many = times(100, Some(Duration::from_millis(2)), async || cell(&forked, &many).await).await?;
    say(&format!("500 tools add                    {:>8.2} ms   (bar: 1)", at(&many, 50) - at(&few, 50)))?;

    let parked = program("const rows = (await tool0({})); await tool0({}); return 1", 1);
    let mut guests = Vec::new();
    for _ in 0..64 {
        let mut guest = forked.start(parked.clone(), 0).await?;
        let leg = quiet(guest.as_mut()).await?;
        guest.deliver(answers(leg)).await?;
        quiet(guest.as_mut()).await?;
        guests.push(guest);
    }
    let mut private = workers()?.into_iter().filter_map(|pid| private_bytes(pid).ok()).collect::<Vec<_>>();
    private.sort_unstable();
    let median = private.get(private.len() / 2).copied().unwrap_or_default();
    say(&format!("64 parked cells                  {:>8.2} MB private each   (bar: 2)", megabytes(median)))
}

/// Runs something so often, after pauses in which the pool fills up, and gives its times, shortest first.
async fn times(runs: usize, pause: Option<Duration>, mut run: impl AsyncFnMut() -> Anyhow<Duration>) -> Anyhow<Vec<Duration>> {
    let mut times = Vec::new();
    for _ in 0..runs {
        if let Some(pause) = pause {
            tokio::time::sleep(pause).await;
        }
        times.push(run().await?);
    }
    times.sort_unstable();
    Ok(times)
}

/// A percentile, in milliseconds.
fn at(times: &[Duration], percent: usize) -> f64 {
    times.get((times.len() * percent / 100).min(times.len() - 1)).copied().unwrap_or_default().as_secs_f64() * 1_000.0
}

async fn cell(executor: &WorkerExecutor, program: &CellProgram) -> Anyhow<Duration> {
    measured(executor, program).await.map(|(took, _)| took)
}

/// Time from the start of a cell to its end, and the memory that its worker has used at most.
async fn measured(executor: &WorkerExecutor, program: &CellProgram) -> Anyhow<(Duration, u64)> {
    let program = program.clone();
    let start = Instant::now();
    let mut guest = executor.start(program, 1_700_000_000_000).await?;
    loop {
        let leg = quiet(guest.as_mut()).await?;
        match &leg.state {
            LegState::Failed(failure) => return Err(failure.message.clone().into()),
            LegState::Settled { .. } => {
                let took = start.elapsed();
                let peak = workers()?.into_iter().filter_map(|pid| peak_bytes(pid).ok()).max().unwrap_or_default();
                return Ok((took, peak));
            }
            LegState::Pending => guest.deliver(answers(leg)).await?,
        }
    }
}

async fn quiet(guest: &mut dyn Guest) -> Anyhow<Leg> {
    loop {
        if let GuestFrame::Leg(leg) = guest.next().await? {
            return Ok(leg);
        }
    }
}

fn answers(leg: Leg) -> Delivery {
    let answer = |request: codemode_core::Request| Reply { id: request.id, result: Ok(reply(&request.target)) };
    Delivery { clock_ms: 1_700_000_000_000, replies: leg.requests.into_iter().map(answer).collect() }
}

fn reply(target: &str) -> JsonText {
    use std::sync::OnceLock;
    static LARGE: OnceLock<JsonText> = OnceLock::new();
    if target != "large" {
        return JsonText::null();
    }
    let item = |n: u32| {
        let text =
            format!("A description of the item with the number {n}, as long as such texts are in lists of issues, tickets and the like.");
        json!({ "id": n, "name": format!("item {n}"), "state": "open", "tags": ["a", "b"], "score": f64::from(n) / 7.0, "text": text })
    };
    let large = || JsonText::from_value(&json!({ "items": (0..25_000).map(item).collect::<Vec<_>>() }));
    LARGE.get_or_init(large).clone()
}

fn program(source: &str, tools: usize) -> CellProgram {
    let tools = (0..tools).map(|n| tool(&format!("tool{n}"))).collect();
    CellProgram { source: source.into(), seed: 1, limits: Limits::default(), guest: Arc::new(GuestView { tools, ..GuestView::default() }) }
}

fn tool(name: &str) -> GuestTool {
    GuestTool {
        callable_name: name.into(),
        tool_name: name.into(),
        label: None,
        description: "Lists what there is, page by page, with a filter on its state and an order.".into(),
        source: "openclaw".into(),
        api_path: None,
        input: Some("{ state?: \"open\" | \"closed\"; page?: number }".into()),
        output: None,
    }
}

/// Processes that this one has started, and those that they have: whichever thread it was.
fn workers() -> Anyhow<Vec<u32>> {
    let mut all = Vec::new();
    let mut open = vec![std::process::id()];
    while let Some(parent) = open.pop() {
        // A process that has ended meanwhile has none.
        let Ok(threads) = fs_err::read_dir(format!("/proc/{parent}/task")) else { continue };
        for thread in threads.flatten() {
            let children = fs_err::read_to_string(thread.path().join("children")).unwrap_or_default();
            let children: Vec<u32> = children.split_whitespace().filter_map(|pid| pid.parse().ok()).collect();
            open.extend(&children);
            all.extend(children);
        }
    }
    if all.is_empty() { Err("no worker was found, so that there is nothing to measure".into()) } else { Ok(all) }
}

/// Memory that a process shares with no other one.
fn private_bytes(pid: u32) -> Anyhow<u64> {
    let rollup = fs_err::read_to_string(format!("/proc/{pid}/smaps_rollup"))?;
    Ok(field(&rollup, "Private_Clean:") + field(&rollup, "Private_Dirty:"))
}

fn peak_bytes(pid: u32) -> Anyhow<u64> {
    Ok(field(&fs_err::read_to_string(format!("/proc/{pid}/status"))?, "VmHWM:"))
}

/// A field of a file of `/proc`, whose unit is kB.
fn field(text: &str, name: &str) -> u64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse::<u64>().ok()).unwrap_or_default() * 1_024
}

#[expect(clippy::cast_precision_loss, reason = "figures for people")]
fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

fn say(line: &str) -> Anyhow<()> {
    writeln!(std::io::stdout(), "{line}")?;
    Ok(())
}
