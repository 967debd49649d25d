//! Extensions of CommonMark in bodies: footnotes, callouts, definitions, bare URLs, formulas and
//! HTML.

use std::fmt::Write as _;

use crate::site::{Run, Site};

const CONFIG: &str = "base_url = \"https://site.example\"\nname = \"Site\"\n\
    default_locale = \"en\"\n";

/// A site with one page, whose body is `body` in each of these languages.
fn page(tags: &[&str], markdown: &str, body: &str) -> Site {
    let mut files = format!(
        "-- templates/layout.html\n{{{{ body }}}}\n-- templates/page.html\n\
         <main data-search=\"page\">{{{{ page.content }}}}</main>\n-- content/pages/home.yaml\n\
         path: \"\"\ntemplate: page.html\ntitle: title\n-- site.toml\n{CONFIG}"
    );
    files = files.replace("\"en\"", &format!("\"{}\"", tags[0].to_lowercase()));
    let _ = write!(files, "[search]\noutput = \"find.json\"\n{markdown}\n");
    for tag in tags {
        let segment = tag.to_lowercase();
        let _ = write!(
            files,
            "[[locales]]\nsegment = \"{segment}\"\ntag = \"{tag}\"\nlabel = \"{tag}\"\n"
        );
    }
    for tag in tags {
        let _ = write!(
            files,
            "-- locales/{tag}/common.ftl\ntitle = T\n-- locales/{tag}/pages/home.md\n{body}\n"
        );
    }
    Site::bare(&files)
}

/// The HTML of the body in English.
fn html(markdown: &str, body: &str) -> String {
    let site = page(&["en"], markdown, body);
    site.build().fine();
    main(&site, "en")
}

fn main(site: &Site, segment: &str) -> String {
    let page = site.page(&format!("{segment}/index.html"));
    page.split("page\">").nth(1).unwrap().split("</main>").next().unwrap().trim().to_owned()
}

fn run(markdown: &str, body: &str) -> Run {
    page(&["en"], markdown, body).run(&["build"])
}

const RAW: &str = "[markdown]\nraw_html = true";

#[test]
fn signs_in_literals_of_placeables_are_text() {
    let body = "# H { \"<x>\" }\n\nA { \"a & <b> *c* `d` [e](f) \\\\\" } g\n\n| { \"h|i\" } | j |\n|---|---|\n\
        | { \"k|l\" } | m |\n\n**{ \"n**\" }** `{ \"<o>\" }` { \"** ~~\" } { \"**\" }\n\n\
        ```\n{ \"<p> & *\" }\n```\n\n日**{ \"<q>\" }**本\n";
    let expected = "<h1 id=\"h\">H &lt;x&gt;</h1>\n\
        <p>A a &amp; &lt;b&gt; *c* `d` [e](f) \\ g</p>\n\
        <table><thead><tr><th>h|i</th><th>j</th></tr></thead><tbody>\n\
        <tr><td>k|l</td><td>m</td></tr>\n</tbody></table>\n\
        <p><strong>n**</strong> <code>{ \"&lt;o&gt;\" }</code> ** ~~ **</p>\n\
        <pre tabindex=\"0\"><code>{ \"&lt;p&gt; &amp; *\" }\n</code></pre>\n\
        <p>日<strong>&lt;q&gt;</strong>本</p>";
    assert_eq!(html("", body), expected);
    let block = html(RAW, "<div title=\"x\">{ \"a <b> & c\" } <i>d</i></div>\n");
    assert_eq!(block, "<div title=\"x\">a &lt;b&gt; &amp; c <i>d</i></div>");
}

#[test]
fn pictures_in_html_have_both_sizes_and_decoded_names() {
    let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\"/>";
    for (written, sizes) in [
        ("width=\"400\"", ["width=\"400\"", "height=\"300\""]),
        ("height=30", ["width=\"40\"", "height=\"30\""]),
        ("width=\"9\" height=\"9\"", ["width=\"9\"", "height=\"9\""]),
    ] {
        let site = page(&["en"], RAW, &format!("<img src=\"a&amp;b.svg\" alt=\"\" {written}>\n"));
        site.edit(&format!("-- assets/a&b.svg\n{picture}\n"));
        site.build().fine();
        let html = main(&site, "en");
        assert!(html.contains("src=\"/assets/a%26b."), "{html}");
        assert!(sizes.iter().all(|size| html.matches(size).count() == 1), "{written}: {html}");
    }
}

