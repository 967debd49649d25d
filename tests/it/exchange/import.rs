//! The message files after an import, and texts that are refused.

use std::fs;

use crate::exchange::{exported, imported, read, site, translate};
use crate::site::{Run, Site};

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
fn texts_of_variants_need_not_contain_the_selector() {
    for format in ["po", "xliff"] {
        let site = site();
        let text = exported(&site, &["--locale", "ru", "--page", "lamps", "--format", format]);
        let text = match format {
            "po" => translate(
                &text,
                &[("\"A floor lamp\"\nmsgstr", "\"Торшер\""), ("\"A lamp\"\nmsgstr", "\"Лампа\"")],
            ),
            _ => text
                .replacen("floor lamp</source>", "floor lamp</source><target>Торшер</target>", 1)
                .replacen(">A lamp</source>", ">A lamp</source><target>Лампа</target>", 1),
        };
        imported(&site, &text, &[]).fine();
        let expected =
            "kind =\n    { $kind ->\n        [floor] Торшер\n       *[other] Лампа\n    }\n";
        assert!(read(&site, "locales/ru/pages/lamps.ftl").contains(expected), "{format}");
    }
}

#[test]
fn a_changed_text_has_the_layout_of_the_old_one() {
    let texts = |one: &str, first: &str| {
        format!(
            "title = Titel\nlamps = {{ $n ->\n    [one] {one}\n   *[other] {{ $n }} Lampen\n}}\n\
             long = {first}\n    und die zweite\n    .label = {first}\n      und mehr\n"
        )
    };
    let site = Site::new("");
    let german = "locales/de/pages/home.ftl";
    for path in ["locales/en/pages/home.ftl", german] {
        let text = read(&site, path) + &texts("Lampe", "Erste Zeile");
        site.edit(&format!("-- {path}\n{text}"));
    }
    let expected = read(&site, german).replace("Lampe\n", "eine Lampe\n");
    let expected = expected.replace("= Erste", "= Die erste");
    let text = exported(&site, &["--locale", "de"]);
    let text = text.replace("msgstr[0] \"Lampe\"", "msgstr[0] \"eine Lampe\"");
    let text = text.replace("msgstr \"\"\n\"Erste", "msgstr \"\"\n\"Die erste");
    imported(&site, &text, &[]).fine();
    assert_eq!(read(&site, german), expected);
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
        "`pages/lamps.ftl:lamps` is left out: its form `few` is not translated",
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
        (Some(false), Some(5))
    );
}

