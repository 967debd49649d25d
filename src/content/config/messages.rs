//! `[messages]`: elements and functions that messages may contain.

use crate::content::config::resolver::{ConfigNode, Located, Resolver};
use crate::content::schema::{Shape, fields};
use crate::engine::diagnostic::suggest;

/// The HTML elements and functions that messages may use.
#[derive(Clone, Debug)]
pub struct MessageRules {
    /// The elements of HTML.
    pub html: Vec<String>,
    /// The functions of the site, by name, with their texts.
    pub functions: Vec<(String, Located<String>)>,
}

/// The elements that messages may contain if the table lists none: those of Fluent's DOM overlays,
/// with links, lists and paragraphs.
const HTML: &str = "a abbr b bdi br cite code em i kbd li mark ol p pre q s samp small span strong \
                    sub sup time u ul var";

/// Further elements that the table may list: none of them loads or runs anything.
const FURTHER: &str = "bdo blockquote caption dd del details dfn div dl dt figcaption figure h1 h2 \
                       h3 h4 h5 h6 hr ins rp rt ruby summary table tbody td tfoot th thead tr wbr";

impl Default for MessageRules {
    fn default() -> MessageRules {
        MessageRules { html: HTML.split(' ').map(str::to_owned).collect(), functions: Vec::new() }
    }
}

/// The keys of the table.
pub(super) fn messages() -> Shape {
    let html = "The HTML elements that messages may contain; by default those of inline text, \
                links, lists and paragraphs.";
    let functions = "Functions of messages, by name: `EMAIL = '<a href=\"mailto:{ $value }\">{ \
                     $value }</a>'`. `$value` is the argument of a call.";
    Shape::Record(fields([
        ("html?", Shape::Text.list(), html),
        ("functions?", Shape::Text.map(), functions),
    ]))
}

impl Resolver<'_> {
    /// Reads the table, and checks the names of functions.
    pub(super) fn messages(&mut self, table: ConfigNode<'_>) -> MessageRules {
        let mut rules = MessageRules::default();
        let html = table.get("html");
        if html.0.is_some() {
            rules.html = html.texts().into_iter().filter_map(|name| self.element(name)).collect();
        }
        for (name, text) in table.get("functions").entries() {
            let is_capital = |c: char| c.is_ascii_uppercase();
            let is_sign = |c: char| is_capital(c) || c.is_ascii_digit() || matches!(c, '-' | '_');
            if !name.text.starts_with(is_capital) || !name.text.chars().all(is_sign) {
                let message = format!("`{}` can't be the name of a function", name.text);
                let hint = "use capital letters, digits, `-` and `_`: `EMAIL`";
                self.invalid(name.start as usize..name.end as usize, message, hint);
            } else if let Some(text) = text.text() {
                rules.functions.push((name.text.to_string(), text));
            }
        }
        rules
    }

    /// The name of an element that messages may contain.
    fn element(&mut self, Located { value: name, span }: Located<String>) -> Option<String> {
        let names = HTML.split(' ').chain(FURTHER.split(' '));
        if names.clone().any(|known| known == name) {
            return Some(name);
        }
        let otherwise = "see reference/site-toml in the docs for the elements";
        let hint = suggest(&name, names, otherwise);
        self.invalid(span, format!("messages can't contain the element `{name}`"), hint);
        None
    }
}
