//! A program for Node that reads one request, answers it and ends.
#![expect(clippy::disallowed_methods, reason = "the one door to programs of Node that answer once")]

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail};

/// Runs `script`, a module whose imports are found in `islands/node_modules` of the project at
/// `root`, with `request` as its standard input; returns its standard output.
pub fn run(root: &Path, script: &str, request: &[u8]) -> anyhow::Result<Vec<u8>> {
    let child = Command::new("node")
        .args(["--input-type=module", "--eval", script])
        .current_dir(root.join("islands"))
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
    let mut input = child.stdin.take().context("Node has no standard input")?;
    let output = std::thread::scope(|scope| {
        // A program that ends early says why on its standard error.
        scope.spawn(move || input.write_all(request));
        child.wait_with_output()
    })
    .context("Node's answer can't be read")?;
    if !output.status.success() {
        let words = String::from_utf8_lossy(&output.stderr);
        let last: Vec<&str> = words.lines().filter(|line| !line.trim().is_empty()).collect();
        let last = last[last.len().saturating_sub(LAST_LINES)..].join("\n");
        bail!("Node ended with {}:\n{last}", output.status);
    }
    Ok(output.stdout)
}

/// How many of Node's lines are shown when it fails.
const LAST_LINES: usize = 12;
