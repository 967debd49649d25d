//! The program `archipel`.

use std::process::ExitCode;

fn main() -> ExitCode {
    archipel::cli::run(std::env::args_os())
}
