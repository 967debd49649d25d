//! Fonts as a query.

use crate::assets::asset;
use crate::assets::font::Fonts;
use crate::assets::font::usage::USAGE;
use crate::content::config;
use crate::engine::query::{Query, Versioned};

/// Whether pages get whole fonts instead of ones that are subset to the characters in use.
pub static WHOLE: Query<bool> = Query::with_cutoff(|_, _, _| false);

/// The fonts of the site, or the reason why they can't be subset.
pub static SITE_FONTS: Query<Result<Versioned<Fonts>, String>> = Query::new(|reader, _, report| {
    let (config, assets) = (config::current(reader), reader.get(&asset::FILES, ""));
    let usage = (!*reader.get(&WHOLE, "")).then(|| reader.get(&USAGE, ""));
    match Fonts::load(reader.snapshot(), &config, &assets, usage.as_deref(), report) {
        Ok(fonts) => Ok(Versioned::new(fonts)),
        Err(error) => {
            reader.mark_volatile();
            Err(format!("{error:#}"))
        }
    }
});
