//! Code of fenced blocks, highlighted during the build.
//!
//! The grammars are those of Sublime Text, with hundreds of scopes. Pages use nine classes, so that
//! a style sheet needs nine rules. The policy of a page forbids styles in attributes.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use parking_lot::Mutex;
use syntect::parsing::{ParseState, Scope, ScopeStack, SyntaxReference, SyntaxSet};

use crate::base::digest::{Digest, DigestBuilder};
use crate::base::html::{escape_html, write_attribute};
use crate::engine::diagnostic::{Code, Diagnostic, Hint, Names, Report, nearest};
use crate::engine::query::Query;
use crate::page::markdown::body::Body;

/// The maximum length of a highlighted block. For unusual code, such as a line of brackets, a
/// grammar takes time proportional to the square of a line's length or more. The limits are not
/// times, since these would differ between builds.
const LONGEST_BLOCK: usize = 64 * 1024;
const LONGEST_LINE: usize = 1024;
/// The maximum sum of the squares of the line lengths of a highlighted block.
const FUEL: usize = 8 * 1024 * 1024;
/// A grammar that takes seconds for a line of brackets.
const SLOW: &str = "SystemVerilog";

/// Names that authors use for a language of the grammars.
const ALIASES: [(&str, &str); 17] = [
    ("astro", "html"),
    ("cjs", "js"),
    ("console", "sh"),
    ("csharp", "cs"),
    ("cts", "ts"),
    ("docker", "dockerfile"),
    ("golang", "go"),
    ("json5", "json"),
    ("jsonc", "json"),
    ("jsx", "tsx"),
    ("mdx", "md"),
    ("mjs", "js"),
    ("mts", "ts"),
    ("njk", "jinja2"),
    ("shell", "sh"),
    ("shell-session", "sh"),
    ("zsh", "sh"),
];

/// Names of text without a grammar.
const PLAIN: [&str; 6] = ["ansi", "none", "output", "plain", "plaintext", "text"];

/// Prefixes of scopes and their classes; the first one that matches is used.
const CLASSES: [(&str, &str); 25] = [
    ("comment", "comment"),
    ("markup.inserted", "inserted"),
    ("markup.deleted", "deleted"),
    ("markup.heading", "keyword"),
    ("markup.raw", "string"),
    ("constant.character.escape", "number"),
    ("constant.other.placeholder", "number"),
    ("string", "string"),
    ("constant", "number"),
    ("keyword.operator.word", "keyword"),
    ("keyword.operator.logical.python", "keyword"),
    ("keyword.operator", ""),
    ("keyword", "keyword"),
    ("storage", "keyword"),
    ("entity.name.tag", "keyword"),
    ("entity.other.attribute-name", "attribute"),
    ("support.type.property-name", "attribute"),
    ("entity.name.function", "function"),
    ("support.function", "function"),
    ("variable.function", "function"),
    ("entity.name", "type"),
    ("entity.other.inherited-class", "type"),
    ("support.type", "type"),
    ("support.class", "type"),
    ("variable.language", "keyword"),
];

/// The maximum number of cached blocks. Translations mostly contain the same code, and are rendered
/// together.
const KEPT_BLOCKS: usize = 256;

/// The highlighter, which is stored like the results of other queries.
pub static HIGHLIGHTER: Query<Highlighter> = Query::new(|_, _, _| Highlighter::default());

/// Highlights the code of bodies.
#[derive(Default)]
pub struct Highlighter {
    /// Loaded when a body contains code, since they take time and memory.
    grammars: OnceLock<Grammars>,
    /// The blocks that were highlighted last.
    coloured: Mutex<BTreeMap<Digest, Arc<str>>>,
}

