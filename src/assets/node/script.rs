//! Runs scripts in Node that read one request, respond and exit.
#![cfg_attr(test, expect(clippy::disallowed_methods, reason = "tests make folders"))]

use std::ffi::OsStr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context as _, bail};

use crate::assets::node::environment;
use crate::assets::node::limit::{self, SCRIPT_TIMEOUT};
use crate::assets::node::runtime;

/// Runs `script`, a module whose imports are resolved from `folder`, with `request` at the start of
/// its standard input. The script exits at the end of the input. Returns its standard output.
pub(crate) fn run(folder: &Path, script: &str, request: &[u8]) -> anyhow::Result<Vec<u8>> {
    run_until(&|| false, SCRIPT_TIMEOUT, folder, script, request)
}

/// Like [`run`]; ends the script after `time`, or once `is_cancelled`.
pub(crate) fn run_until(
    is_cancelled: &dyn Fn() -> bool,
    time: Duration,
    folder: &Path,
    script: &str,
    request: &[u8],
) -> anyhow::Result<Vec<u8>> {
    let call = Call { node: OsStr::new("node"), time, is_cancelled };
    run_within(&call, folder, script, request)
}

/// How a script is run.
struct Call<'a> {
    node: &'a OsStr,
    time: Duration,
    is_cancelled: &'a dyn Fn() -> bool,
}

fn run_within(
    &Call { node, time, is_cancelled }: &Call<'_>,
    folder: &Path,
    script: &str,
    request: &[u8],
) -> anyhow::Result<Vec<u8>> {
    let child = environment::command(node)
        .args(["--input-type=module", "--eval", script])
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let child = match child {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            bail!(runtime::unusable("which is not installed"))
        }
        other => other.context("Node can't be started")?,
    };
    let output = limit::output(child, request.to_vec(), time, is_cancelled)
        .context("waiting for Node failed")?;
    let Some(output) = output else {
        bail!("Node did not answer within {} s and was stopped", time.as_secs())
    };
    if !output.status.success() {
        if let Some(version) = runtime::outdated(node) {
            bail!(runtime::unusable(&format!("and `node` is {version}")))
        }
        let words = String::from_utf8_lossy(&output.stderr);
        let last: Vec<&str> = words.lines().filter(|line| !line.trim().is_empty()).collect();
        let last = last[last.len().saturating_sub(LAST_LINES)..].join("\n");
        bail!("Node ended with {}:\n{last}", output.status);
    }
    Ok(output.stdout)
}

/// The number of Node's last lines in an error.
const LAST_LINES: usize = 12;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::cache::{Scratch, unique};

    fn root() -> &'static Path {
        Path::new(env!("CARGO_MANIFEST_DIR"))
    }

    #[test]
    fn a_program_answers_once() {
        let script = "process.stdin.once('data', (text) => {\n  console.log(`${text}!`);\n\
                      process.exit();\n});";
        let answer = run(root(), script, b"so").unwrap();
        assert_eq!(answer, b"so!\n");
        let failure = run(root(), "throw new Error('no luck');", b"").unwrap_err();
        assert!(failure.to_string().contains("no luck"), "{failure}");
    }

    #[test]
    fn an_old_node_is_named() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = Scratch::new(std::env::temp_dir().join(unique("archipel-old-node"))).unwrap();
        let node = folder.path().join("node");
        let script = "#!/bin/sh\n[ \"$1\" = --version ] && echo v16.20.2 && exit\n\
                      echo 'SyntaxError: Unexpected token' >&2\nexit 1\n";
        // A script that is written while another thread forks can't be run.
        std::fs::write(node.with_extension("new"), script).unwrap();
        std::fs::rename(node.with_extension("new"), &node).unwrap();
        std::fs::set_permissions(&node, std::fs::Permissions::from_mode(0o755)).unwrap();
        let call = Call { node: node.as_os_str(), time: SCRIPT_TIMEOUT, is_cancelled: &|| false };
        let failure = run_within(&call, root(), "", b"").unwrap_err();
        assert_eq!(
            failure.to_string(),
            "fonts, islands and page checks need Node 20 or newer, and `node` is v16.20.2"
        );
    }

    #[test]
    fn a_program_that_does_not_answer_is_ended() {
        let script = "setInterval(() => {}, 1000);";
        let (node, time) = (OsStr::new("node"), Duration::from_secs(1));
        let call = Call { node, time, is_cancelled: &|| false };
        let failure = run_within(&call, root(), script, b"").unwrap_err();
        assert_eq!(failure.to_string(), "Node did not answer within 1 s and was stopped");
        let failure = run_until(&|| true, time, root(), script, b"").unwrap_err();
        assert!(failure.to_string().ends_with("and was stopped"), "{failure}");
    }
}
