use std::collections::BTreeMap;

use html5gum::{Token, Tokenizer};

use super::*;

/// Every tag with its attributes and text, one per line.
fn tags_of(html: &str) -> Vec<String> {
    let word = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let mut lines = Vec::new();
    each_tag(html.as_bytes(), |tag| {
        let mut line = word(tag.name);
        for (name, value) in tag.attributes() {
            line.push_str(&format!(" {}={}", word(name), word(value)));
        }
        line.extend(tag.text.map(|text| format!("|{}", word(text))));
        lines.push(line);
    });
    lines
}

#[test]
fn attributes_are_read_in_every_form() {
    assert_eq!(
        tags_of("<a href=\"x y\" b = 'z>\"' c=d/e f g=>h</a><br/><img/src=x alt>"),
        ["a href=x y b=z>\" c=d/e f= g=", "br", "img src=x alt="]
    );
}

#[test]
fn tags_are_those_of_another_parser() {
    const SIGNS: [u8; 6] = *b"a =\"/>";
    for number in 0..SIGNS.len().pow(6) {
        let digit = |at| SIGNS[number / SIGNS.len().pow(at) % SIGNS.len()];
        let written: Vec<u8> = (0..6).map(digit).collect();
        let html = format!("<i {}>\"><b>", String::from_utf8_lossy(&written));
        let other = Tokenizer::new(&html).map(|Ok(token)| token);
        let other = other.filter_map(|token| match token {
            Token::StartTag(tag) => Some((tag.name.0, tag.attributes)),
            _ => None,
        });
        let mut own = Vec::new();
        each_tag(html.as_bytes(), |tag| {
            let mut attributes = BTreeMap::new();
            for (name, value) in tag.attributes() {
                attributes.entry(name.to_vec().into()).or_insert(value.to_vec());
            }
            own.push((tag.name.to_vec(), attributes));
        });
        let other = other.map(|(name, attributes)| {
            let attributes = attributes.into_iter().map(|(name, value)| (name, value.value.0));
            (name, attributes.collect())
        });
        assert_eq!(own, other.collect::<Vec<(Vec<u8>, BTreeMap<_, _>)>>(), "{html}");
    }
}

#[test]
fn pages_without_scripts_are_known() {
    for html in ["<p><script>", "<SCRIPT src=a>", "<title><sCript"] {
        assert!(may_have_script(html.as_bytes()), "{html}");
    }
    for html in ["", "<s", "<strong>script</strong>", "&lt;script>"] {
        assert!(!may_have_script(html.as_bytes()), "{html}");
    }
}

#[test]
fn pages_without_styles_are_known() {
    for html in ["<style>", "<p><style media=x>", "<p style=\"\">", "<p style = a>"] {
        assert!(may_have_style(html.as_bytes()), "{html}");
    }
    for html in ["", "style", "<link rel=\"stylesheet\">", "a style of its own"] {
        assert!(!may_have_style(html.as_bytes()), "{html}");
    }
}

#[test]
fn scripts_in_attributes_are_found() {
    assert!(is_event_handler("onclick") && is_event_handler("onanything"));
    assert!(!is_event_handler("on") && !is_event_handler("data-onclick"));
}

#[test]
fn text_is_no_markup() {
    assert_eq!(
        tags_of("<script>a<b>c</scripty></SCRIPT ><style>p>q{}</style><title><b></title><i>"),
        ["script|a<b>c</scripty>", "style|p>q{}", "title|<b>", "i"]
    );
}

#[test]
fn comments_and_declarations_are_no_elements() {
    assert_eq!(
        tags_of("<!doctype html><!-- <a> --><!--><b><!---><i><?x <u>?></p><q>"),
        ["b", "i", "q"]
    );
}

#[test]
fn what_is_cut_off_ends_the_page() {
    for html in ["<", "<a", "<a b", "<a b=", "<a b=\"c", "<!--", "<script>x", "</", "a < b"] {
        tags_of(html);
    }
    assert_eq!(tags_of("a < b <i"), ["i"]);
}
