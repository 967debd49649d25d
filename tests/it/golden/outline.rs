//! An HTML document as an outline: one element per line, repetitions once.

use std::fmt::Write as _;

use html5gum::{DefaultEmitter, HtmlString, Token, Tokenizer};

use crate::golden::data;
use crate::golden::neutral::{self, Place};

/// A part of a document.
#[derive(Clone)]
pub(super) enum Node {
    Element(Element),
    Text(String),
}

impl Node {
    /// The element, if it is one.
    pub(super) fn element(&self) -> Option<&Element> {
        match self {
            Node::Element(element) => Some(element),
            Node::Text(_) => None,
        }
    }
}

/// An element with its attributes in the order of their names.
#[derive(Clone, Default)]
pub(super) struct Element {
    pub name: String,
    pub attributes: Vec<(String, String)>,
    pub children: Vec<Node>,
}

/// Elements without an end.
const VOID: [&str; 10] =
    ["area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source"];

/// Elements that messages may contain; without attributes they are copy.
const RICH: [&str; 7] = ["b", "br", "em", "i", "strong", "sub", "sup"];

/// Attributes with words for people.
const COPY: [&str; 12] = [
    "alt", "aria-label", "aria-valuetext", "data-done", "data-failed", "data-first", "data-found",
    "data-label", "data-loading", "data-none", "placeholder", "title",
];

/// Attributes whose numbers depend on data, or count repetitions.
const DATA_FILES: [&str; 14] = [
    "aria-controls", "aria-describedby", "aria-labelledby", "aria-valuemax", "aria-valuemin",
    "aria-valuenow", "colspan", "datetime", "for", "max", "min", "name", "rowspan", "value",
];

/// Contents of `meta` that are not words.
const PLAIN_META: [&str; 9] = [
    "viewport", "robots", "theme-color", "og:locale", "og:locale:alternate", "og:type",
    "og:image:width", "og:image:height", "twitter:card",
];

/// Parses the single root element of a document. Anything that requires error recovery of a browser
/// is an error.
pub(super) fn read(html: &str) -> Result<Element, String> {
    let text = |text: &HtmlString| String::from_utf8_lossy(text).into_owned();
    let mut emitter = DefaultEmitter::default();
    emitter.naively_switch_states(true);
    let mut open = vec![Element::default()];
    for token in Tokenizer::new_with_emitter(html, emitter) {
        let Ok(token) = token;
        let last = open.last_mut().expect("the document stays open");
        match token {
            Token::StartTag(tag) => {
                let attributes = tag.attributes.iter();
                let element = Element {
                    name: text(&tag.name),
                    attributes: attributes.map(|(name, value)| (text(name), text(value))).collect(),
                    children: Vec::new(),
                };
                match tag.self_closing || VOID.contains(&&*element.name) {
                    true => last.children.push(Node::Element(element)),
                    false => open.push(element),
                }
            }
            Token::EndTag(tag) => {
                let element = open.pop().expect("the document stays open");
                if element.name != text(&tag.name) {
                    return Err(format!("</{}> ends <{}>", text(&tag.name), element.name));
                }
                let parent = open.last_mut().ok_or("an end without a beginning")?;
                parent.children.push(Node::Element(element));
            }
            Token::String(string) => last.children.push(Node::Text(text(&string))),
            Token::Error(error) => return Err(format!("{}", error.value)),
            Token::Comment(_) | Token::Doctype(_) => {}
        }
    }
    let [document] = <[Element; 1]>::try_from(open)
        .map_err(|open| format!("<{}> has no end", open.last().unwrap().name))?;
    let root = document.children.into_iter().find_map(|node| match node {
        Node::Element(element) => Some(element),
        Node::Text(_) => None,
    });
    root.ok_or_else(|| "there is no element".to_owned())
}

