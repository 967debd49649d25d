//! Waits for processes, with time limits.

use std::io::{self, Read, Write as _};
use std::process::{Child, ExitStatus, Output};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::Builder;
use std::time::Duration;

/// The time limit of npm for installing packages.
pub(super) const INSTALL_TIMEOUT: Duration = Duration::from_mins(10);

/// The time limit of Node for its version. Slow machines must not reach it.
pub(super) const VERSION_TIMEOUT: Duration = Duration::from_secs(20);

/// The time limit of a script with a single response, such as the one that subsets fonts.
pub(crate) const SCRIPT_TIMEOUT: Duration = Duration::from_mins(5);

/// The time limit for rendering one island. Slow machines must not reach it.
pub(crate) const PRERENDER_TIMEOUT: Duration = Duration::from_secs(20);

/// The timeout without a heartbeat of the Node that compiles islands. It sends one every second,
/// but not while it reads a large package, for which a busy machine may need long.
pub(crate) const HEARTBEAT_TIMEOUT: Duration = Duration::from_mins(1);

/// The maximum number of bytes that are read from a pipe. Fonts are smaller, so larger output is
/// from another program.
const MAX_OUTPUT: u64 = 1 << 28;

/// The interval at which the state of the process is checked.
const STEP: Duration = Duration::from_millis(10);

/// The time for which the pipes of an exited process may stay open: its children may have inherited
/// them.
const PIPE_TIMEOUT: Duration = Duration::from_secs(5);

/// The time limit for a process to end its children, after its standard input was closed.
const EXIT_TIMEOUT: Duration = Duration::from_secs(1);

/// Writes `input` to a process with piped output, and waits for its exit. If it exceeds `limit`,
/// can't be waited for, or `is_cancelled`, it is ended, and the result is `None`.
///
/// Its standard input stays open until then: the end of its input shows that this program was
/// killed.
pub(super) fn output(
    mut child: Child,
    input: Vec<u8>,
    limit: Duration,
    is_cancelled: &dyn Fn() -> bool,
) -> io::Result<Option<Output>> {
    let output = answer(&mut child, input, limit, is_cancelled);
    if !matches!(output, Ok(Some(_))) {
        let _ = ends_within(&mut child, EXIT_TIMEOUT, &|| false);
        let _ = child.kill();
        let _ = child.wait();
    }
    output
}

fn answer(
    child: &mut Child,
    input: Vec<u8>,
    limit: Duration,
    is_cancelled: &dyn Fn() -> bool,
) -> io::Result<Option<Output>> {
    let (_is_open, end) = sync_channel::<()>(0);
    if let Some(mut pipe) = child.stdin.take() {
        Builder::new().spawn(move || {
            // A process that exits early prints the reason on standard error.
            let _ = pipe.write_all(&input);
            let _ = end.recv();
        })?;
    }
    let (stdout, stderr) = (collect(child.stdout.take())?, collect(child.stderr.take())?);
    let all = |pipe: Receiver<Vec<u8>>| pipe.recv_timeout(PIPE_TIMEOUT).unwrap_or_default();
    let status = ends_within(child, limit, is_cancelled)?;
    Ok(status.map(|status| Output { status, stdout: all(stdout), stderr: all(stderr) }))
}

/// The exit status of a process; `None` if it has not exited within `limit`, or until
/// `is_cancelled`.
fn ends_within(
    child: &mut Child,
    limit: Duration,
    is_cancelled: &dyn Fn() -> bool,
) -> io::Result<Option<ExitStatus>> {
    for _ in 0..limit.as_millis() / STEP.as_millis() {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if is_cancelled() {
            break;
        }
        std::thread::sleep(STEP);
    }
    Ok(None)
}

/// Reads a pipe to its end, in a thread of its own.
fn collect(pipe: Option<impl Read + Send + 'static>) -> io::Result<Receiver<Vec<u8>>> {
    let (sender, receiver) = sync_channel(1);
    Builder::new().spawn(move || {
        let mut bytes = Vec::new();
        // If it breaks, the exit status shows the reason.
        let _ = pipe.map(|pipe| pipe.take(MAX_OUTPUT).read_to_end(&mut bytes));
        let _ = sender.send(bytes);
    })?;
    Ok(receiver)
}
