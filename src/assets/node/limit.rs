//! Waits for a program, but not for ever: how long for each, in one place.

use std::io::{self, Read, Write as _};
use std::process::{Child, ExitStatus, Output};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::Builder;
use std::time::Duration;

/// How long npm may take to install packages.
pub(super) const INSTALL_TIMEOUT: Duration = Duration::from_mins(10);

/// How long a script may take that answers once, such as the one that subsets fonts.
pub(super) const SCRIPT_TIMEOUT: Duration = Duration::from_mins(5);

/// How long one island may take to render. It must not be reached by slow machines.
pub(crate) const PRERENDER_TIMEOUT: Duration = Duration::from_secs(20);

/// The timeout without a heartbeat of the Node that compiles islands; it sends one every second.
pub(crate) const HEARTBEAT_TIMEOUT: Duration = Duration::from_secs(15);

/// How many bytes of a pipe are read. What prints more than fonts of that size is another program.
const MAX_OUTPUT: u64 = 1 << 28;

/// How often the program is looked at.
const STEP: Duration = Duration::from_millis(10);

/// How long the pipes of a program that has exited may stay open: its children may have them.
const PIPE_TIMEOUT: Duration = Duration::from_secs(5);

/// How long a program may take to end what it has started, after its standard input has ended.
const EXIT_TIMEOUT: Duration = Duration::from_secs(1);

/// Gives `input` to a program whose pipes are open, and waits for its end. One that takes longer
/// than `limit` is ended, and the result is `None`; so is one that can't be waited for.
///
/// Its standard input stays open until then: its end tells that this program was killed.
pub(super) fn output(
    mut child: Child,
    input: Vec<u8>,
    limit: Duration,
) -> io::Result<Option<Output>> {
    let output = answer(&mut child, input, limit);
    if !matches!(output, Ok(Some(_))) {
        let _ = ends_within(&mut child, EXIT_TIMEOUT);
        let _ = child.kill();
        let _ = child.wait();
    }
    output
}

fn answer(child: &mut Child, input: Vec<u8>, limit: Duration) -> io::Result<Option<Output>> {
    let (_is_open, end) = sync_channel::<()>(0);
    if let Some(mut pipe) = child.stdin.take() {
        Builder::new().spawn(move || {
            // A program that exits early explains why on standard error.
            let _ = pipe.write_all(&input);
            let _ = end.recv();
        })?;
    }
    let (stdout, stderr) = (collect(child.stdout.take())?, collect(child.stderr.take())?);
    let all = |pipe: Receiver<Vec<u8>>| pipe.recv_timeout(PIPE_TIMEOUT).unwrap_or_default();
    let status = ends_within(child, limit)?;
    Ok(status.map(|status| Output { status, stdout: all(stdout), stderr: all(stderr) }))
}

/// How a program ended; `None` if it has not within `limit`.
fn ends_within(child: &mut Child, limit: Duration) -> io::Result<Option<ExitStatus>> {
    for _ in 0..limit.as_millis() / STEP.as_millis() {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
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
        // If it breaks, the exit status tells why.
        let _ = pipe.map(|pipe| pipe.take(MAX_OUTPUT).read_to_end(&mut bytes));
        let _ = sender.send(bytes);
    })?;
    Ok(receiver)
}
