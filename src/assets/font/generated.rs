//! Characters that browsers or this program generate from notation in a file: the signs of lists
//! and counters, and those of formulas.

use bit_set::BitSet;

use crate::base::formula::mathml;
use crate::content::config;
use crate::engine::query::{Query, Reader};

/// The counter styles of CSS with other signs than Latin letters and ASCII digits, with all their
/// signs and suffixes (CSS Counter Styles Level 3, sections 6 and 7).
const STYLES: [(&str, &str); 50] = [
    ("arabic-indic", "٠-٩"),
    ("armenian", "Ա-Ֆ"),
    ("upper-armenian", "Ա-Ֆ"),
    ("lower-armenian", "ա-և"),
    ("bengali", "০-৯"),
    ("cambodian", "០-៩"),
    ("khmer", "០-៩"),
    ("cjk-decimal", "〇一二三四五六七八九、"),
    ("cjk-earthly-branch", "子丑寅卯辰巳午未申酉戌亥、"),
    ("cjk-heavenly-stem", "甲乙丙丁戊己庚辛壬癸、"),
    ("cjk-ideographic", "零一二三四五六七八九十百千負〇、"),
    ("devanagari", "०-९"),
    ("disc", "•"),
    ("circle", "◦"),
    ("square", "▪"),
    ("disclosure-open", "▾"),
    ("disclosure-closed", "▸◂"),
    ("ethiopic-numeric", "፩-፼"),
    ("georgian", "ა-ჵ"),
    ("gujarati", "૦-૯"),
    ("gurmukhi", "੦-੯"),
    ("hebrew", "א-ת׳״"),
    ("hiragana", "ぁ-ん、"),
    ("hiragana-iroha", "ぁ-ん、"),
    ("japanese-informal", "〇一二三四五六七八九十百千マイナス、"),
    ("japanese-formal", "零壱弐参四伍六七八九拾百阡〇一二三五十千マイナス、"),
    ("kannada", "೦-೯"),
    ("katakana", "ァ-ン、"),
    ("katakana-iroha", "ァ-ン、"),
    ("korean-hangul-formal", "영일이삼사오육칠팔구십백천마너스"),
    ("korean-hanja-formal", "零壹貳參四五六七八九拾百仟마이너스"),
    ("korean-hanja-informal", "零一二三四五六七八九十百千마이너스"),
    ("lao", "໐-໙"),
    ("lower-greek", "α-ω"),
    ("malayalam", "൦-൯"),
    ("mongolian", "᠐-᠙"),
    ("myanmar", "၀-၉"),
    ("oriya", "୦-୯"),
    ("persian", "۰-۹"),
    ("simp-chinese-formal", "零壹贰叁肆伍陆柒捌玖拾佰仟负〇一二三四五六七八九、"),
    ("simp-chinese-informal", "零一二三四五六七八九十百千负〇、"),
    ("tamil", "௦-௯"),
    ("telugu", "౦-౯"),
    ("thai", "๐-๙"),
    ("tibetan", "༠-༩"),
    ("trad-chinese-formal", "零壹貳參肆伍陸柒捌玖拾佰仟負〇一二三四五六七八九、"),
    ("trad-chinese-informal", "零一二三四五六七八九十百千負〇、"),
    // Browsers also have these.
    ("urdu", "۰-۹"),
    ("hangul", "가나다라마바사아자차카타파하"),
    ("hangul-consonant", "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ"),
];

/// Whether bodies have formulas.
static HAS_FORMULAS: Query<bool> = Query::with_cutoff(|reader, _, _| config::current(reader).math);

/// Adds the characters that the text of the file at a path generates.
pub(super) fn add(reader: &Reader, path: &str, text: &str, bits: &mut BitSet) {
    add_counters(path, text, bits);
    if path.ends_with(".md") && *reader.get(&HAS_FORMULAS, "") {
        add_formulas(text, bits);
    }
}

/// Adds the signs of the counter styles that a style sheet names, or a file with styles of lists.
fn add_counters(path: &str, text: &str, bits: &mut BitSet) {
    let names_styles = ["list-style", "listStyle", "counter"];
    if !path.ends_with(".css") && !names_styles.iter().any(|name| text.contains(name)) {
        return;
    }
    for word in text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')) {
        for (_, signs) in STYLES.iter().filter(|(name, _)| name.eq_ignore_ascii_case(word)) {
            let signs: Vec<char> = signs.chars().collect();
            bits.extend(signs.iter().map(|sign| *sign as usize));
            for range in signs.windows(3).filter(|range| range[1] == '-') {
                bits.extend(range[0] as usize..=range[2] as usize);
            }
        }
    }
}

/// Adds the characters of all texts between two `$`, as formulas. Text outside of formulas adds
/// more characters than are shown.
fn add_formulas(text: &str, bits: &mut BitSet) {
    // A dollar sign in a formula.
    let (escaped, stand_in) = ("\\$", "\u{e000}");
    for formula in text.replace(escaped, stand_in).split('$').skip(1) {
        let formula = formula.trim_matches('`').replace(stand_in, escaped);
        let characters = mathml(&formula, false).unwrap_or_default();
        bits.extend(characters.chars().filter(|c| !c.is_control()).map(|c| c as usize));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signs(add: impl FnOnce(&mut BitSet)) -> String {
        let mut bits = BitSet::default();
        add(&mut bits);
        bits.iter().filter_map(|code| char::from_u32(code as u32)).collect()
    }

    #[test]
    fn signs_of_counters_are_counted_where_a_style_names_them() {
        let of = |path, text| signs(|bits| add_counters(path, text, bits));
        let greek = of("a.css", "ol{list-style:Lower-Greek inside}");
        assert!(greek.starts_with('-') && greek.contains("αβγ") && greek.ends_with('ω'), "{greek}");
        assert!(of("a.html", "<ol style=\"list-style-type:persian\">").contains("۰۱۲"));
        assert!(of("a.css", "b{content:counter(x,cjk-decimal)}").contains('〇'));
        assert_eq!(of("a.md", "armenian, georgian and thai"), "");
        assert_eq!(of("a.css", "ol{list-style:lower-roman}"), "");
    }

    #[test]
    fn characters_of_formulas_are_counted() {
        let of = |text| signs(|bits| add_formulas(text, bits));
        let text = "for { $n } USD: $\\alpha \\sum x'$, $`\\beta`$ and $$\\gamma \\text{\\$}$$";
        for sign in ['α', '∑', '′', 'β', 'γ'] {
            assert!(of(text).contains(sign), "{sign}: {}", of(text));
        }
        assert_eq!(of("\\alpha"), "");
    }
}
