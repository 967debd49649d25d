//! The examples of CommonMark, as bodies of pages.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use crate::random::Random;
use crate::site::{ROOT, Site};

/// The fence of an example in the specification.
const FENCE: &str = "````````````````````````````````";

/// An example: its Markdown and its HTML.
struct Example {
    markdown: String,
    html: String,
}

fn examples() -> Vec<Example> {
    let path = Path::new(ROOT).join("tests/node_modules/commonmark-spec/spec.txt");
    let spec =
        std::fs::read_to_string(path).expect("`npm ci` in tests/ installs the specification");
    let (start, end) = (format!("\n{FENCE} example\n"), format!("\n{FENCE}\n"));
    let examples = spec.split(&start).skip(1).map(|rest| {
        let example = rest.split(&end).next().unwrap();
        let (markdown, html) = match example.strip_prefix(".\n") {
            Some(html) => ("", html),
            None => example.split_once("\n.\n").unwrap_or((example.trim_end_matches("\n."), "")),
        };
        let text = |text: &str| format!("{}\n", text.replace('→', "\t"));
        Example { markdown: text(markdown), html: text(html).trim_start_matches('\n').to_owned() }
    });
    examples.collect()
}

/// The numbers of the rejected examples: their links and pictures have no target, or are text since
/// their brackets have a mistake, their blocks of code or HTML elements do
/// not end, or they have declarations or instructions.
const REFUSED: [usize; 175] = [
    21, 22, 23, 26, 31, 32, 33, 41, 126, 127, 128, 139, 148, 150, 151, 155, 156, 157, 158, 159,
    162, 165, 173, 174, 175, 180, 181, 182, 184, 187, 192, 193, 194, 195, 196, 198, 200, 201, 202,
    203, 204, 205, 206, 214, 215, 216, 217, 218, 237, 344, 353, 404, 419, 422, 433, 473, 474, 475,
    476, 477, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498,
    499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 512, 513, 514, 515, 516, 517, 518,
    519, 520, 521, 522, 524, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 539, 540, 541, 542,
    543, 544, 545, 549, 550, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 564, 565, 566, 567,
    568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586,
    587, 588, 589, 590, 591, 593, 598, 599, 601, 613, 614, 615, 616, 617, 623, 627, 628, 629, 630,
    631, 642, 643,
];

const LAYOUT: &str = "-- templates/layout.html\n{{ body }}\n-- templates/page.html\n\
    <main>\n{{ page.content }}</main>\n-- site.toml\nbase_url = \"https://site.example\"\n\
    name = \"Site\"\ndefault_locale = \"en\"\n[markdown]\nraw_html = true\n[[locales]]\n\
    segment = \"en\"\ntag = \"en\"\nlabel = \"English\"\n-- locales/en/common.ftl\ntitle = T\n";

#[test]
fn commonmark_is_understood_but_for_what_is_checked() {
    let examples = examples();
    assert!(examples.len() > 600, "the specification has {} examples", examples.len());
    let mut files = LAYOUT.to_owned();
    for (number, Example { markdown, .. }) in examples.iter().enumerate() {
        let id = format!("e{number}");
        let _ = write!(
            files,
            "-- content/pages/{id}.yaml\npath: {id}\ntemplate: page.html\n\
             title: title\n-- locales/en/pages/{id}.md\n{markdown}"
        );
    }
    let site = Site::bare(&files);
    let mut refused = BTreeSet::new();
    // Anchors are only checked if there are no other errors.
    for _ in 0..2 {
        let found = examples_refused(&site);
        for number in &found {
            site.edit(&format!(
                "-- content/pages/e{number}.yaml (absent)\n\
                 -- locales/en/pages/e{number}.md (absent)\n"
            ));
        }
        refused.extend(found);
    }
    site.build().fine();
    let shown = examples.iter().enumerate().filter(|(number, _)| !refused.contains(number));
    let mut wrong = Vec::new();
    for (number, Example { markdown, html }) in shown {
        let page = site.page(&format!("en/e{number}/index.html"));
        let found = page.split("<main>\n").nth(1).unwrap().split("</main>").next().unwrap();
        if normal(found) != normal(html) {
            wrong.push(format!("{number}:\n{markdown}\nwanted\n{html}\nfound\n{found}"));
        }
    }
    assert!(wrong.is_empty(), "{} are wrong\n{}", wrong.len(), wrong.join("\n——\n"));
    let refused: Vec<usize> = refused.into_iter().map(|number| number + 1).collect();
    assert_eq!(refused, REFUSED);
}

