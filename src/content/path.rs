//! Checks the characters in paths of pages and redirects, and fills in the fields of rows.

use icu_normalizer::ComposingNormalizerBorrowed;

use crate::base::text::is_invisible;

/// Returns a path in the Unicode normal form NFC, which URLs and files use.
pub(super) fn composed(path: &str) -> String {
    ComposingNormalizerBorrowed::new_nfc().normalize(path).into_owned()
}

/// Returns whether a page can have that path: letters of any script, digits and hyphens between
/// slashes, and `.html` at the end of a part.
pub(super) fn is_page_path(path: &str) -> bool {
    let part = |part: &str| {
        let part = part.strip_suffix(".html").unwrap_or(part);
        !part.is_empty() && part.chars().all(is_path_character)
    };
    path.is_empty() || path.split('/').all(part)
}

/// Returns whether the path of a page can have a character between its slashes.
pub fn is_path_character(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || !c.is_ascii() && is_shown(c)
}

/// Returns whether a text can be the former path of a page. Other generators wrote former paths, so
/// they may contain characters that new paths may not.
pub fn is_alias(alias: &str) -> bool {
    let path = alias.strip_prefix('/').unwrap_or(alias);
    let path = path.strip_suffix('/').unwrap_or(path);
    let is_plain = |part: &str| {
        let is_plain = |c: char| match c.is_ascii() {
            true => c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | '~'),
            false => is_shown(c),
        };
        !part.is_empty() && part.chars().all(is_plain) && !part.bytes().all(|b| b == b'.')
    };
    path.split('/').all(is_plain)
}

/// Returns whether a character is visible. Includes marks and joiners, with which many scripts
/// write vowels.
fn is_shown(c: char) -> bool {
    let is_special = matches!(c, '\u{fdd0}'..='\u{fdef}' | '\u{fff0}'..='\u{ffff}');
    !c.is_control() && !c.is_whitespace() && !is_invisible(c) && !is_special
}

/// Returns the fields of a row in a path or an alias, such as `{slug}`; an error for an unmatched
/// brace.
pub(super) fn placeholders(path: &str) -> impl Iterator<Item = Result<&str, ()>> {
    let mut rest = path;
    std::iter::from_fn(move || {
        let start = rest.find(['{', '}'])?;
        let inner = rest[start..].strip_prefix('{').and_then(|inner| inner.split_once('}'));
        let is_name = |name: &str| !name.is_empty() && !name.contains(['{', '/', ' ']);
        let Some((name, after)) = inner.filter(|(name, _)| is_name(name)) else {
            rest = "";
            return Some(Err(()));
        };
        rest = after;
        Some(Ok(name))
    })
}

/// Returns a path with the value of each field in braces. The error is a name without a value.
pub(super) fn fill<'p, 'v>(
    path: &'p str,
    value: impl Fn(&str) -> Option<&'v str>,
) -> Result<String, &'p str> {
    let (mut filled, mut rest) = (String::with_capacity(path.len()), path);
    for name in placeholders(path).flatten() {
        let start = rest.find('{').unwrap_or_default();
        filled.push_str(&rest[..start]);
        filled.push_str(value(name).ok_or(name)?);
        rest = &rest[start + name.len() + 2..];
    }
    filled.push_str(rest);
    Ok(filled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_may_be_in_any_script() {
        for path in ["", "about", "Über-uns", "café", "о-нас", "关于/团队", "हिन्दी", "404.html"]
        {
            assert!(is_page_path(path), "{path}");
            assert!(path.is_empty() || is_alias(path), "{path}");
        }
        for path in
            ["a b", "a/", "/a", "a//b", "a.b", "a_b", "a?b", "a%20", "..", "a\u{202e}b", ".html"]
        {
            assert!(!is_page_path(path), "{path}");
        }
        assert_eq!(composed("cafe\u{301}"), "café");
    }

    #[test]
    fn fields_are_filled() {
        let value = |name: &str| (name == "slug").then_some("ada");
        assert_eq!(fill("team/{slug}.html", value), Ok("team/ada.html".to_owned()));
        assert_eq!(fill("{slug}-{slug}", value), Ok("ada-ada".to_owned()));
        assert_eq!(fill("{team}/{slug}", value), Err("team"));
        for wrong in ["{", "}", "a{}b", "{a", "a}", "{a{b}}", "{a b}"] {
            assert!(placeholders(wrong).any(|name| name.is_err()), "{wrong}");
        }
    }
}
