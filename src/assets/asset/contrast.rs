//! Reports text colours without sufficient contrast to a background that the same rule declares.
//! Pairs of other rules are only known in a browser.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use lightningcss::declaration::DeclarationBlock;
use lightningcss::printer::PrinterOptions;
use lightningcss::properties::custom::{
    CustomPropertyName, TokenList, TokenOrValue, UnresolvedColor,
};
use lightningcss::properties::{Property, PropertyId};
use lightningcss::rules::style::StyleRule;
use lightningcss::rules::{CssRule, Location};
use lightningcss::stylesheet::{ParserFlags, ParserOptions, StyleSheet};
use lightningcss::traits::ToCss as _;
use lightningcss::values::color::{CssColor, RGBA, SRGBLinear};
use lightningcss::values::image::Image;

use crate::assets::asset::loads::PACKAGES;
use crate::assets::asset::scan::{Lines, code, too_deep};
use crate::engine::diagnostic::Place;
use crate::engine::source::{Snapshot, SourcePath};

/// The least contrast of text, and of large text, by WCAG 2.2 (success criterion 1.4.3).
const LEAST_CONTRAST: [f32; 2] = [4.5, 3.0];

/// The sizes in pixels from which bold text and other text are large: 14 and 18 points.
const LARGE: [f32; 2] = [18.66, 24.0];

/// Parts of selectors of elements that need no contrast, or that have no text of their own.
const EXEMPT: [&str; 4] = ["::", ":disabled", "[disabled", "[aria-disabled"];

/// Media in which other colours apply.
const OTHER_MEDIA: [&str; 3] = ["print", "forced-colors", "prefers-contrast"];

/// The colour schemes of the visitor in which a rule applies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Theme {
    #[default]
    Both,
    Light,
    Dark,
}

/// Colours with too little contrast.
pub struct LowContrast {
    /// The place of the text colour.
    pub place: Place,
    /// The description of the mistake.
    pub message: String,
}

/// Returns the rules of the style sheets of the site whose text has too little contrast. Colours
/// are resolved through the custom properties of `:root`, in the light and the dark theme. A colour
/// that is not known for certain is not compared, such as a translucent one.
pub fn low_contrasts(snapshot: &Snapshot) -> Vec<LowContrast> {
    let is_sheet = |path: &&SourcePath| path.as_str().ends_with(".css");
    let files = snapshot.under("assets/").chain(snapshot.under("islands/")).filter(is_sheet);
    let files = files.filter(|path| !path.as_str().contains(PACKAGES));
    let texts: Vec<_> = files
        .filter_map(|path| Some((path, snapshot.read_text(path.as_str()).ok()?)))
        .filter(|(_, text)| too_deep(text).is_none())
        .collect();
    let options = || ParserOptions {
        error_recovery: true,
        flags: ParserFlags::CUSTOM_MEDIA,
        ..ParserOptions::default()
    };
    let sheets: Vec<_> = texts
        .iter()
        .filter_map(|(path, text)| Some((*path, &**text, StyleSheet::parse(text, options()).ok()?)))
        .collect();
    let mut palette = Palette::default();
    for (.., sheet) in &sheets {
        each_rule(&sheet.rules.0, &Scope::default(), &mut |scope, rule| palette.add(scope, rule));
    }
    let mut found = Vec::new();
    for (path, text, sheet) in &sheets {
        let (lines, without_texts) = (Lines::new(text), OnceCell::new());
        each_rule(&sheet.rules.0, &Scope::default(), &mut |scope, rule| {
            let Some(message) = palette.fault(scope, rule) else { return };
            let place = Place::new(
                path,
                color_span(without_texts.get_or_init(|| code(text)), &lines, rule.loc),
            );
            found.push(LowContrast { place, message });
        });
    }
    found
}

/// The conditions of a rule.
#[derive(Clone, Default)]
struct Scope {
    theme: Theme,
    /// Whether there are other conditions.
    is_conditional: bool,
    /// The selector of the outer rule.
    outer: String,
}

