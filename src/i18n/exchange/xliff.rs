//! XLIFF 2.1 (OASIS).

mod inline;
mod reader;

use std::fmt::Write as _;

use crate::base::html::escape_html;
use crate::i18n::exchange::xliff::inline::Inlines;
use crate::i18n::exchange::{Direction, Form, Unit};

pub use crate::i18n::exchange::xliff::reader::read_xliff;

/// The namespace of XLIFF 2.0 to 2.2.
const NAMESPACE: &str = "urn:oasis:names:tc:xliff:document:2.0";
/// The namespace of its module for length limits.
const SIZES: &str = "urn:oasis:names:tc:xliff:sizerestriction:2.0";

/// The value of `subState` for texts whose original has changed since they were translated. A tool
/// that changes the state of a segment also changes or removes it.
const STALE: &str = "archipel:stale";

/// Writes these units as an XLIFF file.
pub fn write_xliff<'a>(units: impl Iterator<Item = &'a Unit>, direction: Direction<'_>) -> String {
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xliff xmlns=\"{NAMESPACE}\" \
         xmlns:slr=\"{SIZES}\" version=\"2.1\" srcLang=\"{}\" trgLang=\"{}\">\n",
        direction.original, direction.translation
    );
    let units: Vec<&Unit> = units.collect();
    for (number, file) in units.chunk_by(|one, other| one.file == other.file).enumerate() {
        let _ = write!(out, "  <file id=\"f{}\" original=\"", number + 1);
        escape_html(&file[0].file, &mut out);
        out.push_str("\" xml:space=\"preserve\">\n");
        if file.iter().any(|unit| unit.max_length().is_some()) {
            out.push_str("    <slr:profiles generalProfile=\"xliff:codepoints\"/>\n");
        }
        for message in file.chunk_by(|one, other| one.message == other.message) {
            write_unit(message, &mut out);
        }
        out.push_str("  </file>\n");
    }
    out + "</xliff>\n"
}

/// Writes a message: a segment for each of its texts.
fn write_unit(parts: &[&Unit], out: &mut String) {
    let first = parts[0];
    let _ = write!(out, "    <unit id=\"{}\" canResegment=\"no\"", first.message);
    if let Some(length) = first.max_length() {
        let _ = write!(out, " slr:sizeRestriction=\"{length}\"");
    }
    out.push_str(">\n      <notes>\n");
    let (path, line) = &first.source;
    let mut notes = first.notes.clone();
    notes.push(format!("{path}:{line}"));
    for unit in parts {
        for form in unit.exported() {
            if let (Some(selector), Some(variant)) = (&unit.selector, &form.variant) {
                let segment = segment_id(unit, form);
                notes.push(format!("{segment}: the text if {selector} is `{variant}`"));
            }
        }
    }
    for note in notes {
        out.push_str("        <note>");
        escape_html(&note, out);
        out.push_str("</note>\n");
    }
    out.push_str("      </notes>\n");
    let mut inlines = Inlines::default();
    let mut segments = String::new();
    for unit in parts {
        for form in unit.exported() {
            let state = match form.target {
                Some(_) if unit.is_stale => format!("initial\" subState=\"{STALE}"),
                Some(_) => "translated".to_owned(),
                None => "initial".to_owned(),
            };
            let id = segment_id(unit, form);
            let _ =
                write!(segments, "      <segment id=\"{id}\" state=\"{state}\">\n        <source>");
            let known = inlines.write(&form.source, &[], &mut segments);
            segments.push_str("</source>\n");
            if let Some(target) = &form.target {
                segments.push_str("        <target>");
                inlines.write(target, &known, &mut segments);
                segments.push_str("</target>\n");
            }
            segments.push_str("      </segment>\n");
        }
    }
    inlines.write_data(out);
    out.push_str(&segments);
    out.push_str("    </unit>\n");
}

/// The id of a segment: `value`, `.title`, `value:few`.
fn segment_id(unit: &Unit, form: &Form) -> String {
    let part =
        unit.attribute.as_ref().map_or_else(|| "value".to_owned(), |name| format!(".{name}"));
    let variant = form.variant.as_ref().map(|variant| format!(":{variant}"));
    part + &variant.unwrap_or_default()
}
