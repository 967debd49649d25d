//! The command `import`: creates a site from the site of another generator.
//!
//! A reader for each generator collects pages, texts and files, and lists the parts that it can't
//! read. The plan gives the pages ids and paths, and the composer converts them. The new site is
//! checked before it gets its name: pages with errors become drafts, and texts with errors become
//! comments. Code of the source is never run.
#![expect(clippy::disallowed_methods, reason = "writes the files of a new site")]

mod addresses;
mod anchors;
mod arguments;
mod asides;
mod astro;
mod body;
mod broken;
mod code;
mod components;
mod compose;
mod data;
mod eleventy;
mod figure;
mod fluent;
mod found;
mod found_tags;
mod frame;
mod front_matter;
mod generated;
mod hero;
mod html;
mod hidden_files;
mod hugo;
mod hugo_config;
mod jekyll;
mod just_the_docs;
mod languages;
mod look;
mod losses;
mod menu;
mod menu_item;
mod notation;
mod page_file;
mod placeholders;
mod plan;
mod shortcodes;
mod sidebar;
mod site_config;
mod starlight;
mod tags;
mod targets;
mod texts;
mod translations;
mod values;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};

use crate::build::editor;
use crate::build::pipeline::{BuildSession, Options, build};
use crate::cli::import::broken::remove_broken;
use crate::cli::import::compose::{Broken, NewSite, Origin, compose};
use crate::cli::import::found::Found;
use crate::cli::import::losses::{LossList, Losses};
use crate::cli::import::plan::plan;
use crate::cli::import::tags::Tags;
use crate::cli::progress::{Clock, StageTimer, StatusLine, show_waits};
use crate::cli::starter::{NODE_STEP, imported_step, is_inside, write};
use crate::cli::terminal::{
    Common, SITE_ERRORS, SUCCESS, counted, is_terminal, print_json, print_report,
};
use crate::cli::today::today;
use crate::engine::diagnostic::{Diagnostic, Report, Severity};
use crate::engine::output::NullSink;
use crate::engine::source::Snapshot;

/// The number of checks after which the errors that are left are reported.
const MAX_CHECKS: usize = 8;

/// The file of the new site with the parts that are not imported.
const LIST: &str = "not-imported.txt";

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

/// The template of the new site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ImportTemplate {
    /// Plain pages, and lists for their folders
    Site,
    /// A manual with a sidebar and a search, which requires Node to build
    Docs,
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
    /// The template of the new site; default: `docs` for Starlight and Just the Docs, else `site`
    #[arg(long, value_enum)]
    template: Option<ImportTemplate>,
}

/// Creates the site, and prints the parts that are not imported.
pub(super) fn run(common: &Common, arguments: &ImportSiteArguments) -> anyhow::Result<u8> {
    let ImportSiteArguments { generator, source, dir, locales, template } = arguments;
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
    let theme = theme(*generator, &found);
    if template.map_or(theme.is_some(), |template| template == ImportTemplate::Docs) {
        let groups = match theme {
            Some(STARLIGHT) => starlight::groups(&mut found),
            Some(_) => Some(just_the_docs::groups(&mut found)),
            None => None,
        };
        sidebar::arrange(&mut found, groups);
        found.is_manual = true;
    }
    let functions = fluent::finish(&mut found);
    generated::list_categories(&mut found);
    generated::join_spellings(&mut found);
    hidden_files::list(&root, &mut found);
    found.list_rest();
    if found.pages.is_empty() && found.texts.is_empty() {
        let losses = std::mem::take(&mut found.losses).finish(|_| true);
        print_report(common, &losses.all, &found.snapshot);
        bail!(
            "`{}` has no pages or texts of the generator that can be imported; nothing was written",
            source.display()
        );
    }
    let dir = std::path::absolute(dir).context("can't find the current folder")?;
    let name = dir.file_name().context("the new site needs a folder with a name")?;
    let name = format!(".{}.import-{}", name.to_string_lossy(), std::process::id());
    let unfinished = dir.with_file_name(name);
    let is_shown = !common.quiet && !common.json;
    if is_shown {
        show_waits();
        say!("checking: {} …", counted(found.pages.len(), "file of a page", "files of pages"));
    }
    let line = StatusLine::new(is_shown && is_terminal());
    let created = create(&unfinished, &mut found, delimiters, &functions, &line);
    line.clear();
    let plain = "can't build a manual; `--template site` makes plain pages, which need no Node";
    let created = if found.is_manual { created.context(plain) } else { created };
    let created = created.and_then(|created| {
        // An empty folder gives way.
        let _ = fs::remove_dir(&dir);
        let names = || format!("can't rename `{}` to `{}`", unfinished.display(), dir.display());
        fs::rename(&unfinished, &dir).with_context(names)?;
        Ok(created)
    });
    if created.is_err() {
        let _ = fs::remove_dir_all(&unfinished);
    }
    let theme = theme.filter(|_| template.is_none());
    Ok(print(common, arguments, &found, theme, &created?))
}

