//! Minifies style sheets, each declaration by itself.
//!
//! The minifier merges the declarations of a block and those of adjacent rules, and changes their
//! order, which changes what browsers show: `rotate` beside `transform`, a property after its
//! shorthand, a prefixed property after the standard one. So custom properties stand for the
//! declarations until it is done, and each declaration is compiled as a block of its own.

use std::convert::Infallible;

use lightningcss::declaration::DeclarationBlock;
use lightningcss::error::{Error, MinifyErrorKind};
use lightningcss::properties::Property;
use lightningcss::properties::animation::{AnimationAttachmentRange, AnimationRange};
use lightningcss::properties::custom::{
    CustomProperty, CustomPropertyName, Token, TokenList, TokenOrValue, UnparsedProperty,
};
use lightningcss::properties::font::{Font, FontStretch};
use lightningcss::stylesheet::{
    MinifyOptions, ParserOptions, PrinterOptions, StyleAttribute, StyleSheet,
};
use lightningcss::targets::Targets;
use lightningcss::values::color::CssColor;
use lightningcss::values::ident::DashedIdent;
use lightningcss::vendor_prefix::VendorPrefix;
use lightningcss::visit_types;
use lightningcss::visitor::{Visit, VisitTypes, Visitor};

use crate::assets::asset::exact::write_exactly;
use crate::assets::asset::{adjacent, nested};
use crate::base::marks::DECLARATION;

/// Minifies a style sheet and lowers it for `targets`.
pub(super) fn minify(
    sheet: &mut StyleSheet<'_>,
    targets: Targets,
) -> Result<(), Error<MinifyErrorKind>> {
    write_exactly(sheet);
    nested::add_supports(sheet, targets);
    adjacent::join(sheet);
    let mut declarations = Declarations { all: Vec::new(), targets, is_done: false };
    let Ok(()) = sheet.visit(&mut declarations);
    let result = sheet.minify(MinifyOptions { targets, ..MinifyOptions::default() });
    declarations.is_done = true;
    let Ok(()) = sheet.visit(&mut declarations);
    result
}

/// The declarations of a style sheet while it is minified.
struct Declarations<'i> {
    /// By the number in the custom property that stands for each; `None` marks a block.
    all: Vec<Option<Property<'i>>>,
    targets: Targets,
    /// Whether they return to their places.
    is_done: bool,
}

