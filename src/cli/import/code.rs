//! Reads values in the code of a configuration, which is never run.

use crate::cli::import::found::Found;
use crate::cli::import::front_matter::{balanced, blank};
use crate::content::yaml::{Node, parse};
use crate::engine::diagnostic::{Place, Report};
use crate::engine::source::SourcePath;

/// The offset of the value after `name:` or `name =`.
fn value_of(code: &str, name: &str, is_value: impl Fn(&str) -> bool) -> Option<usize> {
    code.match_indices(name).find_map(|(at, _)| {
        let before = code[..at].chars().next_back();
        let rest = code[at + name.len()..].trim_start();
        let rest = rest.strip_prefix([':', '='])?.trim_start();
        let is_word = before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '.');
        (!is_word && is_value(rest)).then(|| code.len() - rest.len())
    })
}

/// The text in quotes after `name:` or `name =`.
pub(super) fn string_of(code: &str, name: &str) -> Option<String> {
    let at = value_of(code, name, |rest| rest.starts_with(['"', '\'']))?;
    let (quote, rest) = code[at..].split_at(1);
    Some(rest.split_once(quote)?.0.to_owned())
}

/// The mapping or list after `name:` or `name =`, with the offsets of the file. One that is not
/// literal is listed.
pub(super) fn literal(
    found: &mut Found,
    path: &SourcePath,
    code: &str,
    name: &str,
) -> Option<Node> {
    let start = value_of(code, name, |rest| rest.starts_with(['{', '[']))?;
    let end = start + balanced(&code[start..])?;
    // Comments, and tabs, are not part of YAML.
    let lines = code[start..end].split_inclusive('\n').map(|line| {
        let is_comment = line.trim_start().starts_with("//");
        if is_comment { blank(line) } else { line.replace('\t', " ") }
    });
    let text = format!("{}{}", blank(&code[..start]), lines.collect::<String>());
    let mut report = Report::new();
    let node = parse(path, &text, &mut report).filter(|_| !report.has_errors());
    if node.is_none() {
        let hint = "write it as a literal, or name the languages with `--locales`";
        let message = format!("`{name}` is code, which is not run");
        found.losses.add(Place::new(path, start..end), message, hint);
    }
    node
}
