//! Redirects of the site, and addresses as they are: segments, scripts and normal forms.

use crate::site::Site;

/// Portuguese in the case of its tag, paths with accents, and redirects of every kind.
const SITE: &str = "\
-- site.toml
base_url = \"https://site.example\"
name = \"Site\"
default_locale = \"en\"

[[locales]]
segment = \"en\"
tag = \"en\"
label = \"English\"

[[locales]]
segment = \"pt-BR\"
tag = \"pt-BR\"
label = \"Português\"

[[redirects]]
from = \"/pt/*\"
to = \"/pt-BR/*\"

[[redirects]]
from = \"equipe\"
to = \"page:about#team\"

[[redirects]]
from = \"/shop\"
to = \"https://shop.example/?from=site&x=1\"
-- content/pages/about.yaml
path: { en: \"Über-uns\", pt-BR: \"sobre/nós\" }
template: page.html
title: home-title
description: home-title
sections:
  - type: hero
    anchor: team
    title: home-title
    lead: home-title
-- templates/page.html
{% for section in page.sections %}
<section{% if section.anchor is defined %} id=\"{{ section.anchor }}\"{% endif %}>
{% include \"sections/\" ~ section.type ~ \".html\" %}</section>
{% endfor %}
<a href=\"{{ url(\"about\") }}\">About</a>
-- locales/en/pages/about.ftl
home-title = About
-- locales/pt-BR/pages/about.ftl
home-title = Sobre
-- locales/pt-BR/pages/home.ftl
home-title = Olá
home-lead = Um { $presale-price } USD.
-- locales/pt-BR/common.ftl
footer-note = Nota.
-- locales/de/common.ftl (absent)
-- locales/de/pages/home.ftl (absent)
";

#[test]
fn a_path_in_any_script_is_encoded_once() {
    let site = Site::new(SITE);
    site.build().fine();
    let page = site.page("en/Über-uns/index.html");
    for link in [
        "<a href=\"/en/%C3%9Cber-uns/\">About</a>",
        "rel=\"canonical\" href=\"https://site.example/en/%C3%9Cber-uns/\"",
        "hreflang=\"pt-BR\" href=\"https://site.example/pt-BR/sobre/n%C3%B3s/\"",
    ] {
        assert!(page.contains(link), "{link} is not in {page}");
    }
    let map = site.page("sitemap-pt-BR.xml");
    assert!(map.contains("<loc>https://site.example/pt-BR/sobre/n%C3%B3s/</loc>"), "{map}");
    for address in ["/en/Über-uns/", "/en/%C3%9Cber-uns/"] {
        let words = site.run(&["explain", address]).fine().out;
        assert!(words.starts_with("/en/%C3%9Cber-uns/ is the page `about` in `en`"), "{words}");
    }
}

#[test]
fn a_path_is_published_in_its_normal_form() {
    let site = Site::new(SITE);
    site.replace("content/pages/about.yaml", "sobre/nós", "sobre/no\u{301}s");
    site.build().fine();
    assert!(site.dist().contains_key("pt-BR/sobre/nós/index.html"));
}

#[test]
fn a_folder_is_moved_with_its_pages() {
    let site = Site::new(SITE);
    site.build().fine();
    for (from, to) in [
        ("pt/index.html", "/pt-BR/"),
        ("pt/sobre/nós/index.html", "/pt-BR/sobre/n%C3%B3s/"),
        ("en/equipe/index.html", "/en/%C3%9Cber-uns/#team"),
        ("pt-BR/equipe/index.html", "/pt-BR/sobre/n%C3%B3s/#team"),
        ("shop/index.html", "https://shop.example/?from=site&amp;x=1"),
    ] {
        let page = site.page(from);
        assert!(page.contains(&format!("<a href=\"{to}\">")), "{from}: {page}");
        assert!(page.contains(&format!("content=\"0; url={to}\"")), "{from}: {page}");
    }
}
