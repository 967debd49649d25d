//! Files that other tools have written: dialects, languages, escapes.

use crate::exchange::{exported, imported, read, site, translate};
use crate::site::Site;

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
        ("charset=UTF-8", "charset=ISO-8859-1", "the charset in the header is `iso-8859-1`"),
        ("Language: de", "Language: xx", "the site has no translation `xx`"),
        ("nplurals=2", "nplurals=3", "has no plural forms of `de`"),
        ("msgctxt \"common.ftl:buy\"", "msgctxt \"common.ftl:buy", "closing quote is missing"),
        ("msgctxt \"common.ftl:buy\"", "msgcontext \"x\"", "`msgcontext` is not a keyword"),
        ("common.ftl:buy.title", "common.ftl:buy", "`common.ftl:buy` is there twice"),
    ] {
        assert!(text.contains(from), "{from} in {text}");
        let run = imported(&site, &text.replacen(from, to, 1), &[]);
        assert!(run.code == 1 && run.err.contains(expected), "{expected} in {}", run.err);
    }
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
    let unit_of = |attribute: &str, target: &str| {
        let begin = "<file id=\"f\" original=\"common.ftl\"><unit id=\"footer-note\"><segment>";
        format!(
            "{open} trgLang=\"de\">{begin}<source>All prices without tax.</source><target \
             {attribute}>{target}</target></segment></unit></file></xliff>"
        )
    };
    let of_target = |target: &str| unit_of("", target);
    for (text, expected) in [
        (old, "the file is XLIFF 1.2, not 2.1"),
        (bomb, "the file has a DOCTYPE"),
        (&deep, "more than 64 levels of elements"),
        ("<html/>", "the file is not XLIFF, but begins with `<html>`"),
        ("<xliff", "the file is not well-formed XML"),
        (&format!("{open}/>"), "does not name the language of the translation"),
        (&format!("{open} trgLang=\"fr\"/>"), "the site has no translation `fr`"),
        (&format!("{open} trgLang=\"de\">{unit}"), "`<ph>` has no `dataRef` of the unit"),
        (&of_target("Preise <g>netto</g>"), "`<g>` is not an inline element of XLIFF 2.1"),
        (&of_target("Preise</target><target>Netto"), "the segment has two translations"),
        (&unit_of("xml:lang=\"ru\"", "Цены"), "the text is in `ru`, and the file in `de`"),
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
    // The segment of a locale is not a language tag.
    site.replace("site.toml", "segment = \"pt-BR\"", "segment = \"pt\"");
    for (tag, line) in [("pt", 1), ("en", 1), ("pt_PT", 1)] {
        let run = imported(&site, &po.replace("Language: pt_BR", &format!("Language: {tag}")), &[]);
        let expected = format!("the site has no translation `{tag}`");
        assert!(run.code == 1 && run.err.contains(&expected), "{expected} in {}", run.err);
        assert!(run.err.contains(&format!("--> in.po:{line}:")), "{}", run.err);
    }
}

#[test]
fn spaces_around_a_text_are_those_of_the_tool() {
    let site = site();
    let text = exported(&site, &["--locale", "ru"]);
    let text = translate(&text, &[("All prices without tax.\"\nmsgstr", "\"\\n   Цены\\n  \"")]);
    imported(&site, &text, &[]).fine();
    let written = read(&site, "locales/ru/common.ftl");
    assert!(written.contains("footer-note = Цены\n"), "{written}");
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