/// Visits the style rules that apply on a screen.
fn each_rule<'a, 'i>(
    rules: &'a [CssRule<'i>],
    scope: &Scope,
    visit: &mut dyn FnMut(&Scope, &'a StyleRule<'i>),
) {
    let conditional = || Scope { is_conditional: true, ..scope.clone() };
    for rule in rules {
        match rule {
            CssRule::Style(rule) => {
                visit(scope, rule);
                let outer = selectors(rule, scope).join(",");
                each_rule(&rule.rules.0, &Scope { outer, ..scope.clone() }, visit);
            }
            CssRule::Media(media) => {
                let query = media.query.to_css_string(PrinterOptions::default());
                let query = query.unwrap_or_default().replace(' ', "");
                let of = |theme| Scope { theme, ..scope.clone() };
                let scope = match &*query {
                    "(prefers-color-scheme:dark)" => of(Theme::Dark),
                    "(prefers-color-scheme:light)" => of(Theme::Light),
                    query if OTHER_MEDIA.iter().any(|other| query.contains(other)) => continue,
                    _ => conditional(),
                };
                each_rule(&media.rules.0, &scope, visit);
            }
            CssRule::LayerBlock(layer) => each_rule(&layer.rules.0, scope, visit),
            CssRule::Supports(rule) => each_rule(&rule.rules.0, &conditional(), visit),
            CssRule::Container(rule) => each_rule(&rule.rules.0, &conditional(), visit),
            _ => {}
        }
    }
}

/// The selectors of a rule, with the outer one.
fn selectors(rule: &StyleRule<'_>, scope: &Scope) -> Vec<String> {
    let selectors = rule.selectors.0.iter();
    let texts = selectors.filter_map(|one| one.to_css_string(PrinterOptions::default()).ok());
    texts.map(|text| text.replace('&', &scope.outer)).collect()
}

/// The theme of a selector of the root element; `None` if it is another one or has another
/// condition.
fn theme_of_root(selector: &str) -> Option<Theme> {
    let rest = selector.strip_prefix(":root").or_else(|| selector.strip_prefix("html"));
    let condition = rest.unwrap_or(selector);
    if rest == Some("") {
        return Some(Theme::Both);
    }
    let is_not = condition.starts_with(":not(");
    let is_one = is_not || condition.starts_with(['[', '.']);
    if !is_one || condition.contains([' ', '>', '+', '~', ',']) {
        return None;
    }
    match (condition.contains("light"), condition.contains("dark")) {
        (true, false) => Some(if is_not { Theme::Dark } else { Theme::Light }),
        (false, true) => Some(if is_not { Theme::Light } else { Theme::Dark }),
        _ => None,
    }
}

/// The custom properties of the root element.
#[derive(Default)]
struct Palette<'a, 'i> {
    values: BTreeMap<(&'a str, Theme), &'a TokenList<'i>>,
    /// The names of those that other elements or conditions define.
    uncertain: BTreeSet<&'a str>,
}

impl<'a, 'i> Palette<'a, 'i> {
    /// Adds the custom properties of a rule.
    fn add(&mut self, scope: &Scope, rule: &'a StyleRule<'i>) {
        let themes: Vec<_> =
            selectors(rule, scope).iter().map(|selector| theme_of_root(selector)).collect();
        for property in rule.declarations.iter().map(|(property, _)| property) {
            let Property::Custom(custom) = property else { continue };
            let CustomPropertyName::Custom(name) = &custom.name else { continue };
            let name: &'a str = &name.0;
            for theme in &themes {
                let theme = match (*theme, scope.theme) {
                    (theme, Theme::Both) => theme,
                    (Some(theme), own) => (theme == Theme::Both || theme == own).then_some(own),
                    (None, _) => None,
                };
                let Some(theme) = theme.filter(|_| !scope.is_conditional) else {
                    self.uncertain.insert(name);
                    continue;
                };
                let known = self.values.insert((name, theme), &custom.value);
                if known.is_some_and(|known| *known != custom.value) {
                    self.uncertain.insert(name);
                }
            }
        }
    }

