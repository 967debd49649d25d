//! The command line interface and new sites. The only room that prints.
//!
//! In: arguments. Out: exit codes, text, JSON. Never: build logic.
#![expect(
    clippy::disallowed_methods,
    reason = "the only module with access to arguments, terminal and clock"
)]

/// Prints a line of text on standard error.
macro_rules! say {
    ($($words:tt)*) => {
        $crate::cli::terminal::say(format_args!($($words)*))
    };
}

mod day;
mod diff;
mod explain;
mod facts;
mod fix;
mod host;
mod i18n;
mod import;
mod man;
mod new;
mod outcome;
mod panic;
mod progress;
mod rename;
mod report_format;
#[cfg(feature = "publish")]
mod publish;
mod serve;
mod site_arguments;
// The starter site.
pub mod starter;
mod summary;
mod terminal;
mod today;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::{CommandFactory as _, Parser, Subcommand};
use serde_json::json;

use crate::build::dist::{Dist, Durability, FailedBuild};
use crate::build::pipeline::{BuildSession, Options, build};
use crate::build::write::Changes;
use crate::cli::outcome::{Outcome, conclude, report_usage_error};
use crate::cli::progress::{Clock, StageTimer, StatusLine, show_waits};
use crate::cli::report_format::ReportFormat;
use crate::cli::site_arguments::{BuildGoal, SiteArguments};
use crate::cli::terminal::{
    Common, FAILURE, SITE_ERRORS, SUCCESS, is_terminal, lost_output, note_output, paint, print,
    print_json, print_report, print_text,
};
use crate::content::config::base_url;
use crate::engine::output::{NullSink, Sink};
use crate::engine::source::{BASELINE, Snapshot};
use crate::page::markdown::grammar_licences;
use crate::serve::language_server;

/// Builds static sites in many languages with React islands.
#[derive(Parser)]
#[command(name = "archipel", version, about, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    common: Common,
}

#[derive(Subcommand)]
enum Command {
    /// Create a site, or add a page, section, island or language to one
    New {
        #[command(flatten)]
        arguments: new::NewArguments,
    },
    /// Create a site from one of Hugo, Astro, Eleventy or Jekyll, or from Fluent files
    Import {
        #[command(flatten)]
        arguments: import::ImportSiteArguments,
    },
    /// Build the site into a folder
    Build {
        /// The output folder [default: dist in the site's folder]; replaced only if the site has no
        /// errors
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
        /// Do not sync files to the disk; faster, but a power failure may truncate some of them
        #[arg(long)]
        no_sync: bool,
        #[command(flatten)]
        site: SiteArguments,
    },
    /// Report all errors and warnings without writing the site
    Check {
        /// Also check the finished pages by the rules of html-validate, and their languages, data
        /// for search engines, titles and descriptions
        #[arg(long)]
        pages: bool,
        /// List all warnings in check-baseline.txt, which later runs only count
        #[arg(long)]
        write_baseline: bool,
        /// Correct the mistakes whose correction is certain, as their hints describe; the changes
        /// are printed on standard output
        #[arg(long, conflicts_with_all = ["write_baseline", "format", "json"])]
        fix: bool,
        /// Print the changes of --fix without writing them
        #[arg(long, requires = "fix")]
        dry_run: bool,
        /// Print the diagnostics on standard output for another program
        #[arg(long, value_enum, conflicts_with = "json")]
        format: Option<ReportFormat>,
        #[command(flatten)]
        site: SiteArguments,
    },
    /// Serve a preview of the site from memory
    Serve {
        #[command(flatten)]
        arguments: serve::ServeArguments,
    },
    /// Rename a page, an asset, a value of the data or a section type, at all its uses
    Rename {
        #[command(flatten)]
        arguments: rename::Arguments,
    },
    /// Run the language server for editors, on standard input and output
    Lsp,
    #[cfg(feature = "publish")]
    #[command(flatten)]
    Target(publish::Command),
    /// Print what changes between two built folders: pages, texts, pictures and other files, as
    /// Markdown for a pull request
    Diff {
        #[command(flatten)]
        arguments: diff::DiffArguments,
    },
    /// Explain a diagnostic code, or list the inputs of a page
    Explain {
        /// A diagnostic code (unknown-message), a page (/en/about/ or its id), or the URL of a page
        /// in a running preview (http://localhost:8000/en/about/), which also reports why the page
        /// was rendered; without it, all codes are listed
        about: Option<String>,
    },
    /// List the numbers, dates and texts of content/data: their values, units and sources, and the
    /// pages that show them
    Facts {
        #[command(flatten)]
        arguments: facts::FactsArguments,
    },
    /// Print the configuration of a host: nginx, Caddy, Netlify, Cloudflare, GitHub and GitLab
    /// Pages, S3, CloudFront
    Host {
        #[command(flatten)]
        arguments: host::HostArguments,
    },
    /// Print how far the translations are, and exchange texts with translators
    I18n(i18n::Arguments),
    /// Print a completion script for a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the licences of the grammars in the program, for packages
    #[command(hide = true)]
    Licences,
    /// Write the man pages of all commands into a folder, for packages
    #[command(hide = true)]
    Man {
        /// The folder
        folder: PathBuf,
        /// The date that the pages show, such as 2026-07-01
        date: String,
    },
}

