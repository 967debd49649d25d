//! `[security]`: the origins that pages may load from, and security headers for hosts.

mod source;

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Deserialize;
use serde_json::json;
use toml::Spanned;

use crate::content::config::base_url::is_placeholder;
use crate::content::config::resolver::{Located, Resolver};
use crate::content::config::schema::keys;
use crate::content::config::security::source::check_source;

pub use crate::content::config::security::source::{Directive, is_origin};

/// The security policies of the site.
#[derive(Clone, Debug)]
pub struct Security {
    /// The origins that any page may load from, besides its own.
    pub allowed: Allowed,
    /// The origins that pages may load from while a setting has a value.
    pub services: Vec<Service>,
    /// The sites that may embed this one: `'self'` and origins; none if it is empty.
    pub frame_ancestors: Vec<String>,
    /// How long browsers have to use `https:`.
    pub hsts: Hsts,
    /// The referrer policy.
    pub referrer: String,
    /// Browser features, each with the origins that may use it; disabled if the list is empty.
    pub permissions: BTreeMap<&'static str, Vec<String>>,
    /// Whether scripts need a Trusted Types policy.
    pub trusted_types: bool,
}

/// Allowed sources by directive, in the order of the file.
pub type Allowed = BTreeMap<Directive, Vec<String>>;

/// The sources that a service needs.
#[derive(Clone, Debug)]
pub struct Service {
    /// The setting of the service: a path below `[settings]`.
    pub setting: Located<String>,
    /// The sources for pages that contain its value.
    pub allowed: Allowed,
}

/// HTTP Strict Transport Security (RFC 6797).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hsts {
    /// The duration in seconds; 0 resets it.
    pub seconds: u64,
    /// Whether it includes subdomains.
    #[serde(default)]
    pub subdomains: bool,
}

/// Browser features (Permissions Policy) that are disabled unless the site allows them. Browsers
/// report names that they do not know in their consoles.
const DISABLED: [&str; 24] = [
    "accelerometer",
    "bluetooth",
    "camera",
    "clipboard-read",
    "display-capture",
    "gamepad",
    "geolocation",
    "gyroscope",
    "hid",
    "identity-credentials-get",
    "idle-detection",
    "local-fonts",
    "magnetometer",
    "microphone",
    "midi",
    "otp-credentials",
    "payment",
    "publickey-credentials-get",
    "screen-wake-lock",
    "serial",
    "storage-access",
    "usb",
    "window-management",
    "xr-spatial-tracking",
];

/// Features with the browsers' defaults, unless the site says otherwise: pages may use them, and
/// delegate them to frames.
const BROWSER_DEFAULT: [&str; 6] = [
    "autoplay",
    "clipboard-write",
    "encrypted-media",
    "fullscreen",
    "picture-in-picture",
    "web-share",
];

/// The values of Referrer-Policy.
const REFERRERS: [&str; 8] = [
    "no-referrer",
    "no-referrer-when-downgrade",
    "origin",
    "origin-when-cross-origin",
    "same-origin",
    "strict-origin",
    "strict-origin-when-cross-origin",
    "unsafe-url",
];

/// The one without the key.
const REFERRER: &str = "strict-origin-when-cross-origin";

/// One year.
const YEAR: u64 = 365 * 24 * 60 * 60;

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSecurity {
    /// Where scripts may come from.
    script: Option<Vec<Located<String>>>,
    /// Where style sheets may come from.
    style: Option<Vec<Located<String>>>,
    /// Where images may come from; also `data:` and `blob:`.
    img: Option<Vec<Located<String>>>,
    /// Where fonts may come from; also `data:`.
    font: Option<Vec<Located<String>>>,
    /// What scripts may connect to; also `wss:` origins.
    connect: Option<Vec<Located<String>>>,
    /// What frames may show.
    frame: Option<Vec<Located<String>>>,
    /// Where audio and video may come from; also `data:` and `blob:`.
    media: Option<Vec<Located<String>>>,
    /// Where workers may come from; also `blob:`.
    worker: Option<Vec<Located<String>>>,
    /// Where forms may be sent to.
    form: Option<Vec<Located<String>>>,
    /// Who may show the site in a frame: `self` and origins; nobody by default.
    #[serde(default)]
    frame_ancestors: Vec<Located<String>>,
    /// How long browsers have to use `https:`.
    hsts: Option<Hsts>,
    /// The referrer policy.
    #[schemars(extend("enum" = REFERRERS, "default" = REFERRER))]
    referrer: Option<Located<String>>,
    /// Browser features, and who may use them: `self` and origins.
    #[serde(default)]
    #[schemars(with = "Permissions")]
    permissions: BTreeMap<Spanned<String>, Vec<Located<String>>>,
    /// Whether browsers refuse text where a script could come of it.
    #[serde(default)]
    trusted_types: bool,
    /// What pages may load while a setting has a value.
    #[serde(default)]
    services: Vec<RawService>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct RawService {
    /// The setting of the service: a path below `[settings]`.
    setting: Located<String>,
    /// Where scripts may come from.
    script: Option<Vec<Located<String>>>,
    /// Where style sheets may come from.
    style: Option<Vec<Located<String>>>,
    /// Where images may come from; also `data:` and `blob:`.
    img: Option<Vec<Located<String>>>,
    /// Where fonts may come from; also `data:`.
    font: Option<Vec<Located<String>>>,
    /// What scripts may connect to; also `wss:` origins.
    connect: Option<Vec<Located<String>>>,
    /// What frames may show.
    frame: Option<Vec<Located<String>>>,
    /// Where audio and video may come from; also `data:` and `blob:`.
    media: Option<Vec<Located<String>>>,
    /// Where workers may come from; also `blob:`.
    worker: Option<Vec<Located<String>>>,
    /// Where forms may be sent to.
    form: Option<Vec<Located<String>>>,
}

/// The JSON Schema of `permissions`.
struct Permissions;

impl JsonSchema for Permissions {
    fn schema_name() -> Cow<'static, str> {
        "permissions".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let features = DISABLED.into_iter().chain(BROWSER_DEFAULT);
        keys(features, &json!({ "type": "array", "items": { "type": "string" } }))
    }
}

