//! `archipel i18n export` and `import`: files for the tools of translators.

mod bodies;
mod export;
mod import;
mod round_trip;
mod stale;
mod tools;

use std::fs;

use crate::site::{Run, Site};

/// Three languages: German lacks the page `lamps`, Russian everything.
const SITE: &str = "\
-- locales/en/common.ftl
### Texts of all pages.

-brand = Lampada
footer-note = All prices without tax.

## Buttons

# max: 20
buy = Buy <b>now</b>
    .title = Buy at { -brand }
-- locales/de/common.ftl
# by Anna
footer-note   =   Alle Preise ohne Steuern.
-brand = Lampada
-- locales/en/pages/lamps.ftl
### Lamps.
lamps = You have { $count ->
    [one] { $count } lamp
   *[other] { $count } lamps
}.
# On the door.
welcome =
    Hello, { $name }!
    Come in.
kind = { $kind ->
    [floor] A floor lamp
   *[other] A lamp
}
";

fn site() -> Site {
    let site = Site::new(SITE);
    site.replace("site.toml", "\"Deutsch\"", "\"Deutsch\"\nfallback = \"en\"");
    site.add_locale("ru");
    site
}

fn exported(site: &Site, arguments: &[&str]) -> String {
    let po: &[&str] = if arguments.contains(&"--format") { &[] } else { &["--format", "po"] };
    let run = Run::of(&mut site.command(&[&["i18n", "export"], po, arguments].concat()));
    run.fine().out
}

fn imported(site: &Site, text: &str, arguments: &[&str]) -> Run {
    fs::write(site.at("in.po"), text).unwrap();
    Run::of(&mut site.command(&[&["i18n", "import", "in.po"], arguments].concat()))
}

fn read(site: &Site, path: &str) -> String {
    fs::read_to_string(site.at(path)).unwrap()
}

/// The text of an export with translations in the place of empty ones, by the original.
fn translate(text: &str, translations: &[(&str, &str)]) -> String {
    translations.iter().fold(text.to_owned(), |text, (original, translation)| {
        assert_eq!(text.matches(original).count(), 1, "{original} in {text}");
        let at = text.find(original).unwrap() + original.len();
        let empty = at + text[at..].find(" \"\"\n").unwrap();
        format!("{} {translation}\n{}", &text[..empty], &text[empty + 4..])
    })
}
