use html5gum::{Token, Tokenizer};

use super::*;
use crate::base::marks::{ISOLATE, POP};
use crate::content::config::MessageRules;
use crate::engine::diagnostic::Report;
use crate::engine::source::SourcePath;
use crate::i18n::message::MessageFile;
use crate::i18n::message::value::as_value;

fn elements() -> Vec<String> {
    MessageRules::default().html
}

fn rich(text: &str, links: &[(&str, &str)]) -> Result<String, String> {
    let links: Vec<(&str, String)> =
        links.iter().map(|(name, address)| (*name, (*address).to_owned())).collect();
    let url = |address: &str| Ok(address.replace("page:", "/en/"));
    let links = Links { named: &links, url: &url };
    let html = html("x", text, &elements(), links, &|_| false, &|_| false, &|_| None);
    html.map_err(|wrong| wrong[0].message.clone())
}

/// The mistakes in a file: the message, and the text where it is.
fn mistakes(text: &str) -> Vec<String> {
    let mut report = Report::new();
    let file = MessageFile::parse(SourcePath::new("x.ftl"), text.to_owned(), &mut report);
    check_markup(&file, &elements(), &mut report);
    let line = |one: &Diagnostic| {
        let place = one.place.as_ref().unwrap();
        format!("{} <- {}", one.message, &text[place.start..place.end])
    };
    report.iter().map(line).collect()
}

#[test]
fn links_are_filled_and_text_escaped() {
    assert_eq!(
        rich("A & B. <risks>Read <em>this</em></risks><br>", &[("risks", "/en/#risks")]).unwrap(),
        "A &amp; B. <a href=\"/en/#risks\">Read <em>this</em></a><br>"
    );
}

#[test]
fn elements_attributes_and_references_are_those_of_a_browser() {
    for text in [
        "<p>Run <code class=\"x\">cargo</code>&nbsp;&mdash; 1 < 2 && R&D;</p>",
        "<a href=\"https://a.example/?b=c&amp;d=e&lang=f\" title='\"&lt;b&gt;\"'>x</a>",
        "<ul><li>a</li><li lang=\"de\">b&#8212;&#x2014;</li></ul>",
        "<STRONG>a</STRONG><br/><br>",
    ] {
        let written = rich(text, &[]).unwrap();
        let tokens = |html: &str| -> Vec<Token> {
            let unclosed = |token| match token {
                Token::StartTag(tag) => {
                    Token::StartTag(html5gum::StartTag { self_closing: false, ..tag })
                }
                token => token,
            };
            Tokenizer::new(html)
                .map(|Ok(token)| unclosed(token))
                .filter(|token| !matches!(token, Token::Error(_)))
                .collect()
        };
        assert_eq!(tokens(&written), tokens(text), "{written}");
    }
}

#[test]
fn values_are_text() {
    let value = as_value("\"><script>'&lt;".into());
    let escaped = "&quot;&gt;&lt;script&gt;&#39;&amp;lt;";
    assert_eq!(
        rich(&format!("<b>{value}</b><a href=\"{value}\">&lt;</a>"), &[]).unwrap(),
        format!("<b>{escaped}</b><a href=\"{escaped}\">&lt;</a>")
    );
    let attributes = as_value("class=\"x\"".into());
    assert!(rich(&format!("<a href=\"/\" {attributes}>x</a>"), &[]).is_err());
    assert_eq!(rich("<a href=\"/\" >x</a>", &[]).unwrap(), "<a href=\"/\">x</a>");
    assert_eq!(plain_text(format!("a&mdash;{}", as_value("<b>&amp;".into())).into()), "a—<b>&amp;");
    let script = as_value("javascript:alert(1)".into());
    assert!(rich(&format!("<a href=\"{script}\">x</a>"), &[]).is_err());
}

