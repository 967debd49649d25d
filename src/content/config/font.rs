//! `[[fonts]]`: fonts, their subsets and their languages.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::content::config::locale::LocaleNames;
use crate::content::config::resolver::{ConfigNode, Located, Resolver};
use crate::content::schema::{Shape, fields};

/// A font that is subset to the characters of each of its languages.
#[derive(Clone, Debug)]
pub struct FontRule {
    /// Its family's name in style sheets.
    pub family: String,
    /// The asset.
    pub file: Located<String>,
    /// The indices of its languages.
    pub locales: Vec<usize>,
    /// The weight or range of weights, as in CSS.
    pub weight: String,
    /// Whether it is italic.
    pub italic: bool,
    /// Settings of its variable axes; other axes are unchanged.
    pub axes: BTreeMap<String, Axis>,
    /// Characters that another font provides.
    pub without: String,
    /// Its `font-display` value.
    pub display: String,
    /// Whether pages preload it.
    pub preload: bool,
    /// The page whose characters are in a separate file, so that it loads no others.
    pub first: Option<Located<String>>,
    /// The name of the font in social images.
    pub picture: Option<String>,
}

/// A setting of a variable axis.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Axis {
    /// Pinned to a value.
    Pinned(f64),
    /// Limited to a range.
    Range([f64; 2]),
}

/// The keys of a font.
pub(super) fn font() -> Shape {
    let file = "The font as its maker publishes it (WOFF2, WOFF, TTF), a file in assets/: \
                \"fonts/inter.woff2\".";
    let locales = "The languages it is for, by their segments; all by default.";
    let weight = "\"400\" or \"400 600\"; by default what `axes.wght` says, or 400.";
    let axis = Shape::Either(vec![Shape::Number, Shape::Number.list()]);
    let axes = "Of a variable font: `{ opsz = 60, wght = [400, 600] }` pins one axis and narrows \
                another.";
    let first = "The page whose characters come in a file of their own.";
    Shape::Record(fields([
        ("family", Shape::Text, "The family's name in style sheets: \"Inter\"."),
        ("file", Shape::Asset, file),
        ("locales?", Shape::Name("locale").list(), locales),
        ("weight?", Shape::Text, weight),
        ("italic?", Shape::Boolean, "Whether it is the slanted face."),
        ("axes?", axis.map(), axes),
        ("without?", Shape::Text, "Characters that are left to another font."),
        ("display?", Shape::one_of(&DISPLAYS), "Its `font-display`; \"swap\" by default."),
        ("preload?", Shape::Boolean, "Whether it is fetched with the page."),
        ("first?", Shape::Page, first),
        ("picture?", Shape::Text, "The name of the font in social images."),
    ]))
}

/// The weight of a face with this value on its axis: CSS has those from 1 to 1000.
fn css_weight(value: f64) -> String {
    value.clamp(1.0, 1000.0).to_string()
}

/// Returns whether CSS allows a weight (CSS Fonts 4, section 2.2).
fn is_weight(weight: u16) -> bool {
    (1..=1000).contains(&weight)
}

/// The values of `font-display` (CSS Fonts 4).
const DISPLAYS: [&str; 5] = ["auto", "block", "swap", "fallback", "optional"];

/// The one without the key.
const DISPLAY: &str = "swap";

impl Resolver<'_> {
    pub(super) fn font(&mut self, table: ConfigNode<'_>, names: &LocaleNames) -> Option<FontRule> {
        let text = |key: &str| table.get(key).text();
        if let Some(family) = text("family")
            && (family.value.trim().is_empty()
                || family.value.contains(['"', '\\', '<', '>', '{', '}']))
        {
            let message = format!("`{}` can't be the name of a family", family.value);
            self.invalid(family.span, message, "use letters, digits and spaces");
        }
        let named = table.get("locales");
        let locales = match named.0 {
            Some(_) => named.texts().iter().filter_map(|name| self.locale(name, names)).collect(),
            None => (0..names.len()).collect(),
        };
        let axes = table.get("axes").entries();
        let axes =
            axes.filter_map(|(axis, value)| Some((axis.text.to_string(), self.axis(value)?)));
        let axes: BTreeMap<String, Axis> = axes.collect();
        let weight = match (text("weight"), axes.get("wght")) {
            (Some(weight), _) => self.weight(weight),
            (None, Some(Axis::Pinned(weight))) => css_weight(*weight),
            (None, Some(Axis::Range([least, most]))) => {
                format!("{} {}", css_weight(*least), css_weight(*most))
            }
            (None, None) => "400".to_owned(),
        };
        Some(FontRule {
            family: text("family")?.value,
            file: text("file")?,
            locales,
            weight,
            italic: table.get("italic").is_true(),
            axes,
            without: text("without").map(|it| it.value).unwrap_or_default(),
            display: text("display").map_or_else(|| DISPLAY.to_owned(), |it| it.value),
            preload: table.get("preload").is_true(),
            first: text("first"),
            picture: text("picture").map(|it| it.value),
        })
    }

    fn axis(&mut self, value: ConfigNode<'_>) -> Option<Axis> {
        if let Some(pinned) = value.number() {
            return Some(Axis::Pinned(pinned.value));
        }
        let list = value.list()?;
        let numbers: Vec<f64> =
            list.value.iter().filter_map(|it| Some(it.number()?.value)).collect();
        if let [least, most] = numbers[..]
            && least <= most
        {
            return Some(Axis::Range([least, most]));
        }
        if numbers.len() == list.value.len() {
            let message = "the range of an axis is two numbers, the least first".to_owned();
            self.invalid(list.span, message, "write the least and the greatest: `[400, 600]`");
        }
        None
    }

    fn weight(&mut self, weight: Located<String>) -> String {
        let text = weight.value;
        let numbers: Option<Vec<u16>> = text
            .split(' ')
            .map(|number| number.parse().ok().filter(|weight| is_weight(*weight)))
            .collect();
        let is_range = |numbers: &Vec<u16>| numbers.len() <= 2 && numbers.is_sorted();
        if !numbers.is_some_and(|numbers| is_range(&numbers)) {
            let message = format!("`{text}` is not a weight");
            self.invalid(weight.span, message, "write \"400\" or \"400 600\"");
        }
        text
    }
}
