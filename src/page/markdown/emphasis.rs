//! Emphasis next to Chinese, Japanese and Korean characters.
//!
//! In CommonMark, the punctuation and spaces around `**` determine whether it opens or closes,
//! which fails in scripts without spaces: `**「引用」**です`. The specification "CommonMark CJK-friendly
//! amendments" counts East Asian characters at either side as letters and as punctuation, whichever
//! lets the delimiter open and close. The parser has no option for this. A mark between the
//! delimiter and its neighbour, which is removed from the events, has the same effect on a single
//! delimiter. For `_` both rules agree. A single `~` is not changed, since it denotes ranges:
//! `10~12時`.

use std::ops::Range;

use pulldown_cmark::{CowStr, Event};

use crate::i18n::format::{is_cjk, is_punctuation, is_variation_selector};
use crate::page::markdown::literal::with_texts;

/// A text with marks: characters that it does not contain otherwise.
pub(super) struct Marked {
    pub(super) text: String,
    /// The offsets of the marks in `text`.
    offsets: Vec<usize>,
    /// The mark that the parser reads as a letter, and the one that it reads as punctuation.
    marks: [char; 2],
}

/// The length of a mark in bytes.
const MARK_LENGTH: usize = 3;

/// A character next to a delimiter of emphasis.
#[derive(Clone, Copy, PartialEq)]
struct Side {
    kind: CharacterKind,
    is_cjk: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum CharacterKind {
    Space,
    Letter,
    Punctuation,
}

/// A mark, and whether it is before the delimiter or after it.
#[derive(Clone, Copy, PartialEq)]
struct Mark {
    is_behind: bool,
    kind: CharacterKind,
}

/// Adds marks to a text; `None` if it needs none, like most texts.
pub(super) fn mark(source: &str) -> Option<Marked> {
    if source.is_ascii() {
        return None;
    }
    let runs = runs(source).filter_map(|run| {
        let mark = needed_mark(&source[..run.start], &source[run.end..])?;
        Some((if mark.is_behind { run.end } else { run.start }, mark.kind))
    });
    let needed: Vec<(usize, CharacterKind)> = runs.collect();
    if needed.is_empty() {
        return None;
    }
    // From the private use area, and from the supplemental punctuation.
    let letter = ('\u{e000}'..='\u{f8ff}').find(|c| !source.contains(*c))?;
    let punctuation = ('\u{2e00}'..='\u{2e2e}').find(|c| !source.contains(*c))?;
    let mut text = String::with_capacity(source.len() + needed.len() * MARK_LENGTH);
    let mut offsets = Vec::with_capacity(needed.len());
    let mut start = 0;
    for (at, kind) in needed {
        text.push_str(&source[start..at]);
        offsets.push(text.len());
        text.push(if kind == CharacterKind::Letter { letter } else { punctuation });
        start = at;
    }
    text.push_str(&source[start..]);
    Some(Marked { text, offsets, marks: [letter, punctuation] })
}

/// The delimiters of emphasis: one or more `*`, or two `~`.
fn runs(source: &str) -> impl Iterator<Item = Range<usize>> {
    let bytes = source.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let start = at + memchr::memchr2(b'*', b'~', &bytes[at..])?;
            let length = bytes[start..].iter().take_while(|byte| **byte == bytes[start]).count();
            at = start + length;
            if bytes[start] == b'*' || length == 2 {
                return Some(start..at);
            }
        }
    })
}

/// The mark next to a delimiter that makes the parser decide correctly.
fn needed_mark(before: &str, after: &str) -> Option<Mark> {
    let (last, previous) = (classify(before.chars().next_back()), classify_last(before));
    let next = classify(after.chars().next());
    let is_cjk = previous.is_cjk || next.is_cjk;
    let has_space = previous.kind == CharacterKind::Space || next.kind == CharacterKind::Space;
    let (mark, other) = match (is_cjk && !has_space, previous.is_cjk) {
        (true, true) => (Mark { is_behind: false, kind: next.kind }, last.kind),
        (true, false) => (Mark { is_behind: true, kind: last.kind }, next.kind),
        _ => (Mark { is_behind: false, kind: previous.kind }, last.kind),
    };
    (mark.kind != other).then_some(mark)
}

