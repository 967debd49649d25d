//! `[[fonts]]`: fonts, their subsets and their languages.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::config::resolver::{Located, Resolver, located};

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
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(untagged)]
pub enum Axis {
    /// Pinned to a value.
    Pinned(f64),
    /// Limited to a range.
    Range([f64; 2]),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFont {
    family: Spanned<String>,
    file: Spanned<String>,
    locales: Option<Vec<Spanned<String>>>,
    weight: Option<Spanned<String>>,
    #[serde(default)]
    italic: bool,
    #[serde(default)]
    axes: BTreeMap<String, Axis>,
    #[serde(default)]
    without: String,
    display: Option<Spanned<String>>,
    #[serde(default)]
    preload: bool,
    first: Option<Spanned<String>>,
    picture: Option<String>,
}

/// The values of `font-display` (CSS Fonts 4).
const DISPLAYS: [&str; 5] = ["auto", "block", "swap", "fallback", "optional"];

impl Resolver<'_> {
    pub(super) fn font(&mut self, raw: RawFont, names: &[String]) -> FontRule {
        if raw.family.get_ref().contains(['"', '\\', '<', '>', '{', '}']) {
            let message = format!("`{}` can't be the name of a family", raw.family.get_ref());
            self.invalid(raw.family.span(), message, "use letters, digits and spaces");
        }
        let locales = match raw.locales {
            Some(named) => named.iter().filter_map(|name| self.locale(name, names)).collect(),
            None => (0..names.len()).collect(),
        };
        let weight = match (&raw.weight, raw.axes.get("wght")) {
            (Some(weight), _) => {
                let text = weight.get_ref();
                let numbers = text.split(' ').all(|number| number.parse::<u16>().is_ok());
                if !numbers || text.split(' ').count() > 2 {
                    let message = format!("`{text}` is not a weight");
                    self.invalid(weight.span(), message, "write \"400\" or \"400 600\"");
                }
                text.clone()
            }
            (None, Some(Axis::Pinned(weight))) => weight.to_string(),
            (None, Some(Axis::Range([least, most]))) => format!("{least} {most}"),
            (None, None) => "400".to_owned(),
        };
        if let Some(display) = &raw.display
            && !DISPLAYS.contains(&display.get_ref().as_str())
        {
            let message = format!("`{}` is not a value of font-display", display.get_ref());
            self.invalid(
                display.span(),
                message,
                format!("the values are {}", DISPLAYS.join(", ")),
            );
        }
        FontRule {
            family: raw.family.into_inner(),
            file: located(raw.file),
            locales,
            weight,
            italic: raw.italic,
            axes: raw.axes,
            without: raw.without,
            display: raw.display.map_or_else(|| "swap".to_owned(), Spanned::into_inner),
            preload: raw.preload,
            first: raw.first.map(located),
            picture: raw.picture,
        }
    }
}