#[test]
fn a_site_that_builds_still_builds_after_an_import() {
    let site = Site::new(
        "-- locales/en/pages/home.ftl\n-own = Own\nhome-title = Welcome { -own }\n\
         home-lead = Hello\n-- locales/en/pages/about.ftl\n-other = Other\n\
         -- content/pages/about.yaml\npath: about\ntemplate: page.html\n\
         title: footer-note\ndescription: footer-note\n",
    );
    site.add_locale("pl");
    site.build().fine();
    let text = exported(&site, &["--locale", "pl", "--page", "home"]);
    for (original, translation, expected) in [
        ("Welcome { -own }", "Witaj { -other }", "there is no term `-other`"),
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

#[test]
fn a_text_longer_than_its_comment_allows_is_refused() {
    let site = site();
    let text = exported(&site, &["--locale", "de"]);
    let with = |german: &str| {
        let of = |original: &str, german: &str| {
            [String::new(), german.to_owned()]
                .map(|german| format!("msgid \"{original}\"\nmsgstr \"{german}\"\n"))
        };
        let [empty, title] = of("Buy at { -brand }", "Bei { -brand }");
        let text = text.replacen(&empty, &title, 1);
        let [empty, value] = of("Buy <b>now</b>", german);
        text.replacen(&empty, &value, 1)
    };
    // Tags do not count.
    imported(&site, &with("<b>Jetzt</b> hier kaufen!!!"), &["--dry-run"]).fine();
    let run = imported(&site, &with("<b>Jetzt</b> hier kaufen!!!!"), &[]);
    let message = "the text of `common.ftl:buy` has 21 characters of at most 20";
    assert!(run.code == 1 && run.err.contains(message), "{}", run.err);
}

#[test]
fn the_forms_of_a_plural_are_one_text() {
    let site = site();
    let text = exported(&site, &["--locale", "ru", "--page", "lamps"]);
    let run = imported(&site, &text, &[]).fine();
    assert!(run.err.contains("left out: 3 without a translation"), "{}", run.err);
    let translated = text
        .replace("msgstr[0] \"\"", "msgstr[0] \"{ $count } лампа\"")
        .replace("msgstr[1] \"\"", "msgstr[1] \"{ $count } лампы\"")
        .replace("msgstr[2] \"\"", "msgstr[2] \"{ $count } ламп\"");
    let run = imported(&site, &translated, &[]).fine();
    assert!(run.err.contains("imported: 1 text in 1 file (0 unchanged)"), "{}", run.err);
    assert!(run.err.contains("left out: 2 without a translation"), "{}", run.err);
    let run = imported(&site, &translated, &[]).fine();
    assert!(run.err.contains("imported: 0 texts in 0 files (1 unchanged)"), "{}", run.err);
    // A changed original is one finding, too.
    site.replace("locales/en/pages/lamps.ftl", "You have", "You own");
    let run = imported(&site, &translated, &[]).fine();
    assert_eq!(run.err.matches("has changed since the export").count(), 1, "{}", run.err);
}

#[test]
fn a_changed_plural_has_all_its_forms() {
    let site = site();
    let text = exported(&site, &["--locale", "ru", "--page", "lamps"]);
    let forms = ["{ $count } лампа", "{ $count } лампы", "{ $count } ламп"];
    let filled = forms.iter().enumerate().fold(text, |text, (at, form)| {
        text.replace(&format!("msgstr[{at}] \"\""), &format!("msgstr[{at}] \"{form}\""))
    });
    imported(&site, &filled, &[]).fine();
    let before = read(&site, "locales/ru/pages/lamps.ftl");
    let changed = filled.replace("лампа", "светильник");
    for rest in ["", "msgstr[1] \"\"\nmsgstr[2] \"\"\n"] {
        let forms = format!("msgstr[1] \"{}\"\nmsgstr[2] \"{}\"\n", forms[1], forms[2]);
        assert!(changed.contains(&forms), "{changed}");
        let run = imported(&site, &changed.replace(&forms, rest), &[]);
        assert_eq!(run.code, 1, "{}", run.err);
        for form in ["few", "many"] {
            let message = format!("the form `{form}` of `pages/lamps.ftl:lamps` is not translated");
            assert_eq!(run.err.matches(&message).count(), 1, "{}", run.err);
        }
        assert_eq!(read(&site, "locales/ru/pages/lamps.ftl"), before);
    }
    imported(&site, &changed, &[]).fine();
}

#[test]
fn texts_without_a_context_are_refused() {
    let site = site();
    let text = exported(&site, &["--locale", "ru", "--page", "lamps"]);
    let lines = text.split_inclusive('\n').filter(|line| !line.starts_with("msgctxt"));
    let text = translate(&lines.collect::<String>(), &[("Come in.\"\nmsgstr", "\"Привет\"")]);
    let run = imported(&site, &text, &[]);
    assert_eq!(run.code, 1, "{}", run.err);
    for original in ["You have { $count } lamp", "A floor lamp", "A lamp"] {
        let message = format!("the text “{original}");
        assert!(run.err.contains(&message), "{message} in {}", run.err);
    }
    assert!(run.err.contains("has no `msgctxt`") && !run.err.contains("message ``"), "{}", run.err);
    assert!(!site.at("locales/ru").exists());
}

#[test]
fn a_file_with_the_name_of_xliff_is_no_po() {
    let site = site();
    fs::write(site.at("in.xlf"), "{\"a\": 1}").unwrap();
    let run = Run::of(&mut site.command(&["i18n", "import", "in.xlf"]));
    assert!(run.code == 1 && run.err.contains("not well-formed XML"), "{}", run.err);
    assert!(!run.err.contains("msgfmt"), "{}", run.err);
}

#[test]
fn new_findings_of_imported_texts_are_printed() {
    let site = site();
    site.edit("-- locales/en/more.ftl\nmore = Since 1987 here\nlong = We make lamps by hand\n");
    let text = exported(&site, &["--locale", "ru"]);
    let since = |year: &str| ("Since 1987 here\"\nmsgstr", format!("\"С {year} года\""));
    let with = |(original, translation): (&str, String)| {
        let copy = ("by hand\"\nmsgstr", "\"We make lamps by hand\"");
        translate(&text, &[(original, &translation), copy])
    };
    let run = imported(&site, &with(since("1978")), &["--dry-run"]).fine();
    for part in ["warning[number-mismatch]", "not translated: 1 text is the same"] {
        assert!(run.err.contains(part), "{part} in {}", run.err);
    }
    // Two translators have parts of one export.
    fs::write(site.at("other.po"), &text).unwrap();
    let run = imported(&site, &with(since("1987")), &["other.po", "--dry-run"]).fine();
    assert!(run.err.contains("to import: 2 texts in 1 file"), "{}", run.err);
    fs::write(site.at("other.po"), with(since("1978"))).unwrap();
    let run = imported(&site, &with(since("1987")), &["other.po"]);
    let message = "`more.ftl:more` is there twice";
    assert!(run.code == 1 && run.err.contains(message), "{}", run.err);
    assert_eq!(run.err.matches("is there twice").count(), 1, "{}", run.err);
}
