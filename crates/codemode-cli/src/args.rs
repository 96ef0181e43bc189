//! Raw arguments: what was typed, with nothing touched yet.

use std::path::PathBuf;

use clap::{Args as ClapArgs, Parser, Subcommand};

/// Run one JavaScript program that calls many tools.
#[derive(Debug, Parser)]
#[command(name = "codemode", version, propagate_version = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Run a script: the body of an async function, with tools as globals
    #[command(after_help = RUN_HELP)]
    Run(RunArgs),
    /// List the tools that a script can call, and the servers that are missing
    #[command(after_help = TOOLS_HELP)]
    Tools(ToolsArgs),
    /// Print TypeScript declarations of tools
    #[command(after_help = TYPES_HELP)]
    Types(TypesArgs),
    /// Serve a small issue tracker as an MCP server over stdio, to try things with
    DemoServer,
}

/// Arguments of `codemode run`.
#[derive(ClapArgs, Debug)]
pub(crate) struct RunArgs {
    /// The script's file, or `-` for standard input
    #[arg(value_name = "SCRIPT", required_unless_present = "eval", conflicts_with = "eval")]
    pub(crate) script: Option<PathBuf>,
    /// The script's text
    #[arg(short = 'e', long, value_name = "CODE")]
    pub(crate) eval: Option<String>,
    #[command(flatten)]
    pub(crate) catalog: CatalogArgs,
    /// Print the one result object instead of output and value
    #[arg(long)]
    pub(crate) json: bool,
    /// Time for the script and its calls, in milliseconds; servers start before [default: the limit `timeoutMs`, which is 10000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub(crate) timeout_ms: Option<u64>,
}

/// Arguments that say which tools there are.
#[derive(ClapArgs, Debug)]
pub(crate) struct CatalogArgs {
    /// Configuration: JSON with comments, with `mcpServers`, `tools` and `limits`
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// Tool packs: `files`, or `none` [default: those of the configuration, else files]
    #[arg(long, value_name = "PACK", value_delimiter = ',')]
    pub(crate) tools: Option<Vec<String>>,
    /// The folder that the pack `files` works in [default: the current folder]
    #[arg(long, value_name = "DIR")]
    pub(crate) workspace: Option<PathBuf>,
}

/// Arguments of `codemode tools`.
#[derive(ClapArgs, Debug)]
pub(crate) struct ToolsArgs {
    #[command(flatten)]
    pub(crate) catalog: CatalogArgs,
    /// Ask every server again what it offers
    #[arg(long)]
    pub(crate) refresh: bool,
    /// Print a line {"name", "source", "tool", "description"} for each tool
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `codemode types`.
#[derive(ClapArgs, Debug)]
pub(crate) struct TypesArgs {
    /// Files to print, as listed; without any, their paths are listed
    #[arg(value_name = "PATH")]
    pub(crate) paths: Vec<String>,
    #[command(flatten)]
    pub(crate) catalog: CatalogArgs,
    /// Write the files (all, or those named) below a folder instead of printing them
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Read lines {"id", "schema", "side"?} from standard input and write lines {"id", "type", "decls"?} or {"id", "error"}
    #[arg(long, conflicts_with_all = ["paths", "config", "tools", "workspace", "out"])]
    pub(crate) schemas_jsonl: bool,
}

const RUN_HELP: &str = "\
Examples:
  codemode run report.js
  codemode run -e 'return (await grep({ pattern: \"TODO\" })).matches'
  codemode run --config codemode.jsonc --json - < report.js

Exit status: 0 the script completed, 1 it failed, 2 usage or configuration.";

const TOOLS_HELP: &str = "\
Examples:
  codemode tools
  codemode tools --config codemode.jsonc --refresh

Exit status: 0 all servers could be listed, 1 one could not, 2 usage or configuration.";

const TYPES_HELP: &str = "\
Examples:
  codemode types
  codemode types tools/read.d.ts mcp/github.d.ts
  codemode types --config codemode.jsonc --out types
  echo '{\"id\":1,\"schema\":{\"type\":\"string\"}}' | codemode types --schemas-jsonl

Exit status: 0 all was printed, 1 a line of --schemas-jsonl was refused, 2 usage or configuration.";
