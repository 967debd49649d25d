//! `[[fonts]]`: what is cut, how, and for whom.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::config::resolver::{Resolver, Sited, sited};

/// A font that is cut to the characters of each of its languages.
#[derive(Clone, Debug)]
pub struct FontRule {
    /// Its family's name in style sheets.
    pub family: String,
    /// The asset that is cut.
    pub file: Sited<String>,
    /// The places of its languages in the configuration's list.
    pub locales: Vec<usize>,
    /// The weight or the range of weights, as CSS writes them.
    pub weight: String,
    /// Whether it is slanted.
    pub italic: bool,
    /// What becomes of its variable axes; those that are not named stay as they are.
    pub axes: BTreeMap<String, Axis>,
    /// Characters that are left to another font.
    pub without: String,
    /// How browsers wait for it: a value of `font-display`.
    pub display: String,
    /// Whether pages fetch it before they know that they need it.
    pub preload: bool,
    /// The page whose characters come in a file of their own, so that it loads no others.
    pub first: Option<Sited<String>>,
    /// The name under which pictures of shared links set text in it.
    pub picture: Option<String>,
}

/// What becomes of a variable axis.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(untagged)]
pub enum Axis {
    /// It has one value.
    Pinned(f64),
    /// It goes from one value to another.
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
    pub(super) fn font(&mut self, raw: RawFont, segments: &[String]) -> FontRule {
        if raw.family.get_ref().contains(['"', '\\', '<', '>', '{', '}']) {
            let message = format!("`{}` can't be the name of a family", raw.family.get_ref());
            self.wrong(raw.family.span(), message, "use letters, digits and spaces");
        }
        let locales = match raw.locales {
            Some(named) => named.iter().filter_map(|name| self.segment(name, segments)).collect(),
            None => (0..segments.len()).collect(),
        };
        let weight = match (&raw.weight, raw.axes.get("wght")) {
            (Some(weight), _) => {
                let text = weight.get_ref();
                let numbers = text.split(' ').all(|number| number.parse::<u16>().is_ok());
                if !numbers || text.split(' ').count() > 2 {
                    let message = format!("`{text}` is not a weight");
                    self.wrong(weight.span(), message, "write \"400\" or \"400 600\"");
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
            self.wrong(display.span(), message, format!("the values are {}", DISPLAYS.join(", ")));
        }
        FontRule {
            family: raw.family.into_inner(),
            file: sited(raw.file),
            locales,
            weight,
            italic: raw.italic,
            axes: raw.axes,
            without: raw.without,
            display: raw.display.map_or_else(|| "swap".to_owned(), Spanned::into_inner),
            preload: raw.preload,
            first: raw.first.map(sited),
            picture: raw.picture,
        }
    }
}
