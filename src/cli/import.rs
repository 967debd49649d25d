//! The command `import`: creates a site from the site of another generator.
//!
//! A reader for each generator collects pages, texts and files, and lists the parts that it can't
//! read. The plan gives the pages ids and paths, and the composer converts them. The new site is
//! checked before it gets its name: pages with errors become drafts, and texts with errors become
//! comments. Code of the source is never run.
#![expect(clippy::disallowed_methods, reason = "writes the files of a new site")]

mod addresses;
mod astro;
mod body;
mod code;
mod compose;
mod eleventy;
mod fluent;
mod found;
mod front_matter;
mod generated;
mod html;
mod hugo;
mod jekyll;
mod languages;
mod losses;
mod menu;
mod menu_item;
mod notation;
mod page_file;
mod placeholders;
mod plan;
mod targets;
mod texts;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};

use crate::build::editor;
use crate::build::pipeline::{BuildSession, Options, build};
use crate::cli::import::compose::{Broken, NewSite, Origin, compose};
use crate::cli::import::found::Found;
use crate::cli::import::losses::Losses;
use crate::cli::import::plan::plan;
use crate::cli::starter::{is_inside, write};
use crate::cli::terminal::{Common, SITE_ERRORS, SUCCESS, counted, print_json, print_report};
use crate::cli::today::today;
use crate::engine::diagnostic::{Diagnostic, Place, Report, Severity};
use crate::engine::output::NullSink;
use crate::engine::source::{Snapshot, SourcePath};

/// The number of checks after which the errors that are left are reported.
const MAX_CHECKS: usize = 8;

/// A generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Generator {
    /// Hugo
    Hugo,
    /// Astro and Starlight
    Astro,
    /// Eleventy
    Eleventy,
    /// Jekyll
    Jekyll,
    /// A folder of Fluent files
    Fluent,
}

/// The arguments of `import`.
#[derive(Args)]
pub(super) struct ImportSiteArguments {
    /// The generator of the source
    #[arg(value_enum)]
    generator: Generator,
    /// The folder of the source, with its configuration; it is not changed
    source: PathBuf,
    /// The folder of the new site, which must not exist, or be empty
    dir: PathBuf,
    /// The languages of the source, separated by commas, the default one first; default: those of
    /// its configuration or of its folders
    #[arg(long, value_name = "TAGS", value_delimiter = ',')]
    locales: Vec<String>,
}

/// Creates the site, and prints the parts that are not imported.
pub(super) fn run(common: &Common, arguments: &ImportSiteArguments) -> anyhow::Result<u8> {
    let ImportSiteArguments { generator, source, dir, locales } = arguments;
    if !source.is_dir() {
        bail!("the folder `{}` does not exist; name the folder of the source", source.display());
    }
    if let Some(name) = locales.iter().find(|name| languages::tag_of(name).is_none()) {
        bail!("`{name}` is not a known language; use BCP 47 tags, such as `en` or `pt-BR`");
    }
    let entries = fs::read_dir(dir).map_or(0, Iterator::count);
    if entries > 0 || dir.is_file() {
        bail!("`{}` is not empty; use a folder that does not exist", dir.display());
    }
    let root =
        fs::canonicalize(source).with_context(|| format!("can't read `{}`", source.display()))?;
    if is_inside(dir, &root)? {
        bail!(
            "`{}` is inside of `{}`; use a folder outside of it",
            dir.display(),
            source.display()
        );
    }
    let mut found = Found::open(source, locales, today()?);
    let delimiters = read(*generator, &mut found);
    let functions = fluent::finish(&mut found);
    generated::list_categories(&mut found);
    found.list_rest();
    if found.pages.is_empty() && found.texts.is_empty() {
        let losses = std::mem::take(&mut found.losses).finish(|_| true);
        print_report(common, &losses, &found.snapshot);
        bail!(
            "`{}` has no pages or texts of the generator that can be imported; nothing was written",
            source.display()
        );
    }
    let dir = std::path::absolute(dir).context("can't find the current folder")?;
    let name = dir.file_name().context("the new site needs a folder with a name")?;
    let name = format!(".{}.import-{}", name.to_string_lossy(), std::process::id());
    let unfinished = dir.with_file_name(name);
    let created = create(&unfinished, &mut found, delimiters, &functions).and_then(|created| {
        // An empty folder gives way.
        let _ = fs::remove_dir(&dir);
        let names = || format!("can't rename `{}` to `{}`", unfinished.display(), dir.display());
        fs::rename(&unfinished, &dir).with_context(names)?;
        Ok(created)
    });
    if created.is_err() {
        let _ = fs::remove_dir_all(&unfinished);
    }
    let (report, losses) = created?;
    Ok(print(common, arguments, &found, &losses, &report))
}

