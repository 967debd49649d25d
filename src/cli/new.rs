//! The command `new`: a site to begin with.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;

use crate::cli::terminal::{Common, SUCCESS};
use crate::starter;

/// The arguments of `new`.
#[derive(Args)]
pub(super) struct Arguments {
    /// The folder of the new site
    folder: PathBuf,
    /// Its languages, the default one first: de, en, es, fr, hi, it, ja, nl, pl, pt, ru, zh-Hans
    #[arg(long, value_name = "TAGS", value_delimiter = ',', default_value = "en")]
    locales: Vec<String>,
}

/// Creates the site and tells what to do next.
pub(super) fn run(common: &Common, arguments: &Arguments) -> anyhow::Result<u8> {
    let Arguments { folder, locales } = arguments;
    let count = starter::create(folder, locales)?;
    if common.json {
        let json = serde_json::json!({ "ok": true, "folder": folder, "files": count });
        // A closed pipe is no error.
        let _ = writeln!(std::io::stdout(), "{json}");
    } else if !common.quiet {
        say!("created: {} ({count} files, {})", folder.display(), locales.join(" "));
        say!("next:    cd {}", folder.display());
        say!("         archipel serve --watch --open");
    }
    Ok(SUCCESS)
}