const STARLIGHT: &str = "Starlight";

/// The theme of a source for manuals.
fn theme(generator: Generator, found: &Found) -> Option<&'static str> {
    match generator {
        Generator::Astro if !found.under(astro::DOCS).is_empty() => Some(STARLIGHT),
        Generator::Jekyll if just_the_docs::is_used(found) => Some("Just the Docs"),
        _ => None,
    }
}

/// A new site.
struct CreatedSite {
    report: Report,
    losses: LossList,
    /// The number of pages.
    pages: usize,
    /// The number of pages without a description.
    undescribed: usize,
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
    line: &StatusLine,
) -> anyhow::Result<CreatedSite> {
    let clock = Clock::start();
    let mut planning = Losses::default();
    let plan = plan(found, &mut planning);
    let tags = Tags::new(found, &plan, &mut planning);
    let (mut broken, mut reasons) = (Broken::default(), Losses::default());
    let mut session = BuildSession::new();
    let mut old = NewSite::default();
    let mut check = 0;
    loop {
        check += 1;
        let mut losses = Losses::default();
        let new = compose(found, (&plan, &tags), &broken, delimiters, functions, &mut losses)?;
        write_changes(folder, &old, &new, &found.snapshot)?;
        let snapshot = Arc::new(Snapshot::scan(folder));
        let times = StageTimer::new(&clock, line);
        let built = build(&snapshot, &Options::default(), &mut session, &NullSink, &times)?;
        let report = built.report;
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
            let losses = losses.finish(|path| found.pages.iter().any(|page| page.path == *path));
            let text = losses.text(&found.snapshot);
            if !text.is_empty() {
                write(&folder.join(LIST), text.as_bytes())
                    .with_context(|| format!("can't write `{LIST}`"))?;
            }
            let pages = || plan.iter().filter(|page| !page.sources.is_empty());
            let is_described = |at: &usize| found.pages[*at].keys.description.is_some();
            let undescribed = pages().filter(|page| !page.sources.values().any(is_described));
            let (pages, undescribed) = (pages().count(), undescribed.count());
            return Ok(CreatedSite { report, losses, pages, undescribed });
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

/// Prints the result.
fn print(
    common: &Common,
    arguments: &ImportSiteArguments,
    found: &Found,
    theme: Option<&str>,
    created: &CreatedSite,
) -> u8 {
    let CreatedSite { report, losses, pages, undescribed } = created;
    let (dir, listed) = (&arguments.dir, losses.count());
    let (errors, warnings) = report.counts();
    let (texts, locales) = (found.texts.len(), found.locales.len());
    let causes = losses.causes.counts().1;
    let mut next =
        vec![format!("cd {}", dir.display()), "archipel serve --watch --open".to_owned()];
    next.extend(found.locales.first().and_then(|default| imported_step(&default.tag)));
    if found.is_manual {
        next.push(NODE_STEP.to_owned());
    }
    let shown = if common.all { &losses.all } else { &losses.causes };
    let list = (listed > 0).then(|| dir.join(LIST));
    let template = if found.is_manual { "docs" } else { "site" };
    if common.json {
        let shown = common.shown(shown);
        print_json(&serde_json::json!({
            "ok": errors == 0, "folder": dir, "template": template, "pages": pages,
            "texts": texts, "locales": locales, "listed": listed, "causes": causes, "list": list,
            "undescribed": undescribed,
            "diagnostics": shown.records(&found.snapshot), "left_out": shown.left_out(),
            "errors": errors, "warnings": warnings, "next": next,
        }));
    } else {
        print_report(common, shown, &found.snapshot);
        print_report(common, &report.errors_only(), &Snapshot::scan(dir));
    }
    if !common.json && !common.quiet {
        say!(
            "imported: {}, {} and {} in {}",
            counted(*pages, "page", "pages"),
            counted(texts, "text", "texts"),
            counted(found.files.len(), "file", "files"),
            counted(locales, "language", "languages"),
        );
        if let Some(theme) = theme {
            say!("template: docs, for {theme}; `--template site` makes plain pages");
        }
        let parts = counted(listed, "part that is not imported", "parts that are not imported");
        match list {
            Some(list) => say!(
                "listed:   {parts}, with {}: {}",
                counted(causes, "cause", "causes"),
                list.display()
            ),
            None => say!("listed:   {parts}"),
        }
        if *undescribed > 0 {
            say!(
                "          {} no description, and `description: page-title` instead",
                counted(*undescribed, "page has", "pages have")
            );
        }
        let how = if warnings > 0 { "; `archipel check` prints them" } else { "" };
        say!(
            "checked:  {}, {}{how}",
            counted(errors, "error", "errors"),
            counted(warnings, "warning", "warnings")
        );
        for (at, step) in next.iter().enumerate() {
            say!("{} {step}", if at == 0 { "next:    " } else { "         " });
        }
    }
    if errors > 0 { SITE_ERRORS } else { SUCCESS }
}
