//! The addresses of a page: its path, its languages, and its former paths.

use std::ops::Range;

use crate::content::config::Located;
use crate::content::path::{composed, fill, is_alias, is_page_path, placeholders};
use crate::content::yaml::{Key, Node, Value};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;

/// The addresses of a page, as written in its file. Locales are names in `site.toml`; whether they
/// exist is checked with the routes.
#[derive(Clone, Debug)]
pub struct Address {
    /// Its path below the language segment.
    pub path: PagePath,
    /// The names of the locales it is in; `None` if it is in all.
    pub locales: Option<Vec<Located<String>>>,
    /// Its former paths. One that begins with a slash is below the root of the site, the others are
    /// below the language segment in each of its languages.
    pub aliases: Vec<Located<String>>,
}

/// The path of a page below the language segment, in the normal form of Unicode; empty for the home
/// page.
#[derive(Clone, Debug)]
pub enum PagePath {
    /// The same in all languages.
    Same(Located<String>),
    /// By locale. Locales that are not listed have the path of the default locale.
    Each {
        /// The names of locales, and the path in each.
        paths: Vec<(Located<String>, Located<String>)>,
        /// The span of all paths.
        span: Range<usize>,
    },
}

impl Address {
    /// Returns whether the page is in the locale of this name.
    pub fn is_in(&self, locale: &str) -> bool {
        let named = self.locales.as_ref();
        named.is_none_or(|named| named.iter().any(|one| one.value == locale))
    }

    /// The names of locales in the file.
    pub fn locale_names(&self) -> impl Iterator<Item = &Located<String>> {
        self.locales.iter().flatten().chain(self.path.locale_names())
    }
}

impl PagePath {
    /// The span in the page's file.
    pub fn span(&self) -> Range<usize> {
        match self {
            PagePath::Same(path) => path.span.clone(),
            PagePath::Each { span, .. } => span.clone(),
        }
    }

    /// Returns the paths of all locales in the file.
    pub fn all(&self) -> impl Iterator<Item = &Located<String>> {
        let (same, each) = match self {
            PagePath::Same(path) => (Some(path), [].as_slice()),
            PagePath::Each { paths, .. } => (None, paths.as_slice()),
        };
        same.into_iter().chain(each.iter().map(|(_, path)| path))
    }

    /// The names of the locales that have a path of their own.
    pub fn locale_names(&self) -> impl Iterator<Item = &Located<String>> {
        let paths = match self {
            PagePath::Same(_) => [].as_slice(),
            PagePath::Each { paths, .. } => paths,
        };
        paths.iter().map(|(name, _)| name)
    }

    /// The path in the locale of this name, if the file has one.
    pub fn of(&self, locale: &str) -> Option<&Located<String>> {
        match self {
            PagePath::Same(path) => Some(path),
            PagePath::Each { paths, .. } => {
                paths.iter().find(|(name, _)| name.value == locale).map(|(_, path)| path)
            }
        }
    }
}

/// Reads the addresses of a page, and returns whether they have no mistakes. The types of its keys
/// are checked with the others. If the page file `has_rows`, they name fields of them.
pub(super) fn address(
    path: &SourcePath,
    node: &Node,
    has_rows: bool,
    report: &mut Report,
) -> (Address, bool) {
    let given = node.get("path");
    let mut reader = AddressReader { path, report, has_rows, is_valid: given.is_some() };
    let absent = || PagePath::Same(Located { value: String::new(), span: 0..0 });
    let address = Address {
        path: given.map_or_else(absent, |path| reader.path(path)),
        locales: node.get("locales").map(texts),
        aliases: node.get("aliases").map(texts).unwrap_or_default(),
    };
    let is_empty = |list: &Node| matches!(&list.value, Value::List(items) if items.is_empty());
    if node.get("locales").is_some_and(is_empty) {
        let span = node.key("locales").map_or(0..0, Key::span);
        let diagnostic = Diagnostic::new(Code::WrongType, "the page is in no language");
        reader.refuse(diagnostic, span, "name one, or remove the key: then it is in all");
    }
    for alias in &address.aliases {
        reader.alias(alias);
    }
    (address, reader.is_valid)
}

