//! Runs scripts in Node that read one request, answer it and exit.
#![expect(clippy::disallowed_methods, reason = "the one door to programs of Node that answer once")]

use std::io::{Read, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail};

/// Runs `script`, a module whose imports are found from `folder`, with `request` as its standard
/// input; returns its standard output.
pub fn run(folder: &Path, script: &str, request: &[u8]) -> anyhow::Result<Vec<u8>> {
    let child = Command::new("node")
        .args(["--input-type=module", "--eval", script])
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut child = match child {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            bail!("fonts and islands need Node 20 or newer, and there is none")
        }
        other => other.context("Node can't be started")?,
    };
    let (Some(mut input), Some(output), Some(errors)) =
        (child.stdin.take(), child.stdout.take(), child.stderr.take())
    else {
        bail!("Node was started without its pipes")
    };
    let (answer, words) = std::thread::scope(|scope| {
        // A script that exits early explains why on standard error.
        scope.spawn(move || input.write_all(request));
        let words = scope.spawn(|| read(errors));
        let answer = read(output);
        (answer, words.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    });
    let status = child.wait().context("Node's end can't be seen")?;
    if !status.success() {
        let words = String::from_utf8_lossy(&words);
        let last: Vec<&str> = words.lines().filter(|line| !line.trim().is_empty()).collect();
        let last = last[last.len().saturating_sub(LAST_LINES)..].join("\n");
        bail!("Node ended with {status}:\n{last}");
    }
    Ok(answer)
}

/// Reads a pipe to its end. If it breaks, the exit status tells why.
fn read(mut pipe: impl Read) -> Vec<u8> {
    let mut bytes = Vec::new();
    let _ = pipe.read_to_end(&mut bytes);
    bytes
}

/// The number of Node's last lines in an error.
const LAST_LINES: usize = 12;

#[cfg(test)]
mod tests {
    use super::*;

    fn root() -> &'static Path {
        Path::new(env!("CARGO_MANIFEST_DIR"))
    }

    #[test]
    fn a_program_answers_once() {
        let script = "process.stdin.on('data', (text) => console.log(`${text}!`));";
        let answer = run(root(), script, b"so").unwrap();
        assert_eq!(answer, b"so!\n");
        let failure = run(root(), "throw new Error('no luck');", b"").unwrap_err();
        assert!(failure.to_string().contains("no luck"), "{failure}");
    }
}
