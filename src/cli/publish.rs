//! `archipel publish`, `releases`, `rollback` and `verify`: what they take, ask and say.

use std::io::{IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use anyhow::{Context as _, bail, ensure};
use clap::Args;
use serde_json::{Value, json};

use crate::cli::progress::{Clock, Line};
use crate::cli::{Common, FAILED, FINE, WRONG, paint, print_report, size};
use crate::config::{Config, config};
use crate::diagnostic::Report;
use crate::dist::Finished;
use crate::publish::{
    self, Action, Left, Options, Outcome, Plan, Progress, Stop, Target, Verified,
};
use crate::source::{Snapshot, SourcePath};

/// What changes a target.
#[derive(Args)]
struct Changing {
    /// A name from [targets] in site.toml, or s3://bucket/folder, gs://…, az://…, file:///folder,
    /// ./folder
    target: String,
    /// Say what would be done, and do nothing
    #[arg(long)]
    dry_run: bool,
    /// Do it without asking
    #[arg(short, long)]
    yes: bool,
    /// How many files may be deleted; without it, a tenth of those there are, and 20 at least
    #[arg(long, value_name = "N")]
    max_delete: Option<usize>,
    /// How many releases can be restored, the new one among them [default: 5]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    keep_releases: Option<u32>,
    /// How many requests are under way at once [default: 32]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: Option<u16>,
    /// How long it may take
    #[arg(long, value_name = "SECONDS", default_value_t = 1800)]
    timeout: u64,
}

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
    /// A name from [targets] in site.toml, or a URL
    target: String,
}

/// What `verify` takes.
#[derive(Args)]
pub(super) struct Verify {
    /// A name from [targets] in site.toml, or a URL
    target: String,
    /// Compare what is served at this address, instead of what is stored
    #[arg(long, value_name = "URL")]
    url: Option<String>,
}

