//! Tests pages and the policies that are generated for them.

use super::*;
use crate::assets::asset::{inline_style, style_loads};
use crate::content::config::config;
use crate::content::{DataFiles, schemas};
use crate::engine::diagnostic::Report;
use crate::engine::source::{Snapshot, SourcePath};

/// A site with these lines in `site.toml` and the schema of its settings.
fn site(security: &str) -> Allowances {
    let text = format!(
        "base_url = \"https://Site.example/sub\"\nname = \"Site\"\ndefault_locale = \"en\"\n\
         [[locales]]\nsegment = \"en\"\ntag = \"en\"\nlabel = \"English\"\n{security}"
    );
    let schema = "api?: link(connect)\ntags?: text\npay?: link(script connect)\n";
    let snapshot = Snapshot::in_memory([("templates/data/settings.yaml", schema.into())]);
    let mut report = Report::new();
    let config = config(&SourcePath::new("site.toml"), &text, None, &mut report).unwrap();
    let schemas = schemas(&snapshot, &mut report);
    let settings = config.settings.as_ref().map(|settings| (&config.path, settings));
    let data_files: DataFiles =
        crate::content::data_files(&snapshot, settings, &schemas, &mut report);
    assert_eq!(report, Report::new(), "{}", report.human(&snapshot, false));
    Allowances::new(&config, &data_files, std::iter::empty()).unwrap()
}

fn page(head: &str, body: &str) -> String {
    format!("<!doctype html><html><head><meta charset=\"utf-8\">{head}</head><body>{body}</body>")
}

/// The files below `/sub/`. Of the islands, `b.js` inserts rules, and `w.js` uses WebAssembly.
struct Files;

impl OwnFiles for Files {
    fn style_loads(&self, address: &str) -> Arc<[StyleLoad]> {
        let path = address.trim_start_matches('/');
        let text = match path {
            "sub/image.css" => "a{background:url(https://API.example/a.png)}",
            "sub/font.css" => "@font-face{font-family:x;src:url(data:font/woff2,x)}",
            _ => "",
        };
        style_loads(path, text).into()
    }

    fn inline_style(&self, kind: StyleKind, text: &str) -> Arc<InlineStyle> {
        Arc::new(inline_style(kind, text))
    }

    fn integrity(&self, address: &str) -> Option<String> {
        address.starts_with("/sub/").then(|| integrity(address.as_bytes()))
    }

    fn inserts_rules(&self, address: &str) -> bool {
        address == "/islands/b.js"
    }

    fn uses_wasm(&self, address: &str) -> bool {
        address == "/islands/w.js"
    }
}

fn apply(site: &Allowances, html: &str) -> Result<Vec<u8>, Vec<Blocked>> {
    let mut policy = PagePolicy::new(html.as_bytes(), site, &Files);
    each_tag(html.as_bytes(), |tag| policy.visit(&tag));
    policy.apply()
}

fn made(site: &Allowances, html: &str) -> String {
    let page = apply(site, html).expect("nothing is blocked");
    policy_of(&page).expect("a policy is in the page")
}

fn blocked(site: &Allowances, html: &str) -> Vec<String> {
    let blocked = apply(site, html).unwrap_err();
    blocked.into_iter().map(|blocked| blocked.diagnostic.message).collect()
}

#[test]
fn a_page_without_anything_inline_opens_the_site_alone() {
    assert_eq!(
        made(&site("[security]\n"), &page("", "<img src=\"/a.png\">")),
        "default-src 'self'; script-src 'self'; style-src 'self'; form-action 'self'; \
         object-src 'none'; base-uri 'none'"
    );
}

#[test]
fn what_is_inline_is_named_by_its_digest() {
    let html = page(
        "<style>p{}</style>",
        "<script>alert('Hello, world.');</script><script type=\"application/json\">{}</script>\
         <script type=\"application/ld+json\">{}</script>",
    );
    // Digests as computed by openssl; the script is the example of CSP.
    assert_eq!(
        made(&site("[security]\n"), &html),
        "default-src 'self'; \
         script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='; \
         style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='; \
         form-action 'self'; object-src 'none'; base-uri 'none'"
    );
}

#[test]
fn line_ends_count_as_parsers_read_them() {
    assert_eq!(hash(b"a\r\nb\rc"), hash(b"a\nb\nc"));
}

#[test]
fn kinds_of_scripts_are_told_apart() {
    let html = |kind: &str| page("", &format!("<script type=\"{kind}\">1</script>"));
    let site = site("[security]\n");
    for kind in ["module", "", "text/javascript", "Text/JavaScript", "importmap"] {
        assert!(made(&site, &html(kind)).contains("sha256-"), "{kind}");
    }
    for kind in ["application/json", "text/plain", "text/x-template"] {
        assert!(!made(&site, &html(kind)).contains("sha256-"), "{kind}");
    }
}

#[test]
fn style_attributes_open_attributes_alone() {
    let policy = made(&site("[security]\n"), &page("", "<p style=\"top:0\">"));
    assert!(policy.contains("style-src 'self'; "), "{policy}");
    assert!(policy.contains("; style-src-attr 'unsafe-inline'"), "{policy}");
}

