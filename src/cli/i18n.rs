//! The command `i18n`: the progress of translations, and files for the tools of translators.

mod accept;
mod badge;
mod exchange;
mod import_errors;
mod open;
mod remove;
mod rename;
mod status;

use clap::{Args, Subcommand};

use crate::cli::new;
use crate::cli::terminal::Common;

pub(super) use crate::cli::i18n::remove::{header, tables, texts_without, without};

/// The arguments of `i18n`.
#[derive(Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Print how far the translations are: texts, pages, and words that are left
    Status(status::Arguments),
    /// Record translations as current in locales/translations.lock: later changes of the original
    /// make them stale
    Accept(accept::Arguments),
    /// Write the messages of a locale as a file for the tools of translators
    Export(exchange::Export),
    /// Read translations from such files; nothing is written if one of them would break its message
    Import(exchange::ImportArguments),
    /// Add a locale, as `archipel new locale` does
    Add {
        /// Its BCP 47 tag
        tag: String,
    },
    /// Remove a locale: its texts, its table in site.toml, and where pages and other files name it
    Remove(remove::Arguments),
    /// Rename a message or a term in all locales, and wherever the site uses it
    Rename(rename::Arguments),
}

/// Runs a subcommand.
pub(super) fn run(common: &Common, arguments: &Arguments) -> anyhow::Result<u8> {
    match &arguments.command {
        Command::Status(arguments) => status::run(common, arguments),
        Command::Accept(arguments) => accept::run(common, arguments),
        Command::Export(arguments) => exchange::export(common, arguments),
        Command::Import(arguments) => exchange::run_import(common, arguments),
        Command::Add { tag } => new::add_locale(common, tag),
        Command::Remove(arguments) => remove::run(common, arguments),
        Command::Rename(arguments) => rename::run(common, arguments),
    }
}
