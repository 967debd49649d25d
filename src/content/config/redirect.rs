//! Reads `[[redirects]]`: redirects that are not aliases of one page.

use crate::content::config::resolver::{ConfigNode, Located, Resolver};
use crate::content::path::{composed, is_alias};
use crate::content::schema::{Field, Shape, fields};
use crate::engine::output::encode_address;

/// A redirect of the site.
#[derive(Clone, Debug)]
pub struct RedirectRule {
    /// The former path, in the notation of aliases; for a folder, its path with a slash at both
    /// ends: `/pt/`.
    pub from: Located<String>,
    /// The target.
    pub to: Located<RedirectTarget>,
}

/// The target of a redirect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RedirectTarget {
    /// Another folder, with a slash at both ends: `/pt-BR/`. The rest of the path is kept.
    Folder(String),
    /// A page of the site.
    Page {
        /// The id of the page.
        id: String,
        /// The id of an element on the page.
        anchor: Option<String>,
    },
    /// The URL of another site.
    Url(String),
}

/// The keys of a redirect.
pub(super) fn redirect_fields() -> Vec<Field> {
    let from = "The former path: \"/old/about\" from the root of the site, \"old/about\" in each \
                language, \"/pt/*\" for all paths in a folder.";
    let to = "Where it leads: \"page:about\", \"page:about#team\", \"https://other.example/\", or \
              \"/pt-BR/*\" for a folder.";
    fields([("from", Shape::Text, from), ("to", Shape::Text, to)])
}

impl Resolver<'_> {
    pub(super) fn redirects(&mut self, list: ConfigNode<'_>) -> Vec<RedirectRule> {
        list.items().filter_map(|table| self.redirect(table)).collect()
    }

    fn redirect(&mut self, table: ConfigNode<'_>) -> Option<RedirectRule> {
        let (from, to) = (table.get("from").text(), table.get("to").text());
        let (from, to) = (from?, to?);
        let folder = from.value.strip_suffix('*').map(str::to_owned);
        let is_valid = match &folder {
            None => is_alias(&from.value),
            Some(folder) => is_folder(folder),
        };
        if !is_valid {
            let message = format!("`{}` can't be a former path", from.value);
            let hint = "write it like `/old/about`, or like `/pt/*` for all paths in a folder";
            self.invalid(from.span.clone(), message, hint);
        }
        let target = self.target_of(&to, folder.is_some());
        if let (Some(old), Some(RedirectTarget::Folder(new))) = (&folder, &target)
            && is_valid
            && (new.starts_with(old.as_str()) || old.starts_with(new.as_str()))
        {
            let message = format!("`{}` leads to itself", from.value);
            let hint = "neither of the two folders may be in the other one";
            self.invalid(to.span.clone(), message, hint);
        }
        let from = Located { value: folder.unwrap_or(from.value), span: from.span };
        is_valid.then_some(RedirectRule { from, to: Located { value: target?, span: to.span } })
    }

    /// Reads the target of a redirect.
    fn target_of(&mut self, to: &Located<String>, from_folder: bool) -> Option<RedirectTarget> {
        let Located { value, span } = to;
        if from_folder {
            let folder = value.strip_suffix('*').filter(|folder| is_folder(folder));
            if folder.is_none() {
                let message = format!("a folder can't lead to `{value}`");
                self.invalid(span.clone(), message, "write another folder, like `/pt-BR/*`");
            }
            return folder.map(|folder| RedirectTarget::Folder(composed(folder)));
        }
        if let Some(page) = value.strip_prefix("page:") {
            let (id, anchor) = match page.split_once('#') {
                Some((id, anchor)) => (id, Some(anchor.to_owned())),
                None => (page, None),
            };
            return Some(RedirectTarget::Page { id: id.to_owned(), anchor });
        }
        if is_other_site(value) {
            return Some(RedirectTarget::Url(value.clone()));
        }
        let message = format!("a redirect can't lead to `{value}`");
        let hint = match value.strip_prefix('/') {
            Some(_) => "write the id of a page: `page:about`, or `page:about#team`".to_owned(),
            None => url_hint(value).unwrap_or_else(|| {
                "write `page:about`, `page:about#team` or `https://other.example/`".to_owned()
            }),
        };
        self.invalid(span.clone(), message, hint);
        None
    }
}

/// Returns whether a text is the path of a folder below the root of the site.
fn is_folder(folder: &str) -> bool {
    folder.len() > 1 && folder.starts_with('/') && folder.ends_with('/') && is_alias(folder)
}

/// Returns a URL without its scheme; `None` if the scheme is not supported.
fn rest_of_url(text: &str) -> Option<&str> {
    text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"))
}

/// Returns the host of a URL, with its port; `None` if the scheme is not supported.
fn host_of_url(text: &str) -> Option<&str> {
    rest_of_url(text).and_then(|rest| rest.split(['/', '?', '#']).next())
}

/// Returns whether no host escapes a character in a URL, and no configuration reads it as syntax.
fn is_plain(c: char) -> bool {
    c.is_ascii_graphic() && !"\"'\\`<>{}|^$;".contains(c)
}

/// Returns whether a text is the URL of another site, with only characters that no host escapes.
pub fn is_other_site(text: &str) -> bool {
    let is_host = |host: &str| !host.is_empty() && !host.contains('@');
    host_of_url(text).is_some_and(is_host) && text.chars().all(is_plain)
}

/// The hint for a URL that [`is_other_site`] rejects: how to write it.
fn url_hint(text: &str) -> Option<String> {
    let host = host_of_url(text)?;
    if host.contains('@') {
        return Some("remove the user name and the password before the `@`".to_owned());
    }
    if !host.chars().all(is_plain) {
        let url = url::Url::parse(text).ok();
        let ascii =
            url.as_ref().and_then(url::Url::host_str).filter(|host| host.chars().all(is_plain))?;
        return Some(format!("write the host in ASCII: `{ascii}`"));
    }
    let wrong = text.chars().find(|c| !is_plain(*c))?;
    let encoded = encode_address(wrong.encode_utf8(&mut [0; 4]));
    Some(format!("write `{encoded}` instead of `{wrong}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_other_sites_are_absolute() {
        for url in ["https://a.example", "http://a.example/x?y=1#z", "https://a.example/%C3%A9"] {
            assert!(is_other_site(url), "{url}");
        }
        for (url, hint) in [
            ("https://a.example/x;y", "write `%3B` instead of `;`"),
            ("https://a.example/$x'", "write `%24` instead of `$`"),
            ("https://a.example/?q=é", "write `%C3%A9` instead of `é`"),
            ("https://a.example/a b", "write `%20` instead of ` `"),
            ("https://bücher.example/", "write the host in ASCII: `xn--bcher-kva.example`"),
            ("https://u:p@a.example/", "remove the user name and the password before the `@`"),
        ] {
            assert!(!is_other_site(url), "{url}");
            assert_eq!(url_hint(url).as_deref(), Some(hint));
        }
        for url in ["//a.example", "https://", "https:///x", "https://a.example/$x", "javascript:x"]
        {
            assert!(!is_other_site(url), "{url}");
        }
    }
}
