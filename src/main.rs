//! The program `archipel`.
#![expect(clippy::disallowed_methods, reason = "the arguments begin here")]

use std::process::ExitCode;

fn main() -> ExitCode {
    archipel::cli::run(std::env::args_os())
}
