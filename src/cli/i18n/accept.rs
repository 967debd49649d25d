//! Runs `i18n accept`, which records translations as current.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{bail, ensure};
use clap::Args;
use serde_json::json;

use crate::build::write::Changes;
use crate::cli::i18n::open::{default_tag, open, read_lock, require_translation};
use crate::cli::terminal::{Common, SUCCESS, counted, print_json};
use crate::content::config::Config;
use crate::engine::diagnostic::nearest;
use crate::engine::query::Database;
use crate::i18n::lock::{
    Age, BODY, BodyAge, LOCK, OriginalDigest, TRANSLATION_LOCK, TranslationLock,
};
use crate::i18n::message::split_locale;
use crate::i18n::paragraph::paragraph_number;
use crate::i18n::status::{TranslatedFile, translated_files};

/// The arguments of `i18n accept`.
#[derive(Args)]
pub(super) struct Arguments {
    /// The translations to record as current: files such as pages/home.ftl, messages such as
    /// pages/home.ftl#hero-title, or paragraphs such as pages/home.md#p3 [default: those that are
    /// not recorded yet]
    #[arg(value_name = "FILE[#ID]", conflicts_with = "all")]
    texts: Vec<String>,
    /// The locales to record, by tag or segment [default: all]
    #[arg(long, value_name = "TAG")]
    locale: Vec<String>,
    /// Record all translations as current
    #[arg(long)]
    all: bool,
}

/// A file or a message on the command line.
struct NamedText<'a> {
    /// The file below the folder of a locale.
    file: &'a str,
    id: Option<&'a str>,
    /// The tag of the locale in the path, if the path has one.
    tag: Option<&'a str>,
}

