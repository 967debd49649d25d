//! Exchange files: contexts, notes, plurals and inline elements.

use crate::exchange::{exported, imported, read, site};
use crate::site::Site;

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