/// The target that the user names; `None` when `site.toml` has mistakes, which are printed.
fn target(common: &Common, name: &str) -> anyhow::Result<Option<Target>> {
    let root = &common.root;
    if Target::is_place(name) {
        return Target::parse(name, root).map(Some);
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
pub(super) fn publish(common: &Common, publish: Publish) -> anyhow::Result<u8> {
    let Publish { changing, dist, verify, adopt, allow_placeholder_url } = publish;
    let Some(target) = target(common, &changing.target)? else { return Ok(WRONG) };
    let dist = Finished::open(&dist.unwrap_or_else(|| common.root.join("dist")))?;
    let target = with(target, &changing);
    let voice = Voice::new(common);
    let options = Options {
        verify,
        adopt,
        allow_placeholder_url,
        ..options(common, &changing, &voice, &target)
    };
    let outcome = publish::publish(dist, &target, &common.root, &options)?;
    Ok(told(common, "publish", &changing, &outcome, &voice))
}

/// Restores an earlier release.
pub(super) fn rollback(common: &Common, rollback: Rollback) -> anyhow::Result<u8> {
    let Rollback { changing, to } = rollback;
    let Some(target) = target(common, &changing.target)? else { return Ok(WRONG) };
    let target = with(target, &changing);
    let voice = Voice::new(common);
    let options = options(common, &changing, &voice, &target);
    let outcome = publish::rollback(&target, to, &common.root, &options)?;
    Ok(told(common, "rollback", &changing, &outcome, &voice))
}

/// The target as the options of the command change it.
fn with(mut target: Target, changing: &Changing) -> Target {
    target.keep_releases = changing.keep_releases.unwrap_or(target.keep_releases);
    target.max_delete = changing.max_delete.or(target.max_delete);
    target.concurrency = changing.concurrency.map_or(target.concurrency, usize::from);
    target
}

fn options(common: &Common, changing: &Changing, voice: &Arc<Voice>, target: &Target) -> Options {
    let is_asked = !changing.yes && !changing.dry_run;
    let (json, quiet, url) = (common.json, common.quiet, target.url.clone());
    let line = Arc::clone(voice);
    let confirm = move |plan: &Plan| {
        line.line.clear();
        if !json && !quiet {
            print_plan(plan);
        }
        if !is_asked {
            return Ok(true);
        }
        ensure!(
            std::io::stdin().is_terminal() && !json,
            "there is nobody to ask whether this is meant; add --yes"
        );
        ask(&format!("Publish to {url}? [y/N] "))
    };
    Options {
        dry_run: changing.dry_run,
        verify: false,
        adopt: false,
        allow_placeholder_url: false,
        limit: Duration::from_secs(changing.timeout),
        confirm: Box::new(confirm),
        progress: Arc::clone(voice) as Arc<dyn Progress>,
        stop: Stop::default(),
    }
}

fn ask(question: &str) -> anyhow::Result<bool> {
    let mut out = std::io::stderr();
    let _ = write!(out, "{question}");
    let _ = out.flush();
    let mut answer = String::new();
    std::io::stdin().read_line(&mut answer).context("can't read the answer")?;
    Ok(matches!(answer.trim().to_lowercase().as_str(), "y" | "yes"))
}

/// How many lines of a plan are printed before the rest is counted.
const SHOWN: usize = 40;

fn print_plan(plan: &Plan) {
    for step in plan.steps.iter().take(SHOWN) {
        let (action, key, reason) = (name(step.action), &step.key, &step.reason);
        say!("  {action:<8} {key}  {} ({reason})", size(step.bytes));
    }
    if plan.steps.len() > SHOWN {
        say!("  … and {} more; --json lists all", plan.steps.len() - SHOWN);
    }
    say!("  {}", sums(plan));
}

fn name(action: Action) -> &'static str {
    match action {
        Action::Put => "new",
        Action::Replace => "replace",
        Action::Headers => "headers",
        Action::Retire => "retire",
        Action::Delete => "delete",
    }
}

fn sums(plan: &Plan) -> String {
    let counts = [Action::Put, Action::Replace, Action::Headers, Action::Retire, Action::Delete];
    let counts = counts.iter().filter(|action| plan.count(**action) > 0);
    let counts: Vec<String> =
        counts.map(|action| format!("{} {}", plan.count(*action), name(*action))).collect();
    let unchanged = format!("{} unchanged, {} to send", plan.keep, size(plan.bytes()));
    match counts.is_empty() {
        true => unchanged,
        false => format!("{}, {unchanged}", counts.join(", ")),
    }
}

/// Says how a publish or rollback ended.
fn told(
    common: &Common,
    command: &str,
    changing: &Changing,
    outcome: &Outcome,
    voice: &Voice,
) -> u8 {
    voice.line.clear();
    let undo = undo(changing, outcome);
    if common.json {
        print_line(&outcome_json(command, changing, outcome, undo.as_deref()));
    } else if let Some((cause, left)) = &outcome.failure {
        say!("{}: {cause:#}", paint("error", "1;31"));
        say!("       {}", left_words(*left, outcome, changing));
    } else if !common.quiet {
        summary(changing, outcome, undo.as_deref(), voice);
    }
    match &outcome.failure {
        Some(_) => FAILED,
        None => FINE,
    }
}

fn summary(changing: &Changing, outcome: &Outcome, undo: Option<&str>, voice: &Voice) {
    let (Some(plan), target) = (&outcome.plan, &changing.target) else { return };
    let requests = format!("{} requests in {}", outcome.requests, voice.took());
    if outcome.is_declined {
        say!("nothing was changed");
    } else if plan.steps.is_empty() {
        let number = outcome.release.as_ref().map_or(0, |(number, _)| *number);
        say!(
            "{}: {target} holds this site as release {number} ({} files, {requests})",
            paint("unchanged", "1;32"),
            plan.keep
        );
    } else if changing.dry_run {
        print_plan(plan);
        say!("{}: nothing was changed ({requests})", paint("dry run", "1;36"));
    } else {
        say!(
            "{}: release {} at {target}: {} ({requests})",
            paint("published", "1;32"),
            plan.number(),
            sums(plan)
        );
        if let Some(first) = outcome.changed_urls.first() {
            let more = match outcome.changed_urls.len() - 1 {
                0 => String::new(),
                more => format!(" and {more} more addresses"),
            };
            say!("       changed: {first}{more}");
        }
        if let Some(undo) = undo {
            say!("       to undo it: {undo}");
        }
    }
}

/// The command that undoes a publish.
fn undo(changing: &Changing, outcome: &Outcome) -> Option<String> {
    let plan = outcome.plan.as_ref()?;
    let is_published = match &outcome.failure {
        Some((_, left)) => *left == Left::Published,
        None => !changing.dry_run && !plan.steps.is_empty() && !outcome.is_declined,
    };
    let previous = plan.previous.filter(|_| is_published)?;
    Some(format!("archipel rollback {} --to {previous}", changing.target))
}

fn left_words(left: Left, outcome: &Outcome, changing: &Changing) -> String {
    let previous = outcome.plan.as_ref().and_then(|plan| plan.previous);
    let before = match previous {
        Some(number) => format!("release {number}"),
        None => "nothing of this site".to_owned(),
    };
    match left {
        Left::Unchanged => format!("nothing was changed: {} holds {before}", changing.target),
        Left::Previous => {
            format!("visitors see {before}, whole; publishing again also mends what was begun")
        }
        Left::Mixed => format!(
            "some pages of the new release stand beside those of {before}, each of them whole; \
             publish again, or run `archipel rollback {}`",
            changing.target
        ),
        Left::Published => "visitors see the new release; publishing again finishes it".to_owned(),
    }
}

fn outcome_json(
    command: &str,
    changing: &Changing,
    outcome: &Outcome,
    undo: Option<&str>,
) -> Value {
    let plan = outcome.plan.as_ref();
    let count = |action| plan.map_or(0, |plan| plan.count(action));
    let has_changed = plan.is_some_and(|plan| !plan.steps.is_empty());
    let is_done = has_changed && !changing.dry_run && !outcome.is_declined;
    let state = match &outcome.failure {
        Some((_, Left::Unchanged)) => "unchanged",
        Some((_, Left::Previous)) => "previous",
        Some((_, Left::Mixed)) => "mixed",
        Some((_, Left::Published)) => "published",
        None if is_done => "published",
        None => "unchanged",
    };
    let planned = plan.map_or(0, Plan::bytes);
    json!({
        "ok": outcome.failure.is_none(),
        "failure": outcome.failure.as_ref().map(|(cause, _)| format!("{cause:#}")),
        "command": command,
        "target": changing.target,
        "dry_run": changing.dry_run,
        "release": outcome
            .release
            .as_ref()
            .map(|(number, digest)| json!({ "number": number, "digest": digest })),
        "previous": plan.and_then(|plan| plan.previous),
        "plan": plan.map(|plan| &plan.steps),
        "counts": {
            "put": count(Action::Put),
            "replace": count(Action::Replace),
            "headers": count(Action::Headers),
            "keep": plan.map_or(0, |plan| plan.keep),
            "retire": count(Action::Retire),
            "delete": count(Action::Delete),
        },
        "bytes": { "planned": planned, "sent": if is_done { planned } else { 0 } },
        "requests": outcome.requests,
        "changed_urls": outcome.changed_urls,
        "undo": undo,
        "state": state,
    })
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
    let voice = Voice::new(common);
    let progress: Arc<dyn Progress> = Arc::clone(&voice) as Arc<dyn Progress>;
    let found = publish::verify(&target, verify.url.as_deref(), &progress)?;
    voice.line.clear();
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
                "{}: {} of {objects} objects of release {release} are not as they were published; \
                 `archipel publish {} --verify` mends them",
                paint("failed", "1;31"),
                differences.len(),
                verify.target
            ),
        }
    }
    Ok(if is_same { FINE } else { WRONG })
}