/// Reads the source; returns the delimiters of tags in its pages.
fn read(generator: Generator, found: &mut Found) -> &'static [(&'static str, &'static str)] {
    match generator {
        Generator::Hugo => hugo::read(found),
        Generator::Astro => astro::read(found),
        Generator::Eleventy => eleventy::read(found),
        Generator::Jekyll => jekyll::read(found),
        Generator::Fluent => fluent::read(found),
    }
    match generator {
        Generator::Fluent => return &[],
        _ => texts::read(found),
    }
    match generator {
        Generator::Hugo => &[("{{<", ">}}"), ("{{%", "%}}")],
        Generator::Jekyll | Generator::Eleventy => &[("{%", "%}"), ("{{", "}}"), ("{#", "#}")],
        Generator::Astro | Generator::Fluent => &[],
    }
}

/// Writes the site, and checks it. Pages and texts with errors are taken out, and listed.
fn create(
    folder: &Path,
    found: &mut Found,
    delimiters: &[(&'static str, &'static str)],
    functions: &BTreeSet<String>,
) -> anyhow::Result<(Report, Report)> {
    let mut planning = Losses::default();
    let plan = plan(found, &mut planning);
    let (mut broken, mut reasons) = (Broken::default(), Losses::default());
    let mut session = BuildSession::new();
    let mut old = NewSite::default();
    let mut check = 0;
    loop {
        check += 1;
        let mut losses = Losses::default();
        let new = compose(found, &plan, &broken, delimiters, functions, &mut losses)?;
        write_changes(folder, &old, &new, &found.snapshot)?;
        let snapshot = Arc::new(Snapshot::scan(folder));
        let report = build(&snapshot, &Options::default(), &mut session, &NullSink, &())?.report;
        let errors: Vec<&Diagnostic> =
            report.iter().filter(|one| one.severity == Severity::Error).collect();
        let before = reasons.report.counts().1;
        if check < MAX_CHECKS {
            for one in &errors {
                remove_broken(one, &new, found, &mut broken, &mut reasons);
            }
        }
        if errors.is_empty() || reasons.report.counts().1 == before {
            editor::write_for(folder);
            for part in [&mut found.losses, &mut planning, &mut reasons] {
                losses.extend(std::mem::take(part));
            }
            let is_page = |path: &SourcePath| found.pages.iter().any(|page| page.path == *path);
            return Ok((report, losses.finish(is_page)));
        }
        old = new;
    }
}

/// Writes the files that differ from those of the last check.
fn write_changes(
    folder: &Path,
    old: &NewSite,
    new: &NewSite,
    source: &Snapshot,
) -> anyhow::Result<()> {
    let add = |path: &str, bytes: &[u8]| {
        let to = folder.join(path);
        write(&to, bytes).with_context(|| format!("can't write `{}`", to.display()))
    };
    for (path, text) in new.texts.iter().filter(|(path, text)| old.texts.get(*path) != Some(text)) {
        add(path, text.as_bytes())?;
    }
    for (path, origin) in new.origins.iter().filter(|(path, _)| !old.origins.contains_key(*path)) {
        if let Origin::Copy(from) = origin {
            match source.read(from.as_str()) {
                Ok(bytes) => add(path, &bytes)?,
                Err(_) => bail!("can't read `{from}`"),
            }
        }
    }
    let gone = |path: &&String| !new.texts.contains_key(*path) && !new.origins.contains_key(*path);
    for path in old.texts.keys().chain(old.origins.keys()).filter(gone) {
        let _ = fs::remove_file(folder.join(path));
    }
    Ok(())
}

