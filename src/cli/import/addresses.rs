//! Former addresses of pages, by the patterns of generators.

use crate::base::date_time::parse_date;
use crate::i18n::format::is_mark;

/// The address of a page with this name, in lower case as generators write it.
pub(super) fn folder_address(prefix: &str, name: &str) -> String {
    cased_address(prefix, &name.to_lowercase())
}

/// The address of a page with this name, in the same case.
pub(super) fn cased_address(prefix: &str, name: &str) -> String {
    let prefix = if prefix.is_empty() { String::new() } else { format!("/{prefix}") };
    let name = name.replace(' ', "-");
    if name.is_empty() { format!("{prefix}/") } else { format!("{prefix}/{name}/") }
}

/// Fills in the words of a pattern of addresses: `/:year/:title/`. `None` if `word` does not know
/// one of them.
pub(super) fn fill(pattern: &str, word: impl Fn(&str) -> Option<String>) -> Option<String> {
    let mut out = String::new();
    let mut rest = pattern;
    while let Some(at) = rest.find(':') {
        out.push_str(&rest[..at]);
        let after = &rest[at + 1..];
        let end = after.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        let (name, more) = after.split_at(end.unwrap_or(after.len()));
        out.push_str(&word(name)?);
        rest = more;
    }
    out.push_str(rest);
    while out.contains("//") {
        out = out.replace("//", "/");
    }
    Some(out)
}

/// The parts of a day, for patterns of addresses.
pub(super) fn day_word(date: Option<&str>, word: &str) -> Option<String> {
    let date = date?;
    let (year, month, day) = (&date[..4], &date[5..7], &date[8..10]);
    let word = match word {
        "year" => year,
        "month" => month,
        "day" => day,
        "i_month" => month.trim_start_matches('0'),
        "i_day" => day.trim_start_matches('0'),
        "short_year" => &year[2..],
        _ => return None,
    };
    Some(word.to_owned())
}

/// Splits the day at the start of a file name: `2026-11-29-title`.
pub(super) fn dated_name(name: &str) -> (Option<String>, &str) {
    let day = name.get(..10).filter(|day| parse_date(day).is_some());
    match (day, name.get(10..)) {
        (Some(day), Some(rest)) if rest.starts_with('-') && rest.len() > 1 => {
            (Some(day.to_owned()), &rest[1..])
        }
        _ => (None, name),
    }
}

/// A title as a part of an address: in lower case, with hyphens for spaces and without punctuation.
pub(super) fn urlized(title: &str) -> String {
    let title = title.to_lowercase();
    let is_kept = |c: char| c.is_alphanumeric() || is_mark(c) || "-_.+~".contains(c);
    let words = title.split(|c: char| c.is_whitespace() || c == '-');
    let words = words.map(|word| word.chars().filter(|c| is_kept(*c)).collect::<String>());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

/// Returns the letters, digits and hyphens of a name as a part of an id, or `otherwise`.
pub(super) fn slug(name: &str, otherwise: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        match c.to_ascii_lowercase() {
            c if c.is_ascii_alphanumeric() => out.push(c),
            _ if out.ends_with('-') || out.is_empty() => {}
            _ => out.push('-'),
        }
    }
    let out = out.trim_end_matches('-');
    if out.is_empty() { otherwise.to_owned() } else { out.to_owned() }
}