type Lists = [Option<Vec<Located<String>>>; Directive::ALL.len()];

impl Resolver<'_> {
    pub(super) fn security(&mut self, raw: RawSecurity) -> Security {
        let RawSecurity { script, style, img, font, connect, frame, media, worker, form, .. } = raw;
        let lists = [script, style, img, font, connect, frame, media, worker, form];
        let allowed = self.allowed(lists);
        let services = raw.services.into_iter().map(|service| self.service(service)).collect();
        let frame_ancestors = self.origins(raw.frame_ancestors, "frame_ancestors");
        let mut permissions: BTreeMap<&'static str, Vec<String>> =
            DISABLED.into_iter().map(|feature| (feature, Vec::new())).collect();
        for (name, origins) in raw.permissions {
            let mut features = DISABLED.into_iter().chain(BROWSER_DEFAULT);
            let known = features.find(|feature| feature == name.get_ref());
            let origins = self.origins(origins, name.get_ref());
            permissions.extend(known.map(|feature| (feature, origins)));
        }
        let referrer = raw.referrer.map(|located| located.value);
        Security {
            allowed,
            services,
            frame_ancestors,
            hsts: raw.hsts.unwrap_or(Hsts { seconds: YEAR, subdomains: false }),
            referrer: referrer.unwrap_or_else(|| REFERRER.to_owned()),
            permissions,
            trusted_types: raw.trusted_types,
        }
    }

    fn service(&mut self, raw: RawService) -> Service {
        let RawService {
            setting,
            script,
            style,
            img,
            font,
            connect,
            frame,
            media,
            worker,
            form,
            ..
        } = raw;
        let lists = [script, style, img, font, connect, frame, media, worker, form];
        Service { allowed: self.allowed(lists), setting }
    }

    fn allowed(&mut self, lists: Lists) -> Allowed {
        let mut allowed = Allowed::new();
        for (directive, list) in Directive::ALL.into_iter().zip(lists) {
            let Some(list) = list else { continue };
            for source in &list {
                if let Err((message, hint)) = check_source(directive, &source.value) {
                    self.invalid(source.span.clone(), message, hint);
                }
            }
            allowed.insert(directive, list.into_iter().map(|located| located.value).collect());
        }
        allowed
    }

    /// Checks a list of `self` and origins, written like in headers but without quotes.
    fn origins(&mut self, list: Vec<Located<String>>, key: &str) -> Vec<String> {
        for owner in &list {
            let name = &owner.value;
            if name != "self" && !is_origin(name, "https://") {
                let message = format!("`{name}` can't be used in `{key}`");
                self.invalid(owner.span.clone(), message, "write \"self\" or https://example.org");
            }
        }
        list.into_iter().map(|located| located.value).collect()
    }
}

/// Formats an origin for policies.
fn quoted(owner: &String) -> &str {
    if owner == "self" { "'self'" } else { owner }
}

