//! `locales/glossary.yaml`: which names stay as they are in every language, which words a language
//! does not use, how it addresses its readers, and what its messages are checked for.

mod text;

use std::collections::BTreeMap;

use crate::content;
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::glossary::text::{Words, find, occurs, words};
use crate::message::MessageFile;
use crate::schema::{Checker, Data, shape};
use crate::source::{Snapshot, SourcePath};
use crate::yaml;

pub use crate::glossary::text::Script;

/// Where it is; a site without it is not checked for any of this.
pub const GLOSSARY: &str = "locales/glossary.yaml";

/// What may stand in it.
const SHAPE: &str = r#"
keep: [text]
languages:
  "*":
    script: latin | cyrillic | devanagari | han
    address: formal | familiar
    keep?: [text]
    never?: [{ words: [text], why: text }]
terms?:
  - "*": [text]
"#;

/// The names and words of all languages.
#[derive(Debug, Default)]
pub struct Glossary {
    /// By BCP 47 tag.
    languages: BTreeMap<Box<str>, Language>,
    terms: Vec<Term>,
}

#[derive(Debug)]
struct Language {
    script: Script,
    /// The longest first, so that `BNB Chain` is found before `BNB`.
    keep: Vec<Box<str>>,
    never: Vec<Banned>,
}

/// A word that is not used.
#[derive(Debug)]
struct Banned {
    /// In small letters.
    word: Box<str>,
    why: Box<str>,
}

/// Tag → the beginnings of the words that stand for one thing, in small letters.
type Term = BTreeMap<Box<str>, Vec<Box<str>>>;

impl Glossary {
    /// Reads the glossary, if the site has one. Mistakes in it are reported.
    pub fn load(snapshot: &Snapshot, report: &mut Report) -> Glossary {
        let read = |report: &mut Report| {
            let path = snapshot.find(GLOSSARY)?;
            let text = content::read(snapshot, path, report)?;
            let node = yaml::parse(path, &text, report)?;
            let own = SourcePath::new("glossary.rs");
            let schema = yaml::parse(&own, SHAPE, report)
                .and_then(|node| shape(&own, &node, report))
                .expect("the shape of the glossary is sound");
            Checker::new(path, report).check(&schema, &node)
        };
        read(report).map(|data| Glossary::from(&data)).unwrap_or_default()
    }

    fn from(data: &Data) -> Glossary {
        let everywhere = texts(data.get("keep"));
        let languages = entries(data.get("languages")).map(|(tag, language)| {
            let mut keep = texts(language.get("keep"));
            keep.extend(everywhere.iter().cloned());
            keep.sort_by_key(|name| (std::cmp::Reverse(name.len()), name.clone()));
            let mut never = Vec::new();
            for group in items(language.get("never")) {
                let why: Box<str> = text(group.get("why")).into();
                let banned = texts(group.get("words")).into_iter();
                never.extend(
                    banned
                        .map(|word| Banned { word: word.to_lowercase().into(), why: why.clone() }),
                );
            }
            (
                tag.into(),
                Language { script: Script::named(text(language.get("script"))), keep, never },
            )
        });
        let terms = items(data.get("terms")).map(|term| {
            let stems = |words: &Data| {
                texts(Some(words)).iter().map(|word| word.to_lowercase().into()).collect()
            };
            entries(Some(term)).map(|(tag, words)| (tag.into(), stems(words))).collect()
        });
        Glossary { languages: languages.collect(), terms: terms.collect() }
    }

    /// Whether there is nothing to check.
    pub fn is_empty(&self) -> bool {
        self.languages.is_empty()
    }

    /// Checks the words of one file in the language `tag`.
    pub fn check(&self, file: &MessageFile, tag: &str, report: &mut Report) {
        let Some(language) = self.languages.get(tag) else { return };
        for (message, slice) in file.all().flat_map(|message| {
            file.texts(message).into_iter().map(move |slice| (message.id.name, slice))
        }) {
            let words = words(slice, &language.keep);
            for (start, end) in words.numbers() {
                report.add(
                    Diagnostic::new(
                        Code::TypedNumber,
                        format!("`{message}` holds the number `{}`", &slice[start..end]),
                    )
                    .at(part(file, slice, start..end))
                    .hint(
                        "write it once in content/data and use its variable; if it belongs to a \
                         name, add the name under `keep:` of the glossary",
                    ),
                );
            }
            for (start, end) in words.foreign(language.script) {
                report.add(
                    Diagnostic::new(
                        Code::ForeignWord,
                        format!(
                            "`{}` is not written in the letters of `{tag}`",
                            &slice[start..end]
                        ),
                    )
                    .at(part(file, slice, start..end))
                    .hint("translate it; if it is a name, add it under `keep:` of the glossary"),
                );
            }
            language.check_banned(file, slice, &words, report);
        }
    }

    /// Compares a translation with the default language: whether it is one, and whether it uses the
    /// words agreed on.
    pub fn compare(
        &self,
        (reference, from): (&MessageFile, &str),
        (file, to): (&MessageFile, &str),
        report: &mut Report,
    ) {
        let Some(language) = self.languages.get(to).filter(|_| from != to) else { return };
        for message in file.all() {
            let Some(original) = reference.message(message.id.name) else { continue };
            let joined = |file: &MessageFile, message| file.texts(message).join(" ");
            let (theirs, ours) = (joined(reference, original), joined(file, message));
            if theirs == ours && words(&ours, &language.keep).count() >= FEWEST_WORDS {
                report.add(
                    Diagnostic::new(
                        Code::UntranslatedMessage,
                        format!("`{}` is the same as in `{from}`", message.id.name),
                    )
                    .at(file.place(message.id.name))
                    .hint("translate it"),
                );
                continue;
            }
            let (theirs, ours) = (theirs.to_lowercase(), ours.to_lowercase());
            for term in &self.terms {
                let (Some(there), Some(here)) = (term.get(from), term.get(to)) else { continue };
                let uses = |text: &str, stems: &[Box<str>], script| {
                    stems.iter().any(|stem| occurs(text, stem, script))
                };
                let script = self.languages.get(from).map_or(Script::Latin, |one| one.script);
                if uses(&theirs, there, script) && !uses(&ours, here, language.script) {
                    let mut wrong = Diagnostic::new(
                        Code::GlossaryTerm,
                        format!("`{}` does not use the agreed word", message.id.name),
                    )
                    .at(file.place(message.id.name));
                    wrong = wrong.hint(format!(
                        "`{}` is `{}` in `{to}`; change the message, or the glossary",
                        there.join("`, `"),
                        here.join("`, `")
                    ));
                    report.add(wrong);
                }
            }
        }
    }
}

