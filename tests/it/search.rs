//! The search index: its content and its exclusions.

use serde_json::{Value, json};

use crate::site::Site;

/// A site with searchable articles, a draft, a page that search engines do not index, and one for
/// unknown addresses.
fn library() -> Site {
    let mut files = String::from(
        "\
-- templates/article.html
<nav>Menu</nav>
<article data-search=\"articles\"><h1>{{ t(\"title\") }}</h1>{{ page.content }}</article>
{% if search is defined %}<search data-index=\"{{ search }}\"></search>{% endif %}
",
    );
    for (id, more) in
        [("first", ""), ("draft", "draft: true\n"), ("hidden", "index: false\n"), ("lost", "")]
    {
        files.push_str(&format!(
            "-- content/pages/{id}.yaml\npath: {id}\ntemplate: article.html\n\
             title: title\ndescription: title\n{more}\
             -- locales/en/pages/{id}.ftl\ntitle = The {id}\n\
             -- locales/en/pages/{id}.md\nIt costs {{ $presale-price }} & *more*.\n\n\
             ## When {{#when}}\n\nAt noon.\n\
             -- locales/de/pages/{id}.ftl\ntitle = Das {id}\n\
             -- locales/de/pages/{id}.md\nEs kostet {{ $presale-price }}.\n"
        ));
    }
    let site = Site::new(&files);
    let config = "default_locale = \"en\"";
    let search = "not_found = \"lost\"\n\n[search]\noutput = \"find/index.json\"";
    site.replace("site.toml", config, &format!("{config}\n{search}"));
    site
}

fn index(site: &Site, path: &str) -> Value {
    serde_json::from_str(&site.page(path)).expect("the index is JSON")
}

#[test]
fn each_language_has_an_index_of_what_templates_mark() {
    let site = library();
    site.build().fine();
    assert_eq!(
        index(&site, "en/find/index.json"),
        json!({
            "pages": [["/en/first/", "The first"]],
            "passages": [
                [0, "articles", "", "The first", "It costs 0.10 & more."],
                [0, "articles", "when", "When", "At noon."],
            ],
        })
    );
    let passages = json!([[0, "articles", "", "Das first", "Es kostet 0,10."]]);
    assert_eq!(index(&site, "de/find/index.json")["passages"], passages);
    let page = site.page("en/first/index.html");
    assert!(page.contains("data-index=\"/en/find/index.json\""), "{page}");
}

#[test]
fn an_index_is_the_same_again_and_follows_the_base_url() {
    let site = library();
    site.build().fine();
    let before = site.dist();
    site.build().fine();
    assert_eq!(before, site.dist());
    site.run(&["build", "--base-url", "https://site.example/sub", "--drafts"]).fine();
    let pages = json!([["/sub/en/first/", "The first"]]);
    assert_eq!(index(&site, "en/find/index.json")["pages"], pages);
    let page = site.page("en/first/index.html");
    assert!(page.contains("data-index=\"/sub/en/find/index.json\""), "{page}");
    let manifest: Value = serde_json::from_str(&site.page("archipel-manifest.json")).unwrap();
    let listed = manifest["files"].to_string();
    assert!(listed.contains("find/index.json"), "{listed}");
}

#[test]
fn a_site_that_is_not_searched_has_no_index() {
    let site = library();
    site.replace("site.toml", "[search]\noutput = \"find/index.json\"", "");
    site.build().fine();
    assert!(!site.at("dist/en/find").exists());
    assert!(!site.page("en/first/index.html").contains("<search"));
}
