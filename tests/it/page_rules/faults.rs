//! The site of the tests, and faults of its finished pages, each in a line of a source.

/// The files that get faults.
pub const PAGE: &str = "templates/page.html";
pub const SECTION: &str = "templates/sections/hero.html";
pub const PARTIAL: &str = "templates/partials/note.html";
pub const LAYOUT: &str = "templates/layout.html";
pub const BODY: &str = "locales/en/pages/home.md";
pub const MESSAGES: &str = "locales/en/pages/home.ftl";
pub const SHARED: &str = "locales/en/common.ftl";
pub const ISLAND: &str = "islands/counter/island.tsx";
pub const LIBRARY: &str = "islands/lib/field.tsx";
pub const SHEET: &str = "assets/css/theme.css";

/// The text before the faults of each file, and the text after them.
pub const FILES: [(&str, &str, &str); 10] = [
    (
        LAYOUT,
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{{ page.title }}</title>\n\
         <meta name=\"description\" content=\"{{ page.description }}\">\n\
         <link rel=\"stylesheet\" href=\"{{ asset(\"css/theme.css\") }}\">\n{{ head() }}\n</head>\n\
         <body>\n<main>\n<h1>Title</h1>\n{{ body }}\n</main>\n",
        "</body>\n</html>\n",
    ),
    (
        PAGE,
        "{% for section in page.sections %}\n\
         {% include \"sections/\" ~ section.type ~ \".html\" %}\n{% endfor %}\n\
         {% include \"partials/note.html\" %}\n{{ page.content }}\n\
         <div>{{ rich(\"note\") }}</div>\n<div>{{ rich(\"footer-note\") }}</div>\n\
         <div>{{ t(\"town\") }}</div>\n\
         {{ island(\"counter\") }}\n",
        "",
    ),
    (SECTION, "<p>{{ t(section.title) }} {{ t(section.lead) }}</p>\n", ""),
    (PARTIAL, "", ""),
    (BODY, "## Part\n\nText.\n\n", ""),
    (MESSAGES, "home-title = Welcome\nhome-lead = One token costs { $presale-price } USD.\n", ""),
    (SHARED, "", ""),
    (
        ISLAND,
        "import { Field } from \"../lib/field\";\n\
         export default function Counter() {\n  return (\n    <div>\n      <Field />\n",
        "    </div>\n  );\n}\n",
    ),
    (LIBRARY, "export function Field() {\n  return (\n", "  );\n}\n"),
    (SHEET, ":root { --ink: light-dark(#222, #eee); --paper: light-dark(#fff, #222) }\n", ""),
];

/// The files of the site that get none.
pub const CONFIG: &str = r#"-- site.toml
base_url = "https://site.example"
name = "Site"
default_locale = "en"

[markdown]
raw_html = true

[messages]
html = ["b", "h5", "h6"]

[[locales]]
segment = "en"
tag = "en"
label = "English"
-- islands/counter/island.toml
description = "Counts."
when = "load"
"#;

