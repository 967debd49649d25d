//! HTML in bodies, and values in it.

use super::{html, main, page, run};

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
fn placeables_of_any_kind_stand_in_attributes_for_readers() {
    let body = "<abbr title='{ title } { \"q\" }' data-a=\"{ title }\">x</abbr>\n";
    let expected = "<p><abbr title='T q' data-a=\"{ title }\">x</abbr></p>";
    assert_eq!(html(RAW, body), expected);
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