/// Runs the program with these arguments.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let arguments = match Arguments::try_parse_from(&arguments) {
        Ok(arguments) => arguments,
        // Help and version are not errors.
        Err(error) if !error.use_stderr() => {
            note_output(error.print());
            return exit(SUCCESS);
        }
        Err(error) => {
            report_usage_error(&arguments, &error);
            return exit(FAILURE);
        }
    };
    let common = &arguments.common;
    panic::report_unclosed_folders(common.json);
    let result = match arguments.command {
        Command::New { arguments } => new::run(common, &arguments),
        Command::Import { arguments } => import::run(common, &arguments),
        Command::Build { out, no_sync, site } => {
            let out = out.unwrap_or_else(|| common.root.join("dist"));
            let durability = if no_sync { Durability::Unsynced } else { Durability::Synced };
            run_build(common, &BuildGoal::Build(&out, durability), &site, false)
        }
        Command::Check { pages, write_baseline, fix, dry_run, format, site } => {
            let goal = if write_baseline { BuildGoal::Baseline } else { BuildGoal::Check(format) };
            let fixed = if fix { run_fix(common, &site, pages, dry_run) } else { Ok(()) };
            fixed.and_then(|()| run_build(common, &goal, &site, pages))
        }
        Command::Serve { arguments } => serve::run(common, arguments),
        Command::Rename { arguments } => rename::run(common, &arguments),
        Command::Lsp => {
            let served = language_server(common.root.clone());
            // The protocol was on standard output, which an object would break.
            note_output(Ok(()));
            served.map(|()| SUCCESS)
        }
        #[cfg(feature = "publish")]
        Command::Target(command) => publish::run(common, &command),
        Command::Diff { arguments } => diff::run(common, &arguments),
        Command::Explain { about } => explain::run(common, about.as_deref()),
        Command::Facts { arguments } => facts::run(common, &arguments),
        Command::Host { arguments } => host::run(common, &arguments),
        Command::I18n(arguments) => i18n::run(common, &arguments),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            let mut command = Arguments::command();
            clap_complete::generate(shell, &mut command, "archipel", &mut script);
            print_text(common, &String::from_utf8_lossy(&script));
            Ok(SUCCESS)
        }
        Command::Licences => {
            print_text(common, &grammar_licences());
            Ok(SUCCESS)
        }
        Command::Man { folder, date } => man::run(Arguments::command(), &folder, &date),
    };
    exit(conclude(common, result))
}

