//! The sections of a page.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use crate::content::config::is_segment;
use crate::content::folders::SECTIONS;
use crate::content::schema::{Checker, Data, unread_key};
use crate::content::schemas::Schemas;
use crate::content::yaml::{Key, Node, Value};
use crate::engine::diagnostic::{Code, Diagnostic, Place, nearest};

/// A section of a page.
#[derive(Clone, Debug)]
pub struct Section {
    /// The section type, which names its template.
    pub kind: Arc<str>,
    /// Its anchor.
    pub anchor: Option<Arc<str>>,
    /// Its values, as a record.
    pub data: Data,
}

/// Reads the sections of a page; `None` if one has a mistake.
pub(super) fn sections(
    checker: &mut Checker<'_>,
    list: &Node,
    schemas: &Schemas,
) -> Option<Vec<Section>> {
    let Value::List(items) = &list.value else {
        let place = Place::new(checker.path, list.start as usize..list.start as usize);
        checker.report.add(
            Diagnostic::new(Code::WrongType, "`sections` is a list")
                .at(place)
                .hint("begin each section with `- type: …`"),
        );
        return None;
    };
    report_repeated_anchors(checker, items);
    let sections: Vec<_> = items.iter().map(|item| section(checker, item, schemas)).collect();
    sections.into_iter().collect()
}

/// Reports anchors that an earlier section has, too.
fn report_repeated_anchors(checker: &mut Checker<'_>, sections: &[Node]) {
    let mut known = BTreeMap::new();
    for node in sections.iter().filter_map(|section| section.get("anchor")) {
        let Some(anchor) = node.as_text() else { continue };
        let place = Place::new(checker.path, node.span());
        let Some(first) = known.get(anchor) else {
            known.insert(anchor, place);
            continue;
        };
        let message = format!("two sections of the page have the anchor `{anchor}`");
        checker.report.add(
            Diagnostic::new(Code::DuplicateAnchor, message)
                .at(place)
                .related(Place::clone(first), "the first one")
                .hint("give this section another anchor, or none"),
        );
    }
}

fn section(checker: &mut Checker<'_>, node: &Node, schemas: &Schemas) -> Option<Section> {
    let error = |span: Range<usize>, code, message: String| {
        Diagnostic::new(code, message).at(Place::new(checker.path, span))
    };
    let start = node.start as usize..node.start as usize;
    let Some(entries) = node.as_map() else {
        let message = format!("a section is a mapping, not {}", node.kind());
        let general = || error(start, Code::WrongType, message).hint("begin it with `- type: …`");
        checker.report.add(unread_key(checker.path, node, false).unwrap_or_else(general));
        return None;
    };
    let Some(kind) = node.get("type") else {
        let message = "the section has no `type`".to_owned();
        checker.report.add(error(start, Code::MissingKey, message).hint(types(schemas)));
        return None;
    };
    let name = kind.as_text().unwrap_or_default();
    if schemas.broken.contains(name) {
        return None;
    }
    let known = || schemas.sections.keys().map(String::as_str);
    let is_known = schemas.sections.contains_key(name);
    if !is_known && schemas.plain.contains(&format!("sections/{name}.html")) {
        let message = format!("the section type `{name}` has a template, and no schema");
        let hint = format!("write the keys that it has in `{SECTIONS}{name}.yaml`: `key: type`");
        checker.report.add(error(kind.span(), Code::UnknownSection, message).hint(hint));
        return None;
    }
    if !is_known {
        let message = format!("there is no section type `{name}`");
        let unknown = error(kind.span(), Code::UnknownSection, message);
        checker.report.add(unknown.did_you_mean(name, known(), types(schemas)));
    }
    // Errors in a section whose type is misspelt are reported in the same run.
    let name = if is_known { name } else { nearest(name, known())? };
    let fields = schemas.sections.get(name)?;
    let anchor = anchor(checker, entries);
    let kind: Arc<str> = name.into();
    let before = checker.bodies.len();
    checker.is_guess = !is_known;
    let data = checker.below(anchor.as_ref().unwrap_or(&kind), |checker| {
        checker.record(fields, entries, node.start..node.end, &["type", "anchor"])
    });
    checker.is_guess = false;
    for body in &mut checker.bodies[before..] {
        body.section = Some(Arc::clone(&kind));
    }
    is_known.then_some(Section { kind, anchor, data: data? })
}

/// Lists the section types.
fn types(schemas: &Schemas) -> String {
    let known: Vec<_> = schemas.sections.keys().map(String::as_str).collect();
    match known.is_empty() {
        true => "a type is a template templates/sections/<type>.html with a schema <type>.yaml \
                 beside it; there is none yet"
            .to_owned(),
        false => format!("write one of: `{}`", known.join("`, `")),
    }
}

fn anchor(checker: &mut Checker<'_>, entries: &[(Key, Node)]) -> Option<Arc<str>> {
    let (_, node) = entries.iter().find(|(key, _)| &*key.text == "anchor")?;
    let text = node.as_text().unwrap_or_default();
    if !is_segment(text) {
        checker.report.add(
            Diagnostic::new(Code::WrongType, format!("`{text}` can't be an anchor"))
                .at(Place::new(checker.path, node.span()))
                .hint("use lower-case letters, digits and hyphens"),
        );
    }
    Some(text.into())
}
