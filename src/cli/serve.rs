//! The command `serve`: runs the preview, and reports its builds on the terminal.

use std::process::{Command, Stdio};

use clap::Args;
use parking_lot::Mutex;
use serde_json::json;

use crate::base::os;
use crate::build::pipeline::{Progress, Stage};
use crate::cli::day::parse_day;
use crate::cli::progress::{Clock, StageTimer, StatusLine, show_waits};
use crate::cli::starter::{self, Addition};
use crate::cli::terminal::{
    Common, SITE_ERRORS, SUCCESS, colour, has_no_output, is_terminal, paint, plural, print_json,
    say_excerpts,
};
use crate::cli::today::today;
use crate::content::Days;
use crate::engine::diagnostic::escape_commands;
use crate::serve::watch::Mode;
use crate::serve::{AdditionKind, Editor, Observer, Outcome, ServeOptions, Status, serve};

/// The arguments of `serve`.
#[derive(Args)]
pub(super) struct ServeArguments {
    /// Update the browser after each save
    #[arg(short, long)]
    watch: bool,
    /// Like --watch, but scan all files twice a second, for file systems without events
    #[arg(long)]
    poll: bool,
    /// The port [default: the first free one from 8000]
    #[arg(short, long)]
    port: Option<u16>,
    /// The address to listen on, such as 0.0.0.0 for the whole network [default: this machine only]
    #[arg(long, value_name = "HOST")]
    host: Option<String>,
    /// Preview the site of a day, such as 2026-12-01, instead of all pages regardless of their
    /// publish_at and expires_at
    #[arg(long, value_name = "DATE", value_parser = parse_day)]
    day: Option<String>,
    /// Open the preview in the browser, at a page such as /de/about/, or at the home page
    #[arg(short, long, value_name = "PATH", num_args = 0..=1, default_missing_value = "")]
    open: Option<String>,
}

/// Serves the preview until the program ends.
pub(super) fn run(common: &Common, arguments: ServeArguments) -> anyhow::Result<u8> {
    let editors = ["VISUAL", "EDITOR"].into_iter().filter_map(|name| std::env::var(name).ok());
    let root = std::path::absolute(&common.root)?;
    let site = root.clone();
    let serving = ServeOptions {
        root,
        host: arguments.host.map(without_brackets),
        port: arguments.port,
        watch: match (arguments.watch, arguments.poll) {
            (_, true) => Some(Mode::Poll),
            (true, false) => Some(Mode::Native),
            (false, false) => None,
        },
        editor: Editor::choose(editors),
        days: arguments.day.map_or(Days::All, |day| Days::On(day.into())),
        plan_addition: Box::new(move |kind, name| {
            let kind = match kind {
                AdditionKind::Page => Addition::Page,
                AdditionKind::Article => Addition::Article,
                AdditionKind::Locale => Addition::Locale,
            };
            starter::plan(&site, kind, name, &today()?)
        }),
    };
    let is_quiet = common.quiet || common.json;
    let clock = Clock::start();
    let line = StatusLine::new(!is_quiet && is_terminal());
    if !is_quiet {
        show_waits();
    }
    let reporter = PreviewReporter {
        common,
        times: StageTimer::new(&clock, &line),
        line: &line,
        open: arguments.open,
        watches: arguments.watch || arguments.poll,
        last: Mutex::default(),
    };
    Ok(if serve(serving, &reporter)? { SUCCESS } else { SITE_ERRORS })
}

/// Removes the brackets that an IPv6 address has in a URL.
fn without_brackets(host: String) -> String {
    let inside = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    inside.map(str::to_owned).unwrap_or(host)
}

/// Reports to the terminal.
struct PreviewReporter<'a> {
    common: &'a Common,
    line: &'a StatusLine,
    times: StageTimer<'a>,
    /// The page to open in the browser.
    open: Option<String>,
    /// Whether changes are watched.
    watches: bool,
    /// The status of the last build.
    last: Mutex<Status>,
}

