//! Partials, which are rendered once for all pages of a language unless they depend on the page.

use crate::site::{MORE, Site};

#[test]
fn a_partial_prints_what_it_would_print_anywhere() {
    let site = Site::new(MORE);
    site.edit(
        "\
-- templates/page.html
<p>{{ page.id }}</p>
{% for site in [{\"name\": \"first\"}, {\"name\": \"second\"}] %}{% include \"parts/name.html\" %}{% endfor %}
{% include \"parts/name.html\" %}
{% for t in [url] %}{% include \"parts/call.html\" %}{% endfor %}
{% include \"parts/where.html\" %}
{% for word in [\"one\", \"two\"] %}{% include \"parts/word.html\" %}{% endfor %}
{% include \"parts/shade.html\" %}
{{ shade }}
{% from \"parts/macros.html\" import mark %}
{{ mark() }}
{% if \"parts/call.html\" %}{% include \"parts/optional.html\" ignore missing %}{% endif %}
-- templates/parts/name.html
<b>{{ site.name }} {{ locale.tag }}</b>
-- templates/parts/call.html
<u>{{ t(\"home\") }}</u>
-- templates/parts/where.html
{% include \"parts/name.html\" %}<i>{{ page.url }}</i>
-- templates/parts/word.html
<s>{{ word }}{% if words is defined %}!{% endif %}</s>
-- templates/parts/shade.html
{% set shade = \"dark\" %}
-- templates/parts/macros.html
{% macro mark() %}<q>{{ site.name }}</q>{% endmacro %}
-- templates/parts/optional.html
<em>{{ t(\"footer-note\") }}</em>
",
    );
    site.build().fine();
    for locale in ["en", "de"] {
        let note = site.page(&format!("{locale}/index.html"));
        let note = note.split("<footer>").nth(1).unwrap().split('<').next().unwrap();
        for (id, path) in [("home", ""), ("terms", "terms/"), ("secret", "secret/")] {
            let page = site.page(&format!("{locale}/{path}index.html")).replace('\n', "");
            let expected = format!(
                "<p>{id}</p><b>first {locale}</b><b>second {locale}</b><b>Site {locale}</b>\
                 <u>/{locale}/</u><b>Site {locale}</b><i>/{locale}/{path}</i><s>one</s><s>two</s>\
                 dark<q>Site</q><em>{note}</em>"
            );
            assert!(page.contains(&expected), "{page}\n{expected}");
        }
    }
}

#[test]
fn a_mistake_in_a_partial_is_told_for_the_pages_that_include_it() {
    let site = Site::new(MORE);
    site.edit(
        "-- templates/page.html\n{% include \"parts/note.html\" %}\n\
         -- templates/parts/note.html\n<p>\n  {{ t(\"footer-nothing\") }}\n",
    );
    let said = site.build().err;
    let place = "templates/parts/note.html:2:6";
    assert!(said.contains("there is no message `footer-nothing`"), "{said}");
    assert!(said.contains(place), "{said}");
}

#[test]
fn files_are_escaped_by_their_endings() {
    let site = Site::new(
        r#"
-- site.toml
base_url = "https://site.example"
name = "A & <b> \"B\""
default_locale = "en"
not_found = "home"

[[locales]]
segment = "en"
tag = "en"
label = "English"

[[locales]]
segment = "de"
tag = "de"
label = "Deutsch"

[[files]]
output = "security"
template = "files/security"
per = "site"

[[files]]
output = "data.JSON"
template = "files/data.JSON"
per = "site"

[[files]]
output = "list.XML"
template = "files/list.XML"
per = "site"
-- templates/files/security
Contact: {{ site.name }}
-- templates/files/data.JSON
{"name":"{{ site.name }}"}
-- templates/files/list.XML
<list>{{ site.name }}</list>
"#,
    );
    site.build().fine();
    assert_eq!(site.page("security").trim(), "Contact: A & <b> \"B\"");
    assert!(!site.page("data.JSON").contains("\"A & <b> \"B\"\""));
    assert_eq!(site.page("list.XML").trim(), "<list>A &amp; &lt;b&gt; &quot;B&quot;</list>");
    site.replace("templates/files/data.JSON", "\"name\":", "\"name\"");
    let run = site.build();
    assert!(run.code == 1 && run.err.contains("is not valid JSON"), "{}", run.err);
}
