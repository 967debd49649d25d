//! `archipel i18n export` and `import`: files for the tools of translators.

use std::fs;

use archipel::content::DataFiles;
use archipel::content::config::MessageRules;
use archipel::engine::diagnostic::Report;
use archipel::engine::source::{Snapshot, SourcePath};
use archipel::i18n::exchange::{
    Direction, Import, Imported, TargetLocale, import, read_po, read_xliff, units, write_po,
    write_xliff,
};
use archipel::i18n::format::Formatter;

use crate::random::Random;
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

pub fn exported(site: &Site, arguments: &[&str]) -> String {
    let po: &[&str] = if arguments.contains(&"--format") { &[] } else { &["--format", "po"] };
    let run = Run::of(&mut site.command(&[&["i18n", "export"], po, arguments].concat()));
    run.fine().out
}

pub fn imported(site: &Site, text: &str, arguments: &[&str]) -> Run {
    fs::write(site.at("in.po"), text).unwrap();
    Run::of(&mut site.command(&[&["i18n", "import", "in.po"], arguments].concat()))
}

pub fn read(site: &Site, path: &str) -> String {
    fs::read_to_string(site.at(path)).unwrap()
}

#[test]
fn po_has_contexts_notes_and_plurals() {
    let site = site();
    let text = exported(&site, &["--locale", "ru", "--page", "lamps"]);
    let expected = r#"msgid ""
msgstr ""
"Project-Id-Version: Site\n"
"PO-Revision-Date: \n"
"Last-Translator: \n"
"Language-Team: \n"
"Language: ru\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"
"X-Source-Language: en\n"
"X-Generator: Archipel\n"

#. Lamps.
#: locales/en/pages/lamps.ftl:2
msgctxt "pages/lamps.ftl:lamps"
msgid "You have { $count } lamp."
msgid_plural "You have { $count } lamps."
msgstr[0] ""
msgstr[1] ""
msgstr[2] ""

#. Lamps.
#. On the door.
#: locales/en/pages/lamps.ftl:7
msgctxt "pages/lamps.ftl:welcome"
msgid ""
"Hello, { $name }!\n"
"Come in."
msgstr ""

#. Lamps.
#. The text if $kind is `floor`.
#: locales/en/pages/lamps.ftl:10
msgctxt "pages/lamps.ftl:kind[floor]"
msgid "A floor lamp"
msgstr ""

#. Lamps.
#. The text if $kind is `other`.
#: locales/en/pages/lamps.ftl:10
msgctxt "pages/lamps.ftl:kind[other]"
msgid "A lamp"
msgstr ""
"#;
    assert_eq!(text, expected);
    let missing = exported(&site, &["--locale", "de", "--only", "missing"]);
    assert!(
        missing.contains("common.ftl:buy.title") && !missing.contains("footer-note"),
        "{missing}"
    );
    assert!(
        missing.contains("#. { -brand } is “Lampada”, translated as “Lampada”.\n"),
        "{missing}"
    );
}

/// The text of an export with translations in the place of empty ones, by the original.
pub fn translate(text: &str, translations: &[(&str, &str)]) -> String {
    translations.iter().fold(text.to_owned(), |text, (original, translation)| {
        assert_eq!(text.matches(original).count(), 1, "{original} in {text}");
        let at = text.find(original).unwrap() + original.len();
        let empty = at + text[at..].find(" \"\"\n").unwrap();
        format!("{} {translation}\n{}", &text[..empty], &text[empty + 4..])
    })
}

