//! Converts shortcodes of Hugo and tags of Liquid to Markdown.

use crate::cli::import::arguments::{argument, positional};
use crate::cli::import::asides::ASIDES;
use crate::cli::import::figure::{is_picture, picture};
use crate::cli::import::notation::Notation;

/// Shortcodes of themes that are callouts, besides the kinds of asides.
const CALLOUTS: [&str; 5] = ["notice", "alert", "callout", "admonition", "hint"];

/// The start of an aside: `:::tip[Title]`. `None` for a shortcode that is no callout, or without an
/// end in the text `after` it.
fn callout(name: &str, arguments: &str, after: &str) -> Option<String> {
    let is_kind = |name: &str| ASIDES.iter().any(|(known, _)| known.eq_ignore_ascii_case(name));
    let values = positional(arguments);
    let keys = ["type", "kind", "style", "color", "level", "context"];
    let kind = match is_kind(name) {
        true => name,
        false if CALLOUTS.contains(&name) => {
            let named = keys.iter().find_map(|key| argument(arguments, key));
            named.or(values.first().copied()).filter(|kind| is_kind(kind)).unwrap_or("note")
        }
        false => return None,
    };
    let is_end = |line: &&str| {
        let words = line.trim_matches(|c: char| "{}<>% ".contains(c));
        words.strip_prefix('/').is_some_and(|end| end.trim() == name)
    };
    // Both tags are lines of their own, so that the number of lines stays the same.
    let mut ends = after.lines().filter(is_end).map(str::trim).peekable();
    ends.peek()?;
    if !ends.all(|line| line.starts_with("{{") && line.ends_with("}}")) {
        return None;
    }
    let title = ["title", "summary"].iter().find_map(|key| argument(arguments, key));
    let title = title.or(values.iter().find(|value| !is_kind(value)).copied());
    let title = title.unwrap_or_default().replace(['[', ']', '\n'], "");
    Some(if title.is_empty() { format!(":::{kind}") } else { format!(":::{kind}[{title}]") })
}

impl Notation<'_> {
    /// The Markdown of a tag; empty for one that only ends another. `after` is the text after a tag
    /// that is alone in its line, and `open` the names of the shortcodes whose asides are open.
    pub(super) fn converted(
        &self,
        words: &str,
        after: Option<&str>,
        open: &mut Vec<String>,
    ) -> Option<String> {
        let name = words.split([' ', '\n', '|']).next().unwrap_or_default();
        let rest = words[name.len()..].trim();
        let argument = |key: &str| argument(rest, key);
        let first = rest.trim_matches(['"', '\'', '`']);
        if let Some(text) = after.and_then(|after| callout(name, rest, after)) {
            open.push(name.to_owned());
            return Some(text);
        }
        let ended = words.strip_prefix('/').map(str::trim);
        if ended.is_some() && open.last().map(String::as_str) == ended {
            open.pop();
            return Some(":::".to_owned());
        }
        match name {
            "endhighlight" | "/highlight" => Some("```".to_owned()),
            "highlight" | "code" => {
                let language = rest.split([' ', ',']).next().unwrap_or_default();
                Some(format!("```{}", language.trim_matches('"')))
            }
            _ if words.starts_with('/') || words.starts_with("end") => Some(String::new()),
            "raw" | "verbatim" | "comment" | "site.baseurl" | "site.url" => Some(String::new()),
            "ref" | "relref" | "link" | "post_url" => {
                (self.address)(argument("path").unwrap_or(first))
            }
            // A value of the front matter.
            "param" => {
                let other = self.page.keys.others.get(&first.to_ascii_lowercase())?;
                (!other.is_list).then(|| other.texts.first().cloned())?
            }
            _ if is_picture(name) => {
                // A block of HTML ends with an empty line.
                let next = after.map(|after| after.lines().nth(1).unwrap_or_default());
                picture(name, rest, next.is_some_and(|next| next.trim().is_empty()))
            }
            "youtube" | "vimeo" => {
                let id = argument("id").unwrap_or(first);
                let site = if name == "vimeo" { "https://vimeo.com/" } else { "https://youtu.be/" };
                let is_id = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
                (!id.is_empty() && id.chars().all(is_id)).then(|| format!("<{site}{id}>"))
            }
            _ if rest.is_empty() && self.constants.contains_key(name) => {
                self.constants.get(name).cloned()
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn callouts_of_themes_become_asides() {
        for (name, arguments, expected) in [
            ("notice", "warning", ":::warning"),
            ("notice", "tip \"Read this\"", ":::tip[Read this]"),
            ("alert", "color=\"danger\" title=\"Stop\"", ":::danger[Stop]"),
            ("details", "summary='More'", ":::details[More]"),
            ("tip", "", ":::tip"),
        ] {
            let after = format!("\ntext\n{{{{% /{name} %}}}}\n");
            assert_eq!(callout(name, arguments, &after).as_deref(), Some(expected));
        }
        assert_eq!(callout("notice", "tip", "no end"), None);
        assert_eq!(callout("tip", "", "words {{< /tip >}}\n"), None);
        assert_eq!(callout("chart", "x", "{{< /chart >}}"), None);
    }
}
