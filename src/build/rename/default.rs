//! Names messages in page files that have had their ids by default.

use std::ops::Range;

use crate::content::schema::flow_notation;

/// The edit that names a message at a key which has had it by default: `true` is replaced, and an
/// absent key is added at the start of its mapping, which begins at the empty span.
pub(super) fn named_default(
    text: &str,
    span: Range<usize>,
    key: &str,
    id: &str,
) -> (Range<usize>, String) {
    if !span.is_empty() {
        return (span, id.to_owned());
    }
    let line = &text[text[..span.start].rfind('\n').map_or(0, |newline| newline + 1)..span.start];
    // The line may begin with the dash of an item.
    let indentation = " ".repeat(line.chars().count());
    let (mut added, mut inner) = (String::new(), indentation.clone());
    if line.trim_end().ends_with(['{', ',']) {
        return (span, flow_notation(key, id) + ", ");
    }
    let (outer, key) = key.rsplit_once('.').unwrap_or(("", key));
    for outer in outer.split('.').filter(|key| !key.is_empty()) {
        inner.push_str("  ");
        added.push_str(&format!("{outer}:\n{inner}"));
    }
    (span, format!("{added}{key}: {id}\n{indentation}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edited(text: &str, at: &str, key: &str) -> String {
        let start = text.find(at).unwrap();
        let length = if at == "true" { at.len() } else { 0 };
        let (span, new) = named_default(text, start..start + length, key, "new");
        format!("{}{new}{}", &text[..span.start], &text[span.end..])
    }

    #[test]
    fn a_key_is_added_to_its_mapping() {
        let item = "sections:\n  - type: hero\n    image: a\n";
        assert_eq!(
            edited(item, "type", "title"),
            "sections:\n  - title: new\n    type: hero\n    image: a\n"
        );
        assert_eq!(
            edited(item, "type", "action.label"),
            "sections:\n  - action:\n      label: new\n    type: hero\n    image: a\n"
        );
        assert_eq!(edited("- { type: a }", "type", "title"), "- { title: new, type: a }");
        assert_eq!(edited("- { type: a }", "type", "b.c.d"), "- { b: { c: { d: new } }, type: a }");
        assert_eq!(edited("lead: true\n", "true", "lead"), "lead: new\n");
        assert_eq!(edited("template: a\n", "template", "title"), "title: new\ntemplate: a\n");
    }
}