#[test]
fn new_messages_stand_where_the_original_has_them() {
    let site = site();
    let text = exported(&site, &["--locale", "ru", "--page", "lamps"]);
    let text = translate(
        &text,
        &[
            ("lamps.\"\n", "\"лампа { $count }\""),
            ("\nmsgstr[1]", "\"лампы { $count }\""),
            ("\nmsgstr[2]", "\"ламп { $count }\""),
            ("Come in.\"", "\"\"\n\"Привет, {$name}\\n\"\n\"[сюда] }\""),
        ],
    );
    imported(&site, &text, &[]).fine();
    let expected = "\
### Lamps.

lamps =
    { $count ->
        [one] лампа { $count }
        [few] лампы { $count }
       *[many] ламп { $count }
    }
# On the door.
welcome =
    Привет, {$name}
    { \"[\" }сюда] { \"}\" }
";
    assert_eq!(read(&site, "locales/ru/pages/lamps.ftl"), expected);
    let again = exported(&site, &["--locale", "ru", "--page", "lamps"]);
    assert!(again.contains("msgstr[1] \"лампы { $count }\""), "{again}");
    assert!(imported(&site, &again, &[]).fine().err.contains("imported: 0 texts"), "{again}");
}

#[test]
fn other_bytes_of_a_file_stay() {
    let site = site();
    site.replace("locales/de/common.ftl", "\n-brand", "\r\n-brand");
    let text = exported(&site, &["--locale", "de"]);
    let text = text.replace("Alle Preise ohne", "Preise ohne");
    let text = translate(
        &text,
        &[
            ("Buy <b>now</b>\"\nmsgstr", "\"<b>Jetzt</b> kaufen\""),
            ("Buy at { -brand }\"\nmsgstr", "\"Bei { -brand }\""),
        ],
    );
    let before = read(&site, "locales/de/common.ftl");
    let run = imported(&site, &text, &["--dry-run"]).fine();
    assert!(run.err.starts_with("to import: 3 texts in 1 file"), "{}", run.err);
    assert_eq!(read(&site, "locales/de/common.ftl"), before);
    imported(&site, &text, &[]).fine();
    let expected = "# by Anna\nfooter-note   =   Preise ohne Steuern.\r\n\r\n## Buttons\r\n\r\n\
                    # max: 20\r\nbuy = <b>Jetzt</b> kaufen\r\n    .title = Bei { -brand }\r\n\
                    -brand = Lampada\n";
    assert_eq!(read(&site, "locales/de/common.ftl"), expected);
    site.check().fine();
}

#[test]
fn a_message_that_is_commented_out_is_replaced() {
    let site = site();
    site.edit("-- locales/ru/common.ftl\n# ### Texts of all pages.\n#\n# -brand = Lampada\n# footer-note = All prices without tax.\n#\n# ## Buttons\n#\n# # max: 20\n# buy = Buy <b>now</b>\n#     .title = Buy at { -brand }\n");
    let text = exported(&site, &["--locale", "ru"]);
    let text = translate(
        &text,
        &[
            ("msgid \"Lampada\"\nmsgstr", "\"Лампада\""),
            ("Buy <b>now</b>\"\nmsgstr", "\"Купить <b>сейчас</b>\""),
            ("Buy at { -brand }\"\nmsgstr", "\"В { -brand }\""),
        ],
    );
    imported(&site, &text, &[]).fine();
    let expected = "# ### Texts of all pages.\n#\n-brand = Лампада\n# footer-note = All prices without tax.\n#\n# ## Buttons\n#\n# max: 20\nbuy = Купить <b>сейчас</b>\n    .title = В { -brand }\n";
    assert_eq!(read(&site, "locales/ru/common.ftl"), expected);
}

#[test]
fn all_mistakes_are_reported_and_nothing_is_written() {
    let site = site();
    let text = exported(&site, &["--locale", "ru"]);
    let wrong = translate(
        &text,
        &[
            ("All prices without tax.\"\nmsgstr", "\"{ $tax\""),
            ("Buy <b>now</b>\"\nmsgstr", "\"Купить <b>сейчас\""),
            ("Buy at { -brand }\"\nmsgstr", "\"В { -brant }\""),
            ("Come in.\"\nmsgstr", "\"Привет\""),
            ("lamps.\"\nmsgstr[0]", "\"{ $count } лампа\""),
        ],
    );
    let run = imported(&site, &wrong, &[]);
    assert_eq!(run.code, 1, "{}", run.err);
    for expected in [
        "this `{` is not closed",
        "`<b>` in the message `buy` is not closed",
        "uses `-brant`, which the original does not",
        "did you mean `-brand`?",
        "lacks `$name`",
        "the form `few` of `pages/lamps.ftl:lamps` is not translated",
        "--> in.po:",
        "nothing was imported",
    ] {
        assert!(run.err.contains(expected), "{expected} in {}", run.err);
    }
    assert!(!site.at("locales/ru").exists());
    let json = imported(&site, &wrong, &["--json"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(
        (json["ok"].as_bool(), json["diagnostics"].as_array().map(Vec::len)),
        (Some(false), Some(6))
    );
}

#[test]
fn files_of_others_are_read_or_refused() {
    let site = site();
    let text = exported(&site, &["--locale", "de"]);
    // Comments of tools, obsolete entries, Windows line ends, a byte order mark, fuzzy and unknown
    // entries.
    let foreign = translate(&text, &[("Buy <b>now</b>\"\nmsgstr", "\"<b>Kaufen</b>\"")])
        .replace(
            "msgctxt \"common.ftl:buy\"",
            "#, fuzzy, max-length:20\n#| msgid \"Buy\"\nmsgctxt \"common.ftl:buy\"",
        )
        .replace('\n', "\r\n");
    let foreign = format!(
        "\u{feff}{foreign}\r\n#~ msgid \"old\"\r\n#~ msgstr \"alt\"\r\n\r\n\
         msgctxt \"common.ftl:bye\"\r\nmsgid \"Bye\"\r\nmsgstr \"Ende\"\r\n"
    );
    let run = imported(&site, &foreign, &[]).fine();
    assert!(run.err.contains("did you mean `common.ftl:buy`?"), "{}", run.err);
    assert!(run.err.contains("left out: 1 marked as fuzzy"), "{}", run.err);
    for (from, to, expected) in [
        ("charset=UTF-8", "charset=ISO-8859-1", "the file is in `iso-8859-1`"),
        ("Language: de", "Language: xx", "the site has no translation `xx`"),
        ("nplurals=2", "nplurals=3", "has no plural forms of `de`"),
        ("msgctxt \"common.ftl:buy\"", "msgctxt \"common.ftl:buy", "closing quote is missing"),
        ("msgctxt \"common.ftl:buy\"", "msgcontext \"x\"", "`msgcontext` is no keyword"),
        ("common.ftl:buy.title", "common.ftl:buy", "`common.ftl:buy` is there twice"),
    ] {
        assert!(text.contains(from), "{from} in {text}");
        let run = imported(&site, &text.replacen(from, to, 1), &[]);
        assert!(run.code == 1 && run.err.contains(expected), "{expected} in {}", run.err);
    }
}

/// A message file with random texts; each text has a word of its own.
fn random_file(random: &mut Random, ids: &[String], language: &str) -> String {
    let ending = random.pick(&["\n", "\r\n"]);
    let mut out = random.pick(&["### Header\n\n", "", "# Free\n\n"]).to_owned();
    for (at, id) in ids.iter().enumerate() {
        let word = format!("{language}{at}");
        out += random.pick(&["", "", "\n", "\n## Group\n\n", "# Note\n", "\n# Note\n# more\n"]);
        out += &match at % 5 {
            0 => format!("{id} = {word} text\n"),
            1 => format!("{id} =\n  {word} of {{$n}}\n     deeper\n\n  end\n"),
            2 => format!("{id}={word} {{ \"{{\" }} \\ \"q\"\n   .title  = {word}b <b>x</b>\n"),
            3 => {
                format!("{id} = {{ $n ->\n  [one] {word} one\n *[other] {word} {{ $n }}\n }} end\n")
            }
            _ => format!("-{id} = {word}\n"),
        };
    }
    out.replace('\n', ending)
}

/// A format, with its writer and its reader.
#[derive(Clone, Copy, Debug)]
enum Format {
    Po,
    Xliff,
}

fn run_import(files: &[(&str, &str)], text: &str, formatter: &Formatter) -> Imported {
    let snapshot = Snapshot::in_memory(files.iter().map(|(path, text)| (*path, (*text).into())));
    let direction = Direction { site: "Site", original: "en", translation: "de", formatter };
    let mut report = Report::new();
    let german = |_: &str| {
        Some(TargetLocale { tag: "de".to_owned(), formatter: Formatter::new("de").ok()? })
    };
    let path = SourcePath::new("in");
    let received = match text.starts_with('<') {
        true => read_xliff(&path, text, german, &mut report),
        false => read_po(&path, text, german, &mut report),
    };
    let shown = Snapshot::in_memory([("in", text.into())]);
    let (rules, data_files) = (MessageRules::default(), DataFiles::default());
    let options = Import { direction, rules: &rules, data_files: &data_files, takes_fuzzy: false };
    let imported = received.and_then(|file| import(&snapshot, &[file], options, &mut report));
    imported.unwrap_or_else(|| panic!("{}\n{text}", report.human(&shown, false)))
}

#[test]
fn a_round_trip_changes_nothing_and_an_edit_what_a_hand_would() {
    let formatter = Formatter::new("de").unwrap();
    for seed in 0..200 {
        let mut random = Random::new(seed);
        let ids: Vec<String> = (0..10).map(|at| format!("id-{at}")).collect();
        let english = random_file(&mut random, &ids, "en");
        let german = random_file(&mut random, &ids, "de");
        let files = [("locales/en/a.ftl", &*english), ("locales/de/a.ftl", &*german)];
        let snapshot = Snapshot::in_memory(files.map(|(path, text)| (path, text.into())));
        let direction =
            Direction { site: "Site", original: "en", translation: "de", formatter: &formatter };
        let units = units(&snapshot, direction, None);
        let format = random.pick(&[Format::Po, Format::Xliff]);
        let text = match format {
            Format::Po => write_po(units.iter(), direction),
            Format::Xliff => write_xliff(units.iter(), direction),
        };
        let imported = run_import(&files, &text, &formatter);
        assert!(imported.files.is_empty() && imported.unchanged > 0, "{seed}: {text}");
        let at = random.below(10);
        let (from, to) = (format!("de{at} "), format!("Neu {at} "));
        let by_hand = german.replace(&from, &to);
        let edited = run_import(&files, &text.replace(&from, &to), &formatter);
        match at % 5 {
            // Texts of several lines and choices are written again.
            1 | 3 => {
                let after = &edited.files["locales/de/a.ftl"];
                let pairs = german.split("id-").zip(after.split("id-"));
                assert_eq!(pairs.filter(|(before, after)| before != after).count(), 1);
                assert!(after.contains(&to) && !after.contains(&from), "{seed}: {after}");
            }
            // The name of a term has no space after it.
            4 => {}
            _ => assert_eq!(edited.files["locales/de/a.ftl"], by_hand, "{seed} {format:?}"),
        }
    }
}

#[test]
fn xliff_has_segments_and_inline_elements() {
    let site = site();
    let text = exported(&site, &["--locale", "de", "--format", "xliff"]);
    for expected in [
        r#"version="2.1" srcLang="en" trgLang="de">"#,
        r#"<file id="f1" original="common.ftl" xml:space="preserve">"#,
        r#"<unit id="buy" canResegment="no" slr:sizeRestriction="20">"#,
        r#"<source>Buy <pc id="1" dataRefStart="d0" dataRefEnd="d1">now</pc></source>"#,
        r#"<segment id=".title" state="initial">"#,
        r#"<ph id="1" dataRef="d0" disp="{ $count }"/> lamp.</source>"#,
        r#"<segment id="value:one" state="initial">"#,
        "<target>Alle Preise ohne Steuern.</target>",
        "<note>value:floor: the text if $kind is `floor`</note>",
    ] {
        assert!(text.contains(expected), "{expected} in {text}");
    }
    assert!(imported(&site, &text, &[]).fine().err.starts_with("imported: 0 texts"));
    let translated = text.replace(
        "dataRefEnd=\"d1\">now</pc></source>",
        "dataRefEnd=\"d1\">now</pc></source><target><pc id=\"1\" dataRefStart=\"d0\" \
         dataRefEnd=\"d1\">Jetzt</pc> kaufen</target>",
    );
    let alone = imported(&site, &translated, &[]).fine();
    assert!(alone.err.contains("is left out without `common.ftl:buy.title`"), "{}", alone.err);
    let count = "left out: 1 without the other texts of the message";
    assert!(alone.err.contains(count) && !alone.err.contains("any more"), "{}", alone.err);
    let title = text.find("<segment id=\".title\"").unwrap();
    let end = title + text[title..].find("</source>").unwrap() + "</source>".len();
    let translated = format!("{}<target>Kaufen</target>{}", &text[..end], &text[end..]).replace(
        "dataRefEnd=\"d1\">now</pc></source>",
        "dataRefEnd=\"d1\">now</pc></source><target><pc id=\"1\" dataRefStart=\"d0\" \
         dataRefEnd=\"d1\">Jetzt</pc> kaufen</target>",
    );
    imported(&site, &translated, &[]).fine();
    let german = read(&site, "locales/de/common.ftl");
    assert!(german.contains("buy = <b>Jetzt</b> kaufen\n    .title = Kaufen\n"), "{german}");
}

#[test]
fn xliff_of_other_kinds_is_refused() {
    let site = site();
    let deep = format!("<a>{}", "<a>".repeat(200) + &"</a>".repeat(201));
    let bomb = "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><x>&b;</x>";
    let old = "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\"/>";
    let open = "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\"";
    let unit = "<file id=\"f\" original=\"common.ftl\"><unit id=\"footer-note\"><segment><source>All \
                prices without tax.</source><target>Preise <ph id=\"1\"/></target></segment></unit>\
                </file></xliff>";
    for (text, expected) in [
        (old, "the file is XLIFF 1.2, not 2.1"),
        (bomb, "the file has a DOCTYPE"),
        (&deep, "more than 64 levels of elements"),
        ("<html/>", "the file is no XLIFF, but begins with `<html>`"),
        ("<xliff", "the file is not well-formed XML"),
        (&format!("{open}/>"), "does not name the language of the translation"),
        (&format!("{open} trgLang=\"fr\"/>"), "the site has no translation `fr`"),
        (&format!("{open} trgLang=\"de\">{unit}"), "`<ph>` has no `dataRef` of the unit"),
    ] {
        let run = imported(&site, text, &[]);
        assert!(run.code == 1 && run.err.contains(expected), "{expected} in {}", run.err);
    }
}

/// A new site with an English text and other locales, and an export of its texts.
fn site_and_export(locales: &[&str], locale: &str, format: &str) -> (Site, String) {
    let site = Site::new("-- locales/en/pages/home.ftl\nhome-title = Welcome\nhome-lead = Hello\n");
    for locale in locales {
        site.add_locale(locale);
    }
    let text = exported(&site, &["--locale", locale, "--page", "home", "--format", format]);
    (site, text)
}

#[test]
fn an_exchange_file_is_for_the_locale_of_its_tag() {
    for (locales, locale) in [
        (&["pt-BR"][..], "pt-BR"),
        (&["pt", "pt-BR"], "pt-BR"),
        (&["pt", "pt-BR"], "pt"),
        (&["zh-TW", "zh-Hant"], "zh-TW"),
        (&["zh-Hans-CN", "de-DE"], "zh-Hans-CN"),
    ] {
        for format in ["po", "xliff"] {
            let (site, text) = site_and_export(locales, locale, format);
            let text = match format {
                "po" => text.replacen(
                    "msgid \"Welcome\"\nmsgstr \"\"",
                    "msgid \"Welcome\"\nmsgstr \"Oi\"",
                    1,
                ),
                _ => text.replacen("Welcome</source>", "Welcome</source><target>Oi</target>", 1),
            };
            let run = imported(&site, &text, &["--lock"]).fine();
            assert!(run.err.starts_with("imported: 1 text in 1 file"), "{locale}: {}", run.err);
            let path = format!("locales/{locale}/pages/home.ftl");
            assert_eq!(read(&site, &path), "home-title = Oi\n", "{locale} {format}");
            for other in locales.iter().filter(|other| **other != locale) {
                assert!(!site.at(&format!("locales/{other}")).exists(), "{locale} {format}");
            }
            let lock = read(&site, "locales/translations.lock");
            assert!(lock.contains(&format!(" {locale} ")), "{lock}");
        }
    }
}

#[test]
fn a_file_for_no_locale_is_refused_at_its_place() {
    let (site, po) = site_and_export(&["pt-BR"], "pt-BR", "po");
    // The segment of a locale is no language tag.
    site.replace("site.toml", "segment = \"pt-BR\"", "segment = \"pt\"");
    for (tag, line) in [("pt", 1), ("en", 1), ("pt_PT", 1)] {
        let run = imported(&site, &po.replace("Language: pt_BR", &format!("Language: {tag}")), &[]);
        let expected = format!("the site has no translation `{tag}`");
        assert!(run.code == 1 && run.err.contains(&expected), "{expected} in {}", run.err);
        assert!(run.err.contains(&format!("--> in.po:{line}:")), "{}", run.err);
    }
}

#[test]
fn escapes_of_other_tools_are_read() {
    let (site, text) = site_and_export(&["de-AT"], "de-AT", "po");
    let new = |text: &str| format!("msgid \"Welcome\"\nmsgstr \"{text}\"");
    let with = |it: &str| text.replacen(&new(""), &new(it), 1);
    imported(&site, &with(r"Gr\303\274\303\237 \x41\?"), &[]).fine();
    assert_eq!(read(&site, "locales/de-AT/pages/home.ftl"), "home-title = Grüß A?\n");
    for (text, expected) in [
        (r"\303", "the escapes in the text are not UTF-8"),
        (r"\400", "an unknown escape"),
        (r"\x", "an unknown escape"),
        (r"\q", "an unknown escape"),
        (r"a\a", "U+0007"),
    ] {
        let run = imported(&site, &with(text), &[]);
        assert!(run.code == 1 && run.err.contains(expected), "{expected} in {}", run.err);
    }
}

#[test]
fn the_texts_of_several_selectors_are_no_codes() {
    let texts = "two = { $n ->\n    [one] { $g ->\n        [m] m1\n       *[x] x1 { -brand }\n     }\n   *[other] o\n }\narrow = { \"->\" } <b>b</b>\n";
    let site = Site::new(&format!(
        "-- locales/en/common.ftl\n{texts}-brand = Lampada\nfooter-note = F\n\
         -- locales/de/common.ftl\n{texts}-brand = Lampada\nfooter-note = F\n\
         -- templates/sections/hero.html\n{{{{ t(section.title) }}}}{{{{ t(section.lead) }}}}\
         {{{{ t(\"two\", n=1, g=\"m\") }}}}{{{{ rich(\"arrow\") }}}}\n"
    ));
    site.add_locale("ja");
    let text = exported(&site, &["--locale", "ja", "--format", "xliff"]);
    assert!(text.contains("<source>{ $n -&gt;") && text.contains("[m] m1"), "{text}");
    assert!(text.contains("disp=\"{ &quot;-&gt;&quot; }\"/> <pc "), "{text}");
    let start = text.find("<source>{ $n").unwrap();
    let end = start + text[start..].find("</source>").unwrap() + "</source>".len();
    let target = "<target>{ $g -&gt;\n    [m] m { $n }\n   *[x] x { -brand }\n}</target>";
    let text = format!("{}{target}{}", &text[..end], &text[end..]);
    imported(&site, &text, &[]).fine();
    let japanese = read(&site, "locales/ja/common.ftl");
    assert!(japanese.contains("[m] m { $n }\n"), "{japanese}");
    site.build().fine();
}

#[test]
fn a_site_that_builds_still_builds_after_an_import() {
    let site = Site::new(
        "-- locales/en/pages/home.ftl\n-own = Own\nhome-title = Welcome { -own }\n\
         home-lead = Hello\n",
    );
    site.add_locale("pl");
    site.build().fine();
    let text = exported(&site, &["--locale", "pl", "--page", "home"]);
    for (original, translation, expected) in [
        ("Welcome { -own }", "Witaj { -own }", "there is no term `-own`"),
        ("Hello", "Cz\u{1}", "U+0001"),
        ("Hello", "{ \\\"\\\" }", "`home-lead` is empty"),
        ("Hello", "{ home-lead }", "`home-lead`"),
    ] {
        let original = format!("msgid \"{original}\"\nmsgstr ");
        let text =
            text.replacen(&format!("{original}\"\""), &format!("{original}\"{translation}\""), 1);
        assert!(text.contains(translation), "{text}");
        for arguments in [&["--dry-run"][..], &[]] {
            let run = imported(&site, &text, arguments);
            assert!(run.code == 1 && run.err.contains(expected), "{expected} in {}", run.err);
            assert!(run.err.contains("--> in.po:") && run.err.contains("nothing was imported"));
            assert!(!site.at("locales/pl").exists(), "{translation}");
        }
    }
    site.build().fine();
}
