//! The style sheets that pages link automatically.

use crate::site::Site;

/// Two pages: one with a section and an island, one without.
const FILES: &str = "\
-- templates/layout.html
<!doctype html>
<html lang=\"{{ locale.tag }}\">
<head>
<title>{{ page.title }}</title>
<link rel=\"stylesheet\" href=\"{{ asset(\"main.css\") }}\">
{{ head() }}
</head>
<body>{{ body }}{{ t(\"footer-note\") }}</body>
</html>
-- templates/page.html
{% for section in page.sections %}{% include \"sections/\" ~ section.type ~ \".html\" %}{% endfor %}
-- templates/plain.html
{% include \"parts/note.html\" %}
-- templates/parts/note.html
<p class=\"note\">{{ t(\"footer-note\") }}</p>
-- templates/sections/hero.html
<h1>{{ t(section.title) }}</h1><p>{{ t(section.lead) }}</p>{{ island(\"dots\") }}
-- assets/main.css
@import \"button.css\";
h1 { color: navy }
-- assets/button.css
.button { top: 1px }
-- assets/card.css
.card { top: 2px }
-- assets/mark.svg
<svg/>
-- assets/css/sections/hero.css
@import \"../../button.css\";
@import \"../../card.css\";
h1 { top: 3px; background: url(\"../../mark.svg\") }
-- assets/css/plain.css
@import \"https://fonts.example/a.css\";
p { top: 4px }
-- assets/css/parts/note.css
.note { top: 5px }
-- islands/dots/island.toml
description = \"Dots.\"
when = \"never\"
-- islands/dots/island.tsx
export default function Dots() {
  return <b>dots</b>;
}
-- islands/dots/island.css
@import \"/assets/card.css\";
.dots { top: 6px }
-- content/pages/plain.yaml
path: plain
template: plain.html
title: title
description: title
-- locales/en/pages/plain.ftl
title = Plain
-- locales/de/pages/plain.ftl
title = Schlicht
";

/// The texts of the style sheets that a page links, in order.
fn sheets(site: &Site, page: &str) -> Vec<String> {
    let html = site.page(page);
    let links = html.split("<link rel=\"stylesheet\" href=\"/").skip(1);
    let paths = links.map(|link| &link[..link.find('"').unwrap()]);
    paths.map(|path| site.page(path)).collect()
}

/// Each sheet is in the output once: after its imports, islands before sections, and without sheets
/// that the page links already.
#[test]
fn a_page_links_the_styles_of_what_is_on_it() {
    let site = Site::new(FILES);
    site.build().fine();
    let main = ".button{top:1px}h1{color:navy}";
    let home = sheets(&site, "en/index.html");
    assert_eq!(home.len(), 2);
    assert_eq!(home[0], main);
    let (before, after) = home[1].split_once("url(").unwrap();
    assert_eq!(before, ".card{top:2px}.dots{top:6px}h1{top:3px;background:");
    let (image, after) = after.split_once(')').unwrap();
    assert_eq!(after, "}");
    site.page(&format!("assets/{}", image.strip_prefix("../").unwrap()));
    assert_eq!(home, sheets(&site, "de/index.html"));
    // Rules that must be at the start of a file stay there.
    let plain = sheets(&site, "en/plain/index.html");
    let [first, second, third] = &plain[..] else { panic!("{plain:?}") };
    assert_eq!(first, main);
    assert_eq!(second, ".note{top:5px}");
    assert!(third.ends_with(";p{top:4px}"), "{third}");
}

/// The links have the `integrity` of their files where pages have a policy.
#[test]
fn linked_styles_are_sealed() {
    let site = Site::new(FILES);
    site.edit("-- assets/css/plain.css\np { top: 4px }\n");
    site.edit("-- templates/sections/hero.html\n<h1>{{ t(section.title) }}</h1>\n");
    let config = std::fs::read_to_string(site.at("site.toml")).unwrap();
    site.edit(&format!("-- site.toml\n{config}\n[security]\n"));
    site.build().fine();
    for page in ["en/index.html", "de/plain/index.html"] {
        let html = site.page(page);
        let links = html.matches(" rel=\"stylesheet\"").count();
        assert_eq!(links, 2, "{page}");
        assert_eq!(html.matches(" integrity=\"sha384-").count(), links, "{page}");
    }
}
