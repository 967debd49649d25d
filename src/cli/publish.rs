//! The commands `publish`, `releases`, `rollback` and `verify`.

mod arguments;
mod plan;
mod reporter;
mod output;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use anyhow::{Context as _, bail, ensure};
use clap::{Args, Subcommand};
use serde_json::json;

use crate::build::dist::{FailedBuild, Finished};
use crate::cli::publish::arguments::TargetArguments;
use crate::cli::publish::reporter::{Consent, Reporter};
use crate::cli::terminal::{Common, SITE_ERRORS, SUCCESS, paint, print, print_json, print_report};
use crate::content::config::{Config, config, is_placeholder};
use crate::deploy::publish::{self, Cancellation, Options, Progress, Target, Verified};
use crate::engine::diagnostic::Report;
use crate::engine::source::{Snapshot, SourcePath};

/// The commands for published sites.
#[derive(Subcommand)]
pub(super) enum Command {
    /// Publish a finished build to object storage or a folder
    Publish(Publish),
    /// List the releases at a target
    Releases(Releases),
    /// Restore an earlier release without a rebuild
    Rollback(Rollback),
    /// Compare the stored or served files of a target with the published release
    Verify(Verify),
}

/// Runs a command.
pub(super) fn run(common: &Common, command: &Command) -> anyhow::Result<u8> {
    match command {
        Command::Publish(arguments) => publish(common, arguments),
        Command::Releases(arguments) => releases(common, arguments),
        Command::Rollback(arguments) => rollback(common, arguments),
        Command::Verify(arguments) => verify(common, arguments),
    }
}

/// The arguments of `publish`.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
#[derive(Args)]
pub(super) struct Publish {
    #[command(flatten)]
    arguments: TargetArguments,
    /// The finished build [default: dist in the site's folder]
    #[arg(long, value_name = "DIR")]
    dist: Option<PathBuf>,
    /// Verify the store first, and repair files that differ from the record of the release
    #[arg(long)]
    verify: bool,
    /// Replace files that Archipel did not create, after copying them to .archipel/adopted
    #[arg(long)]
    adopt: bool,
    /// Publish even if base_url is a name reserved for examples, such as site.example
    #[arg(long)]
    allow_placeholder_url: bool,
    /// Publish the files of an earlier build, although the last build failed
    #[arg(long)]
    allow_earlier_build: bool,
}

/// The arguments of `rollback`.
#[derive(Args)]
pub(super) struct Rollback {
    #[command(flatten)]
    arguments: TargetArguments,
    /// The release to restore [default: the one before the current one]
    #[arg(long, value_name = "NUMBER")]
    to: Option<u32>,
}

/// The arguments of `releases`.
#[derive(Args)]
pub(super) struct Releases {
    /// The name of a target in site.toml, or a URL
    target: String,
}

/// The arguments of `verify`.
#[derive(Args)]
pub(super) struct Verify {
    /// The name of a target in site.toml, or a URL
    target: String,
    /// Verify the files served at this URL instead of the stored ones
    #[arg(long, value_name = "URL")]
    url: Option<String>,
}

/// Resolves the target `name`; prints the errors of `site.toml` and returns `None` if it has any.
fn target(common: &Common, name: &str) -> anyhow::Result<Option<Target>> {
    let root = &common.root;
    if Target::is_location(name) {
        return Target::parse(name, Path::new("")).map(Some);
    }
    let snapshot = Snapshot::scan(root);
    let text = snapshot.read_text("site.toml").ok().with_context(|| {
        format!("`{name}` is not a URL, and there is no site.toml that defines a target `{name}`")
    })?;
    let mut report = Report::new();
    let Some(Config { targets, .. }) =
        config(&SourcePath::new("site.toml"), &text, None, &mut report)
    else {
        print_report(common, &report, &snapshot);
        return Ok(None);
    };
    match targets.get(name) {
        Some(rule) => Target::resolve(rule, root).map(Some),
        None if name.contains('/') => {
            bail!("site.toml has no target `{name}`; the path of a folder begins with `./`")
        }
        None if targets.is_empty() => bail!(
            "site.toml has no [targets.{name}]; add it (see reference/publishing in the docs), or \
             use a URL such as s3://bucket"
        ),
        None => {
            let known: Vec<&str> = targets.keys().map(String::as_str).collect();
            bail!("site.toml has no [targets.{name}]; use one of {}", known.join(", "))
        }
    }
}

/// Publishes the finished build.
fn publish(common: &Common, publish: &Publish) -> anyhow::Result<u8> {
    let done = try_publish(common, publish);
    done.or_else(|error| output::print_failure(common, "publish", &publish.arguments, error))
}