impl Security {
    /// The headers that a host sends with every page, in addition to the policy in the page. Their
    /// policy contains what browsers ignore in a `<meta>`, and applies in addition to that of the
    /// page.
    pub fn headers(&self, base_url: &str) -> Vec<(&'static str, String)> {
        let ancestors = match self.frame_ancestors.as_slice() {
            [] => "'none'".to_owned(),
            some => some.iter().map(quoted).collect::<Vec<_>>().join(" "),
        };
        let features = self.permissions.iter();
        let features = features.map(|(feature, origins)| {
            let list = origins.iter().map(|owner| match owner.as_str() {
                "self" => owner.clone(),
                origin => format!("\"{origin}\""),
            });
            format!("{feature}=({})", list.collect::<Vec<_>>().join(" "))
        });
        let mut headers = vec![
            ("Content-Security-Policy", format!("frame-ancestors {ancestors}")),
            ("Permissions-Policy", features.collect::<Vec<_>>().join(", ")),
            ("Referrer-Policy", self.referrer.clone()),
            ("X-Content-Type-Options", "nosniff".to_owned()),
        ];
        // For the oldest browsers; it does not support other origins.
        match self.frame_ancestors.as_slice() {
            [] => headers.push(("X-Frame-Options", "DENY".to_owned())),
            [own] if own == "self" => headers.push(("X-Frame-Options", "SAMEORIGIN".to_owned())),
            _ => {}
        }
        // A browser would also apply it to a placeholder name.
        if base_url.starts_with("https://") && !is_placeholder(base_url) {
            let Hsts { seconds, subdomains } = self.hsts;
            let below = if subdomains { "; includeSubDomains" } else { "" };
            headers.push(("Strict-Transport-Security", format!("max-age={seconds}{below}")));
        }
        headers
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::config::config;
    use crate::engine::diagnostic::Report;
    use crate::engine::source::{Snapshot, SourcePath};

    fn read(security: &str) -> (Option<Security>, String) {
        let text = format!(
            "base_url = \"https://site.example\"\nname = \"Site\"\ndefault_locale = \"en\"\n\
             [[locales]]\nsegment = \"en\"\ntag = \"en\"\nlabel = \"English\"\n{security}"
        );
        let mut report = Report::new();
        let config = config(&SourcePath::new("site.toml"), &text, None, &mut report);
        let snapshot = Snapshot::in_memory([("site.toml", text.into())]);
        (config.and_then(|config| config.security), report.human(&snapshot, false))
    }

    fn header<'h>(headers: &'h [(&str, String)], name: &str) -> Option<&'h str> {
        headers.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    #[test]
    fn there_are_no_headers_without_the_table() {
        assert!(read("").0.is_none());
    }

    #[test]
    fn an_empty_table_disables_everything() {
        let (security, errors) = read("[security]\n");
        let security = security.expect(&errors);
        assert!(security.allowed.is_empty() && security.services.is_empty());
        let headers = security.headers("https://site.org");
        assert_eq!(header(&headers, "Content-Security-Policy"), Some("frame-ancestors 'none'"));
        assert_eq!(header(&headers, "Referrer-Policy"), Some("strict-origin-when-cross-origin"));
        assert_eq!(header(&headers, "X-Frame-Options"), Some("DENY"));
        assert_eq!(header(&headers, "X-Content-Type-Options"), Some("nosniff"));
        assert_eq!(header(&headers, "Strict-Transport-Security"), Some("max-age=31536000"));
        let features = header(&headers, "Permissions-Policy").unwrap();
        assert!(features.starts_with("accelerometer=(), bluetooth=(), "), "{features}");
        assert!(!features.contains("clipboard-write"), "{features}");
    }

    #[test]
    fn allowed_features_are_in_the_headers() {
        let (security, errors) = read(
            "[security]\nframe_ancestors = [\"self\", \"https://self.example\"]\n\
             hsts = { seconds = 60, subdomains = true }\nreferrer = \"no-referrer\"\n\
             permissions = { fullscreen = [\"self\", \"https://film.example\"] }\n",
        );
        let headers = security.expect(&errors).headers("https://site.org");
        assert_eq!(
            header(&headers, "Content-Security-Policy"),
            Some("frame-ancestors 'self' https://self.example")
        );
        assert_eq!(header(&headers, "X-Frame-Options"), None);
        let hsts = header(&headers, "Strict-Transport-Security");
        assert_eq!(hsts, Some("max-age=60; includeSubDomains"));
        let features = header(&headers, "Permissions-Policy").unwrap();
        assert!(features.contains(", fullscreen=(self \"https://film.example\"), "), "{features}");
    }

    #[test]
    fn only_a_real_site_with_tls_binds_browsers() {
        let security = read("[security]\n").0.unwrap();
        for url in ["http://site.org", "https://site.example", "https://localhost:8000"] {
            assert_eq!(header(&security.headers(url), "Strict-Transport-Security"), None, "{url}");
        }
    }

    #[test]
    fn all_wrong_values_are_reported_at_once() {
        let (security, errors) = read(
            "[security]\nscript = [\"'unsafe-inline'\"]\nreferrer = \"never\"\n\
             frame_ancestors = [\"none\"]\npermissions = { camra = [\"self\"] }\n\
             [[security.services]]\nsetting = \"a.b\"\nconnect = [\"a.example\"]\n",
        );
        assert!(security.is_none());
        for words in ["unsafe-inline", "`never`", "`none`", "`camra`", "`a.example`"] {
            assert!(errors.contains(words), "{words}: {errors}");
        }
    }
}