/// Classifies a character as the parser does.
fn classify(c: Option<char>) -> Side {
    let kind = match c {
        None => CharacterKind::Space,
        Some(c) if c.is_whitespace() => CharacterKind::Space,
        Some(c) if is_punctuation(c) => CharacterKind::Punctuation,
        Some(_) => CharacterKind::Letter,
    };
    Side { kind, is_cjk: c.is_some_and(is_cjk) }
}

/// Classifies the last character of a text; if it is a variation selector, the one before it.
fn classify_last(before: &str) -> Side {
    let mut characters = before.chars().rev();
    let last = characters.next();
    let Some(selector) = last.filter(|c| is_variation_selector(*c)) else { return classify(last) };
    // An emoji is not an East Asian letter; the selectors of plane 14 are for ideographs only.
    if selector == '\u{fe0f}' {
        return classify(last);
    }
    if selector >= '\u{e0100}' {
        return Side { kind: CharacterKind::Letter, is_cjk: true };
    }
    let base = characters.next();
    let is_wide_quote = selector == '\u{fe01}' && base.is_some_and(|c| "‘’“”".contains(c));
    let side = classify(base);
    match side.kind {
        CharacterKind::Space => classify(last),
        _ => Side { is_cjk: side.is_cjk || is_wide_quote, ..side },
    }
}

impl Marked {
    /// The offset in the original text.
    pub(super) fn offset(&self, at: usize) -> usize {
        at - MARK_LENGTH * self.offsets.partition_point(|mark| *mark < at)
    }

