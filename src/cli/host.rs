//! `archipel host`: the configuration of a host, for the site that was built.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clap::Args;

use crate::cli::terminal::{Common, FINE, WRONG, print_report};
use crate::config::{Config, config};
use crate::content;
use crate::diagnostic::{Report, nearest};
use crate::dist::Finished;
use crate::host::{self, Kind, RouteTable, SecurityHeaders};
use crate::source::{Snapshot, SourcePath};

/// What is printed, and where to.
#[derive(Args)]
pub(super) struct Wishes {
    /// Which configuration; without it, a list of them
    kind: Option<String>,
    /// The site as it was built
    #[arg(long, value_name = "DIR")]
    dist: Option<PathBuf>,
    /// The file that it is written to, instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The folder on the host that holds the site (nginx, caddy)
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Send `.br` siblings: nginx has the module for it
    #[arg(long)]
    brotli: bool,
    /// Send each page's policy as a header too (nginx, caddy, cloudfront-headers); print and load
    /// the configuration again with every publish that changes a policy
    #[arg(long)]
    policies: bool,
}

/// Prints what the user wishes; with `--json`, the route table.
pub(super) fn run(common: &Common, wishes: &Wishes) -> anyhow::Result<u8> {
    let kind = wishes.kind.as_deref().map(named).transpose()?;
    if kind.is_none() && !common.json {
        let line = |kind: &Kind| format!("{:<22}{}\n", kind.name(), kind.description());
        return give(wishes, &Kind::ALL.iter().map(line).collect::<String>());
    }
    let Some(config) = site(common)? else { return Ok(WRONG) };
    let dist = wishes.dist.clone().unwrap_or_else(|| common.root.join("dist"));
    let dist = Finished::open(&dist)?;
    let headers = config.security.map(|security| security.headers(&dist.site.base_url));
    let headers = SecurityHeaders::new(headers.unwrap_or_default());
    let table = RouteTable::of(&dist, headers)?;
    let folder = wishes.folder.as_deref();
    let wanted = host::Wishes { folder, brotli: wishes.brotli, policies: wishes.policies };
    let text = match kind {
        Some(kind) if !common.json => host::print(kind, &table, wanted)?,
        _ => serde_json::to_string(&table).expect("texts and numbers are JSON") + "\n",
    };
    give(wishes, &text)
}

fn named(name: &str) -> anyhow::Result<Kind> {
    let known = Kind::ALL.into_iter().find(|kind| kind.name() == name);
    let Some(kind) = known else {
        let near = nearest(name, Kind::ALL.iter().map(|kind| kind.name()));
        let near = near.map(|near| format!("; did you mean `{near}`?"));
        bail!(
            "there is no kind of host `{name}`{}",
            near.unwrap_or_else(|| "; `archipel host` lists them".to_owned())
        );
    };
    Ok(kind)
}

/// What `site.toml` says; nothing when the file is wrong, which is told.
fn site(common: &Common) -> anyhow::Result<Option<Config>> {
    let (root, path) = (&common.root, SourcePath::new("site.toml"));
    let snapshot = Snapshot::take(root);
    if !snapshot.contains(path.as_str()) {
        bail!("there is no site.toml in `{}`; name the site's folder with --root", root.display());
    }
    let mut report = Report::new();
    let text = content::read(&snapshot, &path, &mut report);
    let config = text.and_then(|text| config(&path, &text, None, &mut report));
    if report.has_errors() {
        print_report(common, &report, &snapshot);
    }
    Ok(config)
}

fn give(wishes: &Wishes, text: &str) -> anyhow::Result<u8> {
    match &wishes.out {
        Some(out) => {
            std::fs::write(out, text)
                .with_context(|| format!("can't write `{}`", out.display()))?;
        }
        // A reader that has gone away is no failure.
        None => drop(std::io::stdout().write_all(text.as_bytes())),
    }
    Ok(FINE)
}
