//! The program `archipel`.
#![expect(clippy::disallowed_methods, reason = "the arguments begin here")]

use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    archipel::cli::run(std::env::args_os())
}
