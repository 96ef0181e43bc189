//! A server in a child process: how it starts, what it says on standard error, and that nothing of it is left.

use std::{
    collections::VecDeque,
    env,
    ffi::{OsStr, OsString},
    io,
    path::{Path, PathBuf},
    process::{ExitStatus, Stdio},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use codemode_core::Cancellation;
use process_wrap::tokio::{ChildWrapper, CommandWrap, KillOnDrop};
use tokio::{
    io::AsyncReadExt,
    process::{ChildStderr, ChildStdin, ChildStdout, Command},
    sync::watch,
    time::timeout,
};

use crate::{
    config::StdioConfig,
    error::{McpError, McpErrorKind},
    text,
};

/// A running server. Dropping it kills the server and all that it started.
#[derive(Debug)]
pub(super) struct Process {
    /// What the supervisor shall do; its end, when this is dropped, means to kill.
    orders: watch::Sender<Order>,
    /// How the server ended, once it has.
    end: watch::Receiver<Option<String>>,
    stderr: Arc<Tail>,
    /// Values of the configuration, which may be secrets: they are not shown.
    hidden: Vec<String>,
}

/// The streams of a server.
pub(super) struct Streams {
    pub(super) stdout: ChildStdout,
    pub(super) stdin: ChildStdin,
}

impl Process {
    /// Starts the server `name` with the variables of `base_env` that every server gets.
    pub(super) fn start(name: &str, config: &StdioConfig, base_env: &[(OsString, OsString)]) -> Result<(Self, Streams), McpError> {
        let entry = format!("mcpServers.{name}");
        let failed = |problem: String| McpError::new(McpErrorKind::Command, &format!("MCP server `{name}` did not start: {problem}"));
        if let Some(cwd) = config.cwd.as_deref().filter(|cwd| !cwd.is_dir()) {
            return Err(failed(format!("there is no directory `{}`; check `{entry}.cwd`", cwd.display())));
        }
        let variables: Vec<_> = base_env
            .iter()
            .filter(|(key, value)| is_passed_on(key, value))
            .cloned()
            .chain(config.env.iter().map(|(key, value)| (key.into(), value.into())))
            .collect();
        let program = text::one_line(&config.command, MAX_COMMAND_CHARS);
        let Some(path) = find(&config.command, &variables) else {
            return Err(failed(format!("command `{program}` was not found; check `{entry}.command` and that it is installed and in PATH")));
        };
        let mut command = Command::new(path);
        command.args(&config.args).env_clear().envs(variables);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        if let Some(cwd) = &config.cwd {
            command.current_dir(cwd);
        }
        let mut wrap = CommandWrap::from(command);
        wrap.wrap(KillOnDrop);
        // Launchers such as npx leave the real server behind when only they are killed.
        #[cfg(unix)]
        wrap.wrap(process_wrap::tokio::ProcessGroup::leader());
        let mut child = wrap.spawn().map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => failed(format!("command `{program}` was not found; check `{entry}.command`")),
            _ => failed(format!("command `{program}` cannot be run ({error}); check `{entry}.command`")),
        })?;
        let streams = (child.stdin().take(), child.stdout().take(), child.stderr().take());
        let group = Group(Some(child));
        let (Some(stdin), Some(stdout), Some(stderr)) = streams else {
            return Err(failed("its standard streams cannot be opened".into()));
        };
        let tail = Arc::new(Tail::default());
        tokio::spawn(Arc::clone(&tail).fill(stderr));
        let (orders, taken) = watch::channel(Order::Run);
        let (ended, end) = watch::channel(None);
        tokio::spawn(supervise(group, taken, ended));
        let hidden = config.env.values().filter(|value| value.len() >= MIN_HIDDEN).cloned().collect();
        Ok((Self { orders, end, stderr: tail, hidden }, Streams { stdout, stdin }))
    }

    /// How the server ended, if it ends within `patience`.
    pub(super) async fn end(&self, patience: Duration) -> Option<String> {
        let mut end = self.end.clone();
        // The changes end together with the supervisor, which has then told how the server ended.
        let ending = async { while end.borrow_and_update().is_none() && end.changed().await.is_ok() {} };
        let _ = timeout(patience, ending).await;
        self.end.borrow().clone()
    }

    /// The last that the server said on standard error, on one line.
    pub(super) async fn last_words(&self) -> Option<String> {
        if self.end.borrow().is_some() {
            // All of it is on its way; a grandchild that keeps the stream open is not waited for.
            let _ = timeout(DRAIN, self.stderr.closed.cancelled()).await;
        }
        let words = self.stderr.last_words()?;
        Some(self.hidden.iter().fold(words, |words, value| words.replace(value.as_str(), "***")))
    }

    /// Ends the server, whose input has been closed: first kindly, at the latest after two seconds by force.
    pub(super) async fn stop(&self) {
        for (order, patience) in [(Order::Run, POLITE), (Order::Terminate, POLITE), (Order::Kill, DRAIN)] {
            self.orders.send_replace(order);
            if self.end(patience).await.is_some() {
                return;
            }
        }
    }
}

#[derive(Clone, Copy, Debug)]
enum Order {
    Run,
    Terminate,
    Kill,
}

/// A child and all that it started. They are killed when this is dropped, with or without a runtime.
#[derive(Debug)]
struct Group(Option<Box<dyn ChildWrapper>>);

impl Group {
    async fn wait(&mut self) -> io::Result<ExitStatus> {
        match &mut self.0 {
            Some(child) => child.wait().await,
            None => Err(io::ErrorKind::NotFound.into()),
        }
    }

    fn terminate(&self) {
        #[cfg(unix)]
        if let Some(child) = &self.0 {
            let _ = child.signal(SIGTERM);
        }
    }

