//! The grammars of languages, which are part of the program.

use syntect::parsing::{ParseState, Scope, ScopeStack, SyntaxReference, SyntaxSet};

use crate::base::html::escape_html;
use crate::engine::diagnostic::Names;

/// A grammar that takes seconds for a line of brackets.
const SLOW: &str = "SystemVerilog";

/// Names that authors use for a language of the grammars, or for one whose signs are alike.
const ALIASES: [(&str, &str); 30] = [
    ("apache", "htaccess"),
    ("astro", "html"),
    ("batch", "bat"),
    ("cjs", "js"),
    ("console", "sh"),
    ("csharp", "cs"),
    ("cts", "ts"),
    ("docker", "dockerfile"),
    ("fluent", "properties"),
    ("fsharp", "fs"),
    ("ftl", "properties"),
    ("golang", "go"),
    ("gotmpl", "jinja2"),
    ("html+jinja", "jinja2"),
    ("json5", "json"),
    ("jsonc", "json"),
    ("jsx", "tsx"),
    ("liquid", "jinja2"),
    ("mdx", "md"),
    ("mjs", "js"),
    ("mts", "ts"),
    ("njk", "jinja2"),
    ("objc", "objective-c"),
    ("powershell", "sh"),
    ("ps1", "sh"),
    ("pwsh", "sh"),
    ("regex", "re"),
    ("shell", "sh"),
    ("shell-session", "sh"),
    ("zsh", "sh"),
];

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

/// The grammars of all languages.
pub(super) struct Grammars {
    set: SyntaxSet,
    classes: Vec<(Scope, &'static str)>,
    /// All names of languages, with aliases.
    pub(super) names: Names,
}

impl Grammars {
    /// The hint for a language without a grammar.
    pub(super) const UNKNOWN: &str =
        "the code is not highlighted; write `text` if that is intended";

    /// Reads them, which takes time and memory.
    pub(super) fn load() -> Grammars {
        let scope = |name| Scope::new(name).expect("a scope has few parts");
        let classes = CLASSES.into_iter().map(|(name, class)| (scope(name), class));
        let set = two_face::syntax::extra_newlines();
        let of_grammars = set.syntaxes().iter().flat_map(|grammar| {
            let name = grammar.name.to_ascii_lowercase();
            grammar.file_extensions.iter().cloned().chain((!name.contains(' ')).then_some(name))
        });
        let own = ALIASES.into_iter().map(|(alias, _)| alias);
        let names = of_grammars.map(String::into_boxed_str).chain(own.map(Box::from)).collect();
        Grammars { set, classes: classes.collect(), names }
    }

    /// Returns the licences of the grammars that require it, as Markdown.
    pub(super) fn licences() -> String {
        two_face::acknowledgement::listing().to_md()
    }

    /// Returns the grammar of a language by its name or alias.
    pub(super) fn find(&self, name: &str) -> Option<&SyntaxReference> {
        let name = name.to_ascii_lowercase();
        let alias = ALIASES.iter().find(|(alias, _)| *alias == name);
        let found = self.set.find_syntax_by_token(alias.map_or(&name, |(_, of)| of));
        found.filter(|grammar| grammar.name != SLOW)
    }

    /// Highlights code as HTML.
    pub(super) fn html(&self, grammar: &SyntaxReference, code: &str) -> Option<String> {
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