    /// The description of the lowest contrast of a rule, if it is too low.
    fn fault(&self, scope: &Scope, rule: &StyleRule<'_>) -> Option<String> {
        let selectors = selectors(rule, scope).join(",");
        if EXEMPT.iter().any(|part| selectors.contains(part)) {
            return None;
        }
        let last = |is_it: fn(&Property<'_>) -> bool| {
            rule.declarations.iter().map(|(it, _)| it).rfind(|it| is_it(it))
        };
        let text = last(|it| it.property_id() == PropertyId::Color)?;
        let background = last(|it| {
            matches!(it.property_id(), PropertyId::Background | PropertyId::BackgroundColor)
        })?;
        let themes = match (scope.theme, selectors.contains("dark"), selectors.contains("light")) {
            (Theme::Both, false, false) => vec![Theme::Light, Theme::Dark],
            (Theme::Both, true, false) => vec![Theme::Dark],
            (Theme::Both, false, true) => vec![Theme::Light],
            (Theme::Both, true, true) => return None,
            (theme, ..) => vec![theme],
        };
        let pairs = themes.into_iter().filter_map(|theme| {
            let pair = [text, background].map(|it| self.color(it, theme));
            let [Some(text), Some(background)] = pair else { return None };
            Some((contrast(&text, &background)?, theme, text, background))
        });
        let pairs: Vec<_> = pairs.collect();
        let is_everywhere =
            pairs.windows(2).all(|two| (&two[0].2, &two[0].3) == (&two[1].2, &two[1].3));
        let (ratio, theme, text, background) =
            pairs.into_iter().min_by(|one, other| one.0.total_cmp(&other.0))?;
        let least = LEAST_CONTRAST[usize::from(is_large(&rule.declarations))];
        if ratio >= least {
            return None;
        }
        let theme = match theme {
            _ if is_everywhere => "",
            Theme::Both => "",
            Theme::Light => " in the light theme",
            Theme::Dark => " in the dark theme",
        };
        let [text, background] = [text, background].map(|color| {
            let hex = RGBA::try_from(&color).map(CssColor::RGBA);
            hex.unwrap_or(color).to_css_string(PrinterOptions::default()).unwrap_or_default()
        });
        // Rounded down, since 4.499 is not sufficient.
        let ratio = (ratio * 100.0).floor() / 100.0;
        Some(format!(
            "`{text}` on `{background}` has a contrast of {ratio} : 1{theme}, less than {least} : 1"
        ))
    }

    /// The opaque colour of a declaration in a theme.
    fn color(&self, property: &Property<'_>, theme: Theme) -> Option<CssColor> {
        match property {
            Property::Color(color) | Property::BackgroundColor(color) => opaque(color, theme),
            Property::Background(layers) => match &layers[..] {
                [layer] if layer.image == Image::None => opaque(&layer.color, theme),
                _ => None,
            },
            Property::Unparsed(unparsed) => self.resolve(&unparsed.value, theme, 0),
            _ => None,
        }
    }

