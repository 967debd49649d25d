//! Adds a language: its table in `site.toml`, and message files to translate.

use anyhow::{Context as _, bail};

use crate::cli::starter::add::existing::{AddedFiles, CONFIG, ExistingSite};
use crate::cli::starter::language::texts_of;
use crate::cli::starter::own_names::own_name;
use crate::cli::starter::template::{INTERFACE, interface};
use crate::cli::terminal::some_of;
use crate::content::config::{FontRule, config};
use crate::engine::diagnostic::Report;
use crate::engine::source::SourcePath;
use crate::i18n::message::LOCALES;

impl ExistingSite<'_> {
    /// Adds the messages of the default language as comments, which fall back until translated.
    pub(super) fn locale(&self, tag: &str, files: &mut AddedFiles) -> anyhow::Result<Vec<String>> {
        let locales = &self.config.locales;
        if locales.iter().any(|locale| locale.tag == tag) {
            bail!("site.toml already has the locale `{tag}`");
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
            if below == INTERFACE
                && let Some(words) = translated_interface(&from.tag, &text, tag)
            {
                files.insert(format!("{LOCALES}{tag}/{below}"), words.to_owned());
                continue;
            }
            let commented: String =
                text.lines().map(|line| format!("# {line}").trim_end().to_owned() + "\n").collect();
            files.insert(format!("{LOCALES}{tag}/{below}"), commented);
        }
        let mut next = Vec::new();
        if own_name(tag).is_none() {
            next.push(format!("set `label` in site.toml to its own name instead of `{tag}`"));
        }
        next.push(format!(
            "translate each line, and remove the `# ` before it; until then, it falls back to `{}`",
            from.tag
        ));
        if !bodies.is_empty() {
            next.push(format!(
                "translate the Markdown files of {folder} into {LOCALES}{tag}/, with the same \
                 names: {}",
                some_of(bodies.iter()).join(", ")
            ));
        }
        let is_flagged = locales.iter().any(|locale| !locale.flag.is_empty());
        next.extend(is_flagged.then(|| {
            format!(
                "add `flag` to the table of `{tag}` in site.toml: the name of a picture in assets/"
            )
        }));
        // Fonts without `locales` are for all languages.
        let is_partial = |font: &FontRule| font.locales.len() < locales.len();
        let fonts = &self.config.fonts;
        next.extend(fonts.iter().any(is_partial).then(|| {
            let pictures = match self.config.social {
                Some(_) => ", including one for each `picture` name of the social images",
                None => "",
            };
            format!(
                "add `{}` to the `locales` of the [[fonts]] in site.toml that have its \
                 letters{pictures}",
                segment(tag)
            )
        }));
        Ok(next)
    }

    /// Returns `site.toml` with the table of a language after the last one.
    pub(super) fn with_locale(&self, tag: &str) -> anyhow::Result<String> {
        let segment = segment(tag);
        let name = self.config.locales[self.config.default_locale].name();
        let text = self.snapshot.read_text(CONFIG).unwrap_or_default();
        let last = text.rfind("[[locales]]").context("site.toml has no [[locales]]")?;
        let rest = &text[last + 1..];
        let end =
            rest.find("\n[").or_else(|| rest.find("\n#")).map_or(text.len(), |at| last + 1 + at);
        // A comment above the next table belongs to that table.
        let own = text[..end].trim_end();
        let own = own[last..].rfind("\n\n#").map_or(own, |at| &own[..last + at]).trim_end();
        let label = own_name(tag).unwrap_or_else(|| tag.to_owned());
        let table = format!(
            "\n\n[[locales]]\nsegment = \"{segment}\"\ntag = \"{tag}\"\nlabel = \"{label}\"\n\
             fallback = \"{name}\""
        );
        let after = &text[own.len()..];
        let after = if after.is_empty() { "\n" } else { after };
        let changed = format!("{own}{table}{after}");
        let mut report = Report::new();
        if config(&SourcePath::new(CONFIG), &changed, None, &mut report).is_none() {
            let mistake = report.iter().last().context("site.toml has errors")?;
            bail!("{}; {}", mistake.message, mistake.hint_text());
        }
        Ok(changed)
    }
}

/// Returns the words of the interface in a language, if the starter has them, and its words in the
/// language `from` are `text`.
fn translated_interface(from: &str, text: &str, tag: &str) -> Option<&'static str> {
    let words = |tag: &str| interface(texts_of(tag, |_| true)?);
    (words(from)? == text).then(|| words(tag))?
}

/// Returns the first URL segment of a language.
fn segment(tag: &str) -> String {
    tag.to_ascii_lowercase()
}
