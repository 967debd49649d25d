//! Reads the glossary.

use crate::content::config::script_of;
use crate::content::schema::{Checker, Data, shape};
use crate::content::yaml::{self, Node};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, read};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::glossary::fold::FoldedWord;
use crate::i18n::glossary::text::Writing;
use crate::i18n::glossary::{BannedWord, Glossary, GlossaryLanguage};

/// The path of the glossary; a site without it is not checked.
pub const GLOSSARY: &str = "locales/glossary.yaml";

/// Its schema.
const SCHEMA: &str = r#"
keep: [text]
languages:
  "*":
    script?: text
    address: formal | familiar
    keep?: [text]
    never?: [{ words: [text], why: text }]
terms?:
  - "*": [text]
"#;

impl Glossary {
    /// Reads the glossary, if the site has one. Errors in it are reported.
    pub fn load(snapshot: &Snapshot, report: &mut Report) -> Glossary {
        let load = |report: &mut Report| {
            let path = snapshot.find(GLOSSARY)?;
            let text = read(snapshot, path, report)?;
            let node = yaml::parse(path, &text, report)?;
            let own = SourcePath::new("glossary.rs");
            let schema = yaml::parse(&own, SCHEMA, report)
                .and_then(|node| shape(&own, &node, report))
                .expect("the schema of the glossary is valid");
            check_scripts(path, &node, report);
            Checker::new(path, report).check(&schema, &node)
        };
        load(report).map(|data| Glossary::from(&data)).unwrap_or_default()
    }

    fn from(data: &Data) -> Glossary {
        let everywhere = texts(data.get("keep"));
        let languages = entries(data.get("languages")).map(|(tag, language)| {
            let mut keep = texts(language.get("keep"));
            keep.extend(everywhere.iter().cloned());
            keep.sort_by_key(|name| (std::cmp::Reverse(name.len()), name.clone()));
            let mut banned = Vec::new();
            for group in items(language.get("never")) {
                let why: Box<str> = text(group.get("why")).into();
                let words = texts(group.get("words")).into_iter();
                banned.extend(
                    words.map(|word| BannedWord { word: FoldedWord::new(&word), why: why.clone() }),
                );
            }
            let script = match text(language.get("script")) {
                "" => script_of(tag),
                given => given.to_owned(),
            };
            let writing = Writing::parse(&script).unwrap_or_default();
            (tag.into(), GlossaryLanguage { writing, keep, banned })
        });
        let terms = items(data.get("terms")).map(|term| {
            let stems = |words: &Data| {
                texts(Some(words)).iter().map(|word| FoldedWord::new(word)).collect()
            };
            entries(Some(term)).map(|(tag, words)| (tag.into(), stems(words))).collect()
        });
        Glossary { languages: languages.collect(), terms: terms.collect() }
    }
}

/// Reports names of scripts that do not exist.
fn check_scripts(path: &SourcePath, glossary: &Node, report: &mut Report) {
    let languages = glossary.get("languages").and_then(Node::as_map).unwrap_or_default();
    for script in languages.iter().filter_map(|(_, language)| language.get("script")) {
        let Some(name) = script.as_text().filter(|name| Writing::parse(name).is_none()) else {
            continue;
        };
        report.add(
            Diagnostic::new(Code::WrongType, format!("there is no script `{name}`"))
                .at(Place::new(path, script.span()))
                .hint(
                    "write its name, `latin` or `arabic`, or its ISO 15924 code, `Hans` or `Jpan`; \
                     without it, the usual script of the language applies",
                ),
        );
    }
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
