//! The browsers that style sheets are compiled for.

use lightningcss::targets::{Browsers, Features, Targets};

use crate::content::config;
use crate::engine::diagnostic::{Code, Diagnostic, Place};
use crate::engine::query::Query;

/// Features whose lowering changes the meaning: `light-dark()` would follow the nearest
/// `color-scheme` of the style sheet, not that of the element; logical properties and `:dir()`
/// would follow the language, not the direction; fonts in place of `system-ui` would come before
/// those that the author names next.
const INEXACT: Features = Features::LightDark
    .union(Features::LogicalProperties)
    .union(Features::DirSelector)
    .union(Features::FontFamilySystemUi);

/// The browsers that style sheets are compiled for.
#[derive(Clone, Copy, Debug, Default)]
pub struct CssTargets(pub(super) Targets);

impl PartialEq for CssTargets {
    /// The other targets are the same for all.
    fn eq(&self, other: &CssTargets) -> bool {
        self.0.browsers == other.0.browsers
    }
}

impl CssTargets {
    /// Resolves browserslist queries; the error is a sentence for the user. Without queries nothing
    /// is lowered.
    pub fn new(queries: &[String]) -> Result<CssTargets, String> {
        for query in queries {
            let words = query.to_ascii_lowercase();
            if let Some(why) = nondeterministic(&words) {
                return Err(format!("the query `{query}` can't be used: {why}"));
            }
        }
        let browsers = Browsers::from_browserslist(queries).map_err(|error| error.to_string())?;
        Ok(CssTargets(Targets {
            browsers,
            // No browser supports custom media queries.
            include: Features::CustomMediaQueries,
            exclude: INEXACT,
        }))
    }
}

/// The reason why the result of a query depends on the day or the machine.
fn nondeterministic(query: &str) -> Option<&'static str> {
    let words: Vec<&str> =
        query.split(|c: char| c.is_whitespace() || c == ',').filter(|w| !w.is_empty()).collect();
    let has = |word: &str| words.contains(&word);
    if has("last") && (has("year") || has("years")) || has("maintained") {
        Some("it depends on the day; name versions, or `since` with a year")
    } else if has("current") || has("extends") || has("browserslist") {
        Some("it depends on the machine")
    } else {
        None
    }
}

/// The browsers of `site.toml`.
pub static TARGETS: Query<CssTargets> = Query::with_cutoff(|reader, _, report| {
    let config = config::current(reader);
    CssTargets::new(&config.css_targets).unwrap_or_else(|message| {
        report.add(
            Diagnostic::new(Code::InvalidConfig, message)
                .at(Place::new(&config.path, config.css_span.clone()))
                .hint("write browserslist queries such as \"defaults\" or \"chrome >= 120\""),
        );
        // Style sheets are still checked, with the default browsers.
        CssTargets::new(&["defaults".to_owned()]).unwrap_or_default()
    })
});