#[test]
fn sources_follow_from_settings_that_the_page_names() {
    let site = site(
        "[security]\nimg = [\"data:\"]\n\
         [[security.services]]\nsetting = \"tags\"\nscript = [\"https://*.tags.example\"]\n\
         [settings]\napi = \"https://API.example/v1\"\ntags = \"TAG-1\"\n",
    );
    let policy = made(&site, &page("", ""));
    assert!(policy.contains("img-src 'self' data:"), "{policy}");
    assert!(!policy.contains("api.example") && !policy.contains("tags.example"), "{policy}");
    let policy = made(&site, &page("", "<a data-x='{\"api\":\"https://API.example/v1\"}'>"));
    assert!(policy.contains("connect-src 'self' https://api.example;"), "{policy}");
    let policy = made(&site, &page("", "TAG-1"));
    assert!(policy.contains("script-src 'self' https://*.tags.example;"), "{policy}");
}

#[test]
fn a_setting_without_a_value_opens_nothing() {
    let site = site("[security]\n[[security.services]]\nsetting = \"tags\"\nimg = [\"data:\"]\n");
    assert!(!made(&site, &page("", "tags")).contains("img-src"));
}

#[test]
fn an_allowance_changes_the_digest() {
    let api = "[security]\n[settings]\napi = \"https://a.example\"\n";
    let pay = "[security]\n[settings]\npay = \"https://a.example\"\n";
    let digests = [site("[security]\n"), site(api), site(pay), site("[security]\nimg=[\"data:\"]")]
        .map(|site| site.digest());
    for (at, digest) in digests.iter().enumerate() {
        assert!(!digests[..at].contains(digest), "{at}");
    }
}

#[test]
fn the_policy_follows_the_charset() {
    let site = site("[security]\n");
    let html = page(
        "<link rel=\"stylesheet\" href=\"/sub/a.css\">\
         <link rel=\"modulepreload\" href=\"/sub/b.js\"><link rel=\"icon\" href=\"/sub/a.css\">",
        "<script type=\"module\" src=\"/sub/c.js\"></script><script src=\"/d.js\"></script>",
    );
    let text = String::from_utf8(apply(&site, &html).unwrap()).unwrap();
    assert!(text.contains("<meta charset=\"utf-8\">\n<meta http-equiv="), "{text}");
    let sealed = format!(
        "<link integrity=\"{}\" rel=\"stylesheet\" href=\"/sub/a.css\">",
        integrity(b"/sub/a.css")
    );
    assert!(text.contains(&sealed), "{text}");
    assert_eq!(text.matches("integrity=\"sha384-").count(), 3, "{text}");
}

#[test]
fn policies_are_read_from_the_heads_of_pages() {
    let page = "<!doctype html><head><meta charset=\"utf-8\"><meta content=\"x\" name=\"y\">\
        <meta http-equiv=\"Content-Security-Policy\" content=\"default-src &#39;self&#39;;\n\
        img-src https://a.example/?a&amp;b\"></head><body>";
    let policy = policy_of(page.as_bytes());
    assert_eq!(policy.as_deref(), Some("default-src 'self'; img-src https://a.example/?a&b"));
    assert_eq!(policy_of(b"<head><title>x</title></head>"), None);
    let quoted = "<head></head><meta http-equiv=\"content-security-policy\" content=\"x\">";
    assert_eq!(policy_of(quoted.as_bytes()), None);
}

#[test]
fn scripts_that_insert_rules_may_have_an_empty_style_element() {
    let site = site("[security]\n");
    let policy = |source: &str| {
        let island = format!("<archipel-island src=\"/islands/{source}\"></archipel-island>");
        made(&site, &page("", &island))
    };
    let empty = "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
    assert!(policy("b.js").contains(empty), "{}", policy("b.js"));
    assert!(!policy("a.js").contains("sha256"), "{}", policy("a.js"));
}

