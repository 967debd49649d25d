//! Finds negative values of properties that can't be negative.

use lightningcss::properties::Property;
use lightningcss::stylesheet::PrinterOptions;

/// Properties whose values can't be negative (the value definitions `[0,∞]` of their
/// specifications), without the names of sides and corners.
const NON_NEGATIVE: &str = "aspect-ratio block-size border-block-width border-image-width \
    border-inline-width border-radius border-spacing border-width column-count column-gap \
    column-rule-width column-width flex-basis flex-grow flex-shrink font-size gap grid-column-gap \
    grid-gap grid-row-gap height inline-size line-height max-block-size max-height \
    max-inline-size max-width min-block-size min-height min-inline-size min-width outline-width \
    padding padding-block padding-inline perspective row-gap scroll-padding stroke-miterlimit \
    stroke-width tab-size width";

/// Parts of names of properties for one side or corner.
const SIDES: [&str; 8] =
    ["-top", "-right", "-bottom", "-left", "-start", "-end", "-block", "-inline"];

/// The negative value that a property has and can't have, as it would be printed.
pub(super) fn negative_value(property: &Property<'_>) -> Option<String> {
    let id = property.property_id();
    let mut name = id.name().to_owned();
    if !NON_NEGATIVE.split_whitespace().any(|known| known == name) {
        for side in SIDES {
            name = name.replace(side, "");
        }
        if !NON_NEGATIVE.split_whitespace().any(|known| known == name) {
            return None;
        }
    }
    let value = property.value_to_css_string(PrinterOptions::default()).ok()?;
    let mut depth = 0_usize;
    let mut words = value.split([' ', ',', '/']).filter(|word| {
        let is_outside = depth == 0;
        let count = |bracket: char| word.matches(bracket).count();
        depth = (depth + count('(')).saturating_sub(count(')'));
        is_outside && !word.contains('(')
    });
    let is_negative = |word: &&str| {
        let number = word.strip_prefix('-').unwrap_or_default();
        number.starts_with(|c: char| c.is_ascii_digit() || c == '.')
    };
    words.find(is_negative).map(str::to_owned)
}
