//! Runs `npm ci`.
#![expect(clippy::disallowed_methods, reason = "starts npm")]

use std::ffi::OsStr;
use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail};

use crate::assets::cache;
use crate::assets::node::limit::{self, INSTALL_TIMEOUT};
use crate::base::disk;
use crate::base::os;
use crate::base::wait;

/// Runs npm, and ends it and its children at the end of standard input, so that it does not
/// continue when this program is killed.
const SUPERVISOR: &str = "\
const { spawn } = require('node:child_process');
const [, program, ...options] = process.argv;
const child = spawn(program, options, { stdio: ['ignore', 'inherit', 'inherit'] });
child.on('error', ({ code }) => process.exit(code === 'ENOENT' ? 127 : 126));
child.on('exit', (code) => process.exit(code ?? 1));
process.stdin.on('end', () => process.kill(0, 'SIGKILL')).resume();
";

/// The exit code for a program that does not exist.
const NOT_FOUND: i32 = 127;

/// Options of npm that must not be read from the configuration of the machine, since it would
/// install other files. Install scripts are not needed: esbuild's executable is in a package for
/// the platform.
const OPTIONS: [&str; 13] = [
    "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline", "--dry-run=false",
    "--global=false", "--workspaces=false", "--package-lock=true", "--package-lock-only=false",
    "--install-strategy=hoisted", "--include=optional", "--include=peer",
];

/// Options that must not be read from environment variables.
const VARIABLES: [&str; 3] = ["npm_config_os", "npm_config_cpu", "npm_config_libc"];

/// The number of npm's lines in an error.
const MAX_LINES: usize = 12;

/// The name of npm's executable on this system.
pub(in crate::assets::node) fn program() -> &'static OsStr {
    OsStr::new(os::NPM)
}

/// Locks the installation of packages of the project at `root`, until the file is dropped.
pub(in crate::assets::node) fn hold(root: &Path) -> anyhow::Result<File> {
    let cache = cache::folder(root);
    wait::during("waiting for another process that installs npm packages", || {
        cache::create_folder(&cache)?;
        let file = disk::open_lock(&cache.join("packages.lock"))?;
        file.lock()?;
        std::io::Result::Ok(file)
    })
    .with_context(|| format!("npm packages can't be installed into `{}`", cache.display()))
}

/// Installs the packages of the lock file in `folder`; `place` describes the folder in errors.
pub(in crate::assets::node) fn ci(
    folder: &Path,
    npm: &OsStr,
    with_dev: bool,
    place: &str,
) -> anyhow::Result<()> {
    let mut command = Command::new("node");
    command.args(["--eval", SUPERVISOR, "--"]).arg(npm).args(OPTIONS);
    command.arg(if with_dev { "--include=dev" } else { "--omit=dev" });
    for variable in VARIABLES {
        command.env_remove(variable);
    }
    let child = os::start_in_own_group(&mut command)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let no_npm = "fonts and islands need npm, which is not installed: install Node 20 or newer";
    let child = match child {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => bail!(no_npm),
        other => other.context("npm can't be started")?,
    };
    let output = wait::during(format!("`npm ci` {place}"), || {
        limit::output(child, Vec::new(), INSTALL_TIMEOUT, &|| false)
            .context("waiting for npm failed")
    })?;
    let Some(output) = output else {
        bail!(
            "`npm ci` {place} has not ended for {} minutes, and was ended; see whether its \
             registry can be reached",
            INSTALL_TIMEOUT.as_secs() / 60
        )
    };
    if output.status.code() == Some(NOT_FOUND) {
        bail!(no_npm)
    }
    if output.status.success() {
        return Ok(());
    }
    let words = String::from_utf8_lossy(&output.stderr);
    match mismatch(&words) {
        Some(what) => bail!(
            "islands/package-lock.json is not in sync with islands/package.json: {what}; run `npm \
             install` in islands/, and commit both files"
        ),
        None => bail!("`npm ci` {place} failed ({}):\n{}", output.status, cause(&words)),
    }
}

/// The package in which the lock file differs from `package.json`, if npm reports that.
fn mismatch(words: &str) -> Option<String> {
    let lines = words.lines().map(|line| line.trim_start_matches("npm error").trim());
    let found: Vec<&str> = lines
        .filter(|line| line.starts_with("Missing: ") || line.starts_with("Invalid: "))
        .collect();
    let first = found.first()?.trim_end_matches(" from lock file");
    let first =
        first.replacen("Missing: ", "it lacks ", 1).replacen("Invalid: lock file's ", "its ", 1);
    let more = found.len() - 1;
    Some(if more > 0 { format!("{first}, and {more} more") } else { first })
}

/// The lines of npm's output with the cause of its failure: the errors, without its usage and the
/// name of a log.
fn cause(words: &str) -> String {
    let is_noise = |line: &&str| {
        line.is_empty()
            || line.contains("A complete log of this run")
            || line.starts_with("npm warn")
    };
    let lines: Vec<&str> =
        words.lines().map(str::trim_end).filter(|line| !is_noise(line)).collect();
    let errors: Vec<&str> =
        lines.iter().copied().filter(|line| line.starts_with("npm error ")).collect();
    match errors.is_empty() {
        true => lines[lines.len().saturating_sub(MAX_LINES)..].join("\n"),
        false => errors[..errors.len().min(MAX_LINES)].join("\n"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_package_that_the_lock_file_lacks_is_named() {
        let words = "npm error code EUSAGE\nnpm error\n\
                     npm error Missing: clsx@2.1.1 from lock file\n\
                     npm error Invalid: lock file's a@1.0.0 does not satisfy a@2.0.0\n\
                     npm error\nnpm error Clean install a project\n";
        assert_eq!(mismatch(words).unwrap(), "it lacks clsx@2.1.1, and 1 more");
        let words = "npm error Invalid: lock file's a@1.0.0 does not satisfy a@2.0.0\n";
        assert_eq!(mismatch(words).unwrap(), "its a@1.0.0 does not satisfy a@2.0.0");
        assert_eq!(mismatch("npm error code E404"), None);
    }

    #[test]
    fn a_failure_shows_the_errors_of_npm_without_its_log() {
        let words = "npm warn deprecated a\nnpm error code E404\nnpm error 404 no such package\n\
                     npm error A complete log of this run can be found in: /tmp/x.log\n";
        assert_eq!(cause(words), "npm error code E404\nnpm error 404 no such package");
        assert_eq!(cause("Segmentation fault\n"), "Segmentation fault");
    }
}
