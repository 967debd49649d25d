//! Converts the components of MDX that have an equivalent, and removes other components and
//! expressions.

use std::ops::Range;

use crate::base::text::apply_edits;
use crate::cli::import::components::attributes::attribute;
use crate::cli::import::front_matter::balanced;
use crate::cli::import::notation::Notation;

mod attributes;
mod tabs;

/// Components of Starlight whose content needs no markup in its place.
const PLAIN: [&str; 5] = ["CardGrid", "FileTree", "Icon", "Steps", "Tabs"];

impl Notation<'_> {
    /// Converts or removes imports, exports, comments and components of MDX, and the indentation in
    /// components, which has no meaning. Components without an equivalent are listed.
    pub(super) fn components(&mut self, body: &str) -> String {
        let mut edits: Vec<(Range<usize>, String)> = Vec::new();
        // The number of open components from an offset on.
        let mut depths = vec![(0, 0_usize)];
        let mut links = Vec::new();
        let mut at = 0;
        while at < body.len() {
            let rest = &body[at..];
            let starts_line = at == 0 || body[..at].ends_with('\n');
            let is_statement = ["import ", "export "].iter().any(|it| rest.starts_with(it));
            let name = rest.strip_prefix("</").or_else(|| rest.strip_prefix('<')).unwrap_or("");
            let is_tag = name.starts_with(|c: char| c.is_ascii_uppercase() || c == '>');
            let length = match () {
                () if rest.starts_with(['`', '~']) => {
                    at += code_length(body, at);
                    continue;
                }
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
            let (tag, is_end) = (&rest[..length], rest.starts_with("</"));
            let depth = depths[depths.len() - 1].1;
            match is_tag {
                true if is_end => depths.push((at, depth.saturating_sub(1))),
                true if !tag.ends_with("/>") => depths.push((at + length, depth + 1)),
                _ => {}
            }
            let equivalent =
                if is_tag { equivalent(body, at..at + length, &mut links) } else { None };
            if is_tag && !is_end && equivalent.is_none() && !rest.starts_with("<>") {
                let shown: String = tag.chars().take(60).collect();
                let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
                let message = format!("the component `{shown}` has no equivalent and is removed");
                let hint = if tag.ends_with("/>") {
                    "write its content as Markdown, or an island in its place"
                } else {
                    "write an island or a callout in its place; its content is kept"
                };
                self.list(body, at, message, hint);
            }
            let mut start = at;
            if rest.starts_with('{') && !rest.starts_with("{/*") {
                let words = rest[1..length - 1].trim();
                let text =
                    words.strip_prefix(['"', '\'']).and_then(|it| it.strip_suffix(['"', '\'']));
                if let Some(text) = text.filter(|it| !it.contains(['"', '\'', '\\'])) {
                    let inner = at + rest.find(['"', '\'']).unwrap_or_default() + 1;
                    edits.push((at..inner, String::new()));
                    edits.push((inner + text.len()..at + length, String::new()));
                    at += length;
                    continue;
                }
                // The name of an attribute before it.
                let name =
                    body[..at].strip_suffix('=').and_then(|it| it.rfind(char::is_whitespace));
                start = name.map_or(at, |space| space + 1);
                start = start.max(edits.last().map_or(0, |edit| edit.0.end));
                let shown: String = body[start..at + length].chars().take(60).collect();
                let message = format!("the expression `{shown}` has no equivalent and is removed");
                self.list(body, at, message, "write its value");
            }
            let text = equivalent.unwrap_or_default();
            let lines = body[start..at + length].matches('\n').count();
            let missing = lines.saturating_sub(text.matches('\n').count());
            edits.push((start..at + length, text + &"\n".repeat(missing)));
            at += length.max(1);
        }
        let tags: Vec<Range<usize>> = edits.iter().map(|edit| edit.0.clone()).collect();
        let mut at = 0;
        for line in body.split('\n') {
            let spaces = line.len() - line.trim_start_matches([' ', '\t']).len();
            let tabs = line.len() - line.trim_start_matches('\t').len();
            let next = depths.partition_point(|(start, _)| *start <= at + spaces);
            let depth = depths[next - 1].1;
            let cut = if tabs > 0 { depth.min(tabs) } else { (depth * 2).min(spaces) };
            if !tags.iter().any(|tag| tag.contains(&at)) {
                edits.push((at..at + cut, String::new()));
            }
            at += line.len() + 1;
        }
        tabs::definitions(&apply_edits(body, edits))
    }
}

