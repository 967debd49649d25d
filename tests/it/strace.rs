//! The program under `strace`, which records its system calls or makes some of them fail.

use std::io::Write as _;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use crate::site::Site;

/// `archipel` with these arguments in the folder of the site, under `strace` with these options.
/// `None` if processes may not be traced, which counts as skipped.
pub fn traced(site: &Site, options: &[&str], arguments: &[&str]) -> Option<Command> {
    static WORKS: OnceLock<bool> = OnceLock::new();
    let works = WORKS.get_or_init(|| {
        let probe = Command::new("strace").args(["-f", "-o", "/dev/null", "true"]).output();
        let works = probe.is_ok_and(|output| output.status.success());
        if !works {
            let words = "skipped: power loss and failing system calls: strace can't trace here\n";
            std::io::stderr().write_all(words.as_bytes()).expect("standard error is open");
        }
        works
    });
    works.then(|| {
        let mut command = Command::new("strace");
        command.arg("-f").args(options).arg(env!("CARGO_BIN_EXE_archipel")).args(arguments);
        command.current_dir(site.root()).stdin(Stdio::null()).env_remove("NO_COLOR");
        command
    })
}
