//! Mistakes of keys and types in an editor's words.

use crate::engine::diagnostic::{Code, Diagnostic, nearest};

/// The required keys, each with what to write.
const EXAMPLES: [(&str, &str); 16] = [
    ("base_url", "base_url = \"https://www.example.com\""),
    ("name", "name = \"The name of the site\""),
    ("default_locale", "default_locale = \"en\", the segment of one of [[locales]]"),
    ("locales", "[[locales]] with segment, tag and label, once a language"),
    ("segment", "segment = \"en\", the first part of its addresses"),
    ("tag", "tag = \"en\", its BCP 47 tag"),
    ("label", "label = \"English\", its own name"),
    ("family", "family = \"Inter\", its name in style sheets"),
    ("file", "file = \"fonts/inter.woff2\", a file in assets/"),
    ("output", "output = \"search.json\", the path of the file that is made"),
    ("template", "template = \"NAME\", a file in templates/"),
    ("per", "per = \"site\" for one file, or per = \"locale\" for one in each language"),
    ("background", "background = \"images/social.svg\", a file in assets/"),
    ("url", "url = \"s3://bucket\", where the site is published to"),
    ("seconds", "seconds = 31536000, which is a year"),
    ("setting", "setting = \"payment.provider\", a path below [settings]"),
];

/// What else there is to read.
const DOCS: &str = "docs/site-toml.md lists every key";

/// A mistake.
pub(super) struct Mistake {
    /// What is wrong and what to do.
    pub(super) diagnostic: Diagnostic,
    /// The key that was probably meant.
    pub(super) meant: Option<String>,
}

/// The key that a message of serde says is missing.
pub(super) fn missing_key(message: &str) -> Option<&str> {
    message.strip_prefix("missing field `")?.split('`').next()
}

/// A key that is missing.
pub(super) fn missing(key: &str) -> Diagnostic {
    let words = format!("the key `{key}` is missing");
    let example = EXAMPLES.iter().find(|(name, _)| *name == key);
    let hint = example.map_or_else(|| DOCS.to_owned(), |(_, example)| format!("write {example}"));
    Diagnostic::new(Code::InvalidConfig, words).hint(hint)
}

/// Any other mistake, from a message of serde.
pub(super) fn mistake(message: &str) -> Mistake {
    let line = message.lines().next().unwrap_or_default();
    let diagnostic = |words: String| Diagnostic::new(Code::InvalidConfig, words);
    let mut names = line.split('`').skip(1).step_by(2);
    if line.starts_with("unknown field")
        && let Some(given) = names.next()
    {
        let known: Vec<&str> = names.collect();
        let keys = format!("the keys here are {}", known.join(", "));
        let meant = nearest(given, known.iter().copied()).map(str::to_owned);
        let unknown = diagnostic(format!("unknown key `{given}`"));
        return Mistake { diagnostic: unknown.did_you_mean(given, known, keys), meant };
    }
    let diagnostic = if let Some((given, known)) = between(line, "unknown variant ") {
        let known = known.trim_start_matches("one of ").replace('`', "\"");
        diagnostic(format!("{given} is not a value of this key")).hint(format!("write {known}"))
    } else if let Some((found, expected)) =
        between(line, "invalid type: ").or_else(|| between(line, "invalid value: "))
    {
        let found = kind(found);
        diagnostic(format!("expected {}, found {found}", kind(expected)))
            .hint(how_to_write(expected, &found))
    } else {
        diagnostic(line.to_owned()).hint(DOCS)
    };
    Mistake { diagnostic, meant: None }
}

/// A table that is written as an entry of a list, or the other way round, from a message of serde.
pub(super) fn wrong_brackets(message: &str, header: &str) -> Option<Mistake> {
    let (found, expected) = between(message.lines().next()?, "invalid type: ")?;
    let is_map = matches!(found, "map" | "a map");
    let name = header.trim_matches(['[', ']']);
    let (words, hint) = match (header.starts_with("[["), expected) {
        (true, _) if is_map || found == "sequence" => (
            format!("`{header}` is an entry of a list, while there is one `{name}`"),
            format!("write `[{name}]`"),
        ),
        (false, "a sequence") if is_map => (
            format!("`{header}` is a single table, while `{name}` is a list of them"),
            format!("write `[[{name}]]`, once for each"),
        ),
        _ => return None,
    };
    let diagnostic = Diagnostic::new(Code::InvalidConfig, words).hint(hint);
    Some(Mistake { diagnostic, meant: None })
}

/// What a message that begins with `start` has found, and what was expected.
fn between<'m>(line: &'m str, start: &str) -> Option<(&'m str, &'m str)> {
    line.strip_prefix(start)?.split_once(", expected ")
}

/// A kind of value, with the value if it is given, in the words of TOML's own documentation.
fn kind(serde: &str) -> String {
    match serde {
        "u8" | "u16" | "u32" | "u64" | "usize" | "i64" => "a whole number".to_owned(),
        "a string" => "text in quotes".to_owned(),
        "a boolean" => "`true` or `false`".to_owned(),
        "a sequence" | "sequence" => "a list in `[ ]`".to_owned(),
        "a map" | "map" => "a table".to_owned(),
        _ if serde.starts_with("struct ") => "a table".to_owned(),
        _ => match serde.split_once(' ') {
            Some(("string", text)) => format!("the text {text}"),
            Some(("integer" | "boolean", value)) => value.to_owned(),
            Some(("floating", value)) => value.trim_start_matches("point ").to_owned(),
            _ => serde.to_owned(),
        },
    }
}

/// How to write what serde expected, where something else was found.
fn how_to_write(expected: &str, found: &str) -> String {
    match (expected, found.strip_prefix("the text ")) {
        ("a string", _) if found.starts_with('`') => {
            format!("write \"{}\"", found.trim_matches('`'))
        }
        ("a string", _) => "write one text in quotes".to_owned(),
        ("a boolean", _) => "write `true` or `false` without quotes".to_owned(),
        ("a sequence", Some(text)) => format!("write [{text}]"),
        ("a sequence", None) => "write the values in `[ ]`, with commas between them".to_owned(),
        ("u8" | "u16" | "u32" | "u64" | "usize" | "i64", _) => {
            "write digits only, without quotes, signs or units".to_owned()
        }
        _ if kind(expected) == "a table" => "write `{ key = value }`".to_owned(),
        _ => DOCS.to_owned(),
    }
}
