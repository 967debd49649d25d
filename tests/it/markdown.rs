//! Extensions of CommonMark in bodies: footnotes, callouts, definitions, bare URLs, formulas and
//! HTML.

mod html;

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

#[test]
fn an_escaped_pipe_in_a_cell_is_a_pipe() {
    let text = "| A | B |\n|---|---|\n\
        | a\\|b `a\\|b` **a\\|b** | <b title=\"a\\|b\">x</b> |\n\
        | <https://a.example/\\|b> | [l](https://a.example/\\|c \"t\\|u\") |\n\n\
        `a\\|b` <b title=\"c\\|d\">y</b>\n";
    let html = html("[markdown]\nraw_html = true", text);
    for expected in [
        "a|b <code>a|b</code> <strong>a|b</strong>",
        "<b title=\"a|b\">x</b>",
        "<a href=\"https://a.example/%7Cb\">https://a.example/|b</a>",
        "<a href=\"https://a.example/%7Cc\" title=\"t|u\">l</a>",
        "<code>a\\|b</code> <b title=\"c\\|d\">y</b>",
    ] {
        assert!(html.contains(expected), "{expected}: {html}");
    }
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

#[test]
fn an_unknown_language_of_code_is_printed_once() {
    let block = "```unheard\nx\n```\n\n";
    let site = page(&["en"], "", &block.repeat(5));
    let run = site.run(&["check"]).fine();
    assert_eq!(run.err.matches("for the language `unheard`").count(), 1, "{}", run.err);
    assert!(run.err.contains("and 4 more of `unknown-language`"), "{}", run.err);
    let run = site.run(&["check", "--all"]).fine();
    assert_eq!(run.err.matches("for the language `unheard`").count(), 5, "{}", run.err);
}
