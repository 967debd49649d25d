//! Loads `assets/` with the settings of the configuration.

use crate::asset::{self, Assets, CssTargets};
use crate::cache::Versioned;
use crate::config::Config;
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::pipeline::input::inputs::Inputs;
use crate::source::Snapshot;

/// The assets of the tree, loaded again when a file or the configuration has changed.
pub(super) fn assets(
    snapshot: &Snapshot,
    config: &Versioned<Config>,
    inputs: &Inputs,
    report: &mut Report,
) -> Versioned<Assets> {
    let key = (config.version(), asset::sources(snapshot));
    inputs.assets.get("", key, report, |report| load_assets(snapshot, config, inputs, report))
}

fn load_assets(
    snapshot: &Snapshot,
    config: &Versioned<Config>,
    inputs: &Inputs,
    report: &mut Report,
) -> Assets {
    let known = &inputs.known_assets;
    let targets = inputs
        .targets
        .get("", config.version(), &mut Report::new(), |_| CssTargets::new(&config.css_targets));
    match &*targets {
        Ok(targets) => Assets::load(snapshot, targets, known, report),
        Err(message) => {
            report.add(
                Diagnostic::new(Code::InvalidConfig, message.as_str())
                    .at(Place::new(&config.path, config.css_span.clone()))
                    .hint("write browserslist queries such as \"defaults\" or \"chrome >= 120\""),
            );
            // Style sheets are still checked, with the default browsers.
            CssTargets::new(&["defaults".to_owned()])
                .map(|targets| Assets::load(snapshot, &targets, known, report))
                .unwrap_or_default()
        }
    }
}
