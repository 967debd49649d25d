//! Arguments of shortcodes.

/// The value of an argument of a tag.
pub(super) fn argument<'t>(arguments: &'t str, key: &str) -> Option<&'t str> {
    let start = format!("{key}=");
    let is_key = |at: &usize| *at == 0 || arguments[..*at].ends_with(char::is_whitespace);
    let at = arguments.match_indices(&start).map(|(at, _)| at).find(is_key)?;
    let value = &arguments[at + start.len()..];
    match value.chars().next()? {
        quote @ ('"' | '\'' | '`') => value[1..].split(quote).next(),
        _ => value.split_whitespace().next(),
    }
}

/// The values of a tag without a key.
pub(super) fn positional(arguments: &str) -> Vec<&str> {
    let (mut rest, mut values) = (arguments.trim_start(), Vec::new());
    while let Some(c) = rest.chars().next() {
        let quote = "\"'`".contains(c).then_some(c);
        let inner = if quote.is_some() { &rest[1..] } else { rest };
        let is_end = |c: char| quote.map_or(c.is_whitespace(), |quote| c == quote);
        let end = inner.find(is_end).unwrap_or(inner.len());
        values.push(&inner[..end]);
        rest = inner[end..].trim_start_matches(is_end).trim_start();
    }
    values.retain(|value| !value.contains('='));
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_have_quotes_or_none() {
        assert_eq!(argument("attrlink=\"a\" link='b c'", "link"), Some("b c"));
        assert_eq!(argument("src=x.png", "src"), Some("x.png"));
        assert_eq!(positional("tip \"Read this\" a=b"), ["tip", "Read this"]);
    }
}
