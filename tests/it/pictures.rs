//! Every page has its own social image in each language.

use std::fs;
use std::path::Path;

use crate::site::{ROOT, Run, Site};

const PICTURES: &str = r##"
-- templates/social.svg
<svg xmlns="http://www.w3.org/2000/svg" width="600" height="315" fill="#fff">
{{ set_text(page.title, face="words", size=60, width=500, lines=2, x=40, y=100, line_height=1.2) }}
</svg>
-- assets/ground.svg
<svg xmlns="http://www.w3.org/2000/svg" width="600" height="315"><path d="M0 0h600v315H0z" fill="#123"/></svg>
-- content/pages/hidden.yaml
path: hidden
template: page.html
title: hidden-title
index: false
sections: []
-- locales/en/pages/hidden.ftl
hidden-title = Hidden
-- locales/de/pages/hidden.ftl
hidden-title = Verborgen
"##;

const RULES: &str = r#"
[[fonts]]
family = "Words"
file = "fonts/words.woff2"
axes = { wght = 400 }
picture = "words"

[social]
template = "social.svg"
background = "ground.svg"
"#;

fn site() -> Site {
    let site = Site::new(PICTURES);
    fs::create_dir_all(site.at("assets/fonts")).unwrap();
    let font = Path::new(ROOT).join("assets/fonts/onest-latin.woff2");
    fs::copy(font, site.at("assets/fonts/words.woff2")).unwrap();
    let config = fs::read_to_string(site.at("site.toml")).unwrap();
    fs::write(site.at("site.toml"), format!("{config}{RULES}")).unwrap();
    site.replace(
        "templates/layout.html",
        "{{ head() }}",
        "{{ head() }}<i id=\"{{ page.social_image if page.social_image is defined }}\"></i>",
    );
    site
}

/// The names of the pictures in the output.
fn pictures(site: &Site) -> Vec<String> {
    site.dist().into_keys().filter(|path| path.ends_with(".png")).collect()
}

#[test]
fn a_page_has_a_picture_in_each_language() {
    let site = site();
    site.build().fine();
    let made = pictures(&site);
    let starts = ["assets/social/home.de.", "assets/social/home.en."];
    assert!(
        made.len() == 2 && made.iter().zip(starts).all(|(name, start)| name.starts_with(start))
    );
    assert!(site.page("de/index.html").contains(&format!("id=\"/{}\"", made[0])));
    assert!(site.page("en/hidden/index.html").contains("<i id=\"\">"));
    let dist = site.dist();
    let (de, en) = (&dist[&made[0]].bytes, &dist[&made[1]].bytes);
    assert_ne!(de, en, "the words differ");
    // The size is after the header of the first chunk (PNG 3, 11.2.1).
    assert_eq!(
        (&en[16..20], &en[20..24]),
        (&600_u32.to_be_bytes()[..], &315_u32.to_be_bytes()[..])
    );
}

#[test]
fn a_page_with_borrowed_texts_has_a_picture() {
    let site = site();
    site.replace("site.toml", "\"Deutsch\"", "\"Deutsch\"\nfallback = \"en\"");
    site.replace("locales/de/pages/home.ftl", "home-title = Willkommen\n", "");
    site.build().fine();
    assert_eq!(pictures(&site).len(), 2);
    assert!(site.page("de/index.html").contains(&format!("id=\"/{}\"", pictures(&site)[0])));
}

/// A language without fonts of its own, as `i18n add` adds it.
#[test]
fn pictures_of_an_untranslated_language_have_the_fonts_of_its_fallback() {
    let site = site();
    site.replace(
        "site.toml",
        "file = \"fonts/words.woff2\"",
        "file = \"fonts/words.woff2\"\nlocales = [\"en\", \"de\"]",
    );
    site.add_locale("fa");
    site.build().fine();
    assert_eq!(pictures(&site).len(), 3);
    site.edit("-- locales/fa/pages/home.ftl\nhome-title = سلام\n");
    let run = site.build();
    assert!(
        run.err.contains("error[font-error]: no font for `words` in pictures has `ا`"),
        "{}",
        run.err
    );
}

#[test]
fn a_cached_picture_is_not_rendered_again_and_a_new_text_is() {
    let site = site();
    site.build().fine();
    let before = pictures(&site);
    let mut command = site.command(&["build"]);
    command.env("PATH", "");
    Run::of(&mut command).fine();
    assert_eq!(pictures(&site), before);
    site.replace("locales/en/pages/home.ftl", "home-title = Welcome", "home-title = Home, welcome");
    site.build().fine();
    let after = pictures(&site);
    assert_eq!(after[0], before[0], "German is as it was");
    assert_ne!(after[1], before[1]);
}

#[test]
fn a_letter_that_no_font_has_is_told_with_its_page() {
    let site = site();
    site.replace("locales/de/pages/home.ftl", "home-title = Willkommen", "home-title = 欢迎");
    let run = site.build();
    assert_eq!(run.code, 1, "{}", run.err);
    assert!(run.err.contains("error[font-error]: no font for `words` in pictures has `欢`"));
    assert!(run.err.contains("templates/social.svg:2:4"), "{}", run.err);
    assert!(run.err.contains("/de/"), "{}", run.err);
}

#[test]
fn a_length_out_of_range_is_told_and_does_not_hang() {
    let site = site();
    site.replace("templates/social.svg", "size=60", "size=1e30");
    let run = site.build();
    assert_eq!(run.code, 1, "{}", run.err);
    assert!(run.err.contains("set_text() takes a size and a width from 1 to 4096"), "{}", run.err);
}

#[test]
fn a_font_with_open_axes_is_told_at_its_place() {
    let site = site();
    site.replace("site.toml", "axes = { wght = 400 }\n", "");
    let run = site.build();
    assert_eq!(run.code, 1, "{}", run.err);
    assert!(run.err.contains("can't be rendered: it has axes without a value"), "{}", run.err);
    assert!(run.err.contains("= help: pin each axis to a value in `axes`"), "{}", run.err);
    assert!(run.err.contains("--> site.toml:"), "{}", run.err);
    assert!(!run.err.contains("can be used"), "{}", run.err);
}
