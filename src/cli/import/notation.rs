//! Converts the notations that generators add to Markdown: shortcodes, tags of Liquid, components
//! of MDX, and asides. The number of lines stays the same.

use std::ops::Range;

use crate::base::text::apply_edits;
use crate::cli::import::found::FoundPage;
use crate::cli::import::front_matter::balanced;
use crate::cli::import::losses::Losses;
use crate::engine::diagnostic::Place;
use crate::page::markdown::{Event, MarkdownTag, events};

const NO_PAGE: &str = "link another page, or remove the words of the link";
const NO_EQUIVALENT: &str = "write it as Markdown, a callout or an island";
const IN_STYLES: &str = "write the size in the style sheet, or `<img>` with `raw_html`";

/// The kinds of asides, and those of callouts.
const ASIDES: [(&str, &str); 9] = [
    ("note", "NOTE"),
    ("info", "NOTE"),
    ("tip", "TIP"),
    ("success", "TIP"),
    ("important", "IMPORTANT"),
    ("warning", "WARNING"),
    ("caution", "CAUTION"),
    ("danger", "CAUTION"),
    ("details", "NOTE"),
];

/// The arguments of a picture with a text. The first one that it has becomes its description.
const PICTURE_TEXTS: [&str; 3] = ["alt", "caption", "title"];

/// The value of an argument of a tag.
fn argument<'t>(arguments: &'t str, key: &str) -> Option<&'t str> {
    let at = arguments.find(&format!("{key}="))?;
    let value = &arguments[at + key.len() + 1..];
    match value.chars().next()? {
        quote @ ('"' | '\'' | '`') => value[1..].split(quote).next(),
        _ => value.split_whitespace().next(),
    }
}

/// The texts of a tag for a picture that Markdown has no place for, with their names.
fn lost_words(words: &str) -> Vec<(&'static str, &str)> {
    let (name, rest) = words.split_once([' ', '\n']).unwrap_or((words, ""));
    if !["figure", "img", "image"].contains(&name) {
        return Vec::new();
    }
    let texts = PICTURE_TEXTS.iter().filter_map(|key| Some((*key, argument(rest, key)?)));
    let mut texts = texts.filter(|(_, text)| !text.trim().is_empty());
    let Some((_, description)) = texts.next() else { return Vec::new() };
    texts.filter(|(_, text)| *text != description).collect()
}

/// A body during its conversion.
pub(super) struct Notation<'a> {
    pub(super) page: &'a FoundPage,
    /// The delimiters of tags.
    pub(super) delimiters: &'a [(&'static str, &'static str)],
    /// The former address of a page by a name in a tag.
    pub(super) address: &'a dyn Fn(&str) -> Option<String>,
    pub(super) losses: &'a mut Losses,
}

