//! Rules for line ends and emphasis, which depend on the scripts of the characters on both sides.

use std::borrow::Cow;

use icu_properties::props::{
    BinaryProperty, EastAsianWidth, EmojiPresentation, EnumeratedProperty, GeneralCategory,
    GeneralCategoryGroup, LineBreak, Script,
};

use crate::i18n::format::Formatter;

/// The languages whose punctuation of ambiguous width is as wide as their letters.
const WIDE_LANGUAGES: [&str; 10] =
    ["zh", "ja", "yue", "lzh", "cmn", "wuu", "nan", "hak", "gan", "ii"];

/// Returns whether words of a language are written in wide characters without spaces between them.
/// `tag` is a BCP 47 tag.
pub fn is_wide_language(tag: &str) -> bool {
    let language = tag.split(['-', '_']).next().unwrap_or_default();
    WIDE_LANGUAGES.iter().any(|wide| language.eq_ignore_ascii_case(wide))
}

impl Formatter {
    /// Returns whether its language is written in wide characters.
    pub fn is_wide(&self) -> bool {
        is_wide_language(self.language())
    }

    /// The text with its lines joined as in [`join_lines`].
    pub fn joined<'t>(&self, text: Cow<'t, str>) -> Cow<'t, str> {
        // Most texts have one line.
        match memchr::memchr(b'\n', text.as_bytes()) {
            Some(_) => join_lines(text, self.is_wide()),
            None => text,
        }
    }
}

/// Returns whether a character is Chinese, Japanese or Korean: of East Asian width other than an
/// emoji, or Hangul, as the specification of CJK-friendly emphasis defines it.
pub fn is_cjk(c: char) -> bool {
    if c < '\u{1100}' {
        return false;
    }
    match EastAsianWidth::for_char(c) {
        EastAsianWidth::Fullwidth | EastAsianWidth::Halfwidth => true,
        EastAsianWidth::Wide => !EmojiPresentation::for_char(c),
        EastAsianWidth::Neutral => Script::for_char(c) == Script::Hangul,
        _ => false,
    }
}

/// Returns whether a character is punctuation or a symbol.
pub fn is_punctuation(c: char) -> bool {
    c.is_ascii_punctuation()
        || !c.is_ascii()
            && GeneralCategoryGroup::Punctuation
                .union(GeneralCategoryGroup::Symbol)
                .contains(GeneralCategory::for_char(c))
}

/// Returns whether a character is a combining mark.
pub fn is_mark(c: char) -> bool {
    !c.is_ascii() && GeneralCategoryGroup::Mark.contains(GeneralCategory::for_char(c))
}

