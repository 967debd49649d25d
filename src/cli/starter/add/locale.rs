//! Adds a language: its table in `site.toml`, and the messages that are to be translated.

use anyhow::{Context as _, bail};

use crate::cli::starter::add::existing::{CONFIG, Files, Site};
use crate::content::config::{FontRule, config};
use crate::engine::diagnostic::Report;
use crate::engine::source::SourcePath;
use crate::i18n::message::LOCALES;

impl Site<'_> {
    /// The messages of the default language as comments, which fall back until they are written.
    pub(super) fn locale(&self, tag: &str, files: &mut Files) -> anyhow::Result<Vec<String>> {
        let locales = &self.config.locales;
        if locales.iter().any(|locale| locale.tag == tag) {
            bail!("site.toml has the locale `{tag}` already");
        }
        let from = &locales[self.config.default_locale];
        let folder = format!("{LOCALES}{}/", from.tag);
        let mut bodies: Vec<&str> = Vec::new();
        for path in self.snapshot.under(&folder) {
            let below = &path.as_str()[folder.len()..];
            if below.ends_with(".md") {
                bodies.extend(Some(below).filter(|below| below.starts_with("pages/")));
                continue;
            }
            let Ok(text) = self.snapshot.read_text(path.as_str()) else { continue };
            let commented: String =
                text.lines().map(|line| format!("# {line}").trim_end().to_owned() + "\n").collect();
            files.insert(format!("{LOCALES}{tag}/{below}"), commented);
        }
        let mut next = vec![
            format!("write its own name as `label` in site.toml, in place of `{tag}`"),
            format!(
                "translate: each line is there as a comment and shown in `{}` until it is written \
                 without the `#` and the space after it",
                from.tag
            ),
        ];
        if !bodies.is_empty() {
            next.push(format!(
                "translate the Markdown files of {folder}, each to the same name in \
                 {LOCALES}{tag}/: {}",
                bodies.join(", ")
            ));
        }
        let is_flagged = locales.iter().any(|locale| !locale.flag.is_empty());
        next.extend(is_flagged.then(|| {
            format!("add `flag` to the table of `{tag}` in site.toml: a picture in assets/")
        }));
        // Fonts without `locales` are for all languages.
        let is_partial = |font: &FontRule| font.locales.len() < locales.len();
        let fonts = &self.config.fonts;
        next.extend(fonts.iter().any(is_partial).then(|| {
            let pictures = match self.config.social {
                Some(_) => ", with one for each `picture` name of the social images",
                None => "",
            };
            format!(
                "add `{}` to the `locales` of those [[fonts]] in site.toml that have its \
                 letters{pictures}",
                segment(tag)
            )
        }));
        Ok(next)
    }

    /// `site.toml` with the table of a language behind the last one.
    pub(super) fn with_locale(&self, tag: &str) -> anyhow::Result<String> {
        let segment = segment(tag);
        let name = self.config.locales[self.config.default_locale].name();
        let text = self.snapshot.read_text(CONFIG).unwrap_or_default();
        let last = text.rfind("[[locales]]").context("site.toml has no [[locales]]")?;
        let rest = &text[last + 1..];
        let end =
            rest.find("\n[").or_else(|| rest.find("\n#")).map_or(text.len(), |at| last + 1 + at);
        // What stands above the next table belongs to it.
        let own = text[..end].trim_end();
        let own = own.rfind("\n\n#").map_or(own, |at| &own[..at]).trim_end();
        let table = format!(
            "\n\n[[locales]]\nsegment = \"{segment}\"\ntag = \"{tag}\"\nlabel = \"{tag}\"\n\
             fallback = \"{name}\""
        );
        let after = &text[own.len()..];
        let after = if after.is_empty() { "\n" } else { after };
        let changed = format!("{own}{table}{after}");
        let mut report = Report::new();
        if config(&SourcePath::new(CONFIG), &changed, None, &mut report).is_none() {
            let mistake = report.iter().last().context("site.toml has mistakes")?;
            bail!("{}; {}", mistake.message, mistake.hint_text());
        }
        Ok(changed)
    }
}

/// The first part of the addresses of a language.
fn segment(tag: &str) -> String {
    tag.to_ascii_lowercase()
}
