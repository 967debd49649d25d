//! Fonts contain the characters that a language uses, and pages refer to the fonts of their
//! language.

use std::fs;
use std::path::Path;

use archipel::build::pipeline::{BuildSession, Options, ROUTE, start};
use archipel::engine::query::Cause;
use archipel::engine::source::{Tree, Trust};

use crate::incremental::MemorySink;
use crate::site::{ROOT, Run, Site};

const FONTS: &str = r"
-- content/pages/other.yaml
path: other
template: page.html
title: other-title
sections: []
-- locales/en/pages/other.ftl
other-title = Quiz
-- locales/de/pages/other.ftl
other-title = Straße
";

const RULES: &str = r#"
[[fonts]]
family = "Body"
file = "fonts/body.woff2"
axes = { wght = [400, 500] }
without = "W"
display = "optional"
preload = true

[[fonts]]
family = "Words"
file = "fonts/body.woff2"
locales = ["de"]
axes = { wght = 700 }
italic = true
first = "home"
"#;

/// The base site with a real font, and rules that subset it.
fn site() -> Site {
    let site = Site::new(FONTS);
    site.link_packages();
    fs::create_dir_all(site.at("assets/fonts")).unwrap();
    let font = Path::new(ROOT).join("assets/fonts/onest-latin.woff2");
    fs::copy(font, site.at("assets/fonts/body.woff2")).unwrap();
    let config = fs::read_to_string(site.at("site.toml")).unwrap();
    fs::write(site.at("site.toml"), format!("{config}{RULES}")).unwrap();
    site
}

/// The names of the fonts in the output, without their digests.
fn fonts(site: &Site) -> Vec<String> {
    let names = site.dist().into_keys().filter(|path| path.ends_with(".woff2"));
    let name = |path: String| path.rsplit('/').next().unwrap().to_owned();
    let plain = |name: String| {
        let mut parts: Vec<&str> = name.split('.').collect();
        parts.remove(parts.len() - 2);
        parts.join(".")
    };
    names.map(name).map(plain).collect()
}

/// The `unicode-range` of the first face of a family.
fn range(page: &str, family: &str) -> Option<String> {
    let face = page.split("@font-face{").find(|face| face.contains(&format!("\"{family}\"")))?;
    let range = face.split("unicode-range:").nth(1)?;
    Some(range.split('}').next()?.to_owned())
}

#[test]
fn a_font_holds_the_characters_of_its_language() {
    let site = site();
    site.build().fine();
    assert_eq!(
        fonts(&site),
        ["body.de-rest.woff2", "body.de.woff2", "body.de.woff2", "body.en.woff2"]
    );
    let (en, de) = (site.page("en/index.html"), site.page("de/index.html"));
    assert_eq!(en.matches("rel=\"preload\"").count(), 1, "{en}");
    assert!(en.contains("font-weight:400 500;font-display:optional;unicode-range"), "{en}");
    // Unused characters are excluded, and so are those that another font provides.
    let range = |page, family| range(page, family).unwrap();
    assert!(!range(&en, "Body").contains("U+DF"), "{en}");
    assert!(range(&en, "Body").starts_with("U+20-56,U+58-"), "{en}");
    assert!(range(&de, "Body").contains("U+DF"), "{de}");
    assert!(!en.contains("\"Words\"") && de.contains("font-style:italic"), "{de}");
    // The file with the other pages' letters is listed first: browsers use it last.
    let words: Vec<&str> = de.split("@font-face{").filter(|face| face.contains("Words")).collect();
    assert!(words[0].contains("de-rest") && words[0].contains("unicode-range:U+DF}"), "{de}");
    assert!(!range(words[1], "Words").contains("U+DF"), "{de}");
    let (_, small) = site.dist().into_iter().find(|(path, _)| path.contains("body.en")).unwrap();
    let whole = fs::metadata(site.at("assets/fonts/body.woff2")).unwrap().len();
    let small = small.bytes.len() as u64;
    assert!(small < whole / 2, "{small} of {whole} bytes");
}

#[test]
fn a_new_letter_is_subset_anew_and_an_old_one_is_not() {
    let site = site();
    site.build().fine();
    let name = |site: &Site| {
        site.dist().into_keys().find(|path| path.contains("body.en")).expect("a font")
    };
    let before = name(&site);
    site.replace("locales/en/pages/other.ftl", "Quiz", "A quiz");
    // Nothing has to be subset, so Node is not needed.
    let mut command = site.command(&["build"]);
    command.env("PATH", "");
    Run::of(&mut command).fine();
    assert_eq!(name(&site), before);
    site.replace("locales/en/pages/other.ftl", "A quiz", "A fiancé");
    site.build().fine();
    assert_ne!(name(&site), before);
    assert!(site.page("en/index.html").contains(&name(&site)));
}

