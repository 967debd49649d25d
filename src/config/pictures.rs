//! `[pictures]`: how images are made smaller.

use serde::Deserialize;
use toml::Spanned;

use crate::config::resolver::Resolver;

/// How images are made smaller.
#[derive(Clone, Debug)]
pub struct Pictures {
    /// The widths where a picture names none, in pixels.
    pub widths: Vec<u32>,
    /// How wide they are shown where a picture does not say it: the attribute `sizes`.
    pub sizes: String,
    /// The quality, from 1 to 100.
    pub quality: u8,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPictures {
    widths: Option<Spanned<Vec<u32>>>,
    sizes: Option<String>,
    quality: Option<Spanned<u8>>,
}

impl Resolver<'_> {
    /// Checks the table, and fills in what it leaves out.
    pub(super) fn pictures(&mut self, raw: RawPictures) -> Pictures {
        if let Some(widths) = raw
            .widths
            .as_ref()
            .filter(|widths| widths.get_ref().is_empty() || widths.get_ref().contains(&0))
        {
            let message = "the widths of pictures are numbers of pixels".to_owned();
            self.invalid(widths.span(), message, "write `widths = [480, 960, 1440]`");
        }
        if let Some(quality) =
            raw.quality.as_ref().filter(|quality| !(1..=100).contains(quality.get_ref()))
        {
            let message = format!("the quality of pictures is {}", quality.get_ref());
            self.invalid(quality.span(), message, "it goes from 1 to 100; 80 is usual");
        }
        Pictures {
            widths: raw.widths.map_or_else(|| vec![480, 960, 1440], Spanned::into_inner),
            sizes: raw.sizes.unwrap_or_else(|| "100vw".to_owned()),
            quality: raw.quality.map_or(80, Spanned::into_inner),
        }
    }
}
