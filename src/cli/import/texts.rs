//! Reads the texts of interfaces: TOML, YAML and JSON of Hugo, i18next and others, PO, and Fluent.

use std::collections::{BTreeMap, BTreeSet};

use crate::base::path::parent;
use crate::cli::import::addresses::slug;
use crate::cli::import::found::{Found, FoundText};
use crate::cli::import::front_matter::parse_file;
use crate::cli::import::languages::{index_of, is_language, tag_of};
use crate::cli::import::losses::Losses;
use crate::cli::import::placeholders::placeables;
use crate::content::yaml::{Node, Value};
use crate::engine::diagnostic::{Place, Report};
use crate::engine::source::SourcePath;
use crate::i18n::exchange::{TargetLocale, indented, read_po};
use crate::i18n::format::{Formatter, PLURAL_CATEGORIES};

/// Folders of texts of interfaces.
const FOLDERS: [&str; 10] = [
    "i18n", "_i18n", "locales", "locale", "_locales", "l10n", "lang", "langs", "translations", "po",
];

/// A text before its conversion, and its place.
#[derive(Clone)]
struct ImportedText {
    source: String,
    place: Place,
}

/// The texts of a message by plural category; `other` for one text.
type FormTexts = BTreeMap<String, ImportedText>;

/// The messages of a file, in order.
type ImportedMessages = Vec<(String, FormTexts)>;

/// The originals of the PO files with one name.
struct Originals {
    path: SourcePath,
    messages: ImportedMessages,
    /// The ids by context and original.
    ids: BTreeMap<(String, String), String>,
    taken: BTreeSet<String>,
}

/// The language and the name of a file.
struct TextFile {
    path: SourcePath,
    locale: usize,
    name: String,
}

/// Reads the files of texts in the folders with such names.
pub(super) fn read(found: &mut Found) {
    let is_text = |path: &SourcePath| {
        let folder = parent(path.as_str());
        folder.split('/').any(|part| FOLDERS.contains(&part))
            && !["src/content/docs", "content/", "themes/"].iter().any(|it| folder.starts_with(it))
    };
    let mut originals = BTreeMap::new();
    for path in found.under("").into_iter().filter(is_text) {
        let Some((stem, ending)) = path.as_str().rsplit_once('.') else { continue };
        let ending = ending.to_ascii_lowercase();
        if !["ftl", "po", "toml", "yaml", "yml", "json"].contains(&&*ending) {
            continue;
        }
        let mut parts: Vec<&str> = stem.split(['/', '.']).collect();
        let is_known = |part: &&str| index_of(&found.locales, part).is_some();
        let Some(at) = parts.iter().rposition(is_known) else {
            if let Some(name) = parts.iter().rfind(|part| is_language(part)) {
                let name = (*name).to_owned();
                found.unknown_language(&path, &name);
            }
            continue;
        };
        let locale = index_of(&found.locales, parts[at]).unwrap_or_default();
        let after = parts.split_off(at + 1);
        let names: Vec<&str> = after.into_iter().filter(|part| *part != "LC_MESSAGES").collect();
        let file =
            TextFile { locale, name: slug(&names.join("-"), "interface"), path: path.clone() };
        let Some(text) = found.text(&path) else { continue };
        let before = found.texts.len();
        match &*ending {
            "ftl" => found.texts.extend(fluent_texts(&file.path, &text, locale, &file.name)),
            "po" => read_catalogue(found, &file, &text, &mut originals),
            _ => {
                let Some(node) = parse_file(&path, &text, &mut found.losses) else { continue };
                // Rails and i18next have the language as the first key.
                let own = node.as_map().filter(|entries| entries.len() == 1);
                let own = own.filter(|entries| tag_of(&entries[0].0.text).is_some());
                let node = own.map_or(&node, |entries| &entries[0].1);
                let mut messages = ImportedMessages::new();
                collect(&path, "", node, &mut messages, &mut found.losses);
                to_fluent(found, &file, messages);
            }
        }
        if found.texts.len() == before {
            let hint = "write its texts as messages, if it has some";
            found.losses.add(Place::file(&path), "no text of this file is imported", hint);
        }
    }
    let has: BTreeSet<String> =
        found.texts.iter().filter(|it| it.locale == 0).map(|it| it.id.clone()).collect();
    for (name, Originals { path, mut messages, .. }) in originals {
        messages.retain(|(id, _)| !has.contains(id));
        to_fluent(found, &TextFile { path, locale: 0, name }, messages);
    }
}