impl<'i> Declarations<'i> {
    /// The custom property that stands for a declaration. Custom properties keep their order, and
    /// values with colours can get `@supports` rules.
    fn set_aside(&mut self, mut property: Property<'i>) -> Property<'i> {
        match &mut property {
            Property::Custom(custom) => {
                separate_signs(&mut custom.value);
                return property;
            }
            Property::Unparsed(unparsed) => {
                separate_signs(&mut unparsed.value);
                if has_wide_colour(&unparsed.value) {
                    return property;
                }
            }
            _ => {}
        }
        self.mark(Some(property))
    }

    /// A custom property that stands for a declaration, or only for its place.
    fn mark(&mut self, property: Option<Property<'i>>) -> Property<'i> {
        let name = format!("--{DECLARATION}{}", self.all.len());
        self.all.push(property);
        let name = CustomPropertyName::Custom(DashedIdent(name.into()));
        Property::Custom(CustomProperty { name, value: TokenList(Vec::new()) })
    }

    /// The declarations that a property stands for: one, or several with prefixes or fallbacks.
    fn compiled(&self, property: Property<'i>) -> Vec<Property<'i>> {
        let Property::Custom(CustomProperty { name: CustomPropertyName::Custom(name), .. }) =
            &property
        else {
            return vec![property];
        };
        let number = name.0.strip_prefix("--").and_then(|name| name.strip_prefix(DECLARATION));
        let number = number.and_then(|number| number.parse::<usize>().ok());
        let own = match number.and_then(|number| self.all.get(number)) {
            Some(Some(own)) => own,
            Some(None) => return Vec::new(),
            None => return vec![property],
        };
        let compiled = |property: Property<'i>| {
            if repeats_a_family(&property) {
                return vec![property];
            }
            let mut alone = StyleAttribute::parse("", ParserOptions::default())
                .expect("no declaration is valid");
            alone.declarations.declarations.push(property);
            alone.minify(MinifyOptions { targets: self.targets, ..MinifyOptions::default() });
            alone.declarations.declarations
        };
        exact(own.clone()).into_iter().flat_map(compiled).collect()
    }
}

/// The declarations of a property; the longhands of a shorthand that is printed with other values,
/// such as `animation: 1s` as `none`.
fn exact(property: Property<'_>) -> Vec<Property<'_>> {
    // Positions are printed in other words: `left 1px` as `1px`.
    let has_position = matches!(
        property,
        Property::Background(_) | Property::BackgroundPosition(_) | Property::Mask(..)
    );
    if let Property::AnimationRange(ranges) = &property
        && ranges.iter().any(ends_normally)
    {
        let (starts, ends) = ranges.iter().cloned().map(|one| (one.start, one.end)).unzip();
        return vec![Property::AnimationRangeStart(starts), Property::AnimationRangeEnd(ends)];
    }
    let id = property.property_id();
    let Some(longhands) = id.longhands().filter(|_| !has_position) else { return vec![property] };
    let print = |one: &Property<'_>| {
        let options = PrinterOptions { minify: true, ..PrinterOptions::default() };
        one.value_to_css_string(options).unwrap_or_default()
    };
    let printed = print(&property);
    let again = Property::parse_string(id.clone(), &printed, ParserOptions::default());
    let is_exact = again.is_ok_and(|again| {
        longhands.iter().all(|id| {
            let value = |of: &Property<'_>| of.longhand(id).map(|one| print(&one));
            value(&property) == value(&again)
        })
    });
    if printed.is_empty() {
        let value = TokenList(vec![TokenOrValue::Token(Token::Ident("none".into()))]);
        return vec![Property::Unparsed(UnparsedProperty { property_id: id, value })];
    }
    if is_exact {
        return vec![property];
    }
    // The printer writes a width as a percentage, which the shorthand can't have; and the shorthand
    // resets more than its longhands in the library.
    if let Property::Font(font) = &property
        && font.stretch != FontStretch::default()
    {
        let plain = Font { stretch: FontStretch::default(), ..font.clone() };
        let mut parts = exact(Property::Font(plain));
        parts.push(Property::FontStretch(font.stretch.clone()));
        return parts;
    }
    let longhands = longhands.iter().filter_map(|id| property.longhand(id));
    // The shorthand resets the timeline, too, which is no longhand for the library.
    let timeline = match &property {
        Property::Animation(_, VendorPrefix::None) => {
            [("animation-timeline", "auto"), ("animation-range", "normal")].to_vec()
        }
        _ => Vec::new(),
    };
    let timeline = timeline.into_iter().map(|(name, value)| {
        let name = CustomPropertyName::Unknown(name.into());
        let value = TokenList(vec![TokenOrValue::Token(Token::Ident(value.into()))]);
        Property::Custom(CustomProperty { name, value })
    });
    // The library does not find it, since it has no prefixes.
    let thickness = match &property {
        Property::TextDecoration(all, _) => {
            Some(Property::TextDecorationThickness(all.thickness.clone()))
        }
        _ => None,
    };
    longhands.chain(thickness).chain(timeline).collect()
}

/// Returns whether a range from a named one lasts to the end of the timeline: `entry normal` would
/// be printed as `entry`, which ends with that part.
fn ends_normally(range: &AnimationRange) -> bool {
    matches!(range.start.0, AnimationAttachmentRange::TimelineRange { .. })
        && range.end.0 == AnimationAttachmentRange::Normal
}

/// Returns whether a value has a colour that some browsers do not know.
fn has_wide_colour(tokens: &TokenList<'_>) -> bool {
    tokens.0.iter().any(|token| match token {
        TokenOrValue::Color(colour) => {
            !matches!(colour, CssColor::CurrentColor | CssColor::RGBA(_) | CssColor::System(_))
        }
        TokenOrValue::UnresolvedColor(_) => true,
        TokenOrValue::Function(function) => has_wide_colour(&function.arguments),
        TokenOrValue::Var(variable) => variable.fallback.as_ref().is_some_and(has_wide_colour),
        TokenOrValue::Env(variable) => variable.fallback.as_ref().is_some_and(has_wide_colour),
        _ => false,
    })
}

/// Returns whether fonts are named twice, as in `monospace, monospace`, with which browsers do not
/// make the text smaller. The minifier removes the second name.
fn repeats_a_family(property: &Property<'_>) -> bool {
    let families = match property {
        Property::FontFamily(families) => families,
        Property::Font(font) => &font.family,
        _ => return false,
    };
    families.iter().enumerate().any(|(at, family)| families[..at].contains(family))
}

/// Adds the plus signs that the printer drops, and that separate a number from the token before it:
/// `2n+1`, which would be `2n1`.
fn separate_signs(tokens: &mut TokenList<'_>) {
    let is_number = |token: &TokenOrValue<'_>| match token {
        TokenOrValue::Token(
            Token::Number { value, .. }
            | Token::Percentage { unit_value: value, .. }
            | Token::Dimension { value, .. },
        ) => Some(value.is_sign_negative()),
        TokenOrValue::Length(length) => Some(length.to_unit_value().0.is_sign_negative()),
        TokenOrValue::Angle(angle) => Some(angle.to_degrees().is_sign_negative()),
        TokenOrValue::Time(time) => Some(time.to_ms().is_sign_negative()),
        _ => None,
    };
    let joins = |token: &TokenOrValue<'_>| {
        is_number(token).is_some()
            || matches!(
                token,
                TokenOrValue::Color(_)
                    | TokenOrValue::DashedIdent(_)
                    | TokenOrValue::Token(Token::Ident(_) | Token::Hash(_) | Token::IDHash(_))
            )
    };
    let mut at = 1;
    while at < tokens.0.len() {
        if joins(&tokens.0[at - 1]) && is_number(&tokens.0[at]) == Some(false) {
            tokens.0.insert(at, TokenOrValue::Token(Token::Delim('+')));
            at += 1;
        }
        at += 1;
    }
}

impl<'i> Visitor<'i> for Declarations<'i> {
    type Error = Infallible;

    fn visit_types(&self) -> VisitTypes {
        visit_types!(PROPERTIES | RULES)
    }

    fn visit_declaration_block(
        &mut self,
        block: &mut DeclarationBlock<'i>,
    ) -> Result<(), Infallible> {
        // The minifier removes a rule if a later one has the same properties, also if its values
        // are important, or if browsers know only them.
        if !self.is_done && !block.is_empty() {
            let mark = self.mark(None);
            block.declarations.push(mark);
        }
        for list in [&mut block.declarations, &mut block.important_declarations] {
            let all = std::mem::take(list).into_iter();
            *list = match self.is_done {
                true => all.flat_map(|property| self.compiled(property)).collect(),
                false => all.map(|property| self.set_aside(property)).collect(),
            };
        }
        Ok(())
    }
}
