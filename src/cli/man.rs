//! The command `man`: man pages with the text of `--help`.

use std::fs;
use std::path::Path;

use anyhow::Context as _;
use clap::Command;
use clap_mangen::Man;

use crate::cli::terminal::SUCCESS;

/// Writes the man pages of a program and its commands into a folder.
pub(super) fn run(program: Command, folder: &Path, date: &str) -> anyhow::Result<u8> {
    let mut program = program.disable_help_subcommand(true);
    program.build();
    let source = format!("archipel {}", env!("CARGO_PKG_VERSION"));
    let context = || format!("can't write man pages to `{}`", folder.display());
    fs::create_dir_all(folder).with_context(context)?;
    let mut commands = vec![program];
    while let Some(command) = commands.pop() {
        let visible = command.get_subcommands().filter(|command| !command.is_hide_set());
        commands.extend(visible.cloned());
        let page = Man::new(command).date(date).source(&source).manual("Archipel");
        page.generate_to(folder).with_context(context)?;
    }
    Ok(SUCCESS)
}