/// The entries of a Fluent file. Those that are not valid are found by the check of the new site.
pub(super) fn fluent_texts(
    path: &SourcePath,
    text: &str,
    locale: usize,
    name: &str,
) -> Vec<FoundText> {
    let is_entry = |line: &str| line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-');
    let mut found: Vec<FoundText> = Vec::new();
    let (mut at, mut has_entry) = (0, false);
    for line in text.split_inclusive('\n') {
        let begins = is_entry(line) || line.starts_with('#');
        // A comment belongs to the entry below it.
        if found.is_empty() || begins && has_entry {
            has_entry = false;
            let (file, id, place) = (name.to_owned(), String::new(), Place::new(path, at..at));
            let fluent = String::new();
            found.push(FoundText { locale, file, id, fluent, place, is_broken: false });
        }
        if let Some(last) = found.last_mut() {
            if is_entry(line) {
                let end = line.find(|c: char| !(c.is_ascii_alphanumeric() || "-_".contains(c)));
                last.id = line[..end.unwrap_or(line.len())].to_owned();
                last.place = Place::new(path, at..at + line.trim_end().len());
                has_entry = true;
            }
            last.fluent.push_str(line.trim_end_matches(['\n', '\r']));
            last.fluent.push('\n');
        }
        at += line.len();
    }
    found
}

/// Collects the texts of a mapping. Keys of nested mappings are joined by hyphens.
fn collect(
    path: &SourcePath,
    prefix: &str,
    node: &Node,
    out: &mut ImportedMessages,
    losses: &mut Losses,
) {
    if let Value::List(list) = &node.value {
        for one in list {
            // Older files of Hugo.
            match one.get("id").and_then(Node::as_text).zip(one.get("translation")) {
                Some((id, of)) => entry(path, id, of, out, losses),
                None => {
                    let hint = "write its texts as messages of their own";
                    let place = Place::new(path, one.span());
                    losses.add(place, "a list of texts has no equivalent", hint);
                }
            }
        }
    }
    for (key, value) in node.as_map().unwrap_or_default() {
        let id = format!("{prefix}{}{}", if prefix.is_empty() { "" } else { "-" }, key.text);
        // i18next: a message for each plural form.
        let form = id.rsplit_once('_').and_then(|(base, form)| {
            let category = if form == "plural" { "other" } else { form };
            let text = text(path, value)?;
            PLURAL_CATEGORIES.contains(&category).then_some((base, category, text))
        });
        match form {
            Some((base, category, text)) => match out.iter_mut().find(|(known, _)| known == base) {
                Some((_, forms)) => {
                    if let Some(one) = forms.remove("other").filter(|_| id.ends_with("_plural")) {
                        forms.insert("one".to_owned(), one);
                    }
                    forms.insert(category.to_owned(), text);
                }
                None => out.push((base.to_owned(), [(category.to_owned(), text)].into())),
            },
            None => entry(path, &id, value, out, losses),
        }
    }
}

fn text(path: &SourcePath, node: &Node) -> Option<ImportedText> {
    let source = node.as_text()?;
    let source = if node.is_null() { String::new() } else { source.to_owned() };
    Some(ImportedText { source, place: Place::new(path, node.span()) })
}

fn entry(
    path: &SourcePath,
    id: &str,
    node: &Node,
    out: &mut ImportedMessages,
    losses: &mut Losses,
) {
    let Some(entries) = node.as_map() else {
        match text(path, node) {
            Some(text) => out.push((id.to_owned(), [("other".to_owned(), text)].into())),
            None => collect(path, id, node, out, losses),
        }
        return;
    };
    let of_message = ["description", "hash", "message", "comment"];
    let is_message = entries.iter().any(|(key, _)| &*key.text == "message")
        && entries.iter().all(|(key, _)| of_message.contains(&&*key.text));
    let forms: FormTexts = entries
        .iter()
        .filter_map(|(key, node)| {
            let name = if is_message && &*key.text == "message" { "other" } else { &*key.text };
            let is_form = PLURAL_CATEGORIES.contains(&name);
            Some((name.to_owned(), text(path, node).filter(|_| is_form)?))
        })
        .collect();
    match forms.is_empty() {
        true => collect(path, id, node, out, losses),
        false => out.push((id.to_owned(), forms)),
    }
}

