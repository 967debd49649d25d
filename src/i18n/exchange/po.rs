//! PO files of gettext.

use std::ops::Range;

use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;
use crate::i18n::exchange::plural::{PluralForms, categories};
use crate::i18n::exchange::received::{ReceivedFile, ReceivedText};
use crate::i18n::exchange::{Direction, Form, TargetLocale, Unit};

/// Writes these units as a PO file.
pub fn write_po<'a>(units: impl Iterator<Item = &'a Unit>, direction: Direction<'_>) -> String {
    let plural = PluralForms::of(direction.formatter);
    let forms = plural.map(|forms| format!("Plural-Forms: {}\n", forms.header));
    let site: String = direction.site.split_whitespace().collect::<Vec<_>>().join(" ");
    // `msgfmt -c` expects all fields. The tools of translators fill the empty ones.
    let header = format!(
        "Project-Id-Version: {site}\nPO-Revision-Date: \nLast-Translator: \nLanguage-Team: \n\
         Language: {}\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\n\
         Content-Transfer-Encoding: 8bit\n{}X-Source-Language: {}\nX-Generator: Archipel\n",
        direction.translation.replace('-', "_"),
        forms.unwrap_or_default(),
        direction.original,
    );
    let mut out = String::new();
    string("msgid", "", &mut out);
    string("msgstr", &header, &mut out);
    for unit in units {
        let (plural, single): (Vec<&Form>, Vec<&Form>) =
            unit.exported().partition(|form| unit.is_plural && !form.is_optional);
        if let (Some(first), Some(last)) = (plural.first(), plural.last()) {
            comments(unit, None, &mut out);
            string("msgctxt", &unit.context(), &mut out);
            string("msgid", &first.source, &mut out);
            string("msgid_plural", &last.source, &mut out);
            for (at, form) in plural.iter().enumerate() {
                let target = form.target.as_deref().unwrap_or_default();
                string(&format!("msgstr[{at}]"), target, &mut out);
            }
        }
        for form in single {
            comments(unit, Some(form), &mut out);
            string("msgctxt", &unit.form_context(form), &mut out);
            string("msgid", &form.source, &mut out);
            string("msgstr", form.target.as_deref().unwrap_or_default(), &mut out);
        }
    }
    out
}

fn comments(unit: &Unit, form: Option<&Form>, out: &mut String) {
    out.push('\n');
    for note in unit.notes.iter().flat_map(|note| note.lines()) {
        out.push_str(format!("#. {note}").trim_end());
        out.push('\n');
    }
    if let (Some(selector), Some(variant)) =
        (&unit.selector, form.and_then(|form| form.variant.as_ref()))
    {
        out.push_str(&format!("#. The text if {selector} is `{variant}`.\n"));
    }
    let (path, line) = &unit.source;
    out.push_str(&format!("#: {path}:{line}\n"));
    if unit.is_stale {
        out.push_str("#, fuzzy\n");
    }
}

/// Writes a keyword with its string, with each line of the text on a line of its own.
fn string(keyword: &str, text: &str, out: &mut String) {
    out.push_str(keyword);
    out.push(' ');
    if text.trim_end_matches('\n').contains('\n') || text.ends_with('\n') {
        out.push_str("\"\"\n");
    }
    if text.is_empty() {
        out.push_str("\"\"\n");
    }
    for line in text.split_inclusive('\n') {
        out.push('"');
        for c in line.chars() {
            match c {
                '"' => out.push_str("\\\""),
                '\\' => out.push_str("\\\\"),
                '\n' => out.push_str("\\n"),
                '\t' => out.push_str("\\t"),
                _ => out.push(c),
            }
        }
        out.push_str("\"\n");
    }
}

/// An entry that is being read.
#[derive(Default)]
struct PoEntry {
    context: Option<(String, Range<usize>)>,
    source: Option<(String, Range<usize>)>,
    plural: Option<(String, Range<usize>)>,
    /// The numbers of the forms, and the texts.
    texts: Vec<(usize, String, Range<usize>)>,
    is_fuzzy: bool,
}