/// Removes the part of the source with an error from the new site, and lists it.
fn remove_broken(
    error: &Diagnostic,
    new: &NewSite,
    found: &mut Found,
    broken: &mut Broken,
    reasons: &mut Losses,
) {
    let Some(place) = &error.place else { return };
    let (message, code) = (&error.message, error.code.as_str());
    let hint = error.hint_text();
    let mut draft = |at: usize, place: Place| {
        broken.pages.insert(at);
        let is_home = found.pages[at].name.is_empty();
        let result = if is_home { "the home page is code" } else { "the page is a draft" };
        reasons.add(place, format!("{result}: {message} (`{code}`)"), &hint);
    };
    match new.origins.get(place.path.as_str()) {
        Some(Origin::Body(at, shift)) => {
            let text = &new.texts[place.path.as_str()];
            let start = text.floor_char_boundary(place.start.min(text.len()));
            let line = text[..start].matches('\n').count().saturating_add_signed(*shift);
            let page = &found.pages[*at];
            let lines = page.text[page.body..].split_inclusive('\n').take(line);
            let offset = page.body + lines.map(str::len).sum::<usize>();
            draft(*at, page.line(offset));
        }
        Some(Origin::Page(pages)) => {
            for at in pages {
                draft(*at, Place::file(&found.pages[*at].path));
            }
        }
        Some(Origin::Texts(starts)) => {
            let at = starts.partition_point(|(start, _)| *start <= place.start).saturating_sub(1);
            if let Some((_, at)) = starts.get(at)
                && !found.texts[*at].is_broken
            {
                found.texts[*at].is_broken = true;
                let message = format!("the text is a comment: {message} (`{code}`)");
                reasons.add(found.texts[*at].place.clone(), message, &hint);
            }
        }
        Some(Origin::Copy(path)) if broken.files.insert(path.clone()) => {
            let message = format!("the file can't be shown in pages: {message} (`{code}`)");
            reasons.add(Place::file(path), message, &hint);
        }
        _ => {}
    }
}

/// Prints the result.
fn print(
    common: &Common,
    arguments: &ImportSiteArguments,
    found: &Found,
    losses: &Report,
    report: &Report,
) -> u8 {
    let (dir, listed) = (&arguments.dir, losses.counts().1);
    let (errors, warnings) = report.counts();
    let (pages, texts, locales) = (found.pages.len(), found.texts.len(), found.locales.len());
    let next = [format!("cd {}", dir.display()), "archipel serve --watch --open".to_owned()];
    if common.json {
        let shown = common.shown(losses);
        print_json(&serde_json::json!({
            "ok": errors == 0, "folder": dir, "pages": pages, "texts": texts, "locales": locales,
            "listed": listed, "diagnostics": shown.records(&found.snapshot),
            "left_out": shown.left_out(), "errors": errors, "warnings": warnings, "next": next,
        }));
    } else {
        print_report(common, losses, &found.snapshot);
        print_report(common, &report.errors_only(), &Snapshot::scan(dir));
    }
    if !common.json && !common.quiet {
        say!(
            "imported: {}, {} and {} in {}",
            counted(pages, "page", "pages"),
            counted(texts, "text", "texts"),
            counted(found.files.len(), "file", "files"),
            counted(locales, "language", "languages"),
        );
        say!(
            "listed:   {}",
            counted(listed, "part that is not imported", "parts that are not imported")
        );
        say!("checked:  {errors} errors, {warnings} warnings");
        for (at, step) in next.iter().enumerate() {
            say!("{} {step}", if at == 0 { "next:    " } else { "         " });
        }
    }
    if errors > 0 { SITE_ERRORS } else { SUCCESS }
}