/// Returns whether a character selects a variant of the one before it.
pub fn is_variation_selector(c: char) -> bool {
    matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Returns whether a line end between two characters does not separate words, by the segment break
/// transformation of CSS Text 4, which browsers lack: between wide characters, and between letters
/// of scripts without spaces between words, such as Thai. `is_wide` is the result of
/// [`is_wide_language`].
pub fn joins_lines(before: char, after: char, is_wide: bool) -> bool {
    if before.is_ascii() && after.is_ascii() {
        return false;
    }
    let has_no_space = |c: char| LineBreak::for_char(c) == LineBreak::ComplexContext;
    let is_ambiguous =
        |c: char| EastAsianWidth::for_char(c) == EastAsianWidth::Ambiguous && is_punctuation(c);
    match (is_wide_letter(before), is_wide_letter(after)) {
        _ if before == '\u{200b}' || after == '\u{200b}' => true,
        (true, true) => true,
        (true, false) => is_wide && is_ambiguous(after),
        (false, true) => is_wide && is_ambiguous(before),
        (false, false) => has_no_space(before) && has_no_space(after),
    }
}

/// Returns whether a character is wide and not Hangul.
fn is_wide_letter(c: char) -> bool {
    let wide = [EastAsianWidth::Fullwidth, EastAsianWidth::Halfwidth, EastAsianWidth::Wide];
    c >= '\u{1100}'
        && wide.contains(&EastAsianWidth::for_char(c))
        && Script::for_char(c) != Script::Hangul
}

/// Removes the line ends of a text that do not separate words; see [`joins_lines`]. Tags other than
/// `<br>` are ignored. Empty lines are preserved.
pub fn join_lines(text: Cow<'_, str>, is_wide: bool) -> Cow<'_, str> {
    if memchr::memchr(b'\n', text.as_bytes()).is_none() || text.is_ascii() {
        return text;
    }
    let mut joined = String::with_capacity(text.len());
    let mut rest = &*text;
    while let Some(at) = rest.find('\n') {
        let (line, next) = (&rest[..at], &rest[at + 1..]);
        joined.push_str(line);
        let after = next.trim_start_matches(' ');
        let is_joined = last_character(&joined)
            .zip(first_character(after))
            .is_some_and(|(before, after)| joins_lines(before, after, is_wide));
        if is_joined {
            joined.truncate(joined.trim_end_matches(' ').len());
            rest = after;
        } else {
            joined.push('\n');
            rest = next;
        }
    }
    joined.push_str(rest);
    Cow::Owned(joined)
}

/// The last character of a text that is neither part of a tag nor a variation selector.
fn last_character(text: &str) -> Option<char> {
    let mut text = text.trim_end_matches(|c| c == ' ' || is_variation_selector(c));
    while let Some(tag) = text.strip_suffix('>').and_then(|_| text.rfind('<')) {
        if text[tag..].starts_with("<br") {
            return None;
        }
        text = &text[..tag];
    }
    text.chars().next_back()
}

/// The first character of a text that is not part of a tag.
fn first_character(mut text: &str) -> Option<char> {
    while let Some(end) = text.strip_prefix('<').and_then(|_| text.find('>')) {
        if text.starts_with("<br") {
            return None;
        }
        text = &text[end + 1..];
    }
    text.chars().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_ends_between_letters_without_spaces_are_none() {
        for (text, is_wide, expected) in [
            ("長い段落を\n途中で改行", true, "長い段落を途中で改行"),
            ("段落，\n换行", true, "段落，换行"),
            ("ｶﾅ\nカナ", true, "ｶﾅカナ"),
            ("他说：\n“你好”\n好", true, "他说：“你好”好"),
            ("the 漢字\n“quoted”", false, "the 漢字\n“quoted”"),
            ("葛\u{e0100}\n飾", true, "葛\u{e0100}飾"),
            ("𠮷\n野", true, "𠮷野"),
            ("ฉันชอบ\nกิน", false, "ฉันชอบกิน"),
            ("ພາສາ\nລາວ", false, "ພາສາລາວ"),
            ("ភាសា\nខ្មែរ", false, "ភាសាខ្មែរ"),
            ("မြန်မာ\nစာ", false, "မြန်မာစာ"),
            ("줄을\n바꿨다", false, "줄을\n바꿨다"),
            ("한국어\n漢字", false, "한국어\n漢字"),
            ("React と\nVue", true, "React と\nVue"),
            ("価格は\n12", true, "価格は\n12"),
            ("a\nb é\nc", false, "a\nb é\nc"),
            ("一\n\n二", true, "一\n\n二"),
            ("<b>一</b>\n<i>二</i>", true, "<b>一</b><i>二</i>"),
            ("一<br>\n二", true, "一<br>\n二"),
            ("一 \n 二", true, "一二"),
        ] {
            assert_eq!(join_lines(text.into(), is_wide), expected, "{text}");
        }
    }

    #[test]
    fn characters_of_east_asia_are_known() {
        let cjk: Vec<char> = "あ漢字。「）！ｱ한ᄀ𠀀〜・＊".chars().collect();
        assert!(cjk.iter().all(|c| is_cjk(*c)));
        let other: Vec<char> = "aé“—😀ก)*".chars().collect();
        assert!(!other.iter().any(|c| is_cjk(*c)));
    }
}