/// Reads a PO file of any tool. Mistakes in it are reported. `locale` returns the locale of a
/// language tag.
pub fn read_po(
    path: &SourcePath,
    text: &str,
    locale: impl Fn(&str) -> Option<TargetLocale>,
    report: &mut Report,
) -> Option<ReceivedFile> {
    let wrong = |message: String, span: Range<usize>, hint: String| {
        Diagnostic::new(Code::ExchangeFile, message).at(Place::new(path, span)).hint(hint)
    };
    let entries = match (PoReader { text, start: 0 }).entries() {
        Ok(entries) => entries,
        Err((message, span)) => {
            report.add(wrong(message, span, "check the file with `msgfmt -c`".to_owned()));
            return None;
        }
    };
    let is_header = |entry: &&PoEntry| {
        entry.context.is_none() && entry.source.as_ref().is_some_and(|(text, _)| text.is_empty())
    };
    let header = entries.iter().find(is_header);
    let place = header.and_then(|entry| entry.source.clone()).map_or(0..0, |(_, span)| span);
    let field = |name: &str| {
        let lines = header.and_then(|entry| entry.texts.first()).map(|(_, text, _)| text.lines());
        let mut fields = lines.into_iter().flatten().filter_map(|line| line.split_once(':'));
        let found = fields.find(|(field, _)| field.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.trim().to_owned()).unwrap_or_default()
    };
    let charset = field("Content-Type").to_ascii_lowercase();
    if let Some((_, charset)) = charset.split_once("charset=")
        && !["utf-8", "utf8", "us-ascii", "ascii", "charset"].contains(&charset.trim())
    {
        let message = format!("the charset in the header is `{charset}`");
        let hint = "convert it with `msgconv -t UTF-8`".to_owned();
        report.add(wrong(message, place.clone(), hint));
        return None;
    }
    let language = field("Language");
    // gettext writes `pt_BR`.
    let Some(TargetLocale { tag, formatter }) = locale(&language.replace('_', "-")) else {
        let message = match language.as_str() {
            "" => "the header does not name a language".to_owned(),
            other => format!("the site has no translation `{other}`"),
        };
        let hint = "set `Language:` in the header to the tag of a locale of site.toml";
        report.add(wrong(message, place, hint.to_owned()));
        return None;
    };
    let forms = field("Plural-Forms");
    let categories = categories(&forms, &formatter);
    let has_plurals = entries.iter().any(|entry| entry.plural.is_some());
    if has_plurals && categories.is_none() {
        let message = format!("the header has no plural forms of `{tag}`");
        let own = PluralForms::of(&formatter).map_or("", |forms| forms.header);
        report.add(wrong(message, place, format!("set `Plural-Forms: {own}`")));
        return None;
    }
    let categories = categories.unwrap_or_default();
    let mut texts = Vec::new();
    for entry in entries.iter().filter(|entry| !is_header(entry)) {
        let Some((source, source_span)) = entry.source.clone() else { continue };
        let (context, span) = entry.context.clone().unwrap_or((String::new(), source_span));
        for (number, text, text_span) in &entry.texts {
            let context = match (&entry.plural, categories.get(*number)) {
                (Some(_), Some(category)) => format!("{context}[{category}]"),
                (Some(_), None) => {
                    let message =
                        format!("`{context}` has a form {number}, which the header lacks");
                    let hint = format!("remove `msgstr[{number}]`");
                    report.add(wrong(message, text_span.clone(), hint));
                    continue;
                }
                (None, _) => context.clone(),
            };
            texts.push(ReceivedText {
                context,
                context_span: span.clone(),
                source: source.clone(),
                plural: entry.plural.as_ref().map(|(text, _)| text.clone()),
                text: text.replace("\r\n", "\n"),
                span: text_span.clone(),
                is_fuzzy: entry.is_fuzzy,
                is_stale: false,
            });
        }
    }
    Some(ReceivedFile { path: path.clone(), tag, texts })
}

/// A text of a PO file of another tool.
#[derive(Clone, Debug)]
pub struct ForeignText<'a> {
    /// Its context; empty without one.
    pub context: &'a str,
    /// The plural category of the translation, if the text has plural forms.
    pub category: Option<&'a str>,
    /// The original, or its singular.
    pub singular: &'a str,
    /// The plural of the original.
    pub plural: Option<&'a str>,
    /// The translation; empty if there is none.
    pub text: &'a str,
    /// Whether the translation is not finished; tools leave it out.
    pub is_fuzzy: bool,
    /// The span of the translation.
    pub span: Range<usize>,
}

impl ReceivedFile {
    /// Returns the texts of a file that was not exported by a site.
    pub fn foreign_texts(&self) -> impl Iterator<Item = ForeignText<'_>> {
        self.texts.iter().map(|it| {
            let form = it.context.rsplit_once('[').filter(|_| it.plural.is_some());
            let (context, category) = match form {
                Some((context, category)) => (context, category.strip_suffix(']')),
                None => (it.context.as_str(), None),
            };
            ForeignText {
                context,
                category,
                singular: &it.source,
                plural: it.plural.as_deref(),
                text: &it.text,
                is_fuzzy: it.is_fuzzy,
                span: it.span.clone(),
            }
        })
    }
}

/// Reads the lines of a PO file.
struct PoReader<'a> {
    text: &'a str,
    start: usize,
}

type Mistake = (String, Range<usize>);