impl<'a> NamedText<'a> {
    fn parse(text: &'a str, config: &Config) -> NamedText<'a> {
        let (path, id) = text.split_once('#').map_or((text, None), |(path, id)| (path, Some(id)));
        let path = path.strip_prefix("./").unwrap_or(path);
        match split_locale(path).filter(|(tag, _)| config.locales.iter().any(|one| one.tag == *tag))
        {
            Some((tag, file)) => {
                NamedText { file, id, tag: Some(tag).filter(|tag| *tag != default_tag(config)) }
            }
            None => NamedText { file: path, id, tag: None },
        }
    }

    fn is(&self, tag: &str, file: &str, id: &str) -> bool {
        self.tag.is_none_or(|own| own == tag)
            && self.file == file
            && (self.id.is_none_or(|own| own == id) || self.paragraph().is_some())
    }

    /// The index of the paragraph, if it is one of a body.
    fn paragraph(&self) -> Option<usize> {
        let id = self.id.filter(|_| self.file.ends_with(".md"))?;
        paragraph_number(id).map(|number| number - 1)
    }

    /// Checks that the default locale has the file or the message.
    fn check(&self, files: &[TranslatedFile]) -> anyhow::Result<()> {
        let names = || files.iter().map(|file| &*file.below);
        let Some(file) = files.iter().find(|file| file.below == self.file) else {
            let hint = nearest(self.file, names()).map(|name| format!("; did you mean `{name}`?"));
            bail!(
                "the default locale has no file `{}`{}",
                self.file,
                hint.unwrap_or_else(
                    || "; name one below its folder, such as `pages/home.ftl`".into()
                )
            );
        };
        if let Some(at) = self.paragraph() {
            let count = match file.texts.first().and_then(|text| text.digest.as_ref()) {
                Some(OriginalDigest::Body(body)) => body.paragraphs().len(),
                _ => 0,
            };
            ensure!(
                at < count,
                "`{}` has {}",
                self.file,
                counted(count, "paragraph", "paragraphs")
            );
            return Ok(());
        }
        let Some(id) = self.id.filter(|id| file.texts.iter().all(|text| text.id != *id)) else {
            return Ok(());
        };
        let ids = file.texts.iter().map(|text| &*text.id);
        let hint = nearest(id, ids).map(|name| format!("; did you mean `{name}`?"));
        bail!("`{}` has no message `{id}`{}", self.file, hint.unwrap_or_default())
    }
}

/// The result of the command.
#[derive(Default)]
struct Accepted {
    /// The number of recorded texts.
    recorded: usize,
    /// The number of recorded texts that were stale.
    updated: usize,
    /// The stale texts that are not recorded, as arguments of this command.
    stale: Vec<String>,
    /// The number of removed lines, whose texts no longer exist.
    removed: usize,
}

/// Runs `i18n accept`.
pub(super) fn run(common: &Common, arguments: &Arguments) -> anyhow::Result<u8> {
    let (snapshot, config) = open(common)?;
    let known = read_lock(common, &snapshot)?;
    let mut lock = known.clone().unwrap_or_default();
    let mut tags: BTreeSet<&str> = BTreeSet::new();
    for name in &arguments.locale {
        tags.insert(&require_translation(&config, name)?.tag);
    }
    let named: Vec<NamedText<'_>> =
        arguments.texts.iter().map(|text| NamedText::parse(text, &config)).collect();
    let build = Database::default().begin(&snapshot);
    build.set(&TRANSLATION_LOCK, Some(lock.clone()));
    let files = translated_files(&build.reader());
    let locales = config.locales.iter().map(|locale| &*locale.tag).zip(0..);
    let locales: BTreeMap<&str, usize> =
        locales.filter(|(tag, _)| *tag != default_tag(&config)).collect();
    if locales.is_empty() {
        bail!("the site has no translations; add one with `archipel i18n add TAG`")
    }
    for text in &named {
        text.check(&files)?;
    }
    let removed = remove_obsolete(&mut lock, &locales, &files);
    let mut accepted = Accepted { removed, ..Accepted::default() };
    for (tag, at, file) in translations(&locales, &files) {
        let is_locale = tags.is_empty() || tags.contains(tag);
        for text in &file.texts {
            let (Some(age), Some(digest)) = (text.ages[at], &text.digest) else { continue };
            let names = named.iter().filter(|named| named.is(tag, &file.below, &text.id));
            let names: Vec<&NamedText<'_>> = names.collect();
            let is_wanted = match age {
                Age::Untracked => named.is_empty() || !names.is_empty(),
                Age::Stale => arguments.all || !names.is_empty(),
                // Lines of other branches are obsolete.
                Age::Current => true,
            };
            let is_recorded = is_wanted && is_locale;
            let mut is_stale = age == Age::Stale && is_locale;
            if is_recorded {
                accepted.recorded += usize::from(age != Age::Current);
                accepted.updated += usize::from(age == Age::Stale);
                is_stale = !record(&mut lock, (&file.below, &text.id, tag), digest, &names)?;
            }
            if is_stale {
                accepted.stale.push(argument(tag, &file.below, &text.id));
            }
        }
    }
    if known.as_ref() != Some(&lock) {
        let mut changes = Changes::default();
        changes.write(common.root.join(LOCK), lock.to_text().into_bytes());
        changes.apply()?;
    }
    print_accepted(common, &accepted);
    Ok(SUCCESS)
}

/// Records a translation, by its file, id and tag, or only the paragraphs that all its names on the
/// command line are of. Returns whether it is current then.
fn record(
    lock: &mut TranslationLock,
    (file, id, tag): (&str, &str, &str),
    digest: &OriginalDigest,
    names: &[&NamedText<'_>],
) -> anyhow::Result<bool> {
    let paragraphs: Option<Vec<usize>> = names.iter().map(|name| name.paragraph()).collect();
    let paragraphs = paragraphs.unwrap_or_default();
    let body = match digest {
        OriginalDigest::Body(body) if !paragraphs.is_empty() => body,
        _ => {
            lock.record_text(file, id, tag, digest);
            return Ok(true);
        }
    };
    for at in paragraphs {
        ensure!(
            lock.record_paragraph(file, tag, body, at),
            "the paragraphs of `{file}` are not recorded in `{tag}`; run `archipel i18n accept {}`",
            argument(tag, file, BODY)
        );
    }
    Ok(lock.body_age(file, tag, body) == BodyAge::Current)
}

/// Returns each file in each locale, with its tag and index.
fn translations<'a>(
    locales: &'a BTreeMap<&str, usize>,
    files: &'a [TranslatedFile],
) -> impl Iterator<Item = (&'a str, usize, &'a TranslatedFile)> {
    let of_locale = |(tag, at): (&'a &str, &'a usize)| files.iter().map(|file| (*tag, *at, file));
    locales.iter().flat_map(of_locale)
}

/// Removes the lines of texts and translations that do not exist. Skips files with errors, whose
/// texts are unknown.
fn remove_obsolete(
    lock: &mut TranslationLock,
    locales: &BTreeMap<&str, usize>,
    files: &[TranslatedFile],
) -> usize {
    let mut known: BTreeSet<(&str, &str, &str)> = BTreeSet::new();
    let mut unknown: BTreeSet<(&str, &str)> = BTreeSet::new();
    for (tag, at, file) in translations(locales, files) {
        let texts = file.texts.iter().filter(|text| text.ages[at].is_some());
        known.extend(texts.map(|text| (tag, &*file.below, &*text.id)));
        unknown.extend((!file.are_valid[at]).then_some((tag, &*file.below)));
    }
    lock.retain(|line| {
        let id = if line.file.ends_with(".md") { BODY } else { line.id };
        known.contains(&(line.locale, line.file, id)) || unknown.contains(&(line.locale, line.file))
    })
}

/// Formats the options and the argument of `i18n accept` for a text.
fn argument(tag: &str, file: &str, id: &str) -> String {
    match id {
        BODY => format!("--locale {tag} {file}"),
        id => format!("--locale {tag} {file}#{id}"),
    }
}

/// The maximum number of stale texts that are printed.
const MAX_PRINTED: usize = 10;

fn print_accepted(common: &Common, accepted: &Accepted) {
    let Accepted { recorded, updated, stale, removed } = accepted;
    if common.json {
        print_json(&json!({
            "ok": true,
            "accepted": recorded,
            "updated": updated,
            "removed": removed,
            "stale": stale,
        }));
        return;
    }
    if common.quiet {
        return;
    }
    let of_them =
        if *updated > 0 { format!(", {updated} of them stale before") } else { String::new() };
    say!("accepted: {}{of_them}", counted(*recorded, "text", "texts"));
    if *removed > 0 {
        let lines = counted(*removed, "line", "lines");
        say!("removed:  {lines} of texts that do not exist any more");
    }
    if stale.is_empty() {
        return;
    }
    let texts = counted(stale.len(), "stale text", "stale texts");
    say!("left:     {texts}; when they are updated, accept each with");
    for text in stale.iter().take(MAX_PRINTED) {
        say!("            archipel i18n accept {text}");
    }
    if stale.len() > MAX_PRINTED {
        say!("          and {} more; `archipel check` lists them", stale.len() - MAX_PRINTED);
    }
    say!("          or all with `archipel i18n accept --all`");
}