    fn kill(&mut self) {
        if let Some(child) = &mut self.0 {
            // It fails when nobody is left, which is what it is for.
            let _ = child.start_kill();
        }
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Owns the child until it has ended, and tells how it did.
async fn supervise(mut group: Group, mut orders: watch::Receiver<Order>, ended: watch::Sender<Option<String>>) {
    let status = loop {
        tokio::select! {
            status = group.wait() => break status,
            changed = orders.changed() => match changed.map(|()| *orders.borrow_and_update()) {
                Ok(Order::Run) => {}
                Ok(Order::Terminate) => group.terminate(),
                Ok(Order::Kill) => group.kill(),
                Err(_) => {
                    group.kill();
                    break group.wait().await;
                }
            },
        }
    };
    // The child is gone; what it has left behind must not outlive it.
    group.kill();
    group.0.take();
    let end = match status {
        Ok(status) => match status.code() {
            Some(code) => format!("exited with status {code}"),
            None => format!("was ended by {status}"),
        },
        Err(_) => "ended".into(),
    };
    ended.send_replace(Some(end));
}

/// The end of what a server says on standard error.
#[derive(Debug, Default)]
struct Tail {
    /// At most [`TAIL_BYTES`]. The lock is never held across an await.
    bytes: Mutex<VecDeque<u8>>,
    closed: Cancellation,
}

impl Tail {
    async fn fill(self: Arc<Self>, mut stderr: ChildStderr) {
        let mut chunk = [0; 1024];
        while let Ok(read @ 1..) = stderr.read(&mut chunk).await {
            let mut bytes = self.bytes.lock().unwrap_or_else(PoisonError::into_inner);
            let excess = (bytes.len() + read).saturating_sub(TAIL_BYTES);
            bytes.drain(..excess);
            bytes.extend(&chunk[..read]);
        }
        self.closed.cancel();
    }

    fn last_words(&self) -> Option<String> {
        let bytes: Vec<u8> = self.bytes.lock().unwrap_or_else(PoisonError::into_inner).iter().copied().collect();
        let all = text::clean(&String::from_utf8_lossy(&bytes));
        let mut words = String::new();
        for line in all.lines().rev().map(str::trim).filter(|line| !line.is_empty()) {
            let longer = if words.is_empty() { text::one_line(line, MAX_WORDS) } else { format!("{line} | {words}") };
            if longer.chars().count() > MAX_WORDS + 1 {
                break;
            }
            words = longer;
        }
        (!words.is_empty()).then_some(words)
    }
}

/// Bytes of a configured value that is hidden; shorter ones, such as `1`, would hide ordinary words.
const MIN_HIDDEN: usize = 4;

/// Whether every server gets this variable. The rest of the environment may hold secrets that are none of its business.
fn is_passed_on(key: &OsStr, value: &OsStr) -> bool {
    let (Some(key), Some(value)) = (key.to_str(), value.to_str()) else {
        return false;
    };
    let is_listed = if cfg!(windows) {
        WINDOWS_VARIABLES.iter().any(|listed| key.eq_ignore_ascii_case(listed))
    } else {
        VARIABLES.contains(&key) || key.starts_with("LC_")
    };
    // Old shells export functions as variables that begin so.
    is_listed && !value.starts_with("()")
}

/// The program that `command` means in the `PATH` of `variables`; none if there is none.
fn find(command: &str, variables: &[(OsString, OsString)]) -> Option<PathBuf> {
    let path = Path::new(command);
    let variable = |name: &str| {
        let is_it = |key: &OsStr| if cfg!(windows) { key.eq_ignore_ascii_case(name) } else { key == name };
        variables.iter().rev().find(|(key, _)| is_it(key)).map(|(_, value)| value.as_os_str())
    };
    let Some(directories) = variable("PATH").filter(|_| path.components().count() == 1) else {
        return Some(path.to_owned());
    };
    let extensions = if cfg!(windows) { variable("PATHEXT").and_then(OsStr::to_str).unwrap_or(".COM;.EXE;.BAT;.CMD") } else { "" };
    env::split_paths(directories)
        .flat_map(|directory| {
            let with = move |extension: &str| directory.join(format!("{command}{extension}"));
            std::iter::once("").chain(extensions.split(';')).map(with).collect::<Vec<_>>()
        })
        .find(|candidate| is_program(candidate))
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;

    path.metadata().is_ok_and(|metadata| metadata.is_file() && metadata.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.extension().is_some() && path.is_file()
}

/// How long output that is on its way is waited for.
const DRAIN: Duration = Duration::from_millis(300);
/// How long each polite request to end is given.
const POLITE: Duration = Duration::from_secs(1);
#[cfg(unix)]
const SIGTERM: i32 = 15;
const TAIL_BYTES: usize = 8 * 1024;
const MAX_COMMAND_CHARS: usize = 120;
const MAX_WORDS: usize = 200;
const VARIABLES: [&str; 9] = ["HOME", "LANG", "LOGNAME", "PATH", "SHELL", "TERM", "TMPDIR", "TZ", "USER"];
const WINDOWS_VARIABLES: [&str; 17] = [
    "APPDATA",
    "COMSPEC",
    "HOMEDRIVE",
    "HOMEPATH",
    "LOCALAPPDATA",
    "PATH",
    "PATHEXT",
    "PROCESSOR_ARCHITECTURE",
    "PROGRAMDATA",
    "PROGRAMFILES",
    "SYSTEMDRIVE",
    "SYSTEMROOT",
    "TEMP",
    "TMP",
    "USERNAME",
    "USERPROFILE",
    "WINDIR",
];