struct Grammars {
    set: SyntaxSet,
    classes: Vec<(Scope, &'static str)>,
    /// All names of languages, with aliases.
    names: Names,
}

impl Grammars {
    fn load() -> Grammars {
        let scope = |name| Scope::new(name).expect("a scope has few parts");
        let classes = CLASSES.into_iter().map(|(name, class)| (scope(name), class));
        let set = two_face::syntax::extra_newlines();
        let of_grammars = set.syntaxes().iter().flat_map(|grammar| {
            let name = grammar.name.to_ascii_lowercase();
            grammar.file_extensions.iter().cloned().chain((!name.contains(' ')).then_some(name))
        });
        let own = ALIASES.map(|(alias, _)| alias).into_iter().chain(PLAIN);
        let names = of_grammars.map(String::into_boxed_str).chain(own.map(Box::from)).collect();
        Grammars { set, classes: classes.collect(), names }
    }

    fn find(&self, name: &str) -> Option<&SyntaxReference> {
        let name = name.to_ascii_lowercase();
        let alias = ALIASES.iter().find(|(alias, _)| *alias == name);
        let found = self.set.find_syntax_by_token(alias.map_or(&name, |(_, of)| of));
        found.filter(|grammar| grammar.name != SLOW)
    }

    fn html(&self, grammar: &SyntaxReference, code: &str) -> Option<String> {
        let mut state = ParseState::new(grammar);
        let mut scopes = ScopeStack::new();
        let mut out = Coloured::default();
        for line in code.split_inclusive('\n') {
            let mut at = 0;
            for (end, change) in state.parse_line(line, &self.set).ok()? {
                out.push(line.get(at..end)?, self.class(&scopes));
                at = end;
                scopes.apply(&change).ok()?;
            }
            out.push(&line[at..], self.class(&scopes));
        }
        out.close();
        Some(out.html)
    }

    /// The class of the innermost scope that has one.
    fn class(&self, scopes: &ScopeStack) -> &'static str {
        let of =
            |scope: &Scope| self.classes.iter().find(|(prefix, _)| prefix.is_prefix_of(*scope));
        scopes.as_slice().iter().rev().find_map(of).map_or("", |(_, class)| class)
    }
}

/// The name of the language in the first line of a fenced block.
fn language(info: &str) -> &str {
    info.split([' ', '\t', ',', '{']).next().unwrap_or_default()
}

/// The start tags of a code block. Long lines scroll, and only focusable elements can be scrolled
/// with a keyboard.
pub(super) fn code_tags(info: &str) -> String {
    let language = info.split(' ').next().unwrap_or_default();
    let mut tags = "<pre tabindex=\"0\"><code".to_owned();
    if !language.is_empty() {
        write_attribute("class", &format!("language-{language}"), &mut tags);
    }
    tags.push('>');
    tags
}

impl Highlighter {
    fn grammars(&self) -> &Grammars {
        self.grammars.get_or_init(Grammars::load)
    }

    /// Highlights code as HTML; `None` if its language is unknown, or it is too long.
    pub(super) fn coloured(&self, info: &str, code: &str) -> Option<Arc<str>> {
        let name = language(info);
        if name.is_empty() || PLAIN.contains(&name) || is_too_long(code) {
            return None;
        }
        let key = DigestBuilder::new().field(name).field(code).finish();
        let lock = || self.coloured.lock();
        if let Some(html) = lock().get(&key) {
            return Some(Arc::clone(html));
        }
        let grammars = self.grammars();
        let html: Arc<str> = grammars.html(grammars.find(name)?, code)?.into();
        let mut coloured = lock();
        if coloured.len() >= KEPT_BLOCKS {
            coloured.clear();
        }
        coloured.insert(key, Arc::clone(&html));
        Some(html)
    }

