//! Limits of nesting and size. Input that exceeds a limit could overflow the stack, or use
//! gigabytes of memory or minutes. It is rejected with a diagnostic that names the limit and has a
//! place.

use std::fmt;

/// A maximum. Its text completes a message: "more than 64 levels of blocks".
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    most: usize,
    unit: &'static str,
}

const fn limit(most: usize, unit: &'static str) -> Limit {
    Limit { most, unit }
}

/// Attributes of an element of XML: parsers compare each one with all before it.
pub const ATTRIBUTES: Limit = limit(1_000, "attributes");
/// Nested blocks and functions of CSS, whose parser recurses.
pub const CSS_BLOCKS: Limit = limit(64, "levels of blocks");
/// Style sheets that import each other where conditions or layers make each a part of the other.
pub const CSS_IMPORT_LEVELS: Limit = limit(100, "levels of imports");
/// Distinct conditions of imports, since rules are repeated for each of them.
pub const CSS_IMPORTS: Limit = limit(4_096, "imports");
/// A selector after nesting is resolved: each `&` repeats the selector around it.
pub const CSS_SELECTOR: Limit = limit(64 << 10, "bytes");
/// All selectors of a style sheet after nesting is resolved.
pub const CSS_SELECTORS: Limit = limit(16 << 20, "bytes");
/// A file of translations in the format of another tool.
pub const EXCHANGE_FILE: Limit = limit(64 << 20, "bytes");
/// Nested elements of an XLIFF file.
pub const EXCHANGE_LEVELS: Limit = limit(64, "levels of elements");
/// Elements, attributes and texts of an XLIFF file.
pub const EXCHANGE_NODES: Limit = limit(4_000_000, "elements and texts");
/// The length of a formula: nesting without braces adds to its depth.
pub const FORMULA: Limit = limit(4 << 10, "bytes");
/// Nested groups of a formula, whose parser recurses.
pub const FORMULA_GROUPS: Limit = limit(64, "levels of groups");
/// A colour profile, which its decoder decompresses as a whole.
pub const IMAGE_PROFILE: Limit = limit(16 << 20, "bytes");
/// The length of a message of an island, with all messages that it refers to.
pub const ISLAND_MESSAGE: Limit = limit(64 << 10, "bytes");
/// Nested placeables and calls of a message, whose parser recurses.
pub const PLACEABLES: Limit = limit(64, "levels of placeables");
/// Messages that refer to each other in a row: each takes a part of the stack.
pub const REFERENCE_CHAIN: Limit = limit(100, "messages in a row");
/// References of a text, including those of the messages that it refers to.
pub const REFERENCES: Limit = limit(1_000, "references");
/// Nested elements of a drawing.
pub const SVG_LEVELS: Limit = limit(256, "levels of elements");
/// Elements, attributes and texts of a drawing, with expanded entities.
pub const SVG_NODES: Limit = limit(500_000, "elements and attributes");
/// `elif` around a place in a template, whose parser recurses for each.
pub const TEMPLATE_BRANCHES: Limit = limit(500, "`elif` after each other");
/// Nested lists and inline tables of TOML, by its parser.
pub const TOML_LEVELS: Limit = limit(80, "levels of lists and tables");
/// Nested lists and mappings of YAML and JSON.
pub const YAML_LEVELS: Limit = limit(64, "levels of lists and mappings");

impl Limit {
    /// The largest number that is accepted.
    pub const fn most(self) -> usize {
        self.most
    }

    /// Returns whether a number exceeds the limit.
    pub const fn is_exceeded_by(self, number: usize) -> bool {
        number > self.most
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (most, unit) = match (self.most, self.unit) {
            (most, "bytes") if most >= 1 << 20 => (most >> 20, "MiB"),
            (most, "bytes") => (most >> 10, "KiB"),
            known => known,
        };
        write!(f, "more than {most} {unit}")
    }
}

/// Returns the offset of the first tag in an XML text with more attributes than [`ATTRIBUTES`].
pub fn crowded_tag(text: &str) -> Option<usize> {
    // Each attribute takes at least ` a=""`.
    if text.len() < ATTRIBUTES.most * 5 {
        return None;
    }
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(start) = memchr::memchr(b'<', &bytes[at..]).map(|found| at + found) {
        let (mut quote, mut count) = (None, 0);
        at = start + 1;
        for byte in &bytes[at..] {
            at += 1;
            match (quote, byte) {
                (None, b'>') => break,
                (None, b'=') => count += 1,
                (None, b'"' | b'\'') => quote = Some(*byte),
                (Some(open), byte) if open == *byte => quote = None,
                _ => {}
            }
        }
        if ATTRIBUTES.is_exceeded_by(count) {
            return Some(start);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_part_of_a_message() {
        assert_eq!(CSS_BLOCKS.to_string(), "more than 64 levels of blocks");
        assert_eq!(CSS_SELECTOR.to_string(), "more than 64 KiB");
        assert_eq!(IMAGE_PROFILE.to_string(), "more than 16 MiB");
        assert!(CSS_BLOCKS.is_exceeded_by(65) && !CSS_BLOCKS.is_exceeded_by(64));
    }

    #[test]
    fn attributes_are_counted_in_each_tag() {
        let tag = |count: usize| format!("<g{}/>", " a='>'".repeat(count));
        let most = ATTRIBUTES.most();
        assert_eq!(crowded_tag(&tag(most).repeat(3)), None);
        let text = format!("<svg>{}{}", tag(3), tag(most + 1));
        assert_eq!(crowded_tag(&text), Some("<svg>".len() + tag(3).len()));
    }
}
