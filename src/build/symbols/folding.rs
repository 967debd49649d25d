//! The ranges of lines that an editor can fold.

use std::ops::Range;

use crate::base::text::line_span;
use crate::engine::source::SourcePath;
use crate::page::markdown::{Event, MarkdownTag, events};

/// Lines that can be folded into the first one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fold {
    /// The first line, from 0.
    pub first: usize,
    /// The last line.
    pub last: usize,
    /// Whether they are a comment.
    pub is_comment: bool,
}

/// The folds of a file with this text, by their first lines.
pub fn folds(path: &SourcePath, text: &str) -> Vec<Fold> {
    let lines: Vec<&str> = text.lines().collect();
    let mut folds = match path.as_str().rsplit('.').next().unwrap_or_default() {
        "md" => sections(headings(text), lines.len()),
        extension => {
            let mut folds = indented(&lines, extension == "yaml");
            if matches!(extension, "yaml" | "ftl" | "toml") {
                folds.extend(comments(&lines));
            }
            if extension == "ftl" {
                let groups = lines.iter().enumerate().filter_map(|(at, line)| {
                    let level = ["###", "##"].iter().position(|sign| is_group(line, sign))?;
                    Some((level + 1, at))
                });
                folds.extend(sections(groups.collect(), lines.len()));
            }
            folds
        }
    };
    for fold in &mut folds {
        while fold.last > fold.first && lines.get(fold.last).is_none_or(|line| is_blank(line)) {
            fold.last -= 1;
        }
    }
    folds.retain(|fold| fold.last > fold.first);
    folds.sort_by_key(|fold| (fold.first, fold.last));
    folds.dedup_by_key(|fold| fold.first);
    folds
}

fn is_blank(line: &str) -> bool {
    line.trim().is_empty()
}

fn is_group(line: &str, sign: &str) -> bool {
    line.strip_prefix(sign).is_some_and(|rest| rest.starts_with(' '))
}

/// Each line with the lines after it that are indented more.
fn indented(lines: &[&str], is_yaml: bool) -> Vec<Fold> {
    let width = |line: &str| {
        let words = line.trim_start();
        // The items of a list belong to the key before them, which may have the same indentation.
        2 * (line.len() - words.len()) + usize::from(is_yaml && words.starts_with("- "))
    };
    let mut open: Vec<(usize, usize)> = Vec::new();
    let mut folds = Vec::new();
    let mut close = |open: &mut Vec<(usize, usize)>, limit: usize, at: usize| {
        while open.last().is_some_and(|(width, _)| *width >= limit) {
            let first = open.pop().map_or(at, |(_, first)| first);
            folds.push(Fold { first, last: at - 1, is_comment: false });
        }
    };
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| !is_blank(line)) {
        close(&mut open, width(line), at);
        open.push((width(line), at));
    }
    close(&mut open, 0, lines.len());
    folds
}

/// The comments of several lines.
fn comments(lines: &[&str]) -> Vec<Fold> {
    let mut folds: Vec<Fold> = Vec::new();
    for (at, _) in lines.iter().enumerate().filter(|(_, line)| line.trim_start().starts_with('#')) {
        match folds.last_mut().filter(|fold| fold.last + 1 == at) {
            Some(fold) => fold.last = at,
            None => folds.push(Fold { first: at, last: at, is_comment: true }),
        }
    }
    folds
}

/// The levels of headings, and their lines.
fn headings(text: &str) -> Vec<(usize, usize)> {
    let headings = events(text, text, false).filter_map(|(event, span)| match event {
        Event::Start(MarkdownTag::Heading { level, .. }) => Some((level as usize, span.start)),
        _ => None,
    });
    let line = |start: usize| {
        let Range { start, .. } = line_span(text, start);
        text[..start].matches('\n').count()
    };
    headings.map(|(level, start)| (level, line(start))).collect()
}

/// Each heading with the lines before the next one of its level or a higher one.
fn sections(headings: Vec<(usize, usize)>, lines: usize) -> Vec<Fold> {
    let fold = |(number, (level, first)): (usize, &(usize, usize))| {
        let next = headings[number + 1..].iter().find(|(other, _)| other <= level);
        let last = next.map_or(lines, |(_, line)| *line).saturating_sub(1);
        Fold { first: *first, last, is_comment: false }
    };
    headings.iter().enumerate().map(fold).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_comments_and_sections_are_folded() {
        for (path, text, expected) in [
            ("a.yaml", "# a\n# b\na:\n- b: 1\n  c: 2\n\nd: 1\n", "0-1# 2-4 3-4"),
            ("a.yaml", "a: 1\nb: 2\n", ""),
            ("a.ftl", "### F\n\n## G\na =\n    one\n    two\n## H\nb = c\n", "0-7 2-5 3-5 6-7"),
            ("a.md", "# A\n\nx\n\n## B\n\ny\n\n# C\n", "0-6 4-6"),
            ("a.html", "<ul>\n  {% for %}\n    <li>\n  {% endfor %}\n</ul>\n", "0-3 1-2"),
            ("a.toml", "", ""),
        ] {
            let folds = folds(&SourcePath::new(path), text).into_iter().map(|fold| {
                let sign = if fold.is_comment { "#" } else { "" };
                format!("{}-{}{sign}", fold.first, fold.last)
            });
            assert_eq!(folds.collect::<Vec<_>>().join(" "), expected, "{path} {text:?}");
        }
    }
}