    /// Reports code in unknown languages, which is not highlighted.
    pub fn check(&self, body: &Body, report: &mut Report) {
        for (info, span) in body.code() {
            let name = language(info);
            if name.is_empty() || PLAIN.contains(&name) || self.grammars().find(name).is_some() {
                continue;
            }
            let source = &body.source()[span.clone()];
            let at = source.find(name).map_or(span.start, |at| span.start + at);
            let (given, known) = (name.to_owned(), Arc::clone(&self.grammars().names));
            let hint =
                Hint::later(move || match nearest(&given, known.iter().map(|name| &**name)) {
                    Some(near) => format!("did you mean `{near}`? The code is not highlighted"),
                    None => "the code is not highlighted; write `text` if that is intended".into(),
                });
            report.add(
                Diagnostic::new(
                    Code::UnknownLanguage,
                    format!("there is no syntax highlighting for the language `{name}`"),
                )
                .at(body.place(at..(at + name.len()).min(body.source().len())))
                .hint(hint),
            );
        }
    }
}

fn is_too_long(code: &str) -> bool {
    let lines = || code.split('\n').map(str::len);
    let fuel: usize = lines().map(|length| length.saturating_mul(length)).sum();
    code.len() > LONGEST_BLOCK || lines().any(|length| length > LONGEST_LINE) || fuel > FUEL
}

/// HTML in which adjacent tokens of one class share an element.
#[derive(Default)]
struct Coloured {
    html: String,
    class: &'static str,
}

impl Coloured {
    fn push(&mut self, text: &str, class: &'static str) {
        // White space has no colour.
        let class = if text.trim().is_empty() { self.class } else { class };
        if class != self.class {
            self.close();
            if !class.is_empty() {
                self.html.push_str("<span class=\"code-");
                self.html.push_str(class);
                self.html.push_str("\">");
            }
            self.class = class;
        }
        escape_html(text, &mut self.html);
    }

    fn close(&mut self) {
        if !self.class.is_empty() {
            // Line feeds are outside of elements, so that no element spans two lines only for
            // whitespace.
            let text = self.html.trim_end().len();
            self.html.insert_str(text, "</span>");
        }
        self.class = "";
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::html::escaped_html;

    #[test]
    fn languages_that_sites_write_are_known() {
        let names = "rust rs js jsx ts tsx javascript typescript html css scss json jsonc yaml \
                     toml bash sh shell console python py go java kotlin swift c cpp csharp php \
                     ruby sql diff md markdown mdx docker dockerfile nginx xml ini vue svelte \
                     astro lua graphql haskell elixir zig r perl make cmake jinja2";
        let grammars = Grammars::load();
        let unknown = names.split_whitespace().filter(|name| grammars.find(name).is_none());
        assert_eq!(unknown.collect::<Vec<_>>(), Vec::<&str>::new());
    }

    #[test]
    fn code_is_the_same_without_its_elements() {
        let code = "fn main() {\n    // <b> & \"c\"\n    let x = \"a\\n\"; 5\n}\n";
        let html = Highlighter::default().coloured("rust,ignore", code).unwrap();
        assert!(
            html.starts_with(
                "<span class=\"code-keyword\">fn</span> <span class=\"code-function\">main</span>"
            ),
            "{html}"
        );
        assert!(html.contains("<span class=\"code-comment\">// &lt;b&gt; &amp; "), "{html}");
        let mut text = html.to_string();
        while let Some(start) = text.find('<') {
            let end = start + text[start..].find('>').unwrap();
            text.replace_range(start..=end, "");
        }
        assert_eq!(text, escaped_html(code));
    }

    #[test]
    fn what_is_too_long_stays_plain() {
        let highlighter = Highlighter::default();
        let coloured = |info, code: &str| highlighter.coloured(info, code);
        assert!(coloured("js", "f();\n").is_some());
        assert!(coloured("js", &"(".repeat(LONGEST_LINE + 1)).is_none());
        assert!(coloured("js", &"(\n".repeat(LONGEST_BLOCK)).is_none());
        assert!(coloured("js", &("(".repeat(1000) + "\n").repeat(9)).is_none());
        // Nested brackets, up to the limit.
        assert!(coloured("js", &"(\n".repeat(LONGEST_BLOCK / 2)).is_some());
    }
}