impl Notation<'_> {
    /// Converts the body of a page.
    pub(super) fn convert(&mut self) -> String {
        let body = self.page.text[self.page.body..].replace("\r\n", "\n");
        let mut body = self.tags(&body);
        if self.page.path.as_str().ends_with(".mdx") {
            body = self.components(&body);
        }
        self.lines(&body)
    }

    /// Lists a part of the body.
    fn list(&mut self, body: &str, at: usize, message: String, hint: &str) {
        self.losses.add(self.page.line_of_body(body, at), message, hint);
    }

    /// Converts tags of templates outside of code. Others are removed and listed.
    fn tags(&mut self, body: &str) -> String {
        let find = |at: usize| {
            let opened = self.delimiters.iter().filter_map(|(open, close)| {
                Some((at + body[at..].find(open)?, open.len(), *close))
            });
            opened.min()
        };
        if find(0).is_none() {
            return body.to_owned();
        }
        let code = code(body);
        let mut found = Vec::new();
        let mut at = 0;
        while let Some((start, length, close)) = find(at) {
            let inner = start + length;
            let in_code = code.iter().find(|span| span.contains(&start));
            // A tag that begins a block of code is not code itself.
            at = match (in_code, body[inner..].find(close)) {
                // A tag that is shown, `{{</* x */>}}`, is converted in code, too.
                (Some(span), _) if !body[inner..].starts_with("/*") => span.end.max(inner),
                (_, Some(end)) => {
                    found.push((start..inner + end + close.len(), inner..inner + end));
                    let after = inner + end + close.len();
                    after + verbatim(&body[inner..inner + end], &body[after..])
                }
                (_, None) => inner,
            };
        }
        let mut out = String::new();
        let mut at = 0;
        for (span, inner) in found {
            out.push_str(&body[at..span.start]);
            at = span.end;
            let (open, close) = (&body[span.start..inner.start], &body[inner.end..span.end]);
            let words = body[inner].trim_matches(['-', '~', '+']).trim();
            if let Some(shown) = words.strip_prefix("/*").and_then(|it| it.strip_suffix("*/")) {
                out.extend([open, shown, close]);
                continue;
            }
            let is_picture = ["figure", "img", "image"].iter().any(|it| words.starts_with(it));
            let has = |key: &&&str| is_picture && words.contains(&format!(" {key}="));
            for key in ["link", "attr"].iter().filter(has) {
                let message = format!("the argument `{key}` of the picture is removed");
                self.list(body, span.start, message, "write it below the picture");
            }
            for key in ["class", "width", "height"].iter().filter(has) {
                let message = format!("the argument `{key}` of pictures is removed");
                self.losses.add_kind(Place::file(&self.page.path), message, IN_STYLES);
            }
            match self.converted(words) {
                Some(text) => {
                    out.push_str(&text);
                    for (name, words) in lost_words(words) {
                        let message = format!("the {name} `{words}` of the picture is removed");
                        let hint = "write it below the picture, in a paragraph of its own";
                        self.list(body, span.start, message, hint);
                    }
                }
                None => {
                    let written: String = body[span.clone()].chars().take(60).collect();
                    let is_reference = words.starts_with("ref ") || words.starts_with("relref ");
                    let (problem, hint) = if is_reference {
                        ("leads to no page of this language: it is removed", NO_PAGE)
                    } else {
                        ("has no equivalent and is removed", NO_EQUIVALENT)
                    };
                    self.list(body, span.start, format!("`{written}` {problem}"), hint);
                }
            }
            out.push_str(&"\n".repeat(body[span].matches('\n').count()));
        }
        out + &body[at..]
    }

    /// The Markdown of a tag; empty for one that only ends another.
    fn converted(&self, words: &str) -> Option<String> {
        let name = words.split([' ', '\n', '|']).next().unwrap_or_default();
        let rest = words[name.len()..].trim();
        let argument = |key: &str| argument(rest, key);
        let first = rest.trim_matches(['"', '\'', '`']);
        match name {
            "endhighlight" | "/highlight" => Some("```".to_owned()),
            "highlight" | "code" => {
                let language = rest.split([' ', ',']).next().unwrap_or_default();
                Some(format!("```{}", language.trim_matches('"')))
            }
            _ if words.starts_with('/') || words.starts_with("end") => Some(String::new()),
            "raw" | "verbatim" | "comment" | "site.baseurl" | "site.url" => Some(String::new()),
            "ref" | "relref" | "link" | "post_url" => (self.address)(first),
            "figure" | "img" | "image" => {
                let alt = PICTURE_TEXTS.iter().find_map(|name| argument(name)).unwrap_or_default();
                let target = argument("src")?.replace(' ', "%20");
                Some(format!("![{}]({target})", alt.replace(['[', ']'], "")))
            }
            "youtube" | "vimeo" => {
                let id = argument("id").unwrap_or(first);
                let site = if name == "vimeo" { "https://vimeo.com/" } else { "https://youtu.be/" };
                let is_id = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
                (!id.is_empty() && id.chars().all(is_id)).then(|| format!("<{site}{id}>"))
            }
            _ => {
                // `"/about/" | relative_url` is an address.
                let (value, filter) = words.split_once('|')?;
                let filters = ["relative_url", "absolute_url", "url"];
                let is_address = filters.iter().any(|known| filter.trim().starts_with(known));
                let value = value.trim();
                let text = value.trim_matches(['"', '\'']);
                (is_address && text.len() + 2 == value.len()).then(|| text.to_owned())
            }
        }
    }

    /// Removes imports, exports, comments and components of MDX, and the indentation in components,
    /// which has no meaning. Components are listed.
    fn components(&mut self, body: &str) -> String {
        let mut edits = Vec::new();
        let mut code = code(body);
        code.retain(|span| body[span.clone()].starts_with(['`', '~']));
        // The number of open components from an offset on.
        let mut depths = vec![(0, 0_usize)];
        let mut at = 0;
        while at < body.len() {
            let rest = &body[at..];
            let starts_line = at == 0 || body[..at].ends_with('\n');
            let is_statement = ["import ", "export "].iter().any(|it| rest.starts_with(it));
            let name = rest.strip_prefix("</").or_else(|| rest.strip_prefix('<')).unwrap_or("");
            let is_tag = name.starts_with(|c: char| c.is_ascii_uppercase() || c == '>');
            let length = match () {
                () if code.iter().any(|span| span.contains(&at)) => None,
                () if starts_line && is_statement => Some(rest.find("\n\n").unwrap_or(rest.len())),
                () if rest.starts_with("{/*") => rest.find("*/}").map(|end| end + 3),
                () if rest.starts_with('{') && !rest.starts_with("{#") => {
                    let is_escaped = body[..at].ends_with('\\');
                    let end = balanced(rest).or_else(|| Some(rest.find('}')? + 1));
                    end.filter(|_| !is_escaped)
                }
                () if is_tag => tag_length(rest),
                () => None,
            };
            let Some(length) = length else {
                at += rest.chars().next().map_or(1, char::len_utf8);
                continue;
            };
            let (is_end, depth) = (rest.starts_with("</"), depths[depths.len() - 1].1);
            match is_tag {
                true if is_end => depths.push((at, depth.saturating_sub(1))),
                true if !rest[..length].ends_with("/>") => depths.push((at + length, depth + 1)),
                _ => {}
            }
            if is_tag && !is_end && !rest.starts_with("<>") {
                let shown: String = rest[..length].chars().take(60).collect();
                let message = format!("the component `{shown}` has no equivalent and is removed");
                let hint = "write an island or a callout in its place; its content is kept";
                self.list(body, at, message, hint);
            }
            let mut start = at;
            if rest.starts_with('{') && !rest.starts_with("{/*") {
                let words = rest[1..length - 1].trim();
                let text =
                    words.strip_prefix(['"', '\'']).and_then(|it| it.strip_suffix(['"', '\'']));
                if let Some(text) = text.filter(|it| !it.contains(['"', '\'', '\\'])) {
                    let inner = at + rest.find(['"', '\'']).unwrap_or_default() + 1;
                    edits.extend([at..inner, inner + text.len()..at + length]);
                    at += length;
                    continue;
                }
                // The name of an attribute before it.
                let name =
                    body[..at].strip_suffix('=').and_then(|it| it.rfind(char::is_whitespace));
                start = name.map_or(at, |space| space + 1);
                start = start.max(edits.last().map_or(0, |edit| edit.end));
                let shown: String = body[start..at + length].chars().take(60).collect();
                let message = format!("the expression `{shown}` has no equivalent and is removed");
                self.list(body, at, message, "write its value");
            }
            edits.push(start..at + length);
            at += length.max(1);
        }
        let tags = edits.clone();
        let mut at = 0;
        for line in body.split('\n') {
            let spaces = line.len() - line.trim_start_matches([' ', '\t']).len();
            let tabs = line.len() - line.trim_start_matches('\t').len();
            let next = depths.partition_point(|(start, _)| *start <= at + spaces);
            let depth = depths[next - 1].1;
            let cut = if tabs > 0 { depth.min(tabs) } else { (depth * 2).min(spaces) };
            if !tags.iter().any(|tag| tag.contains(&at)) {
                edits.push(at..at + cut);
            }
            at += line.len() + 1;
        }
        let lines = |span: &Range<usize>| body[span.clone()].matches('\n').count();
        apply_edits(body, edits.into_iter().map(|span| (span.clone(), "\n".repeat(lines(&span)))))
    }

    /// Converts asides (`:::note`), and removes attributes of kramdown.
    fn lines(&mut self, body: &str) -> String {
        let code = code(body);
        let mut out = String::with_capacity(body.len());
        let (mut at, mut aside, mut first, mut nested) = (0, None, None, 0);
        for line in body.split('\n') {
            let start = at;
            at += line.len() + 1;
            let words = line.trim_start();
            let indentation = &line[..line.len() - words.len()];
            let block = code.iter().find(|span| span.contains(&(start + indentation.len())));
            let name = words.trim_start_matches(':').trim();
            let is_mark = block.is_none() && words.starts_with(":::");
            let is_nested = is_mark && aside.is_some() && (nested > 0 || !name.is_empty());
            let text = match block {
                Some(_) => line.to_owned(),
                None if is_nested => {
                    if name.is_empty() {
                        nested -= 1;
                    } else {
                        nested += 1;
                        let message = format!("the container `{words}` in another is removed");
                        self.list(body, start, message, "write a callout: `> [!NOTE]`");
                    }
                    String::new()
                }
                None if is_mark => {
                    let end = name.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(name.len());
                    let kind =
                        ASIDES.iter().find(|(known, _)| name[..end].eq_ignore_ascii_case(known));
                    aside = kind.map(|_| indentation);
                    let title = name[end..].trim().trim_matches(['[', ']']);
                    match kind {
                        Some((_, kind)) if title.is_empty() || title.starts_with('{') => {
                            format!("{indentation}> [!{kind}]")
                        }
                        // A title has no line of its own.
                        Some((_, kind)) if is_text(body[at.min(body.len())..].lines().next()) => {
                            first = Some(title);
                            format!("{indentation}> [!{kind}]")
                        }
                        Some(_) => format!("{indentation}> **{title}**\\"),
                        None => {
                            if !name.is_empty() {
                                let message = format!("the container `{words}` is removed");
                                self.list(body, start, message, "write a callout: `> [!NOTE]`");
                            }
                            String::new()
                        }
                    }
                }
                None if words.starts_with("{:") && words.trim_end().ends_with('}') => {
                    let message = format!("the attributes `{}` are removed", words.trim_end());
                    self.list(body, start, message, "style the element by its place in the page");
                    String::new()
                }
                None => line.to_owned(),
            };
            let quoted = match aside.filter(|_| !is_mark || is_nested) {
                Some(own) => {
                    let text = text.strip_prefix(own).unwrap_or(words);
                    let title = first.take().map(|title| format!("**{title}** "));
                    format!("{own}> {}{text}", title.unwrap_or_default())
                }
                None => text,
            };
            out.push_str(quoted.strip_suffix("> ").unwrap_or(&quoted));
            out.push_str(if quoted.ends_with("> ") { ">\n" } else { "\n" });
        }
        out.pop();
        out
    }
}

