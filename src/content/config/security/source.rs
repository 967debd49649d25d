//! Directives of policies, and the sources they may allow.

use serde::{Deserialize, Serialize};

use crate::base::named_enum::named_enum;

named_enum! {
    /// A directive of a policy, with its name in `site.toml` and in schemas.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    pub enum Directive {
        /// Scripts.
        Script = "script",
        /// Style sheets.
        Style = "style",
        /// Images.
        Img = "img",
        /// Fonts.
        Font = "font",
        /// Connections of scripts.
        Connect = "connect",
        /// Pages in frames.
        Frame = "frame",
        /// Audio, video and subtitles.
        Media = "media",
        /// Workers.
        Worker = "worker",
        /// Targets of forms.
        Form = "form",
    }
}

/// A directive: its name and rules.
struct HostRow {
    name: &'static str,
    /// The schemes that are allowed as a source, since their content does not run in the page.
    schemes: &'static [&'static str],
    purpose: &'static str,
}

const fn row(
    name: &'static str,
    schemes: &'static [&'static str],
    purpose: &'static str,
) -> HostRow {
    HostRow { name, schemes, purpose }
}

/// All directives, in the order of the enum.
const ROWS: [HostRow; 9] = [
    row("script-src", &[], "Where scripts may come from."),
    row("style-src", &[], "Where style sheets may come from."),
    row("img-src", &["data:", "blob:"], "Where images may come from; `data:` and `blob:`, too."),
    row("font-src", &["data:"], "Where fonts may come from; `data:`, too."),
    row(
        "connect-src",
        &["data:", "blob:"],
        "What scripts may connect to; `wss:` origins, `data:` and `blob:`, too.",
    ),
    row("frame-src", &[], "What frames may show."),
    row(
        "media-src",
        &["data:", "blob:"],
        "Where audio and video may come from; `data:` and `blob:`, too.",
    ),
    row("worker-src", &["blob:"], "Where workers may come from; `blob:`, too."),
    row("form-action", &[], "Where forms may be sent to."),
];

impl Directive {
    fn row(self) -> &'static HostRow {
        &ROWS[self as usize]
    }

    /// Its name in a policy.
    pub fn policy_name(self) -> &'static str {
        self.row().name
    }

    /// Returns whether the list of the directive in `site.toml` may contain a source: an origin, or
    /// a scheme with its colon.
    pub fn accepts(self, source: &str) -> bool {
        check_source(self, source).is_ok()
    }

    /// Its purpose, in the description of its key.
    pub(super) fn purpose(self) -> &'static str {
        self.row().purpose
    }
}

/// Checks that a source is at most an origin or the subdomains of one. The error consists of a
/// message and a hint.
pub(super) fn check_source(directive: Directive, source: &str) -> Result<(), (String, String)> {
    let is_socket = directive == Directive::Connect && is_origin(source, "wss://");
    if is_origin(source, "https://") || is_socket || directive.row().schemes.contains(&source) {
        return Ok(());
    }
    let message = format!("`{source}` can't be allowed for `{}`", directive.name());
    let hint = match source.trim_matches('\'') {
        "self" => "the site's own origin is always allowed".to_owned(),
        "unsafe-inline" | "unsafe-eval" | "unsafe-hashes" => {
            "policies of Archipel never allow injected scripts".to_owned()
        }
        _ => {
            let more = directive.row().schemes.iter().map(|scheme| format!(" or `{scheme}`"));
            let more: String = more.collect();
            format!("write an origin, https://example.org or https://*.example.org{more}")
        }
    };
    Err((message, hint))
}

/// Returns whether `text` is a scheme, a host (optionally with `*.`) and optionally a port, in
/// lower case and without a path.
pub fn is_origin(text: &str, scheme: &str) -> bool {
    let Some(rest) = text.strip_prefix(scheme) else { return false };
    let rest = rest.strip_prefix("*.").unwrap_or(rest);
    let (host, port) = rest.split_once(':').unwrap_or((rest, "443"));
    let is_label = |label: &str| {
        let fits = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        !label.is_empty() && label.bytes().all(fits)
    };
    host.split('.').all(is_label) && port.parse::<u16>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_origins() {
        for (directive, source) in [
            (Directive::Script, "https://a.example"),
            (Directive::Script, "https://*.a.example:8443"),
            (Directive::Connect, "wss://a.example"),
            (Directive::Img, "data:"),
            (Directive::Worker, "blob:"),
        ] {
            assert_eq!(check_source(directive, source), Ok(()), "{source}");
        }
        for (directive, source) in [
            (Directive::Script, "data:"),
            (Directive::Script, "blob:"),
            (Directive::Script, "wss://a.example"),
            (Directive::Script, "'unsafe-inline'"),
            (Directive::Script, "'self'"),
            (Directive::Script, "*"),
            (Directive::Script, "https:"),
            (Directive::Script, "https://*"),
            (Directive::Script, "https://a.*"),
            (Directive::Script, "http://a.example"),
            (Directive::Script, "https://a.example/path"),
            (Directive::Script, "https://a.example;script-src *"),
            (Directive::Script, "https://a.example:port"),
            (Directive::Script, "https://A.example"),
        ] {
            assert!(check_source(directive, source).is_err(), "{source}");
        }
    }
}