/// Reads a PO file. The originals in it are the texts of the default language.
fn read_catalogue(
    found: &mut Found,
    file: &TextFile,
    text: &str,
    originals: &mut BTreeMap<String, Originals>,
) {
    let tag = found.locales[file.locale].tag.clone();
    let locale =
        |_: &str| Some(TargetLocale { tag: tag.clone(), formatter: Formatter::new(&tag).ok()? });
    let mut report = Report::new();
    let received = read_po(&file.path, text, locale, &mut report);
    found.losses.add_all(&report);
    let mut translations = ImportedMessages::new();
    let mut missing = 0;
    let own = originals.entry(file.name.clone()).or_insert_with(|| Originals {
        path: file.path.clone(),
        messages: ImportedMessages::new(),
        ids: BTreeMap::new(),
        taken: BTreeSet::new(),
    });
    for one in received.iter().flat_map(|file| file.foreign_texts()) {
        let word = |text: &str| ImportedText {
            source: text.to_owned(),
            place: Place::new(&file.path, one.span.clone()),
        };
        let key = (one.context.to_owned(), one.singular.to_owned());
        let id = match own.ids.get(&key) {
            Some(id) => id.clone(),
            None => {
                let words = format!("{} {}", one.context, one.singular);
                let plain = slug(&words.chars().take(48).collect::<String>(), "text");
                let numbered = (2..).map(|number| format!("{plain}-{number}"));
                let mut all = std::iter::once(plain.clone()).chain(numbered);
                let id = all.find(|id| own.taken.insert(id.clone())).unwrap_or_default();
                own.ids.insert(key, id.clone());
                let singular = one.plural.map(|_| ("one".to_owned(), word(one.singular)));
                let other = ("other".to_owned(), word(one.plural.unwrap_or(one.singular)));
                own.messages.push((id.clone(), singular.into_iter().chain([other]).collect()));
                id
            }
        };
        let category = one.category.unwrap_or("other").to_owned();
        match (one.text, translations.last_mut()) {
            _ if one.is_fuzzy => missing += 1,
            ("", _) => missing += 1,
            (text, Some((last, forms))) if *last == id => {
                forms.insert(category, word(text));
            }
            (text, _) => translations.push((id, [(category, word(text))].into())),
        }
    }
    if missing > 0 && file.locale > 0 {
        let message = format!("{missing} texts of this file have no translation");
        let hint = "translate them in the new site: `archipel i18n status` counts them";
        found.losses.add(Place::file(&file.path), message, hint);
    }
    to_fluent(found, file, translations);
}

/// Adds messages as Fluent. Those that can't be written are listed.
fn to_fluent(found: &mut Found, file: &TextFile, messages: ImportedMessages) {
    for (name, forms) in messages {
        let Some(place) = forms.values().next().map(|text| text.place.clone()) else { continue };
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let mut id: String = name.chars().map(|c| if is_plain(c) { c } else { '-' }).collect();
        if !id.starts_with(|c: char| c.is_ascii_alphabetic()) {
            id.insert_str(0, "text-");
        }
        let mut texts = BTreeMap::new();
        let mut wrong = forms.values().all(|text| text.source.trim().is_empty()).then(String::new);
        for (category, text) in forms {
            match placeables(&text.source) {
                Ok(fluent) => drop(texts.insert(category, fluent)),
                Err(part) => wrong = Some(part),
            }
        }
        if let Some(part) = wrong {
            let message = match &*part {
                "" => format!("the text `{name}` is empty"),
                part => format!("`{part}` in the text `{name}` has no equivalent"),
            };
            let hint = "write the message by hand, with variables of Fluent";
            found.losses.add(place, message, hint);
            continue;
        }
        let mut fluent = format!("{id} =");
        let categories: Vec<&str> =
            PLURAL_CATEGORIES.iter().copied().filter(|name| texts.contains_key(*name)).collect();
        let default = categories.iter().find(|name| **name == "other").or(categories.last());
        match default {
            Some(default) if categories.len() > 1 || *default != "other" => {
                fluent.push_str("\n    { $count ->\n");
                for category in &categories {
                    let star = if category == default { "   *" } else { "    " };
                    let text = indented(&texts[*category], 12);
                    fluent.push_str(&format!("    {star}[{category}]{text}\n"));
                }
                fluent.push_str("    }");
            }
            _ => fluent.push_str(&indented(texts.values().next().map_or("", |it| it), 4)),
        }
        fluent.push('\n');
        let (locale, file) = (file.locale, file.name.clone());
        found.texts.push(FoundText { locale, file, id, fluent, place, is_broken: false });
    }
}
