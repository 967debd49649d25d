//! Converts asides, alerts and attributes of lines.

use std::collections::BTreeSet;

use crate::base::text::line_from;
use crate::cli::import::notation::{Notation, code, list_options};
use crate::engine::diagnostic::Place;
use crate::page::markdown::{Event, MarkdownTag, events};

/// The kinds of asides, and those of callouts.
pub(super) const ASIDES: [(&str, &str); 11] = [
    ("note", "NOTE"),
    ("info", "NOTE"),
    ("tip", "TIP"),
    ("success", "TIP"),
    ("important", "IMPORTANT"),
    ("warning", "WARNING"),
    ("caution", "CAUTION"),
    ("danger", "CAUTION"),
    ("error", "CAUTION"),
    ("primary", "NOTE"),
    ("details", "NOTE"),
];

/// The first line of an alert of Hugo with a title or a kind of its own, `> [!TIP]+ Title`: the
/// kind of callout, and its title.
fn alert(line: &str) -> Option<(&'static str, String)> {
    let (name, rest) = line.strip_prefix('>')?.trim_start().strip_prefix("[!")?.split_once(']')?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '-');
    let title = rest.trim_start_matches(['+', '-']).trim();
    let known = ASIDES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    let is_plain =
        rest.trim().is_empty() && known.is_some_and(|it| it.0.eq_ignore_ascii_case(it.1));
    if !is_name || is_plain {
        return None;
    }
    Some(match (known, title) {
        (Some((_, kind)), title) => (kind, title.to_owned()),
        (None, "") => ("NOTE", name.to_owned()),
        (None, title) => ("NOTE", title.to_owned()),
    })
}

/// A line of a quotation with an alert, or the line after it, which begins with its title. `title`
/// is that of an alert whose text follows. `None` for other lines.
fn alert_line(line: &str, next: &str, title: &mut Option<String>) -> Option<String> {
    if let Some(title) = title.take() {
        let rest = line.strip_prefix('>').unwrap_or(line).trim_start();
        return Some(format!("> **{title}** {rest}").trim_end().to_owned());
    }
    let (kind, words) = alert(line)?;
    let next = next.trim_start().strip_prefix('>').map(str::trim_start);
    Some(match next {
        _ if words.is_empty() => format!("> [!{kind}]"),
        Some(next) if is_text(Some(next)) => {
            *title = Some(words);
            format!("> [!{kind}]")
        }
        Some(_) => format!("> **{words}**\\"),
        None => format!("> **{words}**"),
    })
}

/// The line with attributes of kramdown, such as `{: .note }`, if their class makes a callout of
/// the paragraph after it, or of the one before it, which is the end of `out`.
fn callout_of_class(attributes: &str, next: &str, out: &mut String) -> Option<String> {
    let names = attributes.trim_matches(['{', ':', '}', ' ']).split(' ');
    let classes: Vec<&str> = names.filter_map(|name| name.strip_prefix('.')).collect();
    let (_, kind) = ASIDES.iter().find(|(known, _)| classes.contains(known))?;
    let mark = format!("> [!{kind}]");
    if out.is_empty() || out.ends_with("\n\n") {
        let is_before = !next.trim().is_empty() && (is_text(Some(next)) || next.starts_with('>'));
        return is_before.then_some(mark);
    }
    let start = out.rfind("\n\n").map_or(0, |end| end + 2);
    let paragraph = out[start..].trim_end();
    if !is_text(Some(paragraph)) {
        return None;
    }
    let quoted = format!("{mark}\n> {}", paragraph.replace('\n', "\n> "));
    let (above, last) = quoted.rsplit_once('\n')?;
    out.replace_range(start.., &format!("{above}\n"));
    Some(last.to_owned())
}

/// A body with the callouts that classes of kramdown make.
fn with_callouts_of_classes(body: &str) -> String {
    if !body.contains("{:") {
        return body.to_owned();
    }
    let code = code(body);
    let (mut out, mut at, mut is_quoted) = (String::new(), 0, false);
    for line in body.split('\n') {
        let (start, words) = (at, line.trim_end());
        at += line.len() + 1;
        let next = line_from(body, at.min(body.len()));
        let is_attributes = words.starts_with("{:") && words.ends_with('}');
        let is_code = || code.iter().any(|span| span.contains(&start));
        let mark = if is_attributes && !is_code() { Some(words) } else { None };
        let mark = mark.and_then(|words| callout_of_class(words, next, &mut out));
        is_quoted &= !words.is_empty();
        out.push_str(if is_quoted && mark.is_none() { "> " } else { "" });
        out.push_str(mark.as_deref().unwrap_or(line));
        out.push('\n');
        is_quoted = if mark.is_some() { !next.starts_with('>') } else { is_quoted };
    }
    out.pop();
    out
}