/// Faults, each in a line of its own: the file, the line, and the rule that it breaks.
pub const FAULTS: &[(&str, &str, &str)] = &[
    (LAYOUT, "<h6>Deep</h6>", "heading-level"),
    (LAYOUT, "<div role=\"button\" tabindex=\"0\">Top</div>", "prefer-native-element"),
    (LAYOUT, "<p lang=\"en_US\">Top</p>", "valid-lang"),
    (
        LAYOUT,
        r#"<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organisation","name":{{ site.name | tojson }}}</script>"#,
        "schema-org",
    ),
    (PAGE, r#"<button class="a">Send</button>"#, "no-implicit-button-type"),
    (PAGE, "<p><button>Buy</button> now</p>", "no-implicit-button-type"),
    (PAGE, r#"<button type="sumbit">Send</button>"#, "attribute-allowed-values"),
    (PAGE, r#"<button type="button"></button>"#, "text-content"),
    (PAGE, r#"<button type="button"><svg aria-hidden="true"></svg></button>"#, "text-content"),
    (PAGE, r#"<button type="button" autofocus="x">A</button>"#, "attribute-allowed-values"),
    (PAGE, r#"<input type="text" id="f1" name="f1">"#, "input-missing-label"),
    (PAGE, r#"<input type="email" id="f2" placeholder="Mail">"#, "input-missing-label"),
    (PAGE, r#"<select id="f3"><option>One</option></select>"#, "input-missing-label"),
    (PAGE, r#"<textarea id="f4"></textarea>"#, "input-missing-label"),
    (
        PAGE,
        r#"<label for="f5">Name</label> <label for="nothing">Other</label> <input type="text" id="f5">"#,
        "no-missing-references",
    ),
    (
        PAGE,
        r#"<label>Two <input type="checkbox" id="f6"> <input type="checkbox" id="f7"></label>"#,
        "multiple-labeled-controls",
    ),
    (PAGE, r#"<label for="f8">Same <input type="text" id="f8"></label>"#, "no-redundant-for"),
    (PAGE, r#"<label>Mail <input type="text" autocomplete="mail"></label>"#, "valid-autocomplete"),
    (
        PAGE,
        r#"<label>Street <input type="text" autocomplete="street-adress"></label>"#,
        "valid-autocomplete",
    ),
    (PAGE, r#"<label>Password <input type="password"></label>"#, "autocomplete-password"),
    (
        PAGE,
        r#"<label>Password <input type="password" autocomplete="off"></label>"#,
        "autocomplete-password",
    ),
    (PAGE, r#"<label>Number <input type="number" maxlength="3"></label>"#, "input-attributes"),
    (PAGE, r#"<label>Date <input type="date" placeholder="Day"></label>"#, "input-attributes"),
    (PAGE, r#"<label>Kind <input type="texts"></label>"#, "attribute-allowed-values"),
    (PAGE, r#"<label>Step <input type="text" step="2"></label>"#, "input-attributes"),
    (
        PAGE,
        r#"<form><label>A <input type="text" name="same"></label><label>B <input type="text" name="same"></label><button type="submit">Go</button></form>"#,
        "form-dup-name",
    ),
    (PAGE, r#"<fieldset><label>A <input type="text"></label></fieldset>"#, "wcag/h71"),
    (PAGE, "<fieldset><p>A</p><legend>L</legend></fieldset>", "element-permitted-order"),
    (
        PAGE,
        r#"<table><tr><th scope="rows">A</th><td>1</td></tr></table>"#,
        "attribute-allowed-values",
    ),
    (
        PAGE,
        "<table><caption>A</caption><caption>B</caption><tbody><tr><td>1</td></tr></tbody></table>",
        "element-permitted-occurrences",
    ),
    (
        PAGE,
        "<table><tbody><tr><td>1</td></tr></tbody><thead><tr><td>1</td></tr></thead></table>",
        "element-permitted-order",
    ),
    (PAGE, "<h2> </h2>", "empty-heading"),
    (PAGE, r#"<a href="https://a.example"></a>"#, "wcag/h30"),
    (
        PAGE,
        r#"<a href="https://a.example"><img src="https://a.example/x.png" alt=""></a>"#,
        "wcag/h30",
    ),
    (PAGE, r#"<a href="https://a.example" aria-hidden="true">Hidden</a>"#, "hidden-focusable"),
    (
        PAGE,
        r#"<div aria-hidden="true"><button type="button">Hidden</button></div>"#,
        "hidden-focusable",
    ),
    (PAGE, r#"<img src="https://a.example/x.png" alt="" title="A">"#, "wcag/h67"),
    (PAGE, r#"<map name="m1"><area href="https://a.example" shape="default"></map>"#, "area-alt"),
    (
        PAGE,
        r#"<map name="m2" id="other"><area alt="A" href="https://a.example" shape="default"></map>"#,
        "map-id-name",
    ),
    (PAGE, r#"<span aria-label="Name">A</span>"#, "aria-label-misuse"),
    (PAGE, r#"<p aria-label="Name">A</p>"#, "aria-label-misuse"),
    (PAGE, r#"<strong aria-label="x">A</strong>"#, "aria-label-misuse"),
    (PAGE, r#"<div role="widget">A</div>"#, "no-abstract-role"),
    (PAGE, r#"<div role="command">A</div>"#, "no-abstract-role"),
    (PAGE, r#"<button type="button" role="button">A</button>"#, "no-redundant-role"),
    (PAGE, r#"<ul role="list"><li>A</li></ul>"#, "no-redundant-role"),
    (PAGE, r#"<nav role="navigation" aria-label="r">A</nav>"#, "no-redundant-role"),
    (PAGE, r#"<div role="button" tabindex="0">A</div>"#, "prefer-native-element"),
    (PAGE, r#"<div role="link" tabindex="0">A</div>"#, "prefer-native-element"),
    (SECTION, r#"<div role="heading" aria-level="2">A</div>"#, "prefer-native-element"),
    (
        SECTION,
        r#"<span role="checkbox" tabindex="0" aria-checked="true">A</span>"#,
        "prefer-native-element",
    ),
    (SECTION, r#"<div role="banner">A</div>"#, "prefer-native-element"),
    (SECTION, r#"<p aria-describedby="no-such">A</p>"#, "no-missing-references"),
    (
        SECTION,
        r#"<button type="button" aria-controls="no-such-3">A</button>"#,
        "no-missing-references",
    ),
    (SECTION, "<center>A</center>", "deprecated"),
    (SECTION, "<marquee>A</marquee>", "deprecated"),
    (SECTION, r#"<p align="center">A</p>"#, "no-deprecated-attr"),
    (SECTION, r#"<a name="old">A</a>"#, "no-deprecated-attr"),
    (SECTION, "<blnk>A</blnk>", "element-name"),
    (SECTION, r#"<video autoplay src="https://a.example/a.mp4"></video>"#, "no-autoplay"),
    (SECTION, r#"<audio src="https://a.example/a.mp3" autoplay></audio>"#, "no-autoplay"),
    (SECTION, "<ul><p>A</p></ul>", "element-permitted-content"),
    (SECTION, "<dl><p>A</p></dl>", "element-permitted-content"),
    (SECTION, "<li>A</li>", "element-permitted-parent"),
    (PARTIAL, "<dt>A</dt>", "element-required-ancestor"),
    (
        PARTIAL,
        r#"<select id="f20" aria-label="A"><div>A</div></select>"#,
        "element-permitted-content",
    ),
    (PARTIAL, "<details><p>A</p></details>", "element-required-content"),
    (PARTIAL, "<details><p>A</p><summary>S</summary></details>", "element-permitted-order"),
    (
        PARTIAL,
        "<figure><figcaption>A</figcaption><p>x</p><figcaption>B</figcaption></figure>",
        "element-permitted-occurrences",
    ),
    (
        PARTIAL,
        r#"<picture><source src="https://a.example/a.webp"><img src="https://a.example/a.png" alt="A"></picture>"#,
        "attribute-misuse",
    ),
    (PARTIAL, r#"<p dir="left">A</p>"#, "attribute-allowed-values"),
    (PARTIAL, "<a download>A</a>", "attribute-misuse"),
    (PARTIAL, r#"<a target="_blank">A</a>"#, "attribute-misuse"),
    (
        PARTIAL,
        r#"<img src="https://a.example/x.png" alt="A" decoding="asynchron">"#,
        "attribute-allowed-values",
    ),
    (PARTIAL, r#"<iframe src="https://a.example"></iframe>"#, "element-required-attributes"),
    (
        PARTIAL,
        r#"<form method="put"><button type="submit">A</button></form>"#,
        "attribute-allowed-values",
    ),
    (PARTIAL, r#"<ol type="x"><li>A</li></ol>"#, "attribute-allowed-values"),
    (PARTIAL, "<progress><progress></progress></progress>", "element-permitted-content"),
    (PARTIAL, "<object></object>", "element-required-attributes"),
    (PARTIAL, "<h2>A</h2><h4>B</h4>", "heading-level"),
    (PARTIAL, "<h1>Second</h1>", "heading-level"),
    (
        PARTIAL,
        r#"<input type="checkbox" aria-label="c" required="yes">"#,
        "attribute-allowed-values",
    ),
    (PARTIAL, "<address><h2>A</h2></address>", "element-permitted-content"),
    (PARTIAL, r#"<span aria-hidden="true" tabindex="0">A</span>"#, "hidden-focusable"),
    (PARTIAL, r#"<input type="hidden" id="h1" aria-label="x">"#, "aria-label-misuse"),
    (PARTIAL, r#"<label for="h2">A</label><input type="hidden" id="h2">"#, "valid-for"),
    (
        PARTIAL,
        r#"<input type="radio" name="r" aria-label="R" checked="no">"#,
        "attribute-allowed-values",
    ),
    (PARTIAL, r#"<input type="radio" name="r" aria-label="">"#, "input-missing-label"),
    (
        PARTIAL,
        r#"<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","datePublishd":"2026-01-01"}</script>"#,
        "schema-org",
    ),
    (
        PARTIAL,
        r#"<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","datePublished":{{ "1 May" | tojson }}}</script>"#,
        "schema-org",
    ),
    (
        PARTIAL,
        r#"<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Person","price":1}]}</script>"#,
        "schema-org",
    ),
    (
        PARTIAL,
        r#"<script type="application/ld+json">{"@context":["https://schema.org",{"own":"https://a.example/"}],"own":1,"author":{"nam":2}}</script>"#,
        "schema-org",
    ),
    (
        PARTIAL,
        r#"<script type="application/ld+json">{"@context":"http://schema.org/","@type":"Offer","availability":"https://schema.org/InStok"}</script>"#,
        "schema-org",
    ),
    (PARTIAL, r#"<script type="application/ld+json">{"@type":"Person"}</script>"#, "schema-org"),
    (PARTIAL, r#"<p lang="en-UK">A</p>"#, "valid-lang"),
    (PARTIAL, r#"<a href="https://a.example" hreflang="jp">A</a>"#, "valid-lang"),
    (PARTIAL, "<p>Words <b>東京</b></p>", "language-of-text"),
    (PARTIAL, r#"<p title="Москва">Words</p>"#, "language-of-text"),
    (PARTIAL, r#"<p lang="ja">a sentence that nobody has translated</p>"#, "language-of-text"),
    (BODY, "Words مدينة words\n", "language-of-text"),
    (MESSAGES, "town = Words Αθήνα words", "language-of-text"),
    (ISLAND, "      <i>서울</i>", "language-of-text"),
    (SHEET, ".a { color: #888; background: #fff }", "color-contrast"),
    (SHEET, ".b { color: #888; background: var(--paper) }", "color-contrast"),
    (SHEET, "@media screen { .c { color: var(--ink); background-color: #777 } }", "color-contrast"),
    (BODY, "#### Deep\n", "heading-level"),
    (BODY, "<button>Buy</button>\n", "no-implicit-button-type"),
    (BODY, "<p aria-label=\"Words\">Text</p>\n", "aria-label-misuse"),
    (MESSAGES, "note = Words <h6>Deep</h6>", "heading-level"),
    (SHARED, "footer-note = Words <h5></h5>", "empty-heading"),
    (ISLAND, "      <button className=\"plain\">Count</button>", "no-implicit-button-type"),
    (ISLAND, "      <button type=\"button\" className=\"empty\"></button>", "text-content"),
    (LIBRARY, "    <input type=\"text\" className=\"field\" />", "input-missing-label"),
];

/// The lines of files that can't be empty, without a fault.
pub const CLEAN: [(&str, &str, &str); 5] = [
    (SHEET, "b { color: var(--ink); background: var(--paper) }", ""),
    (MESSAGES, "note = Words", ""),
    (MESSAGES, "town = Words", ""),
    (SHARED, "footer-note = Words", ""),
    (LIBRARY, "    <b>Field</b>", ""),
];