    /// The opaque colour that is the only token of a value.
    fn resolve(&self, value: &TokenList<'_>, theme: Theme, depth: usize) -> Option<CssColor> {
        const MAX_DEPTH: usize = 16;
        let mut tokens = value.0.iter().filter(|token| !token.is_whitespace());
        let (Some(token), None) = (tokens.next(), tokens.next()) else { return None };
        match token {
            _ if depth > MAX_DEPTH => None,
            TokenOrValue::Color(color) => opaque(color, theme),
            TokenOrValue::UnresolvedColor(UnresolvedColor::LightDark { light, dark }) => {
                let value = if theme == Theme::Light { light } else { dark };
                self.resolve(value, theme, depth + 1)
            }
            TokenOrValue::Var(variable) => {
                let name: &str = &variable.name.ident.0;
                if self.uncertain.contains(name) {
                    return None;
                }
                let value = |theme| self.values.get(&(name, theme)).copied();
                let value = value(theme).or_else(|| value(Theme::Both));
                match (value, &variable.fallback) {
                    (Some(value), _) => self.resolve(value, theme, depth + 1),
                    (None, Some(fallback)) => self.resolve(fallback, theme, depth + 1),
                    (None, None) => None,
                }
            }
            _ => None,
        }
    }
}

/// The colour in a theme, if it is opaque.
fn opaque(color: &CssColor, theme: Theme) -> Option<CssColor> {
    match color {
        CssColor::LightDark(light, dark) => {
            opaque(if theme == Theme::Light { light } else { dark }, theme)
        }
        color => {
            let is_opaque = SRGBLinear::try_from(color).is_ok_and(|color| color.alpha >= 1.0);
            is_opaque.then(|| color.clone())
        }
    }
}

/// The contrast of two colours by WCAG 2.2.
fn contrast(one: &CssColor, other: &CssColor) -> Option<f32> {
    let luminance = |color: &CssColor| {
        let SRGBLinear { r, g, b, .. } = SRGBLinear::try_from(color).ok()?;
        let [r, g, b] = [r, g, b].map(|part| part.clamp(0.0, 1.0));
        Some(0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
    };
    let (one, other) = (luminance(one)?, luminance(other)?);
    Some(one.max(other) / one.min(other))
}

/// Whether a rule declares that its text is large.
fn is_large(declarations: &DeclarationBlock<'_>) -> bool {
    let value = |id: &PropertyId<'_>| {
        let mut found = declarations.iter().map(|(it, _)| it).filter(|it| it.property_id() == *id);
        found.next_back().and_then(|it| it.value_to_css_string(PrinterOptions::default()).ok())
    };
    let size = value(&PropertyId::FontSize).unwrap_or_default();
    let number = |unit: &str| size.strip_suffix(unit)?.parse::<f32>().ok();
    let pixels = number("rem").map(|rem| rem * 16.0).or_else(|| number("px")).unwrap_or_default();
    let weight = value(&PropertyId::FontWeight).unwrap_or_default();
    let is_bold = weight == "bold" || weight.parse::<f32>().is_ok_and(|weight| weight >= 700.0);
    pixels >= LARGE[usize::from(!is_bold)]
}

/// The span of the text colour that a rule declares. The parser does not record it.
fn color_span(code: &str, lines: &Lines<'_>, loc: Location) -> Range<usize> {
    const NAME: &str = "color";
    let start = lines.locate(loc.line, loc.column, "").start;
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    let mut found = code[start..].match_indices(NAME).map(|(at, _)| start + at);
    let found = found.find(|at| {
        let rest = code[at + NAME.len()..].trim_start();
        !code[..*at].ends_with(is_part) && rest.starts_with(':')
    });
    found.map_or(start..start, |at| at..at + NAME.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::diagnostic::position;

    /// The line and the message of each fault of a style sheet beside others.
    fn faults(text: &str) -> Vec<String> {
        let tokens = ":root { --ink: #222; --paper: light-dark(white, #111); --tone: #777 }\n\
                      @media (prefers-color-scheme: dark) { :root { --ink: #333 } }\n\
                      [data-theme=dark] { --ink: #333 }\n.badge { --tone: #000 }";
        let files = [("assets/a.css", text), ("assets/tokens.css", tokens)];
        let files = files.map(|(path, text)| (path, text.as_bytes().to_vec()));
        let found = low_contrasts(&Snapshot::in_memory(files));
        let line = |one: &LowContrast| position(text, one.place.start).0;
        found.iter().map(|one| format!("{}: {}", line(one), one.message)).collect()
    }

    #[test]
    fn low_contrast_of_a_rule_is_found_in_each_theme() {
        assert_eq!(
            faults("a {\n  background-color: #fff;\n  color: #777;\n}"),
            ["3: `#777` on `#fff` has a contrast of 4.47 : 1, less than 4.5 : 1"]
        );
        assert_eq!(
            faults(
                "/* color: */ a { background: var(--paper); color: var(--ink); & b { top: 0 } }"
            ),
            ["1: `#333` on `#111` has a contrast of 1.49 : 1 in the dark theme, less than 4.5 : 1"]
        );
        let large = "a { font-size: 1.5rem; color: #999; background: #fff }";
        assert_eq!(
            faults(large),
            ["1: `#999` on `#fff` has a contrast of 2.84 : 1, less than 3 : 1"]
        );
    }

    #[test]
    fn colours_that_are_sufficient_or_not_known_are_not_reported() {
        for text in [
            "a { color: #767676; background: white }",
            "a { color: #888; font-size: 24px; background: white }",
            "a { color: #888; font-weight: 700; font-size: 19px; background: white }",
            "a { color: #777; background: url(a.png) white }",
            "a { color: rgb(0 0 0 / 0.3); background: white }",
            "a { color: var(--tone); background: white }",
            "a { color: var(--other); background: white }",
            "a { color: inherit; background: white }",
            "a:disabled { color: #777; background: white }",
            "@media print { a { color: #777; background: white } }",
            "@media (prefers-color-scheme: light) { a { color: var(--ink); background: #ccc } }",
        ] {
            assert_eq!(faults(text), [""; 0], "{text}");
        }
    }
}