/// The Markdown of a tag of a component; `None` if it has no equivalent. `links` are the targets
/// of the links that are open.
fn equivalent(body: &str, span: Range<usize>, links: &mut Vec<String>) -> Option<String> {
    let tag = &body[span.clone()];
    let (before, after) = (&body[..span.start], &body[span.end..]);
    let is_end = tag.starts_with("</");
    let name = tag.trim_start_matches(['<', '/']);
    let name = &name[..name.find(|c: char| !c.is_alphanumeric()).unwrap_or(name.len())];
    let get = |name| attribute(tag, name);
    let line = if before.is_empty() || before.ends_with('\n') { "" } else { "\n" };
    let next = if after.is_empty() || after.starts_with('\n') { "" } else { "\n" };
    Some(match name {
        _ if PLAIN.contains(&name) => String::new(),
        "TabItem" | "Card" if is_end => tabs::END.to_string(),
        "TabItem" => tabs::start(&get("label")?),
        "Card" => tabs::title(&get("title")?),
        "Aside" if is_end => format!("{line}:::{next}"),
        "Aside" => {
            let title = get("title").map(|title| format!("[{title}]")).unwrap_or_default();
            let kind = get("type").unwrap_or_else(|| "note".to_owned());
            format!("{line}:::{kind}{title}{next}")
        }
        "Badge" => get("text")?,
        "LinkCard" => {
            let description = get("description").map(|text| format!(": {text}"));
            let description = description.unwrap_or_default();
            format!("{line}* [{}]({}){description}", get("title")?, get("href")?)
        }
        "LinkButton" if is_end => format!("]({})", links.pop()?),
        "LinkButton" if !tag.ends_with("/>") => {
            links.push(get("href")?);
            "[".to_owned()
        }
        "Code" => {
            let code = get("code")?;
            let code = code.trim_matches('\n').trim_end();
            let title = get("title").map(|title| format!("**{title}**\n\n")).unwrap_or_default();
            let fence = "`".repeat(longest_run(code).max(2) + 1);
            let lang = get("lang").unwrap_or_default();
            format!("{line}{title}{fence}{lang}\n{code}\n{fence}{next}")
        }
        _ => return None,
    })
}

/// The number of backticks in the longest run of them.
fn longest_run(code: &str) -> usize {
    code.split(|c| c != '`').map(str::len).max().unwrap_or_default()
}

/// The length of the code that the sign at an offset begins, or of the signs if none ends it.
fn code_length(body: &str, at: usize) -> usize {
    let rest = &body[at..];
    let sign = &rest[..1];
    let run = rest.len() - rest.trim_start_matches(sign).len();
    let line = &body[body[..at].rfind('\n').map_or(0, |end| end + 1)..at];
    let is_fence = run > 2 && line.chars().all(|c| " \t>-*+.:".contains(c) || c.is_ascii_digit());
    if is_fence {
        let mut length = rest.find('\n').map_or(rest.len(), |end| end + 1);
        for line in rest[length..].split_inclusive('\n') {
            length += line.len();
            let words = line.trim_matches([' ', '\t', '>', '\n', '\r']);
            if words.len() >= run && words.trim_matches(['`', '~']).is_empty() {
                return length;
            }
        }
        return rest.len();
    }
    if sign == "~" {
        return run;
    }
    // Code in a line ends in its paragraph.
    let paragraph = &rest[run..rest.find("\n\n").unwrap_or(rest.len()).max(run)];
    let mut from = 0;
    while let Some(start) = paragraph[from..].find('`').map(|start| from + start) {
        let signs = &paragraph[start..];
        let length = signs.len() - signs.trim_start_matches('`').len();
        if length == run {
            return run + start + length;
        }
        from = start + length;
    }
    run
}

/// The length of a tag at the start of a text, which may have braces and quotes.
fn tag_length(text: &str) -> Option<usize> {
    let (mut quote, mut braces, mut is_escaped) = (None, 0_usize, false);
    for (at, byte) in text.bytes().enumerate() {
        match (quote, byte) {
            _ if is_escaped => is_escaped = false,
            (Some(b'`'), b'\\') => is_escaped = true,
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
