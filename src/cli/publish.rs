//! `archipel publish`, `releases`, `rollback` and `verify`: what they take and do.

mod changing;
mod plan;
mod voice;
mod words;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use anyhow::{Context as _, bail};
use clap::Args;
use serde_json::json;

use crate::cli::publish::changing::Changing;
use crate::cli::publish::voice::{Consent, Voice};
use crate::cli::publish::words::print_line;
use crate::cli::terminal::{Common, FINE, WRONG, paint, print_report};
use crate::config::{Config, config};
use crate::diagnostic::Report;
use crate::dist::Finished;
use crate::publish::{self, Options, Progress, Stop, Target, Verified};
use crate::source::{Snapshot, SourcePath};

/// What `publish` takes.
#[derive(Args)]
pub(super) struct Publish {
    #[command(flatten)]
    changing: Changing,
    /// The finished build; without it, dist in the site's folder
    #[arg(long, value_name = "DIR")]
    dist: Option<PathBuf>,
    /// List the store too, and mend what differs from the record of the release
    #[arg(long)]
    verify: bool,
    /// Replace files that Archipel did not make; copies of them are kept
    #[arg(long)]
    adopt: bool,
    /// Publish although base_url is a name reserved for examples, such as raa.example
    #[arg(long)]
    allow_placeholder_url: bool,
}

/// What `rollback` takes.
#[derive(Args)]
pub(super) struct Rollback {
    #[command(flatten)]
    changing: Changing,
    /// The release to be restored; without it, the one before the current one
    #[arg(long, value_name = "NUMBER")]
    to: Option<u32>,
}

/// What `releases` takes.
#[derive(Args)]
pub(super) struct Releases {
    /// The name of a target in site.toml, or a URL
    target: String,
}

/// What `verify` takes.
#[derive(Args)]
pub(super) struct Verify {
    /// The name of a target in site.toml, or a URL
    target: String,
    /// Compare what is served at this address, instead of what is stored
    #[arg(long, value_name = "URL")]
    url: Option<String>,
}

/// The target that the user names; `None` when `site.toml` has mistakes, which are printed.
fn target(common: &Common, name: &str) -> anyhow::Result<Option<Target>> {
    let root = &common.root;
    if Target::is_place(name) {
        return Target::parse(name, Path::new("")).map(Some);
    }
    let snapshot = Snapshot::take(root);
    let text = snapshot.read_text("site.toml").ok().with_context(|| {
        format!("`{name}` is no URL, and there is no site.toml that names it under [targets]")
    })?;
    let mut report = Report::new();
    let Some(Config { targets, .. }) =
        config(&SourcePath::new("site.toml"), &text, None, &mut report)
    else {
        print_report(common, &report, &snapshot);
        if common.json {
            let diagnostics = report.records(&snapshot);
            print_line(&json!({ "ok": false, "failure": null, "diagnostics": diagnostics }));
        }
        return Ok(None);
    };
    match targets.get(name) {
        Some(rule) => Target::resolve(rule, root).map(Some),
        None if targets.is_empty() => bail!(
            "site.toml has no [targets.{name}]; docs/publish.md shows how to write one, or name a \
             URL such as s3://bucket"
        ),
        None => {
            let known: Vec<&str> = targets.keys().map(String::as_str).collect();
            bail!("site.toml has no [targets.{name}]; there are {}", known.join(", "))
        }
    }
}

/// Publishes the finished build.
pub(super) fn publish(common: &Common, publish: &Publish) -> anyhow::Result<u8> {
    let done = try_publish(common, publish);
    done.or_else(|error| words::failed(common, "publish", &publish.changing, error))
}

fn try_publish(common: &Common, publish: &Publish) -> anyhow::Result<u8> {
    let Publish { changing, dist, .. } = publish;
    let Some(target) = target(common, &changing.target)? else { return Ok(WRONG) };
    let usual = || common.root.join("dist");
    let dist = Finished::open(&dist.clone().unwrap_or_else(usual))?;
    let target = with(target, changing);
    let voice = Voice::new(common, changing.consent());
    let options = Options {
        verify: publish.verify,
        adopt: publish.adopt,
        allow_placeholder_url: publish.allow_placeholder_url,
        ..options(changing, &voice)
    };
    let outcome = publish::publish(dist, &target, &common.root, &options)?;
    Ok(words::told(common, "publish", changing, &outcome, &voice))
}

