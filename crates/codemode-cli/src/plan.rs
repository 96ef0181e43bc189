//! From raw arguments to ready objects: everything that can be wrong with usage or configuration shows here.

use std::{
    io::Read,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use anyhow::{Context, anyhow};
use codemode::{Builder, Catalog, mcp::McpServers};

use crate::{
    args::{CatalogArgs, RunArgs},
    config::{self, Config},
    folders::{self, Folders},
    render,
};

/// A script and all that it needs.
pub(crate) struct Plan {
    pub(crate) script: Script,
    pub(crate) builder: Builder,
    pub(crate) servers: Option<Arc<McpServers>>,
    pub(crate) timeout: Duration,
    pub(crate) json: bool,
}

/// The text of a script and the name under which errors show it.
pub(crate) struct Script {
    pub(crate) name: String,
    pub(crate) code: String,
}

/// Makes the plan of `codemode run`.
pub(crate) fn plan(args: RunArgs) -> anyhow::Result<Plan> {
    let script = script(&args)?;
    let Tools { builder, servers, limits } = tools(args.catalog)?;
    let timeout = Duration::from_millis(args.timeout_ms.unwrap_or(limits.timeout_ms));
    Ok(Plan { script, builder, servers, timeout, json: args.json })
}

/// Tools, and the servers behind them, which have to be shut down.
pub(crate) struct Tools {
    pub(crate) builder: Builder,
    pub(crate) servers: Option<Arc<McpServers>>,
    pub(crate) limits: codemode::Limits,
}

/// The tools that arguments and configuration name.
pub(crate) fn tools(args: CatalogArgs) -> anyhow::Result<Tools> {
    let config = args.config.as_deref().map(config::read).transpose()?.unwrap_or_default();
    let mut builder =
        codemode::builder().executor(codemode::WorkerExecutor::this_executable().without_fork_server()).limits(config.limits.clone());
    for pack in packs(args.tools, &config) {
        builder = match pack.as_str() {
            "files" => {
                let workspace = args.workspace.clone().unwrap_or_else(|| PathBuf::from("."));
                builder.tools(codemode::files::pack(&workspace)?)
            }
            "none" => builder,
            other => return Err(unknown_pack(other)),
        };
    }
    let servers = (!config.servers.is_empty()).then(|| {
        let mut servers = McpServers::new(config.servers).with_environment(std::env::vars_os());
        if let Some(cache) = Folders::find().cache {
            servers = servers.with_cache(cache.join("mcp"));
        }
        // None unless they are named: there are servers for which roots replace the folders of their own configuration.
        Arc::new(servers.with_roots(config.roots.iter().filter_map(|root| folders::address(root))))
    });
    if let Some(servers) = &servers {
        builder = builder.namespace(Arc::<McpServers>::clone(servers));
    }
    Ok(Tools { builder, servers, limits: config.limits })
}

/// Says which parts of a catalog are missing. The rest works.
pub(crate) fn warn(catalog: &Catalog) {
    for problem in catalog.problems() {
        render::talk(&format!("warning: {}", render::printable(problem)));
    }
}

fn script(args: &RunArgs) -> anyhow::Result<Script> {
    if let Some(code) = &args.eval {
        return Ok(Script { name: "-e".into(), code: code.clone() });
    }
    match args.script.as_deref() {
        Some(path) if path == Path::new("-") => {
            let mut bytes = Vec::new();
            std::io::stdin().lock().read_to_end(&mut bytes).context("cannot read the script from standard input")?;
            let code = String::from_utf8(bytes).map_err(|_| anyhow!("the script on standard input is not UTF-8 text"))?;
            Ok(Script { name: "standard input".into(), code: without_preamble(code) })
        }
        Some(path) => {
            let code = fs_err::read_to_string(path).context("cannot read the script")?;
            Ok(Script { name: path.display().to_string(), code: without_preamble(code) })
        }
        None => Err(anyhow!("name a script, `-` for standard input, or give the code with -e")),
    }
}

/// Blanks a byte order mark and a `#!` line, so that a script can be executable; lines stay true.
fn without_preamble(code: String) -> String {
    let code = code.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(code);
    if !code.starts_with("#!") {
        return code;
    }
    code.find('\n').map_or_else(String::new, |end| code[end..].to_owned())
}

fn packs(named: Option<Vec<String>>, config: &Config) -> Vec<String> {
    let mut packs = named.or_else(|| config.tools.clone()).unwrap_or_else(|| vec!["files".into()]);
    packs.sort();
    packs.dedup();
    packs
}

fn unknown_pack(name: &str) -> anyhow::Error {
    match config::nearest(name, &PACKS) {
        Some(known) => anyhow!("unknown tool pack `{name}`; did you mean `{known}`?"),
        None => anyhow!("unknown tool pack `{name}`; known are {}", PACKS.join(", ")),
    }
}

const PACKS: [&str; 2] = ["files", "none"];
