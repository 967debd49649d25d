//! Forms of characters between a file and the reader: escapes, other cases, composed letters.

use bit_set::BitSet;
use html5gum::{Token, Tokenizer};
use icu_normalizer::{ComposingNormalizerBorrowed, DecomposingNormalizerBorrowed};

/// Adds the characters of the escapes in a text: those of HTML (`&euro;`), and those with a
/// backslash of JSON, YAML, TOML, Fluent, JavaScript and CSS (`\\u00d8`, `\\u{d8}`, `\\U0001F600`,
/// `\\xd8`, `\\D8`).
pub(super) fn add_escaped(text: &str, bits: &mut BitSet) {
    let mut entities = String::new();
    for (at, _) in text.match_indices('&') {
        let rest = &text[at..];
        let end = rest[1..].find(|c: char| !c.is_ascii_alphanumeric() && c != '#');
        entities.push_str(&rest[..=end.unwrap_or(rest.len() - 1)]);
        entities.push_str("; ");
    }
    for Ok(token) in Tokenizer::new(&entities) {
        if let Token::String(decoded) = token {
            add(&String::from_utf8_lossy(&decoded), bits);
        }
    }
    let mut high = None;
    for (at, _) in text.match_indices('\\') {
        let rest = &text[at + 1..];
        let digits = rest.trim_start_matches(['u', 'U', 'x']).trim_start_matches('{');
        let count = digits.bytes().take(8).take_while(u8::is_ascii_hexdigit).count();
        // The end of an escape depends on the language of the file.
        for length in 2..=count {
            let Ok(code) = u32::from_str_radix(&digits[..length], 16) else { continue };
            bits.extend(char::from_u32(code).map(|c| c as usize));
            // Surrogate pairs of a character above U+FFFF, as in JSON and JavaScript.
            match code {
                0xd800..=0xdbff if length == 4 => high = Some((code, at)),
                0xdc00..=0xdfff if length == 4 => {
                    if let Some((high, before)) = high
                        && at - before == 6
                    {
                        let code = 0x10000 + ((high - 0xd800) << 10) + (code - 0xdc00);
                        bits.extend(char::from_u32(code).map(|c| c as usize));
                    }
                }
                _ => {}
            }
        }
    }
    // Letters and marks that shapers compose.
    let composer = ComposingNormalizerBorrowed::new_nfc();
    if !composer.is_normalized(text) {
        add(&composer.normalize(text), bits);
    }
}

/// Adds the forms of these characters in a language: capital and small letters by `text-transform`,
/// brackets and quotation marks that are mirrored in right-to-left text, and the parts of vowels.
pub(super) fn close(bits: &mut BitSet, tag: &str) {
    let language = tag.split('-').next().unwrap_or(tag);
    let decomposer = DecomposingNormalizerBorrowed::new_nfd();
    let mut more = String::new();
    for c in bits.iter().filter_map(|code| char::from_u32(code as u32)) {
        if is_shaped_in_parts(c) {
            more.push_str(&decomposer.normalize(c.encode_utf8(&mut [0; 4])));
        }
        more.extend(c.to_uppercase());
        more.extend(c.to_lowercase());
        match (c, language) {
            ('i' | 'I', "tr" | "az" | "crh" | "tt") => more.push_str("İı"),
            // Capital letters have no accents.
            ('\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}', "el") => {
                let base = decomposer.normalize(c.encode_utf8(&mut [0; 4])).chars().next();
                more.extend(base.into_iter().flat_map(char::to_uppercase));
            }
            ('«' | '»', _) => more.push_str("«»"),
            ('‹' | '›', _) => more.push_str("‹›"),
            _ => {}
        }
    }
    add(&more, bits);
}

fn add(text: &str, bits: &mut BitSet) {
    bits.extend(text.chars().filter(|c| !c.is_control()).map(|c| c as usize));
}

/// Returns whether shapers take a character apart, such as a vowel of Kannada with parts on two
/// sides of its consonant. Those of alphabets, kana, Korean and Han are shown whole.
fn is_shaped_in_parts(c: char) -> bool {
    let is_shown_whole = matches!(c,
        '\u{1e00}'..='\u{1fff}' | '\u{3000}'..='\u{30ff}' | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}' | '\u{2f800}'..);
    c >= '\u{590}' && !is_shown_whole
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(bits: &BitSet) -> String {
        bits.iter().filter_map(|code| char::from_u32(code as u32)).collect()
    }

    #[test]
    fn escapes_of_every_language_are_counted() {
        for (source, shown) in [
            ("a &euro; b", '€'),
            ("&#8364", '€'),
            ("&#x20AC;", '€'),
            ("&CounterClockwiseContourIntegral;", '∳'),
            ("{ \"\\u00d8\" }", 'Ø'),
            ("{ \"\\U01F600\" }", '😀'),
            ("\"\\ud83d\\ude00\"", '😀'),
            ("'\\u{1F600}'", '😀'),
            ("\"\\xe9\"", 'é'),
            ("content:'\\201C'", '“'),
            ("content:'\\00201Cab'", '“'),
            ("e\u{301}", 'é'),
            ("\u{1112}\u{1161}\u{11ab}", '한'),
            ("\u{cbf}\u{cd5}", '\u{cc0}'),
        ] {
            let mut bits = BitSet::default();
            add_escaped(source, &mut bits);
            assert!(bits.contains(shown as usize), "{source}: {}", text(&bits));
        }
        for harmless in ["&", "&&", "\\", "\\u", "&nosuchname;", "\\ud83d", "a \\é"] {
            add_escaped(harmless, &mut BitSet::default());
        }
    }

    #[test]
    fn letters_of_the_other_case_are_counted() {
        for (tag, shown, more) in [
            ("de", "ß", "SS"),
            ("fr", "é", "É"),
            ("tr", "i", "İı"),
            ("el", "ά", "ΆΑ"),
            ("fa", "«", "»"),
            ("ru", "Я", "я"),
            ("kn", "ಸ್ತ್ರೀ", "\u{cbf}\u{cd5}"),
        ] {
            let mut bits: BitSet = shown.chars().map(|c| c as usize).collect();
            close(&mut bits, tag);
            assert!(more.chars().all(|c| bits.contains(c as usize)), "{shown}: {}", text(&bits));
        }
    }
}
