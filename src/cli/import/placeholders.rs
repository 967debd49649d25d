//! Converts the placeholders of other formats of messages to placeables.

use std::fmt::Write as _;

/// A text with its placeholders as placeables, and other braces as literals. The error is a part
/// that has no equivalent.
pub(super) fn placeables(text: &str) -> Result<String, String> {
    let mut out = String::new();
    let (mut rest, mut number) = (text.trim(), 0);
    let is_name = |name: &str| {
        name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name.chars().all(|c| c.is_ascii_alphanumeric() || "_-".contains(c))
    };
    let variable = |name: &str| {
        let name = name.trim().trim_start_matches(['.', '$', '-']).trim();
        let name = if name.eq_ignore_ascii_case("count") { "count" } else { name };
        let is_number = !name.is_empty() && name.chars().all(|c| c.is_ascii_digit());
        let kind = if is_number { "arg" } else { "" };
        (is_number || is_name(name)).then(|| format!("{{ ${kind}{name} }}"))
    };
    while let Some(at) = rest.find(['{', '}', '%', '\n']) {
        out.push_str(&rest[..at]);
        let part = &rest[at..];
        let double = part.strip_prefix("{{").and_then(|it| it.split_once("}}"));
        let single = part.strip_prefix("%{").or_else(|| part.strip_prefix('{'));
        let named = part.strip_prefix("%(").and_then(|it| it.split_once(')'));
        let printf = printf(part);
        if let Some((name, after)) = double {
            let written = &part[..part.len() - after.len()];
            out.push_str(&variable(name).ok_or_else(|| written.to_owned())?);
            rest = after;
        } else if let Some((name, after)) = named.filter(|(name, _)| is_name(name)) {
            out.push_str(&variable(name).unwrap_or_default());
            rest = after.strip_prefix(['s', 'd', 'f']).unwrap_or(after);
        } else if let Some((name, after)) = single.and_then(|it| it.split_once('}'))
            && let Some(variable) = variable(name)
        {
            out.push_str(&variable);
            rest = after;
        } else if let Some(after) = part.strip_prefix("%%") {
            out.push('%');
            rest = after;
        } else if let Some((position, length)) = printf {
            number = position.unwrap_or(number + 1);
            let _ = write!(out, "{{ $arg{number} }}");
            rest = &part[length..];
        } else {
            match part.chars().next() {
                Some('\n') => out.push('\n'),
                Some('%') => out.push('%'),
                Some(brace) if part[1..].contains(',') && brace == '{' => {
                    return Err(part.lines().next().unwrap_or_default().to_owned());
                }
                Some(brace) => {
                    let _ = write!(out, "{{ \"{brace}\" }}");
                }
                None => {}
            }
            rest = &part[1..];
        }
    }
    out.push_str(rest);
    // The indentation of lines would belong to Fluent.
    let lines = out.lines().map(str::trim).collect::<Vec<_>>();
    let escape = |line: &str| match line.chars().next() {
        Some(c @ ('[' | '*' | '.')) => format!("{{ \"{c}\" }}{}", &line[1..]),
        _ => line.to_owned(),
    };
    Ok(lines.into_iter().map(escape).collect::<Vec<_>>().join("\n"))
}

/// The number and the length of a conversion of `printf` at the start of a text: `%s`, `%1$d`.
fn printf(text: &str) -> Option<(Option<usize>, usize)> {
    let rest = text.strip_prefix('%')?;
    let (position, rest) = match rest.split_once('$') {
        Some((number, after)) if number.len() < 3 && number.parse::<usize>().is_ok() => {
            (number.parse().ok(), after)
        }
        _ => (None, rest),
    };
    let is_end = rest.starts_with(['s', 'd', 'i', 'f', 'u', '@']);
    is_end.then(|| (position, text.len() - rest.len() + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_become_placeables() {
        for (text, fluent) in [
            ("{{ .Count }} lamps", "{ $count } lamps"),
            ("{{name}}, {name} and %{name}", "{ $name }, { $name } and { $name }"),
            ("%s of %d, %2$s, 100%%, 5 %", "{ $arg1 } of { $arg2 }, { $arg2 }, 100%, 5 %"),
            ("%(name)s [x] } {", "{ $name } [x] { \"}\" } { \"{\" }"),
            ("a\n  [b]", "a\n{ \"[\" }b]"),
        ] {
            assert_eq!(placeables(text).as_deref(), Ok(fluent), "{text}");
        }
        for wrong in ["{{ with .X }}", "{count, plural, one {a} other {b}}"] {
            assert!(placeables(wrong).is_err(), "{wrong}");
        }
    }
}