#[test]
fn while_a_site_is_edited_its_pages_load_whole_fonts() {
    let site = site();
    let made = MemorySink::default();
    let mut session = BuildSession::new();
    let mut tree = Tree::new(&site.root());
    let database = session.database();
    let order = vec![("other".into(), "en".into())];
    let options = Options { order, whole_fonts: true, ..Options::default() };
    let mut view = || {
        tree.rescan_all(Trust::Stamps);
        let started = start(tree.snapshot(), &options, &mut session, &made, &()).unwrap();
        let page = made.0.lock()["en/other/index.html"].clone();
        assert!(!started.finish(&|| false).unwrap().unwrap().report.has_errors());
        String::from_utf8(page).unwrap()
    };
    let page = view();
    let whole = fs::read(site.at("assets/fonts/body.woff2")).unwrap();
    let files = made.0.lock().clone();
    let (path, bytes) = files.iter().find(|(path, _)| path.ends_with(".woff2")).unwrap();
    assert_eq!(*bytes, whole);
    assert_eq!(files.keys().filter(|path| path.ends_with(".woff2")).count(), 1);
    assert!(page.contains(path), "{page}");
    // Characters that another font provides are excluded.
    assert_eq!(range(&page, "Body").unwrap(), "U+0-56,U+58-10FFFF");
    site.replace("locales/en/pages/other.ftl", "Quiz", "Fiancé");
    assert!(view().contains("Fiancé"));
    let mut cause = database.computation(&ROUTE, &options.order[0]).unwrap().cause;
    while let Cause::Query(read) = cause {
        cause = read.computation().unwrap().cause;
    }
    let Cause::File(path) = cause else { panic!("no file is the cause") };
    assert_eq!(path.as_str(), "locales/en/pages/other.ftl", "the fonts are those of before");
    assert!(!site.at(".archipel/cache/fonts").exists(), "nothing was subset");
}

#[test]
fn a_font_file_of_a_name_that_no_url_can_have_is_told() {
    let site = site();
    fs::rename(site.at("assets/fonts/body.woff2"), site.at("assets/fonts/bo?dy.woff2")).unwrap();
    let config = fs::read_to_string(site.at("site.toml")).unwrap();
    fs::write(site.at("site.toml"), config.replace("body.woff2", "bo?dy.woff2")).unwrap();
    let run = site.build();
    assert_eq!(run.code, 1, "{}", run.err);
    assert!(run.err.contains("error[invalid-path]"), "{}", run.err);
}

#[test]
fn a_file_that_is_no_font_is_refused() {
    let site = site();
    fs::write(site.at("assets/fonts/body.woff2"), b"\0\x01\0\0garbage").unwrap();
    let run = site.build();
    assert_eq!(run.code, 1, "{}", run.err);
    let message = "error[font-error]: `fonts/body.woff2` can't be subset";
    assert!(run.err.contains(message), "{}", run.err);
}

#[test]
fn quotation_marks_of_browsers_are_in_the_font() {
    let site = site();
    let ranges = || {
        site.build().fine();
        range(&site.page("en/index.html"), "Body").unwrap()
    };
    assert!(!ranges().contains("U+AB"));
    site.edit("-- assets/css/quotes.css\nblockquote::before { content: open-quote }\n");
    assert!(ranges().contains("U+AB"));
    fs::remove_file(site.at("assets/css/quotes.css")).unwrap();
    site.replace("locales/en/pages/other.ftl", "Quiz", "<q>Quiz</q>");
    let found = ranges();
    assert!(found.contains("U+AB") && found.contains("U+2018-201A"), "{found}");
}

#[test]
fn a_site_with_islands_has_fonts_for_characters_that_scripts_write() {
    let site = site();
    fs::create_dir_all(site.at("islands")).unwrap();
    fs::write(site.at("islands/greet.ts"), "export const greet = String.fromCodePoint;").unwrap();
    site.build().fine();
    let names = fonts(&site);
    assert_eq!(names.iter().filter(|name| *name == "body-all.woff2").count(), 2, "{names:?}");
    let en = site.page("en/index.html");
    let faces: Vec<&str> = en.split("@font-face{").skip(1).collect();
    let [spare, own] = faces[..] else { panic!("{en}") };
    // Browsers use the later face for the characters of both, and load the whole font for others.
    assert!(spare.contains("body-all.") && own.contains("body.en."), "{en}");
    assert!(range(&en, "Body").unwrap().contains("U+A1-"), "{en}");
    assert!(!own.contains("U+A1"), "{en}");
    assert_eq!(en.matches("rel=\"preload\"").count(), 1, "{en}");
}