impl Notation<'_> {
    /// Converts asides (`:::note`), and removes attributes of kramdown.
    pub(super) fn lines(&mut self, body: &str) -> String {
        let body = &with_callouts_of_classes(&self.without_span_attributes(body));
        let code = code(body);
        let mut out = String::with_capacity(body.len());
        let (mut at, mut aside, mut first, mut nested) = (0, None, None, 0);
        let mut alert_title: Option<String> = None;
        for line in body.split('\n') {
            let start = at;
            at += line.len() + 1;
            let words = line.trim_start();
            let indentation = &line[..line.len() - words.len()];
            let block = code.iter().find(|span| span.contains(&(start + indentation.len())));
            let name = words.trim_start_matches(':').trim();
            let is_mark = block.is_none() && words.starts_with(":::");
            let is_first = block.is_some_and(|block| block.start == start + indentation.len());
            if is_first && words.starts_with(['`', '~']) {
                list_options(words, Place::file(&self.page.path), self.losses);
            }
            let next = line_from(body, at.min(body.len()));
            let alert = match block {
                Some(_) => None,
                None => alert_line(words, next, &mut alert_title),
            };
            let alert = alert.map(|text| format!("{indentation}{text}"));
            let is_nested = is_mark && aside.is_some() && (nested > 0 || !name.is_empty());
            let text = match (block, alert) {
                (Some(_), _) => line.to_owned(),
                (None, Some(text)) => text,
                (None, None) if is_nested => {
                    if name.is_empty() {
                        nested -= 1;
                    } else {
                        nested += 1;
                        let message = format!("the container `{words}` in another is removed");
                        self.list(body, start, message, "write a callout: `> [!NOTE]`");
                    }
                    String::new()
                }
                (None, None) if is_mark => {
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
                (None, None) if words.starts_with("{:") && words.trim_end().ends_with('}') => {
                    self.attribute_line(body, start, words.trim_end(), &mut out);
                    String::new()
                }
                (None, None) => line.to_owned(),
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

    /// Lists the attributes in a line of their own, or removes the list that they make a table of
    /// contents, which the template may have. `out` is the text before the line.
    fn attribute_line(&mut self, body: &str, at: usize, attributes: &str, out: &mut String) {
        if !["{:toc}", "{: toc}", "{: toc }"].contains(&attributes) {
            return self.list_attributes(body, at, attributes);
        }
        let start = out.trim_end().rfind('\n').map_or(0, |end| end + 1);
        if out[start..].trim_start().starts_with(|c: char| c.is_ascii_digit() || "*-+".contains(c))
        {
            out.replace_range(start.., "\n");
        }
    }

    /// Removes attributes of kramdown after links, pictures, emphasis and code: `[a](b){: .btn }`.
    fn without_span_attributes(&mut self, body: &str) -> String {
        let mut out = String::with_capacity(body.len());
        let mut at = 0;
        for mut end in if body.contains("{:") { span_ends(body) } else { BTreeSet::new() } {
            while let Some(length) = attributes(&body[end..]).filter(|_| end >= at) {
                self.list_attributes(body, end, &body[end..end + length]);
                out.push_str(&body[at..end]);
                end += length;
                at = end;
            }
        }
        out + &body[at..]
    }

    fn list_attributes(&mut self, body: &str, at: usize, attributes: &str) {
        let message = format!("the attributes `{attributes}` are removed");
        self.list(body, at, message, "style the element by its place in the page");
    }
}

/// The length of the attributes of kramdown at the start of a text, which are in one line.
fn attributes(text: &str) -> Option<usize> {
    let line = text.lines().next().filter(|line| line.starts_with("{:"))?;
    Some(line.find('}')? + 1)
}

/// The ends of links, pictures, emphasis and code in lines.
fn span_ends(body: &str) -> BTreeSet<usize> {
    let ends = events(body, body, false).filter_map(|(event, span)| match event {
        // The span of `[words][]` ends before its empty brackets.
        Event::Start(MarkdownTag::Link { .. } | MarkdownTag::Image { .. }) => {
            Some(span.end + if body[span.end..].starts_with("[]") { 2 } else { 0 })
        }
        Event::Start(MarkdownTag::Emphasis | MarkdownTag::Strong | MarkdownTag::Strikethrough)
        | Event::Code(_) => Some(span.end),
        _ => None,
    });
    ends.collect()
}

/// Returns whether a line can follow the title of an aside in the same paragraph.
fn is_text(line: Option<&str>) -> bool {
    let line = line.unwrap_or_default().trim_start();
    let is_block = line.starts_with("```") || line.starts_with("* ");
    !is_block && line.chars().next().is_none_or(|c| c.is_alphabetic() || "`*[_".contains(c))
}
