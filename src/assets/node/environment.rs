//! Environment variables of Node; all others are cleared, so that output does not depend on the
//! machine.
#![expect(clippy::disallowed_methods, reason = "the one door to Node")]

use std::ffi::OsStr;
use std::process::Command;

/// The variables that are passed to Node; only finding and loading it depends on them. The last
/// ones are those of version managers, whose `node` is a program that finds another one.
const KEPT: [&str; 10] = [
    "PATH", "HOME", "LD_LIBRARY_PATH", "TMPDIR", "SystemRoot", "ASDF_DATA_DIR", "MISE_DATA_DIR",
    "NODENV_ROOT", "VOLTA_HOME", "XDG_DATA_HOME",
];

/// A command that runs `node` in an environment that is the same everywhere.
pub(crate) fn command(node: &OsStr) -> Command {
    let mut command = Command::new(node);
    command.env_clear();
    for name in KEPT {
        if let Some(value) = std::env::var_os(name) {
            command.env(name, value);
        }
    }
    command.env("NODE_ENV", "production").env("TZ", "UTC");
    // The default locale of `toLocaleString` and `Intl`.
    command.env("LANG", "en_US.UTF-8").env("LC_ALL", "en_US.UTF-8");
    command
}