/// Fragments of examples in random order, with Archipel's extensions of Markdown. `SEED=8` tries
/// others.
#[test]
fn no_body_ends_the_program() {
    let examples = examples();
    let own = [
        "{", "}", "{ $", "{ -a }", "{ \"{\" }", "\\{", "{#a}", "# ä {#ü}", "<island ", "name=\"",
        "/>", "<!--", "-->", "[a](page:", "![", "](x)", "&#123;", "| a |\n|-|\n", "[^1]",
        "\u{e000}", "\r\n", "ॐ", "{ $a ->", "- [ ] ", "\t", "\0",
    ];
    let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok());
    let mut random = Random::new(seed.unwrap_or(7));
    let mut files = LAYOUT.replace("raw_html = true", "raw_html = false");
    for number in 0..600 {
        let mut body = String::new();
        for _ in 0..random.below(12) {
            let text = &examples[random.below(examples.len())].markdown;
            let cut = text.floor_char_boundary(random.below(text.len() + 1));
            let more = random.pick(&own);
            body.push_str(random.pick(&[&text[..cut], &text[cut..], more]));
        }
        let body = body.replace("\n-- ", "\n");
        let id = format!("e{number}");
        let _ = write!(
            files,
            "-- content/pages/{id}.yaml\npath: {id}\ntemplate: page.html\n\
             title: title\n-- locales/en/pages/{id}.md\n{body}\n"
        );
    }
    let run = Site::bare(&files).run(&["check", "--all"]);
    assert_eq!(run.code, 1, "{}", run.err);
    assert!(!run.err.contains("panicked"), "{}", run.err);
}

/// The examples that are rejected.
fn examples_refused(site: &Site) -> BTreeSet<usize> {
    let check = site.run(&["check", "--json", "--all"]);
    let report: serde_json::Value = serde_json::from_str(&check.out).unwrap();
    let diagnostics = report["diagnostics"].as_array().unwrap().iter();
    let errors = diagnostics.filter(|diagnostic| diagnostic["severity"] == "error");
    let numbers = errors.filter_map(|diagnostic| {
        let file = diagnostic["file"].as_str()?.strip_prefix("locales/en/pages/e")?;
        let expected = [
            "hand-written-link", "unknown-asset", "missing-description", "markdown-syntax",
            "unknown-anchor", "raw-html", "invalid-character", "fluent-syntax",
        ];
        assert!(expected.contains(&diagnostic["code"].as_str().unwrap()), "{diagnostic}");
        Some(file.trim_end_matches(".md").parse().unwrap())
    });
    numbers.collect()
}

/// Normalizes HTML: without the ids of headings and the classes of code, which the specification
/// lacks, without comments, which bodies do not show, and without lines between elements.
fn normal(html: &str) -> String {
    let html = html.replace("<!--->", "").replace("<!-->", "");
    let html = without(&without(&html, " id=\"", "\""), "<!--", "-->");
    let html = html.replace(" tabindex=\"0\"", "");
    let html = without_bare_links(&html);
    let html = without(&html, "<span class=\"code-", "\">").replace("</span>", "");
    html.replace("&quot;", "\"").replace(">\n", ">").replace("\n<", "<").trim().to_owned()
}

/// HTML without the links around bare URLs, which the specification has for `<address>` only.
fn without_bare_links(html: &str) -> String {
    let mut parts = html.split("<a href=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let link = part.split_once("\">").and_then(|(address, rest)| {
            let (words, rest) = rest.split_once("</a>")?;
            let bare = address.trim_start_matches("mailto:");
            (bare == words || address == words).then(|| format!("{words}{rest}"))
        });
        text + &link.unwrap_or_else(|| format!("<a href=\"{part}"))
    })
}

/// Removes the text between `start` and `end`.
fn without(text: &str, start: &str, end: &str) -> String {
    let mut parts = text.split(start);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once(end).map_or(part, |(_, rest)| rest))
}