#[test]
fn other_markup_is_refused() {
    for text in [
        "<script>x</script>",
        "<em>x",
        "x</em>",
        "<em",
        "<risks>x</risks>",
        "<!-- x -->",
        "<a href=\"https://a.example\" HREF=\"https://b.example\">x</a>",
        "<b onclick=\"x\">y</b>",
        "<b style=\"x\">y</b>",
        "<i class=x>y</i>",
        "<b><i>x</b></i>",
        "<a href=\" java\tscript:x\">y</a>",
        "<a href=\"java&#115;cript:x\">y</a>",
        "&mdahs;",
    ] {
        assert!(rich(text, &[]).is_err(), "{text}");
    }
    assert!(rich("none", &[("risks", "")]).is_err());
    let isolated = format!("<a href=\"{ISOLATE}javascript:{}{POP}\">x</a>", as_value("<".into()));
    let expected = "`javascript:<` in the message `x` is a script, and no address";
    assert_eq!(rich(&isolated, &[]).unwrap_err(), expected);
}

#[test]
fn mistakes_in_files_are_found_once_at_their_place() {
    let none: [&str; 0] = [];
    for text in [
        "x = <b>y</b> 1 < 2 Vec<T> <risks>z</risks> R&D a&b\n",
        "x = <a href=\"{ $url }\" title=\"{ -y }\">y</a> <a { $attrs }>z</a>\n-y = <i>&shy;</i>\n",
        "x = <a class=\"w\" { $url }>w</a> <a href={ $url } rel=\"x\">v</a>\n",
        "x = <a href=\"{ $url }\" { $attrs }>y</a> <span { $class }>z</span>\n",
        "x = { $n ->\n    [one] <b>one</b>\n   *[other] { \"<\" }b>\n    }\n",
        "x =\n    <ul>\n      <li>a</li>\n    </ul>\n",
    ] {
        assert_eq!(mistakes(text), none, "{text}");
    }
    assert_eq!(
        mistakes(
            "a = <b>y</stong>\nb = <strong>y</stong>\n\
             c = { $n ->\n    [one] <b>one\n   *[other] x</i>\n    }\nd = <b>y</ b> z\n"
        ),
        [
            "`<b>` in the message `a` is not closed <- <b>",
            "`</stong>` in the message `b` has no opening tag <- </stong>",
            "`<b>` in the message `c` is not closed <- <b>",
            "`</i>` in the message `c` has no opening tag <- </i>",
            "`</ b>` in the message `d` has a space before its name <- </ b>",
        ]
    );
    assert_eq!(
        mistakes(
            "a = <p>b<p style=\"x\">&mdahs;</p></p>\n-b = <a href=\"javascript:{ $x }\">y</a>\n"
        ),
        [
            "`<p>` in the message `a` can't be in `<p>` <- <p style=\"x\">",
            "`<p>` in the message `a` can't have the attribute `style` <- style",
            "`&mdahs;` in the message `a` stands for no character <- &mdahs;",
            "`javascript:\u{fffc}` in the term `-b` is a script, and no address <- href",
        ]
    );
    assert_eq!(
        mistakes(
            "a = <a href=\"page:b#c\">b</a> <a href=\"asset:b\">b</a> <a href=\"#b\">b</a>\n\
             b = <a href=\"tel:1\">b</a> <a href=\"page:{ $b }\">b</a> <a href=\"{ $b }/\">b</a>\n\
             c = <a href=\"/b/\">b</a> <a href=\"htps://b.c\">b</a> <a href=\"b/{ $c }\">b</a>\n"
        ),
        [
            "the link `/b/` in the message `c` is not checked <- /b/",
            "the link `htps://b.c` in the message `c` is not checked <- htps://b.c",
            "the link `b/…` in the message `c` is not checked <- b/",
        ]
    );
}

#[test]
fn links_lead_to_the_url_of_their_address() {
    let to = as_value("page:a".into());
    assert_eq!(
        rich(&format!("<a href=\"page:b\">c</a><a href=\"{to}\">d</a>"), &[]).unwrap(),
        "<a href=\"/en/b\">c</a><a href=\"/en/a\">d</a>"
    );
}

#[test]
fn markup_that_readers_would_see() {
    for text in ["a <strong>b</strong>", "<br>", "<br />", "<a href=\"x\">", "<more>x</more>"] {
        assert!(has_markup(text, &elements()), "{text}");
    }
    for text in ["1 < 2", "Vec<T>", "a <b", "<", "a </ b"] {
        assert!(!has_markup(text, &elements()), "{text}");
    }
}