impl Element {
    /// Its first child of a name.
    pub(super) fn child(&self, name: &str) -> Option<&Element> {
        self.children.iter().filter_map(Node::element).find(|element| element.name == name)
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    fn is_policy(&self) -> bool {
        self.get("http-equiv") == Some("Content-Security-Policy")
    }

    fn text(&self) -> String {
        let text = |node: &Node| match node {
            Node::Text(text) => text.clone(),
            Node::Element(element) => element.text(),
        };
        self.children.iter().map(text).collect()
    }

    fn is_rich(&self) -> bool {
        self.attributes.is_empty() && RICH.contains(&&*self.name)
    }

    /// Removes the marks of the shell on links to the page itself.
    pub(super) fn forget_current(&mut self) {
        self.attributes.retain(|(name, _)| name != "aria-current");
        for child in &mut self.children {
            if let Node::Element(element) = child {
                element.forget_current();
            }
        }
    }

    /// The links to the page itself.
    pub(super) fn current(&self, place: &Place<'_>) -> Vec<String> {
        let own = self.get("aria-current").map(|_| self.head(place));
        let inner = self.children.iter().filter_map(Node::element);
        own.into_iter().chain(inner.flat_map(|element| element.current(place))).collect()
    }

    /// The children, with elements of messages replaced by their children.
    fn flat<'a>(&'a self) -> Vec<&'a Node> {
        let flat = |node: &'a Node| match node {
            Node::Element(element) if element.is_rich() => element.flat(),
            _ => vec![node],
        };
        self.children.iter().flat_map(flat).collect()
    }

    /// Its own line: `a.btn[href="~/about/"] …`, in which `…` means that it has words of its own.
    pub(super) fn head(&self, place: &Place<'_>) -> String {
        let mut line = self.name.clone();
        if let Some(id) = self.get("id") {
            let _ = write!(line, "#{}", neutral::numbers(id));
        }
        for class in self.get("class").unwrap_or_default().split_whitespace() {
            let _ = write!(line, ".{class}");
        }
        for (name, value) in &self.attributes {
            let told = match &**name {
                "id" | "class" => true,
                "content" => self.is_policy(),
                _ => self.name == "svg" && !says(name),
            };
            if told {
                continue;
            }
            match self.value(name, value, place) {
                value if value.is_empty() => write!(line, " {name}"),
                value => write!(line, " {name}={value:?}"),
            }
            .unwrap();
        }
        let own = self.flat().into_iter().filter(|node| node.element().is_none());
        let own: String =
            own.map(|node| if let Node::Text(text) = node { text } else { "" }).collect();
        let own = neutral::words(&own);
        if !own.is_empty() && !matches!(&*self.name, "script" | "style") {
            let _ = write!(line, " {own}");
        }
        line
    }

    fn value(&self, name: &str, value: &str, place: &Place<'_>) -> String {
        let named = self.get("name").or(self.get("property")).unwrap_or_default();
        match name {
            "href" if self.get("hreflang").is_some() || self.get("rel") == Some("canonical") => {
                neutral::translation(value, place)
            }
            "href" | "src" | "runtime" | "action" | "data-index" => neutral::absolute(value, place),
            "integrity" => "sha384-#".to_owned(),
            "content" if self.get("http-equiv").is_some() => value.to_owned(),
            "content" if matches!(named, "og:url" | "og:image") => {
                neutral::translation(value, place)
            }
            "content" if PLAIN_META.contains(&named) => value.to_owned(),
            "content" | "style" => neutral::words(value),
            _ if COPY.contains(&name) => neutral::words(value),
            "locale" if value == place.tag => "~".to_owned(),
            _ if DATA_FILES.contains(&name) || name.starts_with("data-") => neutral::numbers(value),
            _ => value.to_owned(),
        }
    }

    /// The element with its content.
    pub(super) fn whole(&self, place: &Place<'_>) -> String {
        let mut lines = self.head(place);
        for part in self.lines(place) {
            for line in part.lines() {
                let _ = write!(lines, "\n  {line}");
            }
        }
        lines
    }

    /// Its content, one entry per part; equal consecutive ones are merged.
    pub(super) fn lines(&self, place: &Place<'_>) -> Vec<String> {
        let inner: Vec<String> = match &*self.name {
            "svg" => Vec::new(),
            "meta" if self.is_policy() => neutral::policy(self.get("content").unwrap_or_default()),
            "style" => neutral::styles(&self.text(), place),
            "script" if self.get("type").is_some_and(|kind| kind.contains("json")) => {
                data::json(&self.text(), place).lines().map(str::to_owned).collect()
            }
            "script" => Vec::new(),
            _ => {
                self.flat().into_iter().filter_map(Node::element).map(|e| e.whole(place)).collect()
            }
        };
        match &*self.name {
            "script" | "style" | "meta" => inner,
            _ => once(inner),
        }
    }
}

/// Whether an attribute of a drawing is for people who can't see it.
fn says(name: &str) -> bool {
    name == "role" || name.starts_with("aria-")
}

/// Merges repeated parts; a repeated part has a `+` after its first line.
pub(super) fn once(parts: Vec<String>) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut last: Option<String> = None;
    for part in parts {
        if last.as_deref() == Some(&part) {
            let (first, rest) = part.split_at(part.find('\n').unwrap_or(part.len()));
            *out.last_mut().expect("it has been seen") = format!("{first} +{rest}");
        } else {
            out.push(part.clone());
            last = Some(part);
        }
    }
    out
}

mod tests {
    use super::*;

    const PLACE: Place<'_> = Place { segment: "de", tag: "de", path: "about/" };

    fn outline(body: &str) -> String {
        read(&format!("<main>{body}</main>")).unwrap().lines(&PLACE).join("\n")
    }

    #[test]
    fn an_edit_of_copy_changes_nothing() {
        let before =
            outline("<p class=\"a\">One <a href=\"/de/b/\">way</a></p><li>1</li><li>2</li>");
        let after = outline(
            "<p class=\"a\"><a href=\"/de/b/\">Way</a>, <strong>two</strong>.</p>\
                             <li>1</li><li>2</li><li>3</li>",
        );
        assert_eq!(before, "p.a …\n  a href=\"~/b/\" …\nli … +");
        assert_eq!(after, before);
    }

    #[test]
    fn a_mistake_of_the_engine_is_seen() {
        for (right, wrong) in [
            ("<a href=\"/de/b/\">x</a>", "<a href=\"/en/b/\">x</a>"),
            ("<p lang=\"en\">x</p>", "<p>x</p>"),
            ("<p>a &amp; b</p>", "<p>a &amp;amp; b</p>"),
            ("<img alt=\"6&quot; x\">", "<img alt=\"6\" x\">"),
            ("<p>x</p>", "<p>{$x}</p>"),
            ("<h2>x</h2><p>x</p>", "<p>x</p><h2>x</h2>"),
        ] {
            let page = format!("<main>{wrong}</main>");
            let wrong = read(&page).map(|main| main.lines(&PLACE).join("\n"));
            assert_ne!(wrong, Ok(outline(right)), "{page}");
        }
    }

    #[test]
    fn what_a_browser_would_guess_is_refused() {
        assert_eq!(read("<p><b>x</p>").err().as_deref(), Some("</p> ends <b>"));
        assert_eq!(read("<p>").err().as_deref(), Some("<p> has no end"));
    }
}