impl PreviewReporter<'_> {
    /// The summary of a build.
    fn summary(&self, status: &Status, last: &Status) -> String {
        let all = status.rendered + status.reused;
        if status.errors > 0 {
            let words = plural(status.errors, "error");
            let kept =
                if self.watches { "the last good pages are served" } else { "nothing is served" };
            return format!("{}: {words}; {kept}", paint("failed", "1;31"));
        }
        let warnings = match status.warnings {
            0 => String::new(),
            count => format!(", {}", plural(count, "warning")),
        };
        let word = if last.errors > 0 { "fixed" } else { "built" };
        format!(
            "{}: {} of {all} pages rendered in {:.0} ms{warnings}",
            paint(word, "1;32"),
            status.rendered,
            status.times.all
        )
    }
}

impl Progress for PreviewReporter<'_> {
    fn stage(&self, stage: Stage) {
        self.times.stage(stage);
    }

    fn routes(&self, done: usize, all: usize) {
        self.times.routes(done, all);
    }
}

impl Observer for PreviewReporter<'_> {
    fn listening(&self, url: &str, link: Option<&str>) {
        self.line.clear();
        if self.common.json {
            print_json(&json!({ "listening": url, "link": link }));
        } else if !self.common.quiet {
            say!("{} {url} (press Ctrl-C to stop)", paint("serving", "1;32"));
        }
        if let Some(link) = link {
            let message =
                "everyone in the network can read the preview, including drafts and errors";
            say!("{}: {message}", paint("warning", "1;33"));
            say!(
                "{}: for preview modes and the editor on another machine, open {link}",
                paint("note", "1;36")
            );
        }
        if let Some(path) = &self.open {
            let page = format!("{}/{}", url.trim_end_matches('/'), path.trim_start_matches('/'));
            if let Err(error) = open(&page) {
                say!("can't open the browser ({error}); open {page}");
            }
        }
    }

    fn built(&self, outcome: &Outcome<'_>) {
        self.line.clear();
        let (status, text) = match outcome {
            Outcome::Built { status, built, snapshot } => {
                let is_short = self.common.quiet;
                let errors = is_short.then(|| built.report.errors_only());
                let shown = errors.as_ref().unwrap_or(&built.report);
                let coloured = || shown.human(snapshot, colour());
                (*status, if self.common.json { String::new() } else { coloured() })
            }
            Outcome::Failed { status, failure } => {
                let failure = escape_commands(&format!("{failure:#}")).into_owned();
                (*status, format!("{}: {failure}\n", paint("error", "1;31")))
            }
        };
        if self.common.json {
            return print_json(status);
        }
        let mut last = self.last.lock();
        if !status.has_same_report(&last) && !text.is_empty() {
            say_excerpts(&text);
        }
        if let Some(notice) = status.notice.as_ref().filter(|_| status.notice != last.notice) {
            say!("{}: {notice}", paint("note", "1;36"));
        }
        if !self.common.quiet {
            say!("{}", self.summary(status, &last));
        }
        last.clone_from(status);
    }

    fn is_gone(&self) -> bool {
        has_no_output()
    }
}

/// Opens an address in the user's browser.
fn open(url: &str) -> std::io::Result<()> {
    let named = std::env::var("BROWSER").ok().filter(|named| !named.is_empty());
    let default = os::OPEN_URL;
    let mut child = Command::new(named.as_deref().unwrap_or(default))
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    let _ = std::thread::Builder::new().spawn(move || child.wait());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_be_written_as_in_its_url() {
        for (host, address) in [
            ("[::1]", "::1"),
            ("::1", "::1"),
            ("[fe80::1%eth0]", "fe80::1%eth0"),
            ("0.0.0.0", "0.0.0.0"),
            ("box.example", "box.example"),
        ] {
            assert_eq!(without_brackets(host.to_owned()), address);
        }
    }
}