fn try_publish(common: &Common, publish: &Publish) -> anyhow::Result<u8> {
    let Publish { arguments, dist, .. } = publish;
    let Some(target) = target(common, &arguments.target)? else { return Ok(SITE_ERRORS) };
    let default = || common.root.join("dist");
    let dist = Finished::open(&dist.clone().unwrap_or_else(default))?;
    ensure!(
        publish.allow_earlier_build || !FailedBuild::of(&common.root, dist.folder()).exists(),
        "the last build into `{}` failed, so its files are those of an earlier build; build the \
         site again, or add --allow-earlier-build",
        dist.folder().display()
    );
    let target = with_arguments(target, arguments);
    let url = &dist.site.base_url;
    // Stores reject such a site.
    let is_warned = target.is_folder() && is_placeholder(url) && !publish.allow_placeholder_url;
    let warning = is_warned.then(|| {
        format!(
            "the site was built for `{url}`, a placeholder URL, which its feeds, sitemap and \
             canonical addresses have; set `base_url` in site.toml and build again"
        )
    });
    let reporter = Reporter::new(common, arguments.consent(), warning);
    let options = Options {
        verify: publish.verify,
        adopt: publish.adopt,
        allow_placeholder_url: publish.allow_placeholder_url,
        ..options(arguments, &reporter)
    };
    let outcome = publish::publish(dist, &target, &common.root, &options)?;
    Ok(output::print_outcome(common, "publish", arguments, &outcome, &reporter))
}

/// Restores an earlier release.
fn rollback(common: &Common, rollback: &Rollback) -> anyhow::Result<u8> {
    let done = try_rollback(common, rollback);
    done.or_else(|error| output::print_failure(common, "rollback", &rollback.arguments, error))
}

fn try_rollback(common: &Common, rollback: &Rollback) -> anyhow::Result<u8> {
    let Rollback { arguments, to } = rollback;
    let Some(target) = target(common, &arguments.target)? else { return Ok(SITE_ERRORS) };
    let target = with_arguments(target, arguments);
    let reporter = Reporter::new(common, arguments.consent(), None);
    let options = options(arguments, &reporter);
    let outcome = publish::rollback(&target, *to, &common.root, &options)?;
    Ok(output::print_outcome(common, "rollback", arguments, &outcome, &reporter))
}

/// Overrides settings of the target with options of the command.
fn with_arguments(mut target: Target, arguments: &TargetArguments) -> Target {
    target.keep_releases = arguments.keep_releases.unwrap_or(target.keep_releases);
    target.max_delete = arguments.max_delete.or(target.max_delete);
    target.concurrency = arguments.concurrency.map_or(target.concurrency, usize::from);
    target
}

fn options(arguments: &TargetArguments, reporter: &Arc<Reporter>) -> Options {
    Options {
        verify: false,
        adopt: false,
        allow_placeholder_url: false,
        limit: Duration::from_secs(arguments.timeout),
        progress: Arc::clone(reporter) as Arc<dyn Progress>,
        cancellation: Cancellation::default(),
    }
}

/// Lists the releases that can be restored.
fn releases(common: &Common, releases: &Releases) -> anyhow::Result<u8> {
    let Some(target) = target(common, &releases.target)? else { return Ok(SITE_ERRORS) };
    let list = publish::releases(&target)?;
    let current = list.last().map(|release| release.number);
    let rows = list.iter().map(|release| {
        json!({
            "number": release.number,
            "digest": release.digest,
            "at": timestamp(release.at),
            "current": Some(release.number) == current,
        })
    });
    if common.json {
        print_json(&json!({ "ok": true, "failure": null, "releases": rows.collect::<Vec<_>>() }));
        return Ok(SUCCESS);
    }
    let mut text = String::new();
    for release in list.iter().rev() {
        let mark = if Some(release.number) == current { "  current" } else { "" };
        let (number, digest) = (release.number, &release.digest);
        text.push_str(&format!("{number:>6}  {}  {digest}{mark}\n", timestamp(release.at)));
    }
    print(&text);
    if list.is_empty() {
        say!("nothing is published to {}", releases.target);
    }
    Ok(SUCCESS)
}

/// Verifies the stored or served files.
fn verify(common: &Common, verify: &Verify) -> anyhow::Result<u8> {
    let Some(target) = target(common, &verify.target)? else { return Ok(SITE_ERRORS) };
    let reporter = Reporter::new(common, Consent::Given, None);
    let progress: Arc<dyn Progress> = Arc::clone(&reporter) as Arc<dyn Progress>;
    let found = publish::verify(&target, verify.url.as_deref(), &progress)?;
    reporter.clear();
    let Verified { release, objects, foreign, differences, requests } = &found;
    let is_same = differences.is_empty();
    if common.json {
        print_json(&json!({
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
            count => format!(", {count} foreign files ignored"),
        };
        match is_same {
            true if common.quiet => {}
            true => say!(
                "{}: release {release}, all {objects} objects match{others}",
                paint("verified", "1;32")
            ),
            false => say!(
                "{}: {} of {objects} objects differ from release {release}{}",
                paint("failed", "1;31"),
                differences.len(),
                match verify.url {
                    None => format!(
                        "; run `archipel publish {} --verify` to repair them",
                        verify.target
                    ),
                    Some(_) => String::new(),
                }
            ),
        }
    }
    Ok(if is_same { SUCCESS } else { SITE_ERRORS })
}

/// Formats a time by RFC 3339, in UTC.
fn timestamp(time: SystemTime) -> String {
    humantime::format_rfc3339_seconds(time).to_string()
}