#[test]
fn declarations_and_second_attributes_in_html_are_refused_at_their_place() {
    let body = "<?php echo 1 ?>\n\n<!DOCTYPE html>\n\n<![CDATA[x]]>\n\n\
        <div class=\"a\"\nCLASS=\"b\">c</div>\n\nd <!ENTITY e> f\n";
    let run = run(RAW, body);
    assert_eq!(run.code, 1, "{}", run.err);
    let found = run.err.lines().filter(|line| line.contains("-->")).map(str::trim_start);
    let found: Vec<&str> = found.collect();
    let file = "--> locales/en/pages/home.md";
    let places = ["1:1", "3:1", "5:1", "8:1", "10:3"];
    assert_eq!(found, places.map(|place| format!("{file}:{place}")), "{}", run.err);
    let svg = "<svg viewBox=\"0 0 1 1\"><style><![CDATA[a{}]]></style><path d=\"M0 0\"/></svg>\n";
    assert!(html(RAW, svg).contains("<path d=\"M0 0\"/>"));
}

#[test]
fn footnotes_stand_in_the_order_of_their_references() {
    let text = "## Team {#team}\n\nOne[^Long  note], two[^team], one[^long note].\n\n\
        [^team]: Of the team[^in].\n\n[^Long note]: Long.\n\n    Second paragraph.\n\n\
        [^in]: In a note.\n\n| a[^in] |\n|---|\n| b |\n";
    let html = html("", text);
    let numbers: Vec<&str> =
        html.split("footnote-definition-label\">").skip(1).map(|it| &it[..1]).collect();
    assert_eq!(numbers, ["1", "2", "3"]);
    let (_, notes) = html.split_once("<div class=\"footnotes\">").unwrap();
    let at = |words: &str| notes.find(words).unwrap_or_else(|| panic!("{words}: {notes}"));
    assert!(at("Long.") < at("Of the team") && at("Of the team") < at("In a note."));
    assert!(html.contains("<h2 id=\"team\">"), "{html}");
    for (id, name) in
        [("fnref-1", "1"), ("fnref-1.2", "1-2"), ("fnref-3", "3"), ("fnref-3.2", "3-2")]
    {
        assert_eq!(html.matches(&format!("id=\"{id}\"")).count(), 1, "{id}: {html}");
        let back = format!("href=\"#{id}\" aria-label=\"Back to reference {name}\"");
        assert_eq!(html.matches(&back).count(), 1, "{back}: {html}");
    }
    assert!(html.contains("Second paragraph. <a class=\"footnote-back\""), "{html}");
}

#[test]
fn numbers_of_footnotes_have_the_digits_of_the_language() {
    let text = "One[^a], two[^b], three[^a].\n\n[^a]: A.\n\n[^b]: B.\n";
    let site = page(&["fa"], "", text);
    site.build().fine();
    let html = main(&site, "fa");
    assert!(html.contains("id=\"fnref-2\" role=\"doc-noteref\">۲</a>"), "{html}");
    assert!(
        html.contains("<sup data-search=\"off\" class=\"footnote-definition-label\">۲</sup>"),
        "{html}"
    );
    let back = "href=\"#fnref-1.2\" aria-label=\"بازگشت به ارجاع ۱-۲\"";
    assert!(html.contains(back) && html.contains("<sup>۲</sup></a>"), "{html}");
}

#[test]
fn code_is_isolated_in_titles_and_search_from_the_right() {
    for (tag, direction, code) in
        [("fa", "rtl", "\u{2066}--warmth\u{2069}"), ("en", "ltr", "--warmth")]
    {
        let site = page(&[tag], "", "## a `--warmth`\n\nb `.NET`\n");
        let nav = "</main><nav>{{ page.headings | map(attribute=\"title\") | join }}</nav>";
        site.replace("templates/page.html", "</main>", nav);
        site.replace("templates/page.html", "<main", &format!("<main dir=\"{direction}\""));
        site.build().fine();
        let html = site.page(&format!("{tag}/index.html"));
        assert!(html.contains(&format!("<nav>a {code}</nav>")), "{html}");
        assert!(html.contains("id=\"a-warmth\">a <code>--warmth</code>"), "{html}");
        let found = site.page(&format!("{tag}/find.json"));
        let text = code.replace("--warmth", ".NET");
        assert!(found.contains(&format!("\"a {code}\",\"b {text}\"")), "{found}");
    }
}

