//! Attributes of components.

use crate::cli::import::front_matter::balanced;

/// The value of an attribute of a tag; `None` for code.
pub(super) fn attribute(tag: &str, name: &str) -> Option<String> {
    let mut rest = &tag[tag.find(char::is_whitespace)?..];
    loop {
        rest = rest.trim_start();
        let end = rest.find(|c: char| c.is_whitespace() || "=/>".contains(c))?;
        let key = &rest[..end];
        rest = rest[end..].trim_start();
        if let Some(value) = rest.strip_prefix('=').map(str::trim_start) {
            let length = match value.chars().next()? {
                '{' => balanced(value)?,
                quote @ ('"' | '\'') => value[1..].find(quote)? + 2,
                _ => return None,
            };
            if key == name {
                return constant(&value[..length]);
            }
            rest = &value[length..];
        } else if key.is_empty() {
            return None;
        }
    }
}

/// The text of a value that is constant.
fn constant(value: &str) -> Option<String> {
    let inner = value.strip_prefix('{').and_then(|it| it.strip_suffix('}'));
    let is_code = inner.is_some();
    let inner = inner.unwrap_or(value).trim();
    let quote = inner.chars().next().filter(|c| "\"'`".contains(*c))?;
    let text = inner.strip_prefix(quote)?.strip_suffix(quote)?;
    if !is_code {
        return Some(text.to_owned());
    }
    let (mut out, mut chars) = (String::new(), text.chars());
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next()? {
                'n' => out.push('\n'),
                't' => out.push('\t'),
                other => out.push(other),
            },
            // Two texts, or a value in a text.
            c if c == quote => return None,
            '$' if quote == '`' && chars.as_str().starts_with('{') => return None,
            c => out.push(c),
        }
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::attribute;

    #[test]
    fn values_that_are_constant_are_read() {
        let tag = "<Code wrap mark={[1]} code={`\n# \\`a\\` > b\n\nc`} lang=\"sh\" title={'x'} />";
        assert_eq!(attribute(tag, "code").as_deref(), Some("\n# `a` > b\n\nc"));
        assert_eq!(attribute(tag, "lang").as_deref(), Some("sh"));
        assert_eq!(attribute(tag, "title").as_deref(), Some("x"));
        assert_eq!((attribute(tag, "mark"), attribute(tag, "wrap")), (None, None));
        assert_eq!(attribute("<Code code={`a${b}`} />", "code"), None);
        assert_eq!(attribute("<Code code={'a' + 'b'} />", "code"), None);
    }
}