/// A time as RFC 3339 writes it, in UTC.
fn at(time: SystemTime) -> String {
    humantime::format_rfc3339_seconds(time).to_string()
}

/// The line that says how far a publish is.
struct Voice {
    clock: Clock,
    line: Line,
}

impl Voice {
    fn new(common: &Common) -> Arc<Voice> {
        let is_shown = !common.quiet && !common.json && std::io::stderr().is_terminal();
        Arc::new(Voice { clock: Clock::start(), line: Line::new(is_shown) })
    }

    fn took(&self) -> String {
        crate::cli::progress::shown(self.clock.elapsed())
    }
}

impl Progress for Voice {
    fn doing(&self, what: &str) {
        self.line.write(self.clock.elapsed(), || format!("{what} …"));
    }

    fn sent(&self, (objects, all_objects): (usize, usize), (bytes, all_bytes): (u64, u64)) {
        let elapsed = self.clock.elapsed();
        self.line.write(elapsed, || {
            let share = objects as f64 / all_objects.max(1) as f64;
            let filled = (share * 24.0).round() as usize;
            let bar = format!("{}{}", "█".repeat(filled), "░".repeat(24 - filled));
            let left = elapsed.as_secs_f64() * (1.0 - share) / share.max(f64::EPSILON);
            let amount = match all_bytes {
                0 => String::new(),
                all => format!(", {} of {}", size(bytes), size(all)),
            };
            format!("{bar} {objects} of {all_objects}{amount}, {left:.0} s left")
        });
    }
}

fn print_line(value: &Value) {
    // A reader that has gone away is no failure.
    let _ = writeln!(std::io::stdout(), "{value}");
}