impl Language {
    fn check_banned(
        &self,
        file: &MessageFile,
        slice: &str,
        words: &Words<'_>,
        report: &mut Report,
    ) {
        for banned in &self.never {
            for (start, end) in find(words, &banned.word, self.script) {
                report.add(
                    Diagnostic::new(
                        Code::GlossaryWord,
                        format!("the glossary does not allow `{}`", &slice[start..end]),
                    )
                    .at(part(file, slice, start..end))
                    .hint(&*banned.why),
                );
            }
        }
    }
}

/// From how many words on a message that two languages share is an untranslated one.
const FEWEST_WORDS: usize = 3;

fn part(file: &MessageFile, slice: &str, range: std::ops::Range<usize>) -> Place {
    file.place(&slice[range])
}

fn items(data: Option<&Data>) -> impl Iterator<Item = &Data> {
    let items = match data {
        Some(Data::List(items)) => items.as_slice(),
        _ => &[],
    };
    items.iter()
}

fn entries(data: Option<&Data>) -> impl Iterator<Item = (&str, &Data)> {
    let fields = match data {
        Some(Data::Record(fields)) => fields.as_slice(),
        _ => &[],
    };
    fields.iter().map(|(name, value)| (&**name, value))
}

fn text(data: Option<&Data>) -> &str {
    match data {
        Some(Data::Text(text)) => text,
        _ => "",
    }
}

fn texts(data: Option<&Data>) -> Vec<Box<str>> {
    items(data).map(|item| text(Some(item)).into()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXAMPLE: &str = r"
keep: [RAA, BNB Chain, ERC-20]
languages:
  en: { script: latin, address: familiar, never: [{ words: [guaranteed returns], why: not so }] }
  ru: { script: cyrillic, address: formal, never: [{ words: [ты, твой], why: the site says вы }] }
  zh: { script: han, address: familiar, never: [{ words: [您], why: the site says 你 }] }
terms:
  - { en: [stake, staking], ru: [стейк], zh: [质押] }
";

    fn check(tag: &str, text: &str) -> Vec<String> {
        let files = [(GLOSSARY, EXAMPLE.into()), ("a.ftl", text.into())];
        let snapshot = Snapshot::in_memory(files);
        let mut report = Report::new();
        let glossary = Glossary::load(&snapshot, &mut report);
        let file = |text: &str, report: &mut Report| {
            MessageFile::parse(SourcePath::new("a.ftl"), text.to_owned(), report)
        };
        let own = file(text, &mut report);
        glossary.check(&own, tag, &mut report);
        let english = file("s = Staking is open to all\nn = RAA on BNB Chain\n", &mut report);
        glossary.compare((&english, "en"), (&own, tag), &mut report);
        report.settle();
        let told = report.human(&snapshot, false);
        told.lines().filter(|line| line.starts_with("warning")).map(str::to_owned).collect()
    }

    #[test]
    fn names_may_stay_and_other_foreign_words_may_not() {
        assert!(
            check("ru", "a = Токен <strong>RAA</strong> в BNB Chain по стандарту ERC-20\n")
                .is_empty()
        );
        assert_eq!(
            check("ru", "a = Купите token\n"),
            ["warning[foreign-word]: `token` is not written in the letters of `ru`"]
        );
        assert_eq!(
            check("en", "a = Buy токен\n"),
            ["warning[foreign-word]: `токен` is not written in the letters of `en`"]
        );
    }

    #[test]
    fn numbers_come_from_data() {
        assert!(
            check("en", "a = At { $price } or { NUMBER($x, style: \"percent\") }\n").is_empty()
        );
        assert_eq!(
            check("en", "a = At 0.06 USD\n"),
            ["warning[typed-number]: `a` holds the number `0.06`"]
        );
    }

    #[test]
    fn banned_words_are_whole_words() {
        assert_eq!(
            check("ru", "a = Что ты видишь\nb = Открытый твёрдый\n"),
            ["warning[glossary-word]: the glossary does not allow `ты`"]
        );
        assert_eq!(check("zh", "a = 请您查看\n").len(), 1);
        assert_eq!(check("en", "a = Guaranteed  returns\nb = Guaranteed returns\n").len(), 1);
    }

    #[test]
    fn translations_are_translated_with_the_agreed_words() {
        let same = check("ru", "n = RAA on BNB Chain\ns = Staking is open to all\n");
        let wanted = "warning[untranslated-message]: `s` is the same as in `en`";
        assert!(same.iter().any(|line| line == wanted), "{same:?}");
        assert!(!same.iter().any(|line| line.contains("`n`")), "{same:?}");
        assert_eq!(
            check("zh", "s = 存款对所有人开放\n"),
            ["warning[glossary-term]: `s` does not use the agreed word"]
        );
        assert!(check("zh", "s = 质押对所有人开放\n").is_empty());
    }
}