#[test]
fn texts_can_be_isolated_without_raw_html() {
    let text = "**<bdi>C++</bdi>**, <bdi dir=\"ltr\">+98 *21*</bdi>\n\n| <bdi dir=\"auto\">a</bdi> |\n|---|\n";
    let expected = "<p><strong><bdi>C++</bdi></strong>, <bdi dir=\"ltr\">+98 <em>21</em></bdi></p>\n\
        <table><thead><tr><th><bdi dir=\"auto\">a</bdi></th></tr></thead>";
    let html = html("", text);
    assert!(html.starts_with(expected), "{html}");
    let refused = |body: &str| run("", body).err;
    assert!(refused("a <bdi class=\"x\">b</bdi>").contains("error[raw-html]: HTML is not allowed"));
    assert!(refused("a <bdi>b").contains("error[raw-html]: `<bdi>` does not end"));
    assert!(refused("a b</bdi>").contains("error[raw-html]: no `<bdi>` begins for this `</bdi>`"));
}

#[test]
fn footnotes_are_neither_searched_nor_in_a_table_of_contents() {
    let site = page(&["de"], "", "## Räume[^1]\n\nEins[^1].\n\n[^1]: Note.\n");
    site.replace(
        "templates/page.html",
        "</main>",
        "</main><nav>{{ page.headings | map(attribute=\"title\") | join }}</nav>",
    );
    site.build().fine();
    let html = site.page("de/index.html");
    assert!(html.contains("<nav>Räume</nav>"), "{html}");
    let found = site.page("de/find.json");
    assert!(found.contains("Eins. Note.\"") && found.contains("\"Räume\""), "{found}");
    let page = site.page("de/index.html");
    assert!(page.contains("aria-label=\"Zurück zur Stelle 1-2\""), "{page}");
}

#[test]
fn a_body_shown_elsewhere_leads_to_the_notes_of_its_page() {
    let mut files = String::from(
        "-- templates/all.html\n<main>{% for p in pages(folder=\"notes\") %}{{ content(p.id) }}\
         {% endfor %}</main>\n-- content/pages/all.yaml\npath: all\ntemplate: all.html\n\
         title: footer-note\n-- templates/note.html\n{{ page.content }}\n",
    );
    for id in ["a", "b"] {
        let _ = write!(
            files,
            "-- content/pages/notes/{id}.yaml\npath: notes/{id}\ntemplate: note.html\n\
             title: footer-note\n"
        );
        for tag in ["en", "de"] {
            let _ = write!(
                files,
                "-- locales/{tag}/pages/notes/{id}.md\n## Part {{#part}}\n\nText[^1], \
                 [there](#part).\n\n[^1]: Note.\n"
            );
        }
    }
    let site = Site::new(&files);
    site.build().fine();
    let page = site.page("en/all/index.html");
    assert!(!page.contains(" id=\"") && !page.contains("href=\"#"), "{page}");
    for id in ["a", "b"] {
        for anchor in ["fn-1", "part"] {
            assert!(page.contains(&format!("/en/notes/{id}/#{anchor}\"")), "{page}");
        }
    }
}

#[test]
fn callouts_have_titles_in_the_language_of_the_body() {
    let site = page(&["en", "ja", "zh-Hant", "ar"], "", "> [!WARNING]\n> A *text*.\n\n> Plain.\n");
    site.build().fine();
    for (segment, title) in
        [("en", "Warning"), ("ja", "警告"), ("zh-hant", "警告"), ("ar", "تحذير")]
    {
        let start = format!(
            "<div class=\"callout callout-warning\" role=\"note\">\n\
             <p class=\"callout-title\">{title}</p>\n<p>A <em>text</em>.</p>\n</div>"
        );
        let html = main(&site, segment);
        assert!(html.starts_with(&start), "{html}");
        assert!(html.contains("<blockquote>\n<p>Plain.</p>"), "{html}");
    }
    let site = page(&["lb"], "", "> [!TIP]\n> A text.\n");
    let run = site.run(&["build"]);
    assert!(run.code == 1 && run.err.contains("`callout-tip`"), "{}", run.err);
    site.replace("locales/lb/common.ftl", "title = T", "title = T\ncallout-tip = Tipp");
    site.build().fine();
    assert!(main(&site, "lb").contains("<p class=\"callout-title\">Tipp</p>"));
}

