//! The languages of text files, which decide how values are escaped in them.

use serde::de::IgnoredAny;

use crate::base::path::file_name;
use crate::engine::diagnostic::offset_of;
use crate::engine::output::media_type::media_type;

/// The language of a file, by the ending of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// HTML, and templates without a known ending that other templates include.
    Html,
    /// XML: feeds, SVG.
    Xml,
    /// JSON.
    Json,
    /// JavaScript.
    Script,
    /// CSS.
    Style,
    /// Plain text, which has no escapes.
    Plain,
}

/// Extensions of XML, besides those whose media type is one of XML.
const XML: [&str; 24] = [
    "xml", "svg", "rss", "atom", "xhtml", "xht", "xsl", "xslt", "xsd", "opml", "kml", "gpx", "rdf",
    "plist", "smil", "smi", "mml", "xspf", "xlf", "xliff", "tmx", "ttml", "dfxp", "opensearch",
];

/// Extensions of JSON with one value, besides those whose media type is one of JSON.
const JSON: [&str; 9] =
    ["json", "webmanifest", "jsonld", "geojson", "topojson", "map", "importmap", "har", "webapp"];

impl Language {
    /// The language of a file with that name, by its extension in any case.
    pub fn of(name: &str) -> Language {
        let name = file_name(name);
        let Some((_, ending)) = name.rsplit_once('.') else { return Language::Html };
        let ending = ending.to_ascii_lowercase();
        match &*ending {
            "html" | "htm" | "j2" | "jinja" => return Language::Html,
            "js" | "mjs" | "cjs" => return Language::Script,
            "css" => return Language::Style,
            ending if XML.contains(&ending) => return Language::Xml,
            ending if JSON.contains(&ending) => return Language::Json,
            _ => {}
        }
        let media_type = media_type(name);
        match media_type.split(';').next().unwrap_or_default() {
            "application/xml" | "text/xml" => Language::Xml,
            "application/json" => Language::Json,
            other if other.ends_with("+xml") => Language::Xml,
            other if other.ends_with("+json") => Language::Json,
            _ => Language::Plain,
        }
    }

    /// Its name, for messages.
    pub fn name(self) -> &'static str {
        match self {
            Language::Html => "HTML",
            Language::Xml => "XML",
            Language::Json => "JSON",
            Language::Script => "JavaScript",
            Language::Style => "CSS",
            Language::Plain => "plain text",
        }
    }
}

/// A syntax error in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed {
    /// The message of the parser.
    pub words: String,
    /// The offset in the text.
    pub at: usize,
}

impl Language {
    /// Returns the syntax error of a JSON or XML text; `None` if it can be parsed, or has another
    /// language.
    pub fn malformed(self, text: &str) -> Option<Malformed> {
        match self {
            Language::Json => {
                let error = serde_json::from_str::<IgnoredAny>(text).err()?;
                let at = offset_of(text, error.line(), error.column());
                Some(Malformed { words: without_position(&error.to_string(), " at line "), at })
            }
            Language::Xml => {
                let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
                let parsed = roxmltree::Document::parse_with_options(text, options);
                let Err(error) = parsed else { return other_encoding(text) };
                let position = error.pos();
                let at = offset_of(text, position.row as usize, position.col as usize);
                Some(Malformed { words: without_position(&error.to_string(), " at "), at })
            }
            _ => None,
        }
    }
}

/// The error of an XML declaration with another encoding than that of all files.
fn other_encoding(text: &str) -> Option<Malformed> {
    let declaration = &text[..text.find("?>").filter(|_| text.starts_with("<?xml"))?];
    let name = declaration.find("encoding")?;
    let at = name + declaration[name..].find(['"', '\''])? + 1;
    let encoding = declaration[at..].split(['"', '\'']).next().unwrap_or_default();
    let words = format!("it declares the encoding `{encoding}`, but is written in UTF-8");
    (!encoding.eq_ignore_ascii_case("utf-8")).then_some(Malformed { words, at })
}

fn without_position(words: &str, before: &str) -> String {
    words.rsplit_once(before).map_or(words, |(words, _)| words).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ending_in_any_case_decides_the_language() {
        for (names, language) in [
            (&["a.HTML", "page", "x/page.j2"][..], Language::Html),
            (&["j.XML", "a.xht", "a.smil", "a.mml", "a.tmx", "a.xlf", "a.Svg"], Language::Xml),
            (&["i.JSON", "a.topojson", "a.importmap", "a.har"], Language::Json),
            (&["a.MJS"], Language::Script),
            (&["a.CSS"], Language::Style),
            (&["a.txt", "a.ndjson", "a.jsonl", "a.csv", "a.ics"], Language::Plain),
        ] {
            for name in names {
                assert_eq!(Language::of(name), language, "{name}");
            }
        }
    }

    #[test]
    fn broken_json_and_xml_are_found() {
        let json = Language::Json.malformed("{\"a\": \"b\"c\"}");
        assert_eq!(json.map(|it| it.at), Some(9));
        for (language, text) in [
            (Language::Json, "[1, 2"),
            (Language::Json, ""),
            (Language::Xml, "<a>&</a>"),
            (Language::Xml, "<a b=\"&nbsp;\"/>"),
            (Language::Xml, "<a b=\"1\" b=\"2\"/>"),
            (Language::Xml, "<a:b/>"),
            (Language::Xml, "<a>&#7;</a>"),
            (Language::Xml, "<a>\u{7}</a>"),
            (Language::Xml, "<a>"),
            (Language::Xml, "<?xml version=\"1.0\" encoding=\"latin1\"?><a>é</a>"),
            (Language::Xml, "<?xml version='1.0' encoding = 'UTF-16' standalone='no'?><a/>"),
        ] {
            let found = language.malformed(text).unwrap_or_else(|| panic!("{text}"));
            assert!(found.at <= text.len() && !found.words.is_empty(), "{text}: {found:?}");
        }
    }

    #[test]
    fn what_parsers_take_is_fine() {
        for (language, text) in [
            (Language::Json, "{\"a\": \"\\u0007\"}"),
            (Language::Xml, "<?xml version=\"1.0\"?>\n<!DOCTYPE a>\n<a>&amp;&#10;</a>\n"),
            (Language::Xml, "<?xml version='1.0' encoding = 'Utf-8'?><encoding a='latin1'/>"),
            (Language::Html, "<a>&"),
            (Language::Plain, "{"),
        ] {
            assert_eq!(language.malformed(text), None, "{text}");
        }
    }
}