/// Writes the baseline.
fn write_baseline(common: &Common, baseline: &str, count: usize) -> anyhow::Result<u8> {
    let path = common.root.join(BASELINE);
    let mut changes = Changes::default();
    changes.write(path.clone(), baseline.into());
    changes.apply()?;
    if common.json {
        print_json(&json!({
            "ok": true, "failure": null, "diagnostics": [], "file": path, "listed": count,
        }));
    } else if !common.quiet {
        say!("{}: {} lists {count} diagnostics", paint("written", "1;32"), path.display());
    }
    Ok(SUCCESS)
}

/// Returns the exit code, or that of a failure if output was lost.
fn exit(code: u8) -> ExitCode {
    let Some(error) = lost_output() else { return ExitCode::from(code) };
    say!("{}: can't write to standard output: {error}", paint("error", "1;31"));
    ExitCode::from(FAILURE)
}

/// Corrects the mistakes of the site whose correction is certain. `lints_pages` is whether finished
/// pages are checked, too.
fn run_fix(
    common: &Common,
    site: &SiteArguments,
    lints_pages: bool,
    is_dry_run: bool,
) -> anyhow::Result<()> {
    require_site(common, site)?;
    let options = Options { lints_pages, ..site.options(&BuildGoal::Check(None))? };
    fix::run(common, &options, is_dry_run)
}

/// Returns an error if the folder of the site does not exist, or if the URL is invalid.
fn require_site(common: &Common, site: &SiteArguments) -> anyhow::Result<()> {
    let root = &common.root;
    if let Some(url) = &site.base_url {
        base_url(url).map_err(|(wrong, hint)| anyhow::anyhow!("--base-url: {wrong}; {hint}"))?;
    }
    anyhow::ensure!(
        root.is_dir(),
        "the folder `{}` does not exist; set the site's folder with --root",
        root.display()
    );
    Ok(())
}

/// Builds the site. `lints_pages` is whether finished pages are checked, too.
fn run_build(
    common: &Common,
    goal: &BuildGoal<'_>,
    site: &SiteArguments,
    lints_pages: bool,
) -> anyhow::Result<u8> {
    let clock = Clock::start();
    let out = goal.folder();
    let root = &common.root;
    require_site(common, site)?;
    let dist = out.map(|(out, durability)| Dist::open(root, out, durability)).transpose()?;
    let snapshot = Arc::new(Snapshot::scan(root));
    let line = StatusLine::new(!common.quiet && !common.json && is_terminal());
    let times = StageTimer::new(&clock, &line);
    if !common.quiet && !common.json {
        show_waits();
    }
    let sink: &dyn Sink = match &dist {
        Some(dist) => dist,
        None => &NullSink,
    };
    let options = Options { lints_pages, ..site.options(goal)? };
    let failed = out.map(|(out, _)| FailedBuild::of(root, out));
    let built = build(&snapshot, &options, &mut BuildSession::once(), sink, &times);
    if built.as_ref().map_or(true, |built| built.report.has_errors())
        && let Some(failed) = &failed
    {
        failed.set();
    }
    let built = built?;
    if let Some((baseline, count)) =
        options.ignores_baseline.then(|| built.report.baseline(&snapshot)).flatten()
    {
        line.clear();
        return write_baseline(common, &baseline, count);
    }
    let wrong = built.report.has_errors();
    let written = match dist {
        Some(dist) if !wrong => Some(dist.commit(&built.manifest)?),
        _ => None,
    };
    if written.is_some()
        && let Some(failed) = &failed
    {
        failed.clear();
    }
    line.clear();
    let times = times.finish();
    if common.json {
        let report = common.shown(&built.report);
        print_json(&Outcome::new(&built, &report, &snapshot, written.as_ref(), &times));
    }
    if let BuildGoal::Check(Some(format)) = goal {
        print(&format.print(&built.report.records(&snapshot), root));
    }
    print_report(common, &built.report, &snapshot);
    if !common.quiet && !common.json {
        summary::print(&built, out.map(|(out, _)| out), written.as_ref(), &times);
        if common.verbose {
            times.print();
            summary::print_weights(&built.weights);
        }
    }
    Ok(if wrong { SITE_ERRORS } else { SUCCESS })
}
