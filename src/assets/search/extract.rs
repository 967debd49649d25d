//! Finds the searchable passages of a page.

use html5gum::{Token, Tokenizer};
use memchr::memmem;

use crate::base::html::is_void;
use crate::i18n::message::CODE_MARKS;

/// The attribute of searchable elements.
const MARKER: &str = "data-search";

/// The value for parts of a searchable element that are excluded.
const OFF: &str = "off";

/// A part of a page that is a search result of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Passage {
    /// The value of `data-search`.
    pub group: Box<str>,
    /// The `id` of its target; empty at the start of the page.
    pub anchor: Box<str>,
    /// Its heading; empty before the first one of the page.
    pub title: Box<str>,
    /// Its text without the heading, in one line.
    pub text: Box<str>,
}

/// The searchable texts of a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extract {
    /// The text of `<title>`.
    pub title: Box<str>,
    /// The passages, in the order of the page.
    pub passages: Vec<Passage>,
}

/// The searchable passages of a page; it is only parsed if a template marks some.
pub fn extract(html: &[u8]) -> Extract {
    if memmem::find(html, MARKER.as_bytes()).is_none() {
        return Extract::default();
    }
    let mut walk = Walk::default();
    for Ok(token) in Tokenizer::new(html) {
        match token {
            Token::StartTag(tag) => {
                let name = text(&tag.name);
                let value = |key: &str| tag.attributes.get(key.as_bytes()).map(|it| text(it));
                walk.start(name, value(MARKER), value("id"), value("dir"));
            }
            Token::EndTag(tag) => walk.end(&text(&tag.name)),
            Token::String(string) => walk.text(&text(&string)),
            _ => {}
        }
    }
    walk.flush();
    Extract { title: walk.title.trim().into(), passages: walk.passages }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// An element that has not ended.
struct Open {
    name: String,
    group: Option<String>,
    is_marked: bool,
    /// Whether its text is from the right.
    from_right: bool,
    /// Whether it is code that is isolated from the text around it.
    is_isolated: bool,
}

#[derive(Default)]
struct Walk {
    open: Vec<Open>,
    title: String,
    passages: Vec<Passage>,
    anchor: String,
    heading: String,
    text: String,
}

impl Walk {
    fn start(
        &mut self,
        name: String,
        marker: Option<String>,
        id: Option<String>,
        direction: Option<String>,
    ) {
        let parent = self.group();
        let is_marked = marker.as_ref().is_some_and(|marker| marker != OFF);
        if is_marked {
            self.flush();
        }
        let group = match marker {
            Some(group) if group == OFF => None,
            Some(group) => Some(group),
            None if HIDDEN.contains(&&*name) => None,
            None => parent,
        };
        if group.is_some() {
            // A reference to a note does not continue the word before it.
            if name == "a" && self.open.last().is_some_and(|open| open.name == "sup") {
                self.target().push(' ');
            }
            if let Some(id) = id {
                if is_heading(&name) {
                    self.flush();
                    self.anchor = id;
                } else if self.anchor.is_empty() && (is_marked || !self.heading.is_empty()) {
                    self.anchor = id;
                }
            }
            self.separate(&name);
        }
        let around = self.open.last().is_some_and(|open| open.from_right);
        let from_right = direction.map_or(around, |dir| dir.eq_ignore_ascii_case("rtl"));
        let is_isolated = around && group.is_some() && name == "code";
        if !is_void(name.as_bytes()) {
            self.open.push(Open { name, group, is_marked, from_right, is_isolated });
        }
        if is_isolated {
            self.target().push(CODE_MARKS[0]);
        }
    }

    fn end(&mut self, name: &str) {
        let Some(at) = self.open.iter().rposition(|open| open.name == name) else { return };
        if self.group().is_some() {
            self.separate(name);
        }
        if self.open[at..].iter().any(|open| open.is_isolated) {
            let to = self.target();
            match to.ends_with(CODE_MARKS[0]) {
                true => to.truncate(to.len() - CODE_MARKS[0].len_utf8()),
                false => to.push(CODE_MARKS[1]),
            }
        }
        if self.open[at..].iter().any(|open| open.is_marked) {
            self.flush();
        }
        self.open.truncate(at);
    }

    fn text(&mut self, text: &str) {
        let is_in = |name: &str| self.open.iter().any(|open| open.name == name);
        // An SVG may have a title of its own.
        if is_in("title") && !is_in("svg") {
            self.title.push_str(text);
        }
        if self.group().is_none() {
            return;
        }
        self.target().push_str(text);
    }

    /// The heading or the text of the passage, which the text at this position belongs to.
    fn target(&mut self) -> &mut String {
        let in_heading = self.open.iter().any(|open| is_heading(&open.name));
        let is_own = in_heading && self.text.trim().is_empty();
        if is_own { &mut self.heading } else { &mut self.text }
    }

    /// Separates words of different blocks.
    fn separate(&mut self, name: &str) {
        if !INLINE.contains(&name) {
            self.text.push(' ');
            self.heading.push(' ');
        }
    }

    fn group(&self) -> Option<String> {
        self.open.last().and_then(|open| open.group.clone())
    }

    /// Ends the passage.
    fn flush(&mut self) {
        let [anchor, heading, text] =
            [&mut self.anchor, &mut self.heading, &mut self.text].map(std::mem::take);
        let group = self.open.iter().rev().find_map(|open| open.group.clone());
        let (title, text) = (in_one_line(&heading), in_one_line(&text));
        let Some(group) = group.filter(|_| !title.is_empty() || !text.is_empty()) else { return };
        self.passages.push(Passage { group: group.into(), anchor: anchor.into(), title, text });
    }
}

fn in_one_line(text: &str) -> Box<str> {
    text.split_whitespace().collect::<Vec<_>>().join(" ").into()
}

fn is_heading(name: &str) -> bool {
    matches!(name.as_bytes(), [b'h', b'1'..=b'6'])
}

/// Elements whose text is not visible, or explains the pronunciation of the text around it.
const HIDDEN: [&str; 7] = ["noscript", "rp", "rt", "script", "style", "svg", "template"];

/// Elements that do not end a word.
const INLINE: [&str; 31] = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "i", "ins", "kbd",
    "mark", "q", "rb", "rp", "rt", "ruby", "s", "samp", "small", "span", "strong", "sub", "sup",
    "time", "u", "var", "wbr",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn passages(html: &str) -> Vec<(String, String, String)> {
        let found = extract(html.as_bytes()).passages.into_iter();
        found.map(|it| (it.anchor.into(), it.title.into(), it.text.into())).collect()
    }

    fn passage(anchor: &str, title: &str, text: &str) -> (String, String, String) {
        (anchor.to_owned(), title.to_owned(), text.to_owned())
    }

    #[test]
    fn headings_with_an_id_start_passages() {
        let html = "<nav>no</nav><div data-search=d><p>One<br>two &amp; t<b>hree</b></p>\
                    <h2 id=\"a\">A <i>b</i></h2><p>x<script>no</script></p><h3>c</h3>y</div>no";
        let expected = [passage("", "", "One two & three"), passage("a", "A b", "x c y")];
        assert_eq!(passages(html), expected);
    }

    #[test]
    fn ruby_and_indices_are_parts_of_words() {
        for (html, text) in [
            (
                "<ruby>東<rp>(</rp><rt>とう</rt><rp>)</rp>京<rt>きょう</rt></ruby>タワー",
                "東京タワー",
            ),
            ("H<sub>2</sub>O", "H2O"),
            ("a lamp<sup class=\"note\"><a href=\"#n\">1</a></sup>", "a lamp 1"),
        ] {
            let html = format!("<p data-search=a>{html}</p>");
            assert_eq!(passages(&html), [passage("", "", text)]);
        }
    }

    #[test]
    fn code_in_text_from_the_right_is_isolated() {
        let html = "<html dir=rtl><div data-search=d><h2 id=a>a <code>-<b>l</b></code></h2>\
                    <p>b <code>.NET</code><code></code> <code data-search=off>c</code></p>\
                    <p dir=ltr><code>d</code></p></div>";
        let expected = [passage("a", "a \u{2066}-l\u{2069}", "b \u{2066}.NET\u{2069} d")];
        assert_eq!(passages(html), expected);
        let html = html.replace("dir=rtl", "dir=ltr");
        assert_eq!(passages(&html), [passage("a", "a -l", "b .NET d")]);
    }

    #[test]
    fn a_question_leads_to_its_answer() {
        let html = "<details data-search=faq><summary><h3>Why?</h3><svg><text>no</text></svg>\
                    </summary><div id=why><p>So.</p><p data-search=off>Link</p></div></details>";
        assert_eq!(passages(html), [passage("why", "Why?", "So.")]);
    }

    #[test]
    fn the_title_of_an_svg_is_not_that_of_the_page() {
        let html = "<title>Page</title><svg><title>Icon</title></svg><p data-search=a>x</p>\
                    <svg><title>Arrow</title></svg>";
        assert_eq!(&*extract(html.as_bytes()).title, "Page");
    }

    #[test]
    fn broken_markup_is_no_failure() {
        for html in ["<p data-search", "</p><p data-search=a></b></p>", "<i data-search=a>\u{0}<"] {
            extract(html.as_bytes());
        }
        assert_eq!(passages("<p data-search=a><i>x</p>y"), [passage("", "", "x")]);
    }
}
