//! Random changes to a text that typically break parsers.

use crate::random::Random;

/// Words with a meaning in one of the languages, and bytes that are problematic in all.
const WORDS: [&[u8]; 77] = [
    b"{",
    b"}",
    b"[",
    b"]",
    b"(",
    b")",
    b"\"",
    b"'",
    b"`",
    b"|",
    b"&",
    b"*",
    b"#",
    b": ",
    b"- ",
    b"<",
    b">",
    b"\\",
    b"\0",
    b"\r\n",
    b"\t",
    b"\x1b[31m",
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\xee\x80\x80",
    b"\xef\xbb\xbf",
    b"\xe2\x80\xae",
    "\u{950}".as_bytes(),
    "e\u{301}".as_bytes(),
    "\u{65e5}\u{672c}".as_bytes(),
    b"{{",
    b"}}",
    b"{%",
    b"%}",
    b"{#",
    b"{% for a in range(99999) %}",
    b"{% macro m() %}{{ m() }}",
    b"{{ t(",
    b"|format(",
    b"loop.previtem",
    b"{ $",
    b"{ -",
    b" ->",
    b"*[other] ",
    b"\n    .a = ",
    b"/*",
    b"*/",
    b"url(",
    b"@import ",
    b"@media ",
    b"var(--a",
    b"calc(",
    b":is(",
    b"!important",
    b"<svg ",
    b"</g>",
    b"<use href=\"#a\"/>",
    b"<!ENTITY a \"&a;&a;\">",
    b"id=\"a\"",
    b"page:home",
    b"null",
    b"true",
    b"&a ",
    b"*a",
    b"<<: ",
    b"!!binary ",
    b"%YAML 2\n",
    b"---\n",
    b"2026-02-30",
    b"1e999",
    b"-0",
    b"[[",
    b"\"\"\"",
    b"= ",
    b"Content-Length: 9\r\n",
    b"%00",
];

/// Numbers at the limits of types.
const NUMBERS: [&str; 8] = [
    "0", "-1", "255", "65536", "2147483648", "9223372036854775808", "18446744073709551616",
    "0.30000000000000000000000004",
];

/// Returns `text` with one to four changes; `others` are texts of the same kind.
pub fn mutate(random: &mut Random, text: &[u8], others: &[&[u8]]) -> Vec<u8> {
    let mut text = text.to_vec();
    for _ in 0..=random.below(4) {
        change(random, &mut text, others);
    }
    text
}

fn change(random: &mut Random, text: &mut Vec<u8>, others: &[&[u8]]) {
    let at = random.below(text.len() + 1);
    let range = at..(at + 1 + random.below(40)).min(text.len()).max(at);
    match random.below(11) {
        0 => drop(text.drain(range)),
        1 => {
            let again = text[range].repeat(1 + random.below(8));
            insert(text, at, &again);
        }
        2 => {
            let word = random.pick(&WORDS);
            insert(text, at, &word.repeat(1 + random.below(2_000)));
        }
        3 | 4 => insert(text, at, random.pick(&WORDS)),
        5 => {
            let other = random.pick(others);
            let from = random.below(other.len() + 1);
            let to = (from + random.below(200)).min(other.len());
            insert(text, at, &other[from..to]);
        }
        6 => {
            if let Some(byte) = text.get_mut(at) {
                *byte = u8::try_from(random.below(256)).expect("a byte");
            }
        }
        7 => {
            let is_digit = |byte: &u8| byte.is_ascii_digit();
            if let Some(from) = text[at..].iter().position(is_digit).map(|from| at + from) {
                let length = text[from..].iter().take_while(|byte| is_digit(byte)).count();
                text.splice(from..from + length, random.pick(&NUMBERS).bytes());
            }
        }
        8 => text.truncate(at),
        9 => {
            let mut lines: Vec<&[u8]> = text.split_inclusive(|byte| *byte == b'\n').collect();
            if !lines.is_empty() {
                let (one, other) = (random.below(lines.len()), random.below(lines.len()));
                lines.swap(one, other);
                *text = lines.concat();
            }
        }
        _ => {
            let start = text[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
            let spaces = b" ".repeat(random.below(9));
            insert(text, start, &spaces);
        }
    }
}

fn insert(text: &mut Vec<u8>, at: usize, more: &[u8]) {
    text.splice(at..at, more.iter().copied());
}
