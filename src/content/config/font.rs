//! `[[fonts]]`: fonts, their subsets and their languages.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::config::resolver::{Located, Resolver};
use crate::content::config::schema::{AssetName, LocaleName, PageId};

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
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(untagged, expecting = "expected a number, or the least and the greatest in `[ ]`")]
pub enum Axis {
    /// Pinned to a value.
    Pinned(f64),
    /// Limited to a range.
    Range([f64; 2]),
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFont {
    /// The family's name in style sheets.
    family: Located<String>,
    /// The asset: the font as its maker publishes it (WOFF2, WOFF, TTF).
    #[schemars(with = "AssetName")]
    file: Located<String>,
    /// The languages it is for, by their segments; all by default.
    #[schemars(with = "Option<Vec<LocaleName>>")]
    locales: Option<Vec<Located<String>>>,
    /// `400` or `400 600`; by default what `axes.wght` says, or 400.
    #[schemars(regex(pattern = r"^\d+( \d+)?$"))]
    weight: Option<Located<String>>,
    /// Whether it is the slanted face.
    #[serde(default)]
    italic: bool,
    /// Of a variable font: `{ opsz = 60, wght = [400, 600] }` pins one axis and narrows another.
    #[serde(default)]
    axes: BTreeMap<String, Axis>,
    /// Characters that are left to another font.
    #[serde(default)]
    without: String,
    /// Its `font-display`.
    #[schemars(extend("enum" = DISPLAYS, "default" = DISPLAY))]
    display: Option<Located<String>>,
    /// Whether it is fetched with the page.
    #[serde(default)]
    preload: bool,
    /// The page whose characters come in a file of their own.
    #[schemars(with = "Option<PageId>")]
    first: Option<Located<String>>,
    /// The name of the font in social images.
    picture: Option<String>,
}

/// The values of `font-display` (CSS Fonts 4).
const DISPLAYS: [&str; 5] = ["auto", "block", "swap", "fallback", "optional"];

/// The one without the key.
const DISPLAY: &str = "swap";

impl Resolver<'_> {
    pub(super) fn font(&mut self, raw: RawFont, names: &[String]) -> FontRule {
        if raw.family.value.contains(['"', '\\', '<', '>', '{', '}']) {
            let message = format!("`{}` can't be the name of a family", raw.family.value);
            self.invalid(raw.family.span.clone(), message, "use letters, digits and spaces");
        }
        let locales = match raw.locales {
            Some(named) => named.iter().filter_map(|name| self.locale(name, names)).collect(),
            None => (0..names.len()).collect(),
        };
        let weight = match (&raw.weight, raw.axes.get("wght")) {
            (Some(weight), _) => {
                let text = &weight.value;
                let numbers = text.split(' ').all(|number| number.parse::<u16>().is_ok());
                if !numbers || text.split(' ').count() > 2 {
                    let message = format!("`{text}` is not a weight");
                    self.invalid(weight.span.clone(), message, "write \"400\" or \"400 600\"");
                }
                text.clone()
            }
            (None, Some(Axis::Pinned(weight))) => weight.to_string(),
            (None, Some(Axis::Range([least, most]))) => format!("{least} {most}"),
            (None, None) => "400".to_owned(),
        };
        FontRule {
            family: raw.family.value,
            file: raw.file,
            locales,
            weight,
            italic: raw.italic,
            axes: raw.axes,
            without: raw.without,
            display: raw.display.map_or_else(|| DISPLAY.to_owned(), |located| located.value),
            preload: raw.preload,
            first: raw.first,
            picture: raw.picture,
        }
    }
}
