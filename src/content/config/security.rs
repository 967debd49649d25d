//! `[security]`: the origins that pages may load from, and security headers for hosts.

mod source;

use std::collections::BTreeMap;

use crate::content::config::base_url::is_placeholder;
use crate::content::config::resolver::{ConfigNode, Located, Resolver};
use crate::content::config::security::source::check_source;
use crate::content::schema::{Field, NATURAL, Shape, fields};

pub use crate::content::config::security::source::{Directive, is_origin};

/// The security policies of the site.
#[derive(Clone, Debug)]
pub struct Security {
    /// The origins that any page may load from, besides its own.
    pub allowed: Allowed,
    /// The origins that pages may load from while a setting has a value.
    pub services: Vec<Service>,
    /// The sites that may embed this one: `'self'` and origins; empty if none may.
    pub frame_ancestors: Vec<String>,
    /// How long browsers must use `https:`.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hsts {
    /// The duration in seconds; 0 resets it.
    pub seconds: u64,
    /// Whether it includes subdomains.
    pub subdomains: bool,
}

/// Browser features (Permissions Policy) that are disabled unless the site allows them. Browsers
/// log unknown names to their consoles.
const DISABLED: [&str; 24] = [
    "accelerometer", "bluetooth", "camera", "clipboard-read", "display-capture", "gamepad",
    "geolocation", "gyroscope", "hid", "identity-credentials-get", "idle-detection", "local-fonts",
    "magnetometer", "microphone", "midi", "otp-credentials", "payment",
    "publickey-credentials-get", "screen-wake-lock", "serial", "storage-access", "usb",
    "window-management", "xr-spatial-tracking",
];

/// Features with the browsers' defaults, unless the site sets others: pages may use them, and
/// delegate them to frames.
const BROWSER_DEFAULT: [&str; 6] = [
    "autoplay", "clipboard-write", "encrypted-media", "fullscreen", "picture-in-picture",
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

/// The keys of the table.
pub(super) fn security() -> Shape {
    let frame_ancestors =
        "Who may show the site in a frame: \"self\" and origins; nobody by default.";
    let referrer = "The referrer policy; \"strict-origin-when-cross-origin\" by default.";
    let permissions = "Browser features, and who may use them: \"self\" and origins.";
    let trusted_types = "Whether browsers refuse text where a script could come of it.";
    let own = fields([
        ("frame_ancestors?", Shape::Text.list(), frame_ancestors),
        ("hsts?", hsts(), "How long browsers have to use `https:`."),
        ("referrer?", Shape::one_of(&REFERRERS), referrer),
        ("permissions?", Shape::Text.list().under(&features().collect::<Vec<_>>()), permissions),
        ("trusted_types?", Shape::Boolean, trusted_types),
        ("services?", service().list(), "What pages may load while a setting has a value."),
    ]);
    Shape::Record([sources(), own].concat())
}

fn hsts() -> Shape {
    Shape::Record(fields([
        ("seconds", Shape::Integer(NATURAL), "The duration: 31536000 is a year, and 0 resets it."),
        ("subdomains?", Shape::Boolean, "Whether it includes subdomains."),
    ]))
}

fn service() -> Shape {
    let setting = "The setting of the service, a path below `[settings]`: \"payment.provider\".";
    let own = fields([("setting", Shape::Text, setting)]);
    Shape::Record([own, sources()].concat())
}

/// The lists of allowed sources.
fn sources() -> Vec<Field> {
    let list = |directive: Directive| Field {
        name: directive.name().into(),
        optional: true,
        shape: Shape::Text.list(),
        description: directive.purpose(),
    };
    Directive::ALL.map(list).to_vec()
}

fn features() -> impl Iterator<Item = &'static str> {
    DISABLED.into_iter().chain(BROWSER_DEFAULT)
}

impl Resolver<'_> {
    pub(super) fn security(&mut self, table: ConfigNode<'_>) -> Option<Security> {
        let services = table.get("services").items();
        let services: Vec<_> = services.map(|service| self.service(service)).collect();
        let frame_ancestors = table.get("frame_ancestors").texts();
        let mut permissions: BTreeMap<&'static str, Vec<String>> =
            DISABLED.into_iter().map(|feature| (feature, Vec::new())).collect();
        for (name, origins) in table.get("permissions").entries() {
            let origins = self.origins(origins.texts(), &name.text);
            let known = features().find(|feature| **feature == *name.text);
            permissions.extend(known.map(|feature| (feature, origins)));
        }
        let hsts = table.get("hsts");
        Some(Security {
            allowed: self.allowed(table),
            services: services.into_iter().collect::<Option<_>>()?,
            frame_ancestors: self.origins(frame_ancestors, "frame_ancestors"),
            hsts: Hsts {
                seconds: hsts.get("seconds").number().map_or(YEAR, |it| it.value),
                subdomains: hsts.get("subdomains").is_true(),
            },
            referrer: table
                .get("referrer")
                .text()
                .map_or_else(|| REFERRER.to_owned(), |it| it.value),
            permissions,
            trusted_types: table.get("trusted_types").is_true(),
        })
    }

    fn service(&mut self, table: ConfigNode<'_>) -> Option<Service> {
        let allowed = self.allowed(table);
        Some(Service { setting: table.get("setting").text()?, allowed })
    }

    fn allowed(&mut self, table: ConfigNode<'_>) -> Allowed {
        let mut allowed = Allowed::new();
        for directive in Directive::ALL {
            let Some(list) = table.get(directive.name()).list() else { continue };
            let sources: Vec<_> = list.value.into_iter().filter_map(ConfigNode::text).collect();
            for source in &sources {
                if let Err((message, hint)) = check_source(directive, &source.value) {
                    self.invalid(source.span.clone(), message, hint);
                }
            }
            allowed.insert(directive, sources.into_iter().map(|source| source.value).collect());
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
    /// The headers that a host sends with every page. Their policy contains the directives that
    /// browsers ignore in a `<meta>`, and applies in addition to the policy of the page.
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
}