#[test]
fn blocks_and_text_beyond_commonmark_are_understood() {
    for (text, expected) in [
        ("Term\n: Meaning\n", "<dl>\n<dt>Term</dt>\n<dd>Meaning</dd>\n</dl>"),
        (
            "Term\n\n: One\n\n: Two\n",
            "<dl>\n<dt>Term</dt>\n<dd>\n<p>One</p>\n</dd>\n<dd>\n<p>Two</p>\n</dd>\n</dl>",
        ),
        (
            "See https://a.example/b.",
            "<p>See <a href=\"https://a.example/b\">https://a.example/b</a>.</p>",
        ),
        (
            "[https://a.example](https://b.example)",
            "<p><a href=\"https://b.example\">https://a.example</a></p>",
        ),
        ("`https://a.example`", "<p><code>https://a.example</code></p>"),
        ("请看www.a.example。", "<p>请看<a href=\"http://www.a.example\">www.a.example</a>。</p>"),
        ("me@a.example", "<p><a href=\"mailto:me@a.example\">me@a.example</a></p>"),
        (
            "**https://a.example/x_y_z**",
            "<p><strong><a href=\"https://a.example/x_y_z\">https://a.example/x_y_z</a></strong></p>",
        ),
        ("$5 and $6, $x$", "<p>$5 and $6, $x$</p>"),
        ("~one~ and ~~two~~", "<p><del>one</del> and <del>two</del></p>"),
        (
            "| `a\\|b` |\n|---|\n| c |",
            "<table><thead><tr><th><code>a|b</code></th></tr></thead><tbody>\n<tr><td>c</td></tr>\n</tbody></table>",
        ),
        ("# 我们的\n  团队", "<h1 id=\"我们的\">我们的</h1>\n<p>团队</p>"),
        ("我们的\n团队\n---", "<h2 id=\"我们的团队\">我们的团队</h2>"),
        (
            "**中文**\n*中文*`é`\n[文](#x)\n\n# x",
            "<p><strong>中文</strong><em>中文</em><code>é</code>\n<a href=\"#x\">文</a></p>\n<h1 id=\"x\">x</h1>",
        ),
        ("一\\\n二", "<p>一<br />\n二</p>"),
    ] {
        assert_eq!(html("", text), expected, "{text}");
    }
}

#[test]
fn formulas_are_mathml_where_a_site_has_them() {
    let math = "[markdown]\nmath = true";
    for (text, expected) in [
        ("$5 and $6", "<p>$5 and $6</p>"),
        ("\\$a$ b", "<p>$a$ b</p>"),
        ("$a$", "<p><math><mi>a</mi></math></p>"),
        ("$$a$$", "<p><math display=\"block\"><mi>a</mi></math></p>"),
        ("`$a$`", "<p><code>$a$</code></p>"),
    ] {
        assert_eq!(html(math, text), expected, "{text}");
    }
    let run = run(math, "Say $a + \\unknwn$ here.");
    assert!(run.code == 1 && run.err.contains("home.md:1:10"), "{}", run.err);
}