/// The length of the text that a tag marks as code: it ends in the tag that ends it.
fn verbatim(tag: &str, after: &str) -> usize {
    let name = tag.trim_matches(['-', '~', ' ']).split(' ').next().unwrap_or_default();
    if !["highlight", "raw", "verbatim"].contains(&name) {
        return 0;
    }
    let ends = [format!("end{name}"), format!("/{name}"), format!("/ {name}")];
    let end = ends.iter().filter_map(|end| after.find(end)).min();
    // The last braces before it open it.
    let open = |end: usize| after[..end].trim_end_matches(|c| c != '{').trim_end_matches('{').len();
    end.map_or(0, open)
}

/// Returns whether a line can follow the title of an aside in the same paragraph.
fn is_text(line: Option<&str>) -> bool {
    let line = line.unwrap_or_default().trim_start();
    let is_block = line.starts_with("```") || line.starts_with("* ");
    !is_block && line.chars().next().is_none_or(|c| c.is_alphabetic() || "`*[_".contains(c))
}

/// The spans of code.
fn code(body: &str) -> Vec<Range<usize>> {
    let code = events(body, body, false).filter_map(|(event, span)| match event {
        Event::Code(_) | Event::Start(MarkdownTag::CodeBlock(_)) => Some(span),
        _ => None,
    });
    code.collect()
}

/// The length of a tag at the start of a text, which may have braces and quotes.
fn tag_length(text: &str) -> Option<usize> {
    let (mut quote, mut braces) = (None, 0_usize);
    for (at, byte) in text.bytes().enumerate() {
        match (quote, byte) {
            (Some(open), byte) if open == byte => quote = None,
            (Some(_), _) => {}
            (None, b'"' | b'\'' | b'`') => quote = Some(byte),
            (None, b'{') => braces += 1,
            (None, b'}') => braces = braces.saturating_sub(1),
            (None, b'>') if braces == 0 => return Some(at + 1),
            _ => {}
        }
    }
    None
}
