//! Names of elements by their role in tree construction (HTML standard, section 13.2.6). Names are
//! compared case-insensitively.

/// Elements without content.
const VOID: [&str; 18] = [
    "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input",
    "keygen", "link", "meta", "param", "source", "track", "wbr",
];

/// Elements whose start tag ends a paragraph.
pub(super) const BLOCKS: [&str; 41] = [
    "address", "article", "aside", "blockquote", "center", "dd", "details", "dialog", "dir", "div",
    "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5",
    "h6", "header", "hgroup", "hr", "li", "listing", "main", "menu", "nav", "ol", "p", "plaintext",
    "pre", "search", "section", "summary", "table", "ul", "xmp",
];

/// Elements that may stand in a head.
pub(super) const HEAD: [&str; 11] = [
    "base", "basefont", "bgsound", "link", "meta", "noframes", "noscript", "script", "style",
    "template", "title",
];

/// Elements that end the search for an open element of the name of a tag.
pub(super) const SCOPE: [&str; 9] =
    ["applet", "caption", "html", "marquee", "object", "table", "td", "template", "th"];

/// Elements of SVG and MathML whose children are HTML.
pub(super) const INTEGRATION: [&str; 8] =
    ["foreignobject", "desc", "title", "mi", "mo", "mn", "ms", "mtext"];

/// Elements that end SVG and MathML.
pub(super) const BREAKOUT: [&str; 43] = [
    "b", "big", "blockquote", "body", "br", "center", "code", "dd", "div", "dl", "dt", "em",
    "embed", "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "i", "img", "li", "listing", "menu",
    "meta", "nobr", "ol", "p", "pre", "ruby", "s", "small", "span", "strike", "strong", "sub",
    "sup", "table", "tt", "u", "ul",
];

/// Elements that mark text, which may overlap.
pub(super) const FORMATTING: [&str; 14] = [
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
];

/// Elements whose content is phrasing content.
pub(super) const PHRASING: [&str; 41] = [
    "abbr", "b", "bdi", "bdo", "big", "button", "cite", "code", "data", "dfn", "em", "font", "h1",
    "h2", "h3", "h4", "h5", "h6", "i", "kbd", "label", "legend", "mark", "meter", "output", "p",
    "pre", "progress", "q", "rt", "ruby", "s", "samp", "small", "span", "strong", "sub", "summary",
    "sup", "time", "u",
];

/// Returns whether `name` is one of `names`.
pub(super) fn is_any(name: &[u8], names: &[&str]) -> bool {
    names.iter().any(|one| name.eq_ignore_ascii_case(one.as_bytes()))
}

/// Returns whether `name` is `other`, ignoring case.
pub(super) fn is(name: &[u8], other: &str) -> bool {
    name.eq_ignore_ascii_case(other.as_bytes())
}

/// Returns whether an element has no content, and no end tag.
pub fn is_void(name: &[u8]) -> bool {
    is_any(name, &VOID)
}

/// Returns whether the start tag of an element ends a paragraph.
pub fn is_block(name: &[u8]) -> bool {
    is_any(name, &BLOCKS)
}

/// Returns whether an element ends the search for list items around it.
pub(super) fn ends_list_search(name: &[u8]) -> bool {
    let is_special = is_block(name)
        || is_any(name, &SCOPE)
        || is_void(name)
        || is_any(name, &HEAD)
        || is_any(name, &["body", "button", "head", "iframe", "select", "tbody", "textarea"])
        || is_any(name, &["colgroup", "tfoot", "thead", "tr"]);
    is_special && !is_any(name, &["address", "div", "p"])
}
