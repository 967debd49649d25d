//! Code of fenced blocks, highlighted during the build.
//!
//! The grammars are those of Sublime Text, with hundreds of scopes. Pages use nine classes, so that
//! a style sheet needs nine rules. The policy of a page forbids styles in attributes.

#[cfg(feature = "highlighting")]
mod grammars;
#[cfg(not(feature = "highlighting"))]
mod no_grammars;

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use parking_lot::Mutex;

use crate::base::digest::{Digest, DigestBuilder};
use crate::base::html::write_attribute;
use crate::engine::diagnostic::{Code, Diagnostic, Hint, Report, similar};
use crate::engine::query::Query;
use crate::page::markdown::body::Body;
#[cfg(feature = "highlighting")]
use crate::page::markdown::code::grammars::Grammars;
#[cfg(not(feature = "highlighting"))]
use crate::page::markdown::code::no_grammars::Grammars;

/// The maximum length of a highlighted block. For unusual code, such as a line of brackets, a
/// grammar takes time proportional to the square of a line's length or more. The limits are not
/// times, since these would differ between builds.
const MAX_BLOCK_LENGTH: usize = 64 * 1024;
const MAX_LINE_LENGTH: usize = 1024;
/// The maximum sum of the squares of the line lengths of a highlighted block.
const MAX_SQUARES: usize = 8 * 1024 * 1024;

/// Names of text without a grammar.
const PLAIN: [&str; 6] = ["ansi", "none", "output", "plain", "plaintext", "text"];

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

/// Returns the licences of the grammars, which copies of the program have to contain, as Markdown.
pub fn grammar_licences() -> String {
    Grammars::licences()
}

/// The name of the language in the first line of a fenced block.
fn language(info: &str) -> &str {
    info.split([' ', '\t', ',', '{']).next().unwrap_or_default()
}

/// The start tags of a code block. Long lines scroll, and only focusable elements can be scrolled
/// with a keyboard.
pub(super) fn code_tags(info: &str) -> String {
    let language = language(info);
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
            if info.starts_with('{') {
                let source = &body.source()[span.clone()];
                let at = source.find(&**info).map_or(span.start, |at| span.start + at);
                let mut words = info.split(|c: char| c.is_whitespace() || "{}".contains(c));
                let name = words.find_map(|word| word.strip_prefix('.')).unwrap_or("js");
                let message = format!("`{info}` is not the name of a language");
                let place = body.place(at..(at + info.len()).min(body.source().len()));
                report.add(
                    Diagnostic::new(Code::UnknownLanguage, message)
                        .at(place)
                        .hint(format!("write the name alone, as in `{name}`")),
                );
                continue;
            }
            if name.is_empty() || PLAIN.contains(&name) || self.grammars().find(name).is_some() {
                continue;
            }
            let source = &body.source()[span.clone()];
            let at = source.find(name).map_or(span.start, |at| span.start + at);
            let (given, known) = (name.to_owned(), Arc::clone(&self.grammars().names));
            let hint = Hint::later(move || {
                if given == "math" {
                    let hint = "write a formula between two `$$`, with `math = true` in \
                                [markdown] of site.toml";
                    return Hint::from(hint);
                }
                let known = known.iter().map(|name| &**name).chain(PLAIN);
                match similar(&given, known) {
                    Some(near) => {
                        let name = near.name;
                        let hint = format!("did you mean `{name}`? The code is not highlighted");
                        Hint::respell(hint, &given, near)
                    }
                    None => Grammars::UNKNOWN.into(),
                }
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
    let squares: usize = lines().map(|length| length.saturating_mul(length)).sum();
    code.len() > MAX_BLOCK_LENGTH
        || lines().any(|length| length > MAX_LINE_LENGTH)
        || squares > MAX_SQUARES
}

#[cfg(all(test, feature = "highlighting"))]
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
        assert!(coloured("js", &"(".repeat(MAX_LINE_LENGTH + 1)).is_none());
        assert!(coloured("js", &"(\n".repeat(MAX_BLOCK_LENGTH)).is_none());
        assert!(coloured("js", &("(".repeat(1000) + "\n").repeat(9)).is_none());
        // Nested brackets, up to the limit.
        assert!(coloured("js", &"(\n".repeat(MAX_BLOCK_LENGTH / 2)).is_some());
    }
}
