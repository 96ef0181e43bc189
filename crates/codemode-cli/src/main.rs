//! The `codemode` command.
//!
//! Arguments are parsed into raw values ([`args`]), then turned into ready objects ([`plan`]), then run; one place
//! ([`exit`]) maps how that went to an exit status. Standard output is data, standard error is talk.

mod args;
mod config;
mod demo_server;
mod exit;
mod folders;
mod list;
mod plan;
mod render;
mod run;
mod types;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Args, Command};

/// Logs to standard error at the level that `CODEMODE_LOG` names (`error` to `trace`); not at all without it.
fn log() {
    let level = std::env::var_os("CODEMODE_LOG").and_then(|level| level.to_str()?.parse::<tracing_subscriber::filter::LevelFilter>().ok());
    if let Some(level) = level {
        tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).init();
    }
}

/// Counts what the worker uses, so that it can hold its memory limit.
#[global_allocator]
static ALLOCATOR: codemode::worker::memory::CountingAllocator = codemode::worker::memory::CountingAllocator;

fn main() -> ExitCode {
    // The same executable is the worker that runs a cell; nothing else may happen before this is known.
    codemode::worker::init();
    let args = Args::parse();
    log();
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return exit::with_error(&anyhow::Error::from(error).context("cannot start the runtime")),
    };
    let end = runtime.block_on(async {
        match args.command {
            Command::Run(args) => run::run(args).await,
            Command::Tools(args) => list::tools(args).await,
            Command::Types(args) => types::types(args).await,
            Command::DemoServer => demo_server::serve().await,
        }
    });
    // A tool that blocks must not keep the command from ending.
    runtime.shutdown_background();
    match end {
        Ok(end) => end.into(),
        Err(error) => exit::with_error(&error),
    }
}
