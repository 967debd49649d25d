//! The command `host`: prints the configuration of a host for the site that was built.

use std::path::PathBuf;

use anyhow::{anyhow, bail};
use clap::Args;

use crate::build::dist::Finished;
use crate::build::write::Changes;
use crate::cli::terminal::{Common, SITE_ERRORS, SUCCESS, paint, print, print_report};
use crate::content::config::{Config, config};
use crate::deploy::host::{self, Kind, Printed, RouteTable, SecurityHeaders};
use crate::engine::diagnostic::{Report, nearest, read};
use crate::engine::source::{Snapshot, SourcePath};

/// The arguments of `host`.
#[derive(Args)]
pub(super) struct HostArguments {
    /// The configuration to print; without it, all are listed
    kind: Option<String>,
    /// The finished build [default: dist in the site's folder]
    #[arg(long, value_name = "DIR")]
    dist: Option<PathBuf>,
    /// The file to write to, instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The folder of the site on the host (nginx, caddy)
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Send `.br` files (requires the Brotli module of nginx)
    #[arg(long)]
    brotli: bool,
    /// Also send each page's policy as a header (nginx, caddy, cloudfront-headers); print and
    /// reload the configuration after each publish that changes a policy
    #[arg(long)]
    policies: bool,
}

/// Prints the configuration; with `--json`, the route table.
pub(super) fn run(common: &Common, arguments: &HostArguments) -> anyhow::Result<u8> {
    let kind = arguments.kind.as_deref().map(parse_kind).transpose()?;
    if kind.is_none() && !common.json {
        let line = |kind: &Kind| format!("{:<22}{}\n", kind.name(), kind.description());
        return write_output(arguments, &Kind::ALL.iter().map(line).collect::<String>());
    }
    let Some(config) = read_config(common)? else { return Ok(SITE_ERRORS) };
    let dist = arguments.dist.clone().unwrap_or_else(|| common.root.join("dist"));
    let dist = Finished::open(&dist)?;
    let headers = config.security.map(|security| security.headers(&dist.site.base_url));
    let headers = SecurityHeaders::new(headers.unwrap_or_default());
    let table = RouteTable::of(&dist, headers)?;
    let folder = arguments.folder.as_deref();
    let options = host::Options { folder, brotli: arguments.brotli, policies: arguments.policies };
    let text = match kind {
        Some(kind) if !common.json => {
            let Printed { text, notes } = host::print(kind, &table, options)?;
            for note in notes {
                say!("{}: {note}", paint("warning", "1;33"));
            }
            text
        }
        _ => serde_json::to_string(&table).expect("texts and numbers are JSON") + "\n",
    };
    write_output(arguments, &text)
}

fn parse_kind(name: &str) -> anyhow::Result<Kind> {
    Kind::from_name(name).ok_or_else(|| {
        let is_named = |text: &str| text.to_lowercase().contains(&name.to_lowercase());
        let is_for_it = |kind: &Kind| is_named(kind.name()) || is_named(kind.description());
        let for_it: Vec<_> = Kind::ALL.into_iter().filter(is_for_it).map(Kind::name).collect();
        let hint = match nearest(name, Kind::NAMES) {
            _ if !for_it.is_empty() => format!("use one of `{}`", for_it.join("`, `")),
            Some(near) => format!("did you mean `{near}`?"),
            None => "run `archipel host` to list all kinds".to_owned(),
        };
        anyhow!("unknown host configuration `{name}`; {hint}")
    })
}

/// Reads `site.toml`; prints its errors and returns `None` if it has any.
fn read_config(common: &Common) -> anyhow::Result<Option<Config>> {
    let (root, path) = (&common.root, SourcePath::new("site.toml"));
    let snapshot = Snapshot::scan(root);
    if !snapshot.contains(path.as_str()) {
        bail!("there is no site.toml in `{}`; set the site's folder with --root", root.display());
    }
    let mut report = Report::new();
    let text = read(&snapshot, &path, &mut report);
    let config = text.and_then(|text| config(&path, &text, None, &mut report));
    if report.has_errors() {
        print_report(common, &report, &snapshot);
    }
    Ok(config)
}

fn write_output(arguments: &HostArguments, text: &str) -> anyhow::Result<u8> {
    match &arguments.out {
        Some(out) => {
            let mut changes = Changes::default();
            changes.write(out.clone(), text.as_bytes().to_vec());
            changes.apply()?;
        }
        None => print(text),
    }
    Ok(SUCCESS)
}