/// The items of a list of texts.
fn texts(list: &Node) -> Vec<Located<String>> {
    let Value::List(items) = &list.value else { return Vec::new() };
    let is_text = |item: &&Node| item.as_text().is_some() && !item.is_null();
    items.iter().filter(is_text).map(located).collect()
}

fn located(node: &Node) -> Located<String> {
    Located { value: node.as_text().unwrap_or_default().to_owned(), span: node.span() }
}

/// Returns a path in the normal form of Unicode. Former paths are not normalized.
fn composed_path(node: &Node) -> Located<String> {
    Located { value: composed(node.as_text().unwrap_or_default()), span: node.span() }
}

struct AddressReader<'a> {
    path: &'a SourcePath,
    report: &'a mut Report,
    /// Whether the page file has `each`, so that paths name fields of rows.
    has_rows: bool,
    is_valid: bool,
}

impl AddressReader<'_> {
    fn path(&mut self, node: &Node) -> PagePath {
        let Value::Map(entries) = &node.value else {
            let path = composed_path(node);
            self.check(&path);
            return PagePath::Same(path);
        };
        let mut paths = Vec::new();
        for (key, node) in entries {
            if node.as_text().is_none() {
                let message = format!("the path in `{}` is not text", key.text);
                let diagnostic = Diagnostic::new(Code::WrongType, message);
                self.refuse(diagnostic, key.span(), "write `en: about`");
            }
            let path = composed_path(node);
            self.check(&path);
            paths.push((Located { value: key.text.to_string(), span: key.span() }, path));
        }
        PagePath::Each { paths, span: node.span() }
    }

    fn check(&mut self, path: &Located<String>) {
        let Some(shown) = self.example(path) else { return };
        if !is_page_path(&shown) {
            let message = format!("`{}` can't be a page path", path.value);
            let hint = "write it like `platform/referral-hub`: letters, digits and hyphens";
            self.refuse(Diagnostic::new(Code::InvalidPath, message), path.span.clone(), hint);
        } else if self.has_rows && shown == path.value {
            let message = format!("the pages of all rows would have the path `{}`", path.value);
            let hint = "write a field of the rows in it, such as `team/{slug}`";
            self.refuse(Diagnostic::new(Code::InvalidPath, message), path.span.clone(), hint);
        }
    }

    /// Other generators wrote former paths, so they may contain characters that new paths may not.
    fn alias(&mut self, alias: &Located<String>) {
        let Some(shown) = self.example(alias) else { return };
        if is_alias(&shown) {
            return;
        }
        let message = match alias.value.trim_matches('/') {
            "" => "a former path is empty".to_owned(),
            _ => format!("`{}` can't be a former path", alias.value),
        };
        let hint =
            "write it like `old/about`, or like `/2019/about.html` from the root of the site";
        self.refuse(Diagnostic::new(Code::InvalidPath, message), alias.span.clone(), hint);
    }

    /// Returns the path with a sample value for every field in braces. Reports a wrong brace.
    fn example(&mut self, path: &Located<String>) -> Option<String> {
        if !self.has_rows {
            return Some(path.value.clone());
        }
        if placeholders(&path.value).any(|name| name.is_err()) {
            let message = format!("`{}` has a brace without a field", path.value);
            let hint = "write a field of the rows in braces, such as `team/{slug}`";
            self.refuse(Diagnostic::new(Code::InvalidPath, message), path.span.clone(), hint);
            return None;
        }
        fill(&path.value, |_| Some("x")).ok()
    }

    fn refuse(&mut self, diagnostic: Diagnostic, span: Range<usize>, hint: &str) {
        self.is_valid = false;
        self.report.add(diagnostic.at(Place::new(self.path, span)).hint(hint));
    }
}