    /// The event without marks, with the text of the original; `None` if it consists only of marks.
    pub(super) fn unmark<'a>(
        &self,
        source: &'a str,
        event: Event<'_>,
        span: &Range<usize>,
    ) -> Option<Event<'a>> {
        let text = |text: CowStr<'_>| -> CowStr<'a> {
            let clean = if text.contains(self.marks) {
                text.replace(self.marks, "")
            } else {
                text.into_string()
            };
            match &source[span.clone()] {
                same if *same == clean => same.into(),
                _ => clean.into(),
            }
        };
        match with_texts(event, text) {
            Event::Text(words) if words.is_empty() => None,
            event => Some(event),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::page::markdown::events::{Event, events};

    fn html(text: &str) -> String {
        let mut html = String::new();
        pulldown_cmark::html::push_html(
            &mut html,
            events(text, text, false).map(|(event, _)| event),
        );
        html.trim().trim_start_matches("<p>").trim_end_matches("</p>").to_owned()
    }

    /// The results of the packages `micromark-extension-cjk-friendly` and
    /// `micromark-extension-cjk-friendly-gfm-strikethrough`.
    #[test]
    fn emphasis_beside_full_width_punctuation_is_emphasis() {
        for (text, expected) in [
            ("**「引用」**です", "<strong>「引用」</strong>です"),
            ("これは**「重要」**です。", "これは<strong>「重要」</strong>です。"),
            ("**重要：**请注意", "<strong>重要：</strong>请注意"),
            ("~~「x」~~です", "<del>「x」</del>です"),
            ("*（注）*は", "<em>（注）</em>は"),
            ("太郎は**(株)**です", "太郎は<strong>(株)</strong>です"),
            ("**これは太字です。**これは", "<strong>これは太字です。</strong>これは"),
            ("**이것(this)**은 강조", "<strong>이것(this)</strong>은 강조"),
            ("이것은 **\"인용\"**입니다", "이것은 <strong>\"인용\"</strong>입니다"),
            ("**“引用”\u{fe01}**です", "<strong>“引用”\u{fe01}</strong>です"),
            ("**“引用”**です", "<strong>“引用”</strong>です"),
            ("葛\u{e0100}**(城)**市", "葛\u{e0100}<strong>(城)</strong>市"),
            ("**a**、**b**", "<strong>a</strong>、<strong>b</strong>"),
            ("は**(a)**は**b**は", "は<strong>(a)</strong>は<strong>b</strong>は"),
            ("***「x」***です", "<em><strong>「x」</strong></em>です"),
            ("**中文*（斜）*中文**中", "<strong>中文<em>（斜）</em>中文</strong>中"),
            ("_「x」_です", "_「x」_です"),
            ("は_「x」_は", "は_「x」_は"),
            ("a**「x」**b", "a<strong>「x」</strong>b"),
            ("**[リンク](x)**です", "<strong><a href=\"x\">リンク</a></strong>です"),
            ("**`code`**です", "<strong><code>code</code></strong>です"),
            ("です**`code`**です", "です<strong><code>code</code></strong>です"),
            ("**!**です", "<strong>!</strong>です"),
            ("𠀀**(x)**𠀀", "𠀀<strong>(x)</strong>𠀀"),
            ("**〜x〜**です", "<strong>〜x〜</strong>です"),
            ("**㊙**です", "<strong>㊙</strong>です"),
            ("**😀**です", "<strong>😀</strong>です"),
            ("です**😀**です", "です<strong>😀</strong>です"),
            ("한**(x)**글", "한<strong>(x)</strong>글"),
            ("**ᄀ!**글", "<strong>ᄀ!</strong>글"),
            ("~~x。~~y", "<del>x。</del>y"),
            ("x~~「y」~~z", "x<del>「y」</del>z"),
            ("**「a*b*c」**d", "<strong>「a<em>b</em>c」</strong>d"),
            ("**。** x", "<strong>。</strong> x"),
            ("「**x**」", "「<strong>x</strong>」"),
            ("** 「x」**", "** 「x」**"),
            ("**「x」 **です", "**「x」 **です"),
            ("\\**「x」**です", "**「x」**です"),
            ("**「x\\*」**です", "<strong>「x*」</strong>です"),
            ("**、**と*。*", "<strong>、</strong>と<em>。</em>"),
            ("*「***x***」*y", "<em>「</em><strong>x</strong><em>」</em>y"),
            ("***中「x」***中", "<em><strong>中「x」</strong></em>中"),
            ("**全角！＊**か", "<strong>全角！＊</strong>か"),
            ("**⚠\u{fe0f}**注意", "<strong>⚠\u{fe0f}</strong>注意"),
            ("**↑**上", "<strong>↑</strong>上"),
            ("〇**↑**上", "〇<strong>↑</strong>上"),
            ("**「」****「」**x", "<strong>「」****「」</strong>x"),
            ("ｱ**(ﾊﾝ)**ｶｸ", "ｱ<strong>(ﾊﾝ)</strong>ｶｸ"),
            ("**𝄞**です", "<strong>𝄞</strong>です"),
            ("**〽**です", "<strong>〽</strong>です"),
            ("**テスト（test）**test", "<strong>テスト（test）</strong>test"),
            ("test**（テスト）**test", "test<strong>（テスト）</strong>test"),
            ("**¥100**です", "<strong>¥100</strong>です"),
        ] {
            assert_eq!(html(text), expected, "{text}");
        }
    }

    #[test]
    fn spans_are_those_of_the_text() {
        let text = "彼は**「`a**「`」**と\n[言](x**「y)った。\n\n```x**「\n**「\n```\n";
        for (event, span) in events(text, text, false) {
            match event {
                Event::Text(words) => assert_eq!(*words, text[span]),
                Event::Code(code) => assert_eq!(format!("`{code}`"), text[span]),
                _ => assert!(text.is_char_boundary(span.start) && text.is_char_boundary(span.end)),
            }
        }
    }
}