/// Restores an earlier release.
pub(super) fn rollback(common: &Common, rollback: &Rollback) -> anyhow::Result<u8> {
    let done = try_rollback(common, rollback);
    done.or_else(|error| words::failed(common, "rollback", &rollback.changing, error))
}

fn try_rollback(common: &Common, rollback: &Rollback) -> anyhow::Result<u8> {
    let Rollback { changing, to } = rollback;
    let Some(target) = target(common, &changing.target)? else { return Ok(WRONG) };
    let target = with(target, changing);
    let voice = Voice::new(common, changing.consent());
    let options = options(changing, &voice);
    let outcome = publish::rollback(&target, *to, &common.root, &options)?;
    Ok(words::told(common, "rollback", changing, &outcome, &voice))
}

/// The target as the options of the command change it.
fn with(mut target: Target, changing: &Changing) -> Target {
    target.keep_releases = changing.keep_releases.unwrap_or(target.keep_releases);
    target.max_delete = changing.max_delete.or(target.max_delete);
    target.concurrency = changing.concurrency.map_or(target.concurrency, usize::from);
    target
}

fn options(changing: &Changing, voice: &Arc<Voice>) -> Options {
    Options {
        verify: false,
        adopt: false,
        allow_placeholder_url: false,
        limit: Duration::from_secs(changing.timeout),
        progress: Arc::clone(voice) as Arc<dyn Progress>,
        stop: Stop::default(),
    }
}

/// Lists the releases that can be restored.
pub(super) fn releases(common: &Common, releases: &Releases) -> anyhow::Result<u8> {
    let Some(target) = target(common, &releases.target)? else { return Ok(WRONG) };
    let list = publish::releases(&target)?;
    let current = list.last().map(|release| release.number);
    let rows = list.iter().map(|release| {
        json!({
            "number": release.number,
            "digest": release.digest,
            "at": at(release.at),
            "current": Some(release.number) == current,
        })
    });
    if common.json {
        print_line(&json!({ "ok": true, "failure": null, "releases": rows.collect::<Vec<_>>() }));
        return Ok(FINE);
    }
    let mut text = String::new();
    for release in list.iter().rev() {
        let mark = if Some(release.number) == current { "  current" } else { "" };
        let (number, digest) = (release.number, &release.digest);
        text.push_str(&format!("{number:>6}  {}  {digest}{mark}\n", at(release.at)));
    }
    let _ = std::io::stdout().write_all(text.as_bytes());
    if list.is_empty() {
        say!("nothing has been published to {} yet", releases.target);
    }
    Ok(FINE)
}

/// Compares what is there with what was published.
pub(super) fn verify(common: &Common, verify: &Verify) -> anyhow::Result<u8> {
    let Some(target) = target(common, &verify.target)? else { return Ok(WRONG) };
    let voice = Voice::new(common, Consent::Given);
    let progress: Arc<dyn Progress> = Arc::clone(&voice) as Arc<dyn Progress>;
    let found = publish::verify(&target, verify.url.as_deref(), &progress)?;
    voice.clear();
    let Verified { release, objects, foreign, differences, requests } = &found;
    let is_same = differences.is_empty();
    if common.json {
        print_line(&json!({
            "ok": is_same,
            "failure": null,
            "release": release,
            "objects": objects,
            "foreign": foreign,
            "differences": differences,
            "requests": requests,
        }));
    } else {
        for one in differences {
            let detail = match (one.expected.as_str(), one.found.as_str()) {
                ("", "") => String::new(),
                ("", found) => format!(": {found}"),
                (expected, found) => format!(": {found}, not {expected}"),
            };
            say!("{}: {}{detail}", paint(one.what, "1;31"), one.key);
        }
        let others = match foreign {
            0 => String::new(),
            count => format!(", beside {count} files of others"),
        };
        match is_same {
            true if common.quiet => {}
            true => say!(
                "{}: release {release}, {objects} objects as they were published{others}",
                paint("verified", "1;32")
            ),
            false => say!(
                "{}: {} of {objects} objects of release {release} are not as they were published{}",
                paint("failed", "1;31"),
                differences.len(),
                match verify.url {
                    None => format!("; `archipel publish {} --verify` mends them", verify.target),
                    Some(_) => String::new(),
                }
            ),
        }
    }
    Ok(if is_same { FINE } else { WRONG })
}

/// A time as RFC 3339 writes it, in UTC.
fn at(time: SystemTime) -> String {
    humantime::format_rfc3339_seconds(time).to_string()
}
