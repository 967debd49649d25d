//! Reports the language level of `[islands] target`.

use crate::content::config::Config;
use crate::engine::diagnostic::{Code, Diagnostic, Place};

/// The diagnostic for a target that esbuild does not support.
pub(in crate::assets::island) fn unknown_target(config: &Config, target: &str) -> Diagnostic {
    wrong_target(config, format!("`{target}` is not an esbuild target"))
        .hint("write a year such as `es2022`, or a browser such as `safari16`")
}

/// The diagnostic for a target that lacks syntax of modules or of the site's code.
pub(in crate::assets::island) fn old_target(config: &Config, target: &str) -> Diagnostic {
    wrong_target(config, format!("code of islands can't be compiled for `{target}`")).hint(
        "write `es2020` or a later year, or later versions of browsers: older ones lack \
         `import.meta` and big integers",
    )
}

fn wrong_target(config: &Config, message: String) -> Diagnostic {
    let span = config.island_target.as_ref().map(|target| target.span.clone());
    let place = Place::new(&config.path, span.unwrap_or_default());
    Diagnostic::new(Code::InvalidConfig, message).at(place)
}