#[test]
fn html_is_resolved_and_checked_as_markdown_is() {
    let svg = "-- assets/a.svg\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"5\"/>\n\
        -- content/data/f.yaml\nx: '<\"7\"'\n-- templates/data/f.yaml\nx: text\n";
    let built = |text: &str| {
        let site = page(&["en"], RAW, text);
        site.edit(svg);
        site.build().fine();
        main(&site, "en")
    };
    for (text, expected) in [
        (
            "<p title=\"{ $f-x }\" data-x='{\"a\": 1}'>\n{ $f-x }</p>",
            "<p title=\"&lt;&quot;7&quot;\" data-x='{\"a\": 1}'>\n&lt;&quot;7&quot;</p>",
        ),
        (
            "a <b title=x{$f-x}>{ $f-x }</b>",
            "<p>a <b title=\"x&lt;&quot;7&quot;\">&lt;\"7\"</b></p>",
        ),
        (
            "<a href=\"page:home#x\">a</a> <b id=x>b</b>",
            "<p><a href=\"/en/#x\">a</a> <b id=x>b</b></p>",
        ),
        ("<a href='#x'>a</a>\n\n# X", "<p><a href='#x'>a</a></p>\n<h1 id=\"x\">X</h1>"),
        ("<style>a { color: red }</style>\n", "<style>a { color: red }</style>"),
        ("<script>\nlet a = { b: 1 };\n</script>\n", "<script>\nlet a = { b: 1 };\n</script>"),
        ("<ul>\n<li>a\n<li>b\n</ul>\n", "<ul>\n<li>a\n<li>b\n</ul>"),
        ("<div>\n\n*a* <br>\n\n</div>\n", "<div>\n<p><em>a</em> <br></p>\n</div>"),
        (
            "<svg viewBox=\"0 0 1 1\"><path d=\"M0 0\"/></svg>\n",
            "<p><svg viewBox=\"0 0 1 1\"><path d=\"M0 0\"/></svg></p>",
        ),
        ("<div>&#123; a }</div>\n", "<div>&#123; a }</div>"),
        ("<textarea>{ $f-x }</textarea>\n", "<textarea>&lt;&quot;7&quot;</textarea>"),
    ] {
        assert_eq!(built(text), expected, "{text}");
    }
    let picture =
        built("<p>\n<img alt='\"A\" &amp; é' src=\"asset:a.svg\" width=2 title=\"b\"></p>\n");
    let end = "alt=\"&quot;A&quot; &amp; é\" fetchpriority=\"high\">";
    let start = "<img width=\"2\" title=\"b\" src=\"/assets/a.";
    assert!(picture.contains(start) && picture.contains(end), "{picture}");
    let photo = |text: &str| {
        let site = page(&["en"], RAW, text);
        site.edit(svg);
        let pixels = image::RgbImage::from_pixel(64, 64, image::Rgb([9, 9, 9]));
        pixels.save(site.at("assets/b.png")).unwrap();
        site.build().fine();
        main(&site, "en")
    };
    for text in [
        "<picture><source media=\"(min-width: 1px)\" srcset=\"a.svg\"><img src=\"b.png\" alt=\"x\"></picture>\n",
        "<picture><source srcset=\"a.svg\">![x](b.png)</picture>\n",
    ] {
        let written = photo(text);
        assert_eq!(written.matches("<picture>").count(), 1, "{written}");
        assert_eq!(written.matches("</picture>").count(), 1, "{written}");
        let has_size = written.contains("width=\"64\" height=\"64\"");
        assert!(has_size && !written.contains("image/webp"), "{written}");
    }
    let set = photo("<img alt=\"\" src=\"b.png\" srcset=\"b.png 2x\" sizes=\"9em\">\n");
    for part in ["<img srcset=\"/assets/b.", " 2x\" sizes=\"9em\" ", "width=\"64\" height=\"64\""] {
        assert!(set.contains(part) && !set.contains("<picture>"), "{part} in {set}");
    }
    let set = built("<img alt=\"\" src=a.svg srcset=\"a.svg 1x, asset:a.svg 2x\">\n");
    assert_eq!(set.matches("/assets/a.").count(), 3, "{set}");
}

#[test]
fn the_first_picture_of_a_page_is_not_lazy() {
    let site = page(&["en"], "", "![one](a.svg)\n\n![two](a.svg)\n");
    site.edit(
        "-- assets/a.svg\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"5\"/>\n",
    );
    site.build().fine();
    let html = main(&site, "en");
    let (first, second) = html.split_once('\n').unwrap();
    assert!(first.contains("fetchpriority") && !first.contains("lazy"), "{first}");
    assert!(second.contains("loading=\"lazy\""), "{second}");
}

