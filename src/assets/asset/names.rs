//! Reports names that CSS does not have, of functions, properties and pseudo-classes, and negative
//! values where there are none. Browsers ignore the declaration or the rule without a message.

mod negative;

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::ops::Range;

use lightningcss::properties::Property;
use lightningcss::properties::custom::{
    CustomProperty, CustomPropertyName, Function, Token, TokenList, TokenOrValue,
};
use lightningcss::rules::{CssRule, Location};
use lightningcss::stylesheet::StyleSheet;
use lightningcss::visit_types;
use lightningcss::visitor::{Visit, VisitTypes, Visitor};

use crate::assets::asset::names::negative::negative_value;
use crate::assets::asset::scan::{Lines, code};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;

// The names of the specifications of W3C and of MDN, without those of vendors: npm `@webref/css`
// 8.7.5, `mdn-data` 2.37.2 and, for functions, `css-functions-list` 3.3.3, which Stylelint uses.
const FUNCTIONS: &str = include_str!("names/functions.txt");
const PROPERTIES: &str = include_str!("names/properties.txt");
const PSEUDOS: &str = include_str!("names/pseudos.txt");

/// Properties that drawing programs write: of SVG 1.1 and SVG Tiny 1.2, and drafts of SVG 2.
const DRAWINGS: &str = "audio-level block-progression buffered-rendering color-profile \
    color-rendering display-align enable-background glyph-orientation-horizontal kerning \
    line-increment shape-padding shape-subtract solid-color solid-opacity text-decoration-fill \
    text-decoration-stroke viewport-fill viewport-fill-opacity";

/// The end of the names of CSS modules.
const MODULE: &str = ".module.css";

/// The property of CSS modules.
const COMPOSES: &str = "composes";

/// Whether a name is listed, or that of a vendor or of the author.
fn is_known(names: &str, name: &str) -> bool {
    name.starts_with('-') || names.split_whitespace().any(|known| known.eq_ignore_ascii_case(name))
}

/// Reports the functions and properties of a parsed style sheet that CSS does not have.
pub(super) fn check_names(
    sheet: &mut StyleSheet<'_>,
    path: &SourcePath,
    text: &str,
    report: &mut Report,
) {
    let mut names = Names {
        path,
        text,
        lines: Lines::new(text),
        code: OnceCell::new(),
        start: 0,
        known: BTreeSet::new(),
        has_descriptors: false,
        report,
    };
    let Ok(()) = sheet.visit(&mut names);
}

/// The mistake in a pseudo-class or pseudo-element that the parser does not support, before or at
/// that offset; `None` if CSS has it.
pub(super) fn wrong_pseudo(
    path: &SourcePath,
    text: &str,
    name: &str,
    at: usize,
) -> Option<Diagnostic> {
    let is_scope = matches!(name, "global" | "local");
    if is_known(PSEUDOS, name) || is_scope && path.as_str().ends_with(MODULE) {
        return None;
    }
    let written = format!(":{name}");
    let end = text.floor_char_boundary((at + written.len() + 1).min(text.len()));
    let start = text[..end].rfind(&written);
    let span = start.map_or(at..at, |start| start..start + written.len());
    let place = Place::new(path, span);
    Some(if is_scope {
        Diagnostic::new(Code::CssError, format!("`:{name}` is for CSS modules")).at(place).hint(
            format!(
                "write the selector without `:{name}`: names of this style sheet are not scoped"
            ),
        )
    } else {
        Diagnostic::new(Code::UnknownCss, format!("there is no `:{name}` in CSS"))
            .at(place)
            .did_you_mean(
                name,
                PSEUDOS.split_whitespace(),
                "browsers ignore the whole rule; check the name",
            )
    })
}

struct Names<'a> {
    path: &'a SourcePath,
    text: &'a str,
    lines: Lines<'a>,
    /// The text without comments and strings.
    code: OnceCell<String>,
    /// The offset of the current rule.
    start: usize,
    /// The offsets of the names that have been found.
    known: BTreeSet<usize>,
    /// Whether the declarations are those of an at-rule, which have other names.
    has_descriptors: bool,
    report: &'a mut Report,
}

