//! The summary of a build on the terminal.

use std::collections::BTreeMap;
use std::path::Path;

use crate::build::dist::FileCounts;
use crate::build::pipeline::{BorrowedMessage, Built, FallbackPage, LocaleFallback, Weights};
use crate::cli::progress::StageTimes;
use crate::cli::terminal::{paint, plural, size};
use crate::engine::source::BASELINE;

/// Prints the counts of a build, or that it failed.
pub(super) fn print(
    built: &Built,
    out: Option<&Path>,
    written: Option<&FileCounts>,
    times: &StageTimes,
) {
    let (errors, warnings) = built.report.counts();
    let found = match (errors, warnings) {
        (0, 0) => String::new(),
        (0, warnings) => format!(", {}", plural(warnings, "warning")),
        (errors, 0) => plural(errors, "error"),
        (errors, warnings) => {
            format!("{} and {}", plural(errors, "error"), plural(warnings, "warning"))
        }
    };
    if errors > 0 {
        let kept = match out {
            Some(out) if out.exists() => format!("; {} is as it was", out.display()),
            _ => String::new(),
        };
        say!("{}: {found}{kept}", paint("failed", "1;31"));
        return;
    }
    let found = match built.baselined {
        0 => found,
        count => format!("{found}, {count} more in {BASELINE}"),
    };
    let counts = &built.counts;
    let bytes: u64 = built.manifest.files.values().map(|entry| entry.size).sum();
    // A check does not encode pictures.
    let bytes = out.map(|_| format!(" ({})", size(bytes))).unwrap_or_default();
    say!(
        "{}: {} in {}, {}{bytes} in {}{found}",
        paint(if out.is_some() { "built" } else { "checked" }, "1;32"),
        plural(counts.pages, "page"),
        plural(counts.locales, "language"),
        plural(built.manifest.files.len(), "file"),
        times.total(),
    );
    if let (Some(out), Some(written)) = (out, written) {
        say!(
            "       {}: {} written, {} unchanged, {} removed",
            out.display(),
            written.written,
            written.unchanged,
            written.removed
        );
    }
    if !built.held_back.is_empty() {
        let held_back = plural(built.held_back.len(), "page");
        say!(
            "       {held_back} held back by publish_at or expires_at; --day DATE builds the pages \
             of a day, --future all"
        );
        if !counts.has_home {
            say!("       {}: the home page is one of them", paint("warning", "1;33"));
        }
    }
    for LocaleFallback { tag, to, pages, borrowed, messages } in &built.fallbacks {
        let all = plural(counts.pages, "page");
        match pages {
            0 => say!("       {tag}: {} of {all} show some text in {to}", borrowed.len()),
            _ => say!(
                "       {tag}: {pages} of {all} are left out of hreflang, sitemap and search: too \
                 many of their words are in {to} (max_borrowed_percent)"
            ),
        }
        print_borrowed(borrowed, to);
        print_messages(messages, to);
    }
    let weights = &built.weights;
    if weights.bundle.shared > 0 {
        let islands = weights.islands.iter();
        let islands = islands.map(|(page, bytes)| format!("islands of {page} {}, ", size(*bytes)));
        say!(
            "       scripts: initial {}, {}React and shared island code {} (gzip)",
            size(weights.at_once),
            islands.collect::<String>(),
            size(weights.bundle.shared)
        );
    }
}

/// The maximum number of borrowed pages and messages in a summary.
const MAX_SHOWN: usize = 5;

/// Prints the first shared messages of the fallback, by file.
fn print_messages(messages: &[BorrowedMessage], language: &str) {
    let files = messages.iter().take(MAX_SHOWN).collect::<Vec<_>>();
    let files = files.chunk_by(|one, next| one.file == next.file).map(|of_file| {
        let ids: Vec<&str> = of_file.iter().map(|message| &*message.id).collect();
        format!("{} ({})", ids.join(", "), of_file[0].file)
    });
    let more = match messages.len().saturating_sub(MAX_SHOWN) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let shown = files.collect::<Vec<_>>().join(", ");
    if !shown.is_empty() {
        say!("           shared messages in {language}: {shown}{more}");
    }
}

/// Prints the pages with the largest shares of borrowed text.
fn print_borrowed(pages: &[FallbackPage], language: &str) {
    let mut worst: Vec<(usize, &str)> =
        pages.iter().map(|page| (page.words.percent(), &*page.page)).collect();
    worst.sort_by_key(|(percent, page)| (std::cmp::Reverse(*percent), *page));
    let shown = worst.iter().take(MAX_SHOWN).map(|(percent, page)| format!("{page} {percent} %"));
    let more = if worst.len() > MAX_SHOWN { ", …" } else { "" };
    let shown = shown.collect::<Vec<_>>().join(", ");
    say!("           words in {language}: {shown}{more}");
}

/// Prints one line for each hydrated island, package and folder, largest first.
pub(super) fn print_weights(weights: &Weights) {
    let table = |title: &str, rows: &BTreeMap<String, u64>| {
        let mut rows: Vec<_> = rows.iter().collect();
        rows.sort_by_key(|(_, bytes)| std::cmp::Reverse(**bytes));
        say!("       {title}");
        for (name, bytes) in rows {
            say!("       {:>9}  {name}", size(*bytes));
        }
    };
    table("islands, without shared code (gzip)", &weights.bundle.islands);
    table("packages and folders (gzip)", &weights.bundle.origins);
}