impl PoReader<'_> {
    fn entries(&mut self) -> Result<Vec<PoEntry>, Mistake> {
        let (mut entries, mut entry): (Vec<PoEntry>, PoEntry) = Default::default();
        // The keyword whose string a line without a keyword continues.
        let mut keyword = String::new();
        for line in self.text.split_inclusive('\n') {
            let at = self.start;
            self.start += line.len();
            let words = line.trim();
            let begin = at + line.len() - line.trim_start().len();
            let ends_entry =
                words.is_empty() || words.starts_with('#') || words.starts_with("msgctxt");
            let begins_source = words.starts_with("msgid") && !words.starts_with("msgid_plural");
            if !entry.texts.is_empty() && (ends_entry || begins_source) {
                entries.push(std::mem::take(&mut entry));
            }
            if let Some(flags) = words.strip_prefix("#,") {
                entry.is_fuzzy |= flags.split(',').any(|flag| flag.trim() == "fuzzy");
            }
            if words.is_empty() || words.starts_with('#') {
                continue;
            }
            let quote = words.find('"').ok_or_else(|| {
                (
                    "a keyword with a text in quotes is expected here".to_owned(),
                    begin..begin + words.len(),
                )
            })?;
            let name = words[..quote].trim_end();
            let span = begin + quote..begin + words.len();
            let text = unquoted(&words[quote..], span.start)?;
            if name.is_empty() {
                append(&mut entry, &keyword, &text, span)?;
            } else {
                name.clone_into(&mut keyword);
                begin_string(&mut entry, name, text, begin..span.end)?;
            }
        }
        if !entry.texts.is_empty() {
            entries.push(entry);
        }
        Ok(entries)
    }
}

fn begin_string(
    entry: &mut PoEntry,
    name: &str,
    text: String,
    span: Range<usize>,
) -> Result<(), Mistake> {
    let field = match name {
        "msgctxt" => &mut entry.context,
        "msgid" => &mut entry.source,
        "msgid_plural" => &mut entry.plural,
        _ => {
            let number = match name {
                "msgstr" => Some(0),
                _ => name.strip_prefix("msgstr[").and_then(|it| it.strip_suffix(']')?.parse().ok()),
            };
            let Some(number) = number else {
                return Err((format!("`{name}` is not a keyword of PO files"), span));
            };
            if entry.source.is_none() {
                return Err((format!("`{name}` has no `msgid` before it"), span));
            }
            entry.texts.push((number, text, span));
            return Ok(());
        }
    };
    match field {
        Some(_) => Err((format!("a second `{name}` in one entry"), span)),
        None => {
            *field = Some((text, span));
            Ok(())
        }
    }
}

fn append(
    entry: &mut PoEntry,
    keyword: &str,
    text: &str,
    span: Range<usize>,
) -> Result<(), Mistake> {
    let known = match keyword {
        "msgctxt" => entry.context.as_mut().map(|(known, _)| known),
        "msgid" => entry.source.as_mut().map(|(known, _)| known),
        "msgid_plural" => entry.plural.as_mut().map(|(known, _)| known),
        _ => entry.texts.last_mut().map(|(_, known, _)| known),
    };
    match known {
        Some(known) => {
            known.push_str(text);
            Ok(())
        }
        None => Err(("a text without a keyword before it".to_owned(), span)),
    }
}

/// The text of a string in quotes that begins at an offset.
fn unquoted(string: &str, start: usize) -> Result<String, Mistake> {
    let (mut out, mut at) = (Vec::new(), 1);
    while let Some(c) = string[at..].chars().next() {
        match c {
            '"' if at + 1 == string.len() => {
                let wrong = "the escapes in the text are not UTF-8".to_owned();
                return String::from_utf8(out).map_err(|_| (wrong, start..start + string.len()));
            }
            '"' => {
                let span = start + at..start + at + 1;
                return Err(("the text goes on after its closing quote".to_owned(), span));
            }
            '\\' => match escape(&string[at + 1..]) {
                Some((byte, length)) => {
                    out.push(byte);
                    at += length;
                }
                None => {
                    let span = start + at..start + string.len();
                    return Err(("an unknown escape; `\\\\` is a backslash".to_owned(), span));
                }
            },
            c => out.extend(c.encode_utf8(&mut [0; 4]).bytes()),
        }
        at += c.len_utf8();
    }
    Err(("the closing quote is missing".to_owned(), start..start + string.len()))
}

/// The byte of an escape of C, and the length of the escape after its backslash.
fn escape(rest: &str) -> Option<(u8, usize)> {
    let digits = |text: &str, radix, most| {
        text.chars().take(most).take_while(|c: &char| c.is_digit(radix)).count()
    };
    let first = *rest.as_bytes().first()?;
    let byte = match first {
        b'"' | b'\\' | b'\'' | b'?' => first,
        b'a' => 0x07,
        b'b' => 0x08,
        b't' => b'\t',
        b'n' => b'\n',
        b'v' => 0x0b,
        b'f' => 0x0c,
        b'r' => b'\r',
        b'0'..=b'7' => {
            let length = digits(rest, 8, 3);
            return Some((u8::from_str_radix(&rest[..length], 8).ok()?, length));
        }
        b'x' => {
            let length = 1 + digits(&rest[1..], 16, rest.len());
            return Some((u8::from_str_radix(&rest[1..length], 16).ok()?, length));
        }
        _ => return None,
    };
    Some((byte, 1))
}