impl Names<'_> {
    /// The span of the next occurrence of a name in the current rule. The parser does not record
    /// the locations of declarations.
    fn find(&mut self, name: &str, is_one: impl Fn(&str, &str) -> bool) -> Range<usize> {
        let code = self.code.get_or_init(|| code(self.text));
        let is_part = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
        let mut found = code[self.start..].match_indices(name).map(|(at, _)| self.start + at);
        let found = found.find(|at| {
            !code[..*at].ends_with(is_part)
                && is_one(&code[..*at], &code[at + name.len()..])
                && !self.known.contains(at)
        });
        let Some(at) = found else { return self.start..self.start };
        self.known.insert(at);
        at..at + name.len()
    }

    fn add(&mut self, code: Code, span: Range<usize>, message: String) -> Diagnostic {
        Diagnostic::new(code, message).at(Place::new(self.path, span))
    }

    fn function(&mut self, name: &str) {
        let span = self.find(name, |_, after| after.starts_with('('));
        let message = format!("there is no function `{name}()` in CSS");
        let wrong = self.add(Code::UnknownCss, span, message).did_you_mean(
            name,
            FUNCTIONS.split_whitespace(),
            "browsers ignore the declaration; write the value that the function stands for",
        );
        self.report.add(wrong);
    }

    fn property(&mut self, name: &str) {
        let is_composed = name.eq_ignore_ascii_case(COMPOSES);
        if self.has_descriptors
            || is_known(PROPERTIES, name)
            || is_known(DRAWINGS, name)
            || is_composed && self.path.as_str().ends_with(MODULE)
        {
            return;
        }
        let span = self.find(name, |_, after| after.trim_start().starts_with(':'));
        let wrong = if is_composed {
            let message = "`composes` is for CSS modules".to_owned();
            self.add(Code::CssError, span, message).hint(
                "write the class that it names beside the other one in the markup: \
                 `class=\"one other\"`",
            )
        } else {
            let message = format!("there is no property `{name}` in CSS");
            self.add(Code::UnknownCss, span, message).did_you_mean(
                name,
                PROPERTIES.split_whitespace(),
                "browsers ignore the declaration; check the name",
            )
        };
        self.report.add(wrong);
    }

    fn value(&mut self, property: &Property<'_>) {
        let Some(value) = negative_value(property) else { return };
        let id = property.property_id();
        let name = id.name();
        let span = self.find(name, |_, after| {
            let written = after.trim_start().strip_prefix(':').unwrap_or_default();
            let written = written.split([';', '}']).next().unwrap_or_default();
            // A formula with this result, or the value itself.
            written.contains('-') || written.contains('(')
        });
        let message = format!("`{name}` can't be negative, and this is `{value}`");
        let hint = "browsers read a negative formula as 0, and ignore another negative value";
        let wrong = self.add(Code::UnknownCss, span, message).hint(hint);
        self.report.add(wrong);
    }

    fn variable(&mut self, name: &str) {
        let written = format!("@{name}");
        let span = self.find(&written, |_, _| true);
        let message = format!("`{written}` is a variable of a preprocessor");
        let wrong = self.add(Code::CssError, span, message).hint(format!(
            "declare a custom property, `--{name}: …` in `:root`, and use `var(--{name})`"
        ));
        self.report.add(wrong);
    }
}

/// The location of a rule, if the parser records it, and whether it has descriptors.
fn location(rule: &CssRule<'_>) -> (Option<Location>, bool) {
    match rule {
        CssRule::Style(rule) => (Some(rule.loc), false),
        CssRule::Nesting(rule) => (Some(rule.loc), false),
        CssRule::NestedDeclarations(rule) => (Some(rule.loc), false),
        CssRule::Keyframes(rule) => (Some(rule.loc), false),
        CssRule::PositionTry(rule) => (Some(rule.loc), false),
        CssRule::Property(rule) => (Some(rule.loc), true),
        CssRule::FontFace(rule) => (Some(rule.loc), true),
        CssRule::Page(rule) => (Some(rule.loc), true),
        CssRule::CounterStyle(rule) => (Some(rule.loc), true),
        CssRule::Viewport(rule) => (Some(rule.loc), true),
        _ => (None, false),
    }
}

impl<'i> Visitor<'i> for Names<'_> {
    type Error = Infallible;

    fn visit_types(&self) -> VisitTypes {
        visit_types!(RULES | PROPERTIES | TOKENS | FUNCTIONS)
    }

    fn visit_rule(&mut self, rule: &mut CssRule<'i>) -> Result<(), Infallible> {
        // Its syntax is that of a newer CSS, or of a preprocessor, which is reported.
        if matches!(rule, CssRule::Unknown(_)) {
            return Ok(());
        }
        let (at, has_descriptors) = location(rule);
        if let Some(at) = at {
            self.start = self.lines.locate(at.line, at.column, "").start;
        }
        // It is located after its first name.
        if matches!(rule, CssRule::NestedDeclarations(_)) {
            let code = self.code.get_or_init(|| code(self.text));
            let before = &code[..self.start];
            self.start = before.rfind(['{', '}', ';']).map_or(0, |end| end + 1);
        }
        let outer = std::mem::replace(&mut self.has_descriptors, has_descriptors);
        // The library's visitor skips the initial value.
        if let CssRule::Property(property) = rule
            && let Some(value) = &mut property.initial_value
        {
            value.visit(self)?;
        }
        rule.visit_children(self)?;
        self.has_descriptors = outer;
        Ok(())
    }

    fn visit_property(&mut self, property: &mut Property<'i>) -> Result<(), Infallible> {
        match property {
            Property::Custom(CustomProperty {
                name: CustomPropertyName::Unknown(name), ..
            }) => {
                self.property(&name.0);
            }
            // The parser has this name only for CSS modules.
            Property::Unparsed(unparsed) if unparsed.property_id.name() == COMPOSES => {
                self.property(COMPOSES);
            }
            _ => self.value(property),
        }
        property.visit_children(self)
    }

    fn visit_token_list(&mut self, tokens: &mut TokenList<'i>) -> Result<(), Infallible> {
        // The filters of Internet Explorer, which other browsers ignore.
        let is_filter = |token: &TokenOrValue<'_>| match token {
            TokenOrValue::Token(Token::Ident(name)) => **name == *"progid",
            _ => false,
        };
        if tokens.0.iter().any(is_filter) {
            return Ok(());
        }
        tokens.visit_children(self)
    }

    fn visit_token(&mut self, token: &mut TokenOrValue<'i>) -> Result<(), Infallible> {
        if let TokenOrValue::Token(Token::AtKeyword(name)) = token {
            self.variable(name);
        }
        token.visit_children(self)
    }

    fn visit_function(&mut self, function: &mut Function<'i>) -> Result<(), Infallible> {
        let name = function.name.0.to_string();
        if !is_known(FUNCTIONS, &name) {
            self.function(&name);
        }
        function.visit_children(self)
    }
}