#[test]
fn line_ends_of_messages_are_those_of_readers() {
    let site = page(&["ja", "ko", "th", "en"], "", "T");
    for (tag, lines, text) in [
        ("ja", "長い文を\n    途中で\n    改行 a\n    b", "長い文を途中で改行 a\nb"),
        ("ko", "긴 글을\n    나눈다", "긴 글을\n나눈다"),
        ("th", "ฉันชอบ\n    กิน { $f-x }", "ฉันชอบกิน 一二"),
        ("en", "{ $f-x }\n    { $f-x }", "一二一二"),
    ] {
        site.edit(&format!("-- locales/{tag}/common.ftl\ntitle =\n    {lines}\n"));
        site.edit("-- content/data/f.yaml\nx: 一二\n-- templates/data/f.yaml\nx: text\n");
        site.edit("-- templates/page.html\n<main data-search=\"page\">{{ page.title }}{{ page.content }}</main>\n");
        site.build().fine();
        let html = main(&site, tag);
        assert!(html.starts_with(text), "{tag}: {html}");
    }
}

/// Data, terms and messages for bodies.
const FACTS: &str = "\
-- content/data/f.yaml
n: 1234567
d: 2026-03-05
q: 'a&b=c d#e'
-- templates/data/f.yaml
n: integer
d: date
q: text
-- locales/en/common.ftl
title = T
-brand = H<sub>2</sub>O
msg = <b>x</b> <a href=\"page:home\">y</a>
price = { $f-n }
-- assets/a.svg
<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"5\"/>
";

#[test]
fn values_in_attributes_for_machines_have_no_format() {
    for (body, expected) in [
        ("{ $f-n } { $f-d }", "1,234,567 March 5, 2026"),
        (
            "[{ $f-n }](<https://x.org/{ $f-n }/{ $f-d }>)",
            "\"https://x.org/1234567/2026-03-05\">1,234",
        ),
        (
            "[x](<https://x.org/?q={ $f-q }&r={ $f-n }> \"{ $f-n }\")",
            "?q=a%26b%3Dc%20d%23e&amp;r=1234567\" title=\"1,234,567\"",
        ),
        (
            "<a href=\"tel:{ NUMBER($f-n) }\" title=\"{ $f-n }\">x</a>",
            "\"tel:1234567\" title=\"1,234,567\"",
        ),
        ("<a href=\"https://x.org/?q={ $f-q }\">x</a>", "?q=a%26b%3Dc%20d%23e\""),
        ("<ol start=\"{ $f-n }\">\n<li>{ $f-n }\n</ol>", "start=\"1234567\">\n<li>1,234,567"),
        ("<time datetime=\"{ $f-d }\">{ $f-d }</time>", "\"2026-03-05\">March"),
        (
            "<progress aria-label=\"{ $f-n }\" value=\"{ $f-n }\"></progress>",
            "\"1,234,567\" value=\"1234567\"",
        ),
        (
            "<b data-a=\"{ $f-n }\">x</b> <input type=submit value=\"{ $f-n }\">",
            "\"1234567\">x</b> <input type=submit value=\"1,234,567\"",
        ),
    ] {
        let site = page(&["en"], RAW, "T");
        site.edit(&format!("{FACTS}-- locales/en/pages/home.md\n{body}\n"));
        site.build().fine();
        assert!(main(&site, "en").contains(expected), "{body}: {}", main(&site, "en"));
    }
}

#[test]
fn the_markup_of_terms_and_messages_is_rendered_in_bodies() {
    let site = page(&["en"], RAW, "T");
    for (body, expected) in [
        ("A { -brand }: { msg }.", "<p>A H<sub>2</sub>O: <b>x</b> <a href=\"/en/\">y</a>.</p>"),
        ("# { -brand } x {#a}", "<h1 id=\"a\">H<sub>2</sub>O x</h1>"),
        ("[{ -brand }](https://x.org \"{ -brand }\")", "title=\"H2O\">H<sub>2</sub>O</a>"),
        ("![{ -brand }](a.svg)", "alt=\"H2O\""),
        ("<div title=\"{ -brand }\">{ -brand }</div>", "<div title=\"H2O\">H<sub>2</sub>O</div>"),
        ("<textarea>{ -brand }</textarea>", "<textarea>H2O</textarea>"),
    ] {
        site.edit(&format!("{FACTS}-- locales/en/pages/home.md\n{body}\n"));
        site.build().fine();
        assert!(main(&site, "en").contains(expected), "{body}: {}", main(&site, "en"));
    }
}
