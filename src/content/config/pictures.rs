//! `[pictures]`: how images are made smaller.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::content::config::resolver::{Located, Resolver};

/// How images are made smaller.
#[derive(Clone, Debug)]
pub struct Pictures {
    /// The widths where a picture names none, in pixels.
    pub widths: Vec<u32>,
    /// How wide they are shown where a picture does not say it: the attribute `sizes`.
    pub sizes: String,
    /// The quality, from 1 to 100.
    pub quality: u8,
    /// Files and folders of `assets/` and `static/` that are published with their metadata.
    pub keep_metadata: Vec<Located<String>>,
}

#[derive(Deserialize, Default, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPictures {
    /// The widths where a picture names none, in pixels.
    #[schemars(extend("default" = WIDTHS, "items" = { "type": "integer", "minimum": 1 }))]
    widths: Option<Located<Vec<u32>>>,
    /// How wide they are shown where a picture does not say it.
    #[schemars(extend("default" = SIZES))]
    sizes: Option<String>,
    /// The quality of lossy pictures.
    #[schemars(range(min = 1, max = 100), extend("default" = QUALITY))]
    quality: Option<Located<u32>>,
    /// Files of `assets/` and `static/` that are published with what their cameras noted; a folder
    /// ends with `/`.
    keep_metadata: Option<Vec<Located<String>>>,
}

const WIDTHS: [u32; 3] = [480, 960, 1440];
const SIZES: &str = "100vw";
const QUALITY: u8 = 80;

impl Resolver<'_> {
    /// Checks the table, and fills in what it leaves out.
    pub(super) fn pictures(&mut self, raw: RawPictures) -> Pictures {
        if let Some(widths) = raw.widths.as_ref().filter(|widths| widths.value.is_empty()) {
            let message = "the widths of pictures are numbers of pixels".to_owned();
            self.invalid(widths.span.clone(), message, "write `widths = [480, 960, 1440]`");
        }
        Pictures {
            widths: raw.widths.map_or_else(|| WIDTHS.to_vec(), |located| located.value),
            sizes: raw.sizes.unwrap_or_else(|| SIZES.to_owned()),
            quality: raw
                .quality
                .and_then(|located| located.value.try_into().ok())
                .unwrap_or(QUALITY),
            keep_metadata: raw.keep_metadata.unwrap_or_default(),
        }
    }
}