#[test]
fn what_browsers_would_stop_is_found() {
    let site = site("[security]\nimg = [\"https://img.example\"]\nfont = [\"data:\"]\n");
    for (body, words) in [
        ("<a onclick=\"x()\">", "`onclick=` is a script in an attribute"),
        ("<a href=\" JavaScript:x()\">", "is a script in a URL"),
        ("<script src=\"https://a.example/x.js\"></script>", "not allowed"),
        ("<img src=\"https://a.example/x.png\">", "not allowed"),
        ("<img src=\"data:image/png,x\">", "not allowed"),
        ("<img srcset=\"/a.png 1x, //a.example/x.png 2x\">", "`//a.example/x.png`"),
        ("<iframe src=\"https://img.example\"></iframe>", "not allowed"),
        ("<video poster=\"https://a.example/p.png\"></video>", "not allowed"),
        ("<link rel=\"preload\" as=\"font\" href=\"https://a.example/f\">", "not allowed"),
        ("<form action=\"https://a.example\">", "not allowed"),
        ("<p style=\"background:url(https://a.example/x.png)\">", "not allowed"),
        ("<style>p{background:url('//a.example/x.png')}</style>", "not allowed"),
        ("<style>p{background:url(\\2f/a.example/x.png)}</style>", "`//a.example/x.png`"),
        ("<p style='background:image-set(\"https://a.example/x.png\" 1x)'>", "not allowed"),
        ("<p style=\"background:url(&#x68;ttps://a.example/x.png)\">", "`https://a.example"),
        ("<style>p{background:url(data:image/png,x)}</style>", "not allowed"),
        ("<style>@font-face{src:url(https://img.example/x.woff2)}</style>", "not allowed"),
        ("<style>@import 'https://img.example/x.css';</style>", "not allowed"),
        ("<link rel=\"stylesheet\" href=\"/sub/image.css\">", "`https://API.example/a.png`"),
        ("<object data=\"/x\"></object>", "`<object>` is not allowed"),
        ("<base href=\"/\">", "`<base>` is not allowed"),
        ("<script>\"<!--\"</script>", "`<!--`"),
    ] {
        let found = blocked(&site, &page("", body));
        assert!(found.len() == 1 && found[0].contains(words), "{body}: {found:?}");
    }
    for body in [
        "<img src=\"https://img.example/x.png\">",
        "<img src=\"https://site.example/x.png\">",
        "<a href=\"https://a.example\">",
        "<link rel=\"canonical\" href=\"https://a.example/\">",
        "<style>@font-face{src:url(data:font/woff2,x)}</style>",
        "<p style=\"background:url(&quot;https://img.example/x.png&quot;)\">",
    ] {
        made(&site, &page("", body));
    }
}

#[test]
fn a_page_has_a_place_for_its_policy() {
    let site = site("[security]\n");
    made(&site, "<head><title>x</title></head>");
    for html in ["<p>x", "<script></script><meta charset=\"utf-8\">"] {
        assert_eq!(blocked(&site, html).len(), 1, "{html}");
    }
}

#[test]
fn pages_whose_scripts_use_web_assembly_allow_it() {
    let policy = |name: &str| {
        let html = page(&format!("<script src=\"/islands/{name}.js\"></script>"), "");
        policy_of(&apply(&site("[security]\n"), &html).unwrap()).unwrap()
    };
    assert!(policy("w").contains("script-src 'self' 'wasm-unsafe-eval'"), "{}", policy("w"));
    assert!(!policy("a").contains("wasm"));
}

#[test]
fn pages_allow_the_sources_of_the_style_sheets_that_they_link() {
    let site = site(
        "[security]\n[[security.services]]\nsetting = \"tags\"\nimg = [\"https://*.example\"]\n\
         font = [\"data:\"]\n[settings]\ntags = \"TAG-1\"\n",
    );
    let link = |name: &str| page(&format!("<link href=\"/sub/{name}.css\" rel=StyleSheet>"), "");
    let (images, fonts) = (made(&site, &link("image")), made(&site, &link("font")));
    assert!(images.contains("img-src 'self' https://*.example;"), "{images}");
    assert!(!images.contains("font-src"), "{images}");
    assert!(fonts.contains("font-src 'self' data:;") && !fonts.contains("img-src"), "{fonts}");
    assert!(!made(&site, &link("other")).contains("example"));
}

#[test]
fn blocked_addresses_of_style_sheets_have_their_place_and_a_hint() {
    let found = |path: &str, css: &str| {
        let site = site("[security]\n");
        let mut checker = Checker::new(b"", &site);
        for load in style_loads(path, css) {
            checker.style_load(&load, "");
        }
        let [Blocked { diagnostic, .. }] = &checker.blocked[..] else { panic!("{path}") };
        let place = diagnostic.place.as_ref().unwrap();
        (diagnostic.message.clone(), place.start..place.end, diagnostic.hint_text().into_owned())
    };
    let image = "a{}\nb{background:url(https://a.example/b.png)}";
    let (message, place, hint) = found("assets/a.css", image);
    assert_eq!(message, "`https://a.example/b.png` is loaded from an origin that is not allowed");
    assert_eq!(&image[place], "https://a.example/b.png");
    let allow = "allow `https://a.example` with `img` in [security] of site.toml";
    assert_eq!(hint, format!("put it into assets/, or {allow}"));
    assert_eq!(found("islands/a/b.css", image).2, format!("put it into islands/, or {allow}"));
    assert_eq!(found("islands/a/island.css", image).2, format!("put it into assets/, or {allow}"));
    let (message, place, hint) = found("islands/node_modules/a/b.css", image);
    assert!(message.ends_with("not allowed (line 2, column 18)"), "{message}");
    assert_eq!((place, hint), (0..0, allow.to_owned()));
    let (_, _, hint) = found("assets/a.css", "@font-face{src:url(data:font/woff2,x)}");
    let allow = "allow `data:` with `font` in [security] of site.toml";
    assert_eq!(hint, format!("save it as a file in assets/, or {allow}"));
    let http = "a{background:url(http://a.example/b.png)}";
    assert_eq!(found("assets/a.css", http).2, "put it into assets/");
    let none = "no policy can allow it: use another version of the package";
    assert_eq!(found("islands/node_modules/a/b.css", http).2, none);
}
