//! Style sheets: rules and selectors that the renderer reads.

use lightningcss::printer::PrinterOptions;
use lightningcss::rules::CssRule;
use lightningcss::selector::{Component, PseudoClass, Selector};
use lightningcss::stylesheet::StyleSheet;
use lightningcss::targets::{Features, Targets};
use lightningcss::traits::ToCss as _;
use parcel_selectors::attr::{AttrSelectorOperator, ParsedCaseSensitivity};
use parcel_selectors::parser::Combinator;

use crate::assets::picture::readable::{
    Context, Declaration, Unread, declarations, lenient, value,
};

/// Media queries that match an icon in the light colour scheme.
const MATCHING: [&str; 4] =
    ["all", "screen", "(prefers-color-scheme:light)", "(prefers-reduced-motion:no-preference)"];

/// Media queries that do not match it.
const OTHER: [&str; 5] = [
    "print",
    "(prefers-color-scheme:dark)",
    "(prefers-reduced-motion:reduce)",
    "(prefers-contrast:more)",
    "(forced-colors:active)",
];

/// A rule for elements.
pub(super) struct Rule {
    selectors: Vec<String>,
    /// Whether it applies to the root only.
    pub(super) is_root: bool,
    pub(super) declarations: Vec<Declaration>,
}

/// Parses a style sheet; its rules are in the order in which they apply.
pub(super) fn parse(css: &str, media: Option<&str>) -> Result<Vec<Rule>, Unread> {
    let css = match media {
        Some(media) => &format!("@media {media}{{{css}}}"),
        None => css,
    };
    let unread = || Unread::new("this style sheet", "<style", "check its syntax");
    // Nested rules are printed as rules of their own.
    let nested = StyleSheet::parse(css, lenient()).map_err(|_| unread())?;
    let targets = Targets { include: Features::Nesting, ..Targets::default() };
    let flat = nested.to_css(PrinterOptions { targets, ..Default::default() });
    let flat = flat.map_err(|_| unread())?.code;
    let sheet = StyleSheet::parse(&flat, lenient()).map_err(|_| unread())?;
    let mut rules = Vec::new();
    collect(&sheet.rules.0, &mut rules)?;
    Ok(rules)
}

fn collect(from: &[CssRule<'_>], rules: &mut Vec<Rule>) -> Result<(), Unread> {
    let refuse = |name: &str| {
        let hint = "write its rules outside of it";
        Err(Unread::new(&format!("`{name}`"), name, hint))
    };
    for rule in from {
        match rule {
            CssRule::Style(rule) => {
                let mut selectors = Vec::new();
                for selector in &rule.selectors.0 {
                    selectors.extend(read(selector)?);
                }
                if selectors.is_empty() {
                    continue;
                }
                let is_root = selectors.iter().all(|one| one == "svg" || one == ROOT);
                let declarations = declarations(&rule.declarations);
                rules.push(Rule { selectors, is_root, declarations });
            }
            CssRule::Media(rule) => {
                let query = rule.query.to_css_string(Default::default()).unwrap_or_default();
                let plain = query.replace(' ', "").replace("screenand", "");
                match () {
                    () if MATCHING.contains(&&*plain) => collect(&rule.rules.0, rules)?,
                    () if OTHER.contains(&&*plain) => {}
                    () => return refuse("@media"),
                }
            }
            CssRule::Supports(_) => return refuse("@supports"),
            CssRule::LayerBlock(_) => return refuse("@layer"),
            CssRule::Container(_) => return refuse("@container"),
            CssRule::Scope(_) => return refuse("@scope"),
            // Animations are drawn as they begin, and pictures load no other files.
            _ => {}
        }
    }
    Ok(())
}

/// The root; the renderer has no `:root`.
const ROOT: &str = "svg:first-child";

/// The text of a selector; `None` if it matches nothing in a picture.
fn read(selector: &Selector<'_>) -> Result<Option<String>, Unread> {
    let text = selector.to_css_string(Default::default()).unwrap_or_default();
    let is_read = |component: &Component<'_>| match component {
        Component::Combinator(it) => {
            matches!(it, Combinator::Child | Combinator::Descendant | Combinator::NextSibling)
        }
        Component::AttributeInNoNamespace { operator, case_sensitivity, .. } => {
            use AttrSelectorOperator::{DashMatch, Equal, Includes};
            matches!(operator, Equal | Includes | DashMatch)
                && *case_sensitivity != ParsedCaseSensitivity::AsciiCaseInsensitive
        }
        Component::Nth(_) => true,
        component => matches!(
            component,
            Component::ExplicitUniversalType
                | Component::LocalName(_)
                | Component::ID(_)
                | Component::Class(_)
                | Component::AttributeInNoNamespaceExists { .. }
                | Component::Root
        ),
    };
    let components = || selector.iter_raw_match_order();
    // Pictures are neither pointed at nor focused, and shapes have no boxes before or after them.
    let never = |component: &Component<'_>| match component {
        Component::PseudoElement(_) => true,
        Component::NonTSPseudoClass(class) => matches!(
            class,
            PseudoClass::Hover
                | PseudoClass::Active
                | PseudoClass::Focus
                | PseudoClass::FocusVisible
                | PseudoClass::FocusWithin
                | PseudoClass::Visited
        ),
        _ => false,
    };
    if components().any(never) {
        return Ok(None);
    }
    let counts = [":first-child", ":root"].map(|name| text.matches(name).count());
    let counts = counts.iter().sum::<usize>() == text.matches(':').count();
    let text = match text.trim_start_matches("svg").strip_prefix(":root") {
        Some(rest) => format!("{ROOT}{rest}"),
        None => text,
    };
    let has_counts = components().any(|it| matches!(it, Component::Nth(_)));
    let is_plain = !text.contains('\\') && !text.contains(":root");
    if !is_plain || !components().all(is_read) || has_counts && !counts {
        let hint = "use classes, ids and names of elements";
        return Err(Unread::new(&format!("the selector `{text}`"), &text, hint));
    }
    Ok(Some(text))
}

/// Prints the rules for the renderer.
pub(super) fn print(rules: Vec<Rule>, context: &mut Context) -> Result<String, Unread> {
    let mut css = String::new();
    for rule in rules {
        let mut block = String::new();
        for it in &rule.declarations {
            value::print(it, context, &mut block)?;
            // The renderer prefers the first one.
            if it.is_important && !context.important.insert(it.name.clone()) {
                let hint = "use it once for this property";
                let what = format!("several `!important` for `{}`", it.name);
                return Err(Unread::new(&what, "!important", hint));
            }
        }
        if !block.is_empty() {
            css.push_str(&format!("{}{{{block}}}", rule.selectors.join(",")));
        }
    }
    Ok(css)
}
