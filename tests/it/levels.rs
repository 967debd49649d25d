//! Levels of diagnostics: options, messages of fallbacks, and the baseline.

use std::fs;

use crate::site::Site;

/// The output of a command with `--json`: the exit code, the diagnostics, and the whole text.
fn run(site: &Site, arguments: &[&str]) -> (i32, String, String) {
    let run = site.run(&[arguments, &["--json"]].concat());
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let records = json["diagnostics"].as_array().cloned().unwrap_or_default();
    let found = records.iter().map(|one| format!("{}: {}", one["severity"], one["code"]));
    (run.code, found.collect::<Vec<_>>().join(", ").replace('"', ""), run.out)
}

#[test]
fn options_set_the_levels_of_diagnostics() {
    let site = Site::new("-- locales/de/pages/old.ftl\nx = X\n");
    for (arguments, code, expected) in [
        (&[][..], 0, "warning: stray-file"),
        (&["--strict"], 1, "error: stray-file"),
        (&["--deny", "stray-file"], 1, "error: stray-file"),
        (&["--deny=typed-number,stray-file", "--strict"], 1, "error: stray-file"),
        (&["--allow", "stray-file", "--strict"], 0, ""),
    ] {
        let (exit, found, _) = run(&site, &[&["check"], arguments].concat());
        assert_eq!((exit, &*found), (code, expected), "{arguments:?}");
    }
    for (option, name, failure) in [
        ("--allow", "stray-fil", "there is no diagnostic code `stray-fil`; did you mean"),
        ("--warn", "yaml-syntax", "--warn: the level of `yaml-syntax` can't be `warn`"),
        ("--deny", "warnings", "`--strict` denies all warnings"),
    ] {
        let (exit, _, out) = run(&site, &["check", option, name]);
        assert!(exit == 2 && out.contains(failure), "{out}");
    }
}

#[test]
fn a_broken_message_of_a_translation_is_borrowed() {
    let site = Site::new(
        "-- locales/de/pages/home.ftl\nhome-title = Willkommen\nhome-lead = Ohne Preis\n",
    );
    assert_eq!(run(&site, &["build"]).0, 1);
    let (exit, found, out) = run(&site, &["build", "--warn", "variable-mismatch"]);
    assert_eq!((exit, &*found), (0, "warning: variable-mismatch"), "{out}");
    assert!(out.contains("until then, pages show the message in `en`"), "{out}");
    let page = site.page("de/index.html");
    let borrowed = "<span lang=\"en\" dir=\"ltr\">One token costs ";
    assert!(page.contains(borrowed) && page.contains("Willkommen"), "{page}");
    assert!(!page.contains("Ohne Preis"), "{page}");
    let english = site.page("en/index.html");
    assert!(!english.contains("<span lang"), "{english}");
    // `--strict` makes it an error, and the default language has no fallback.
    assert_eq!(run(&site, &["build", "--warn", "variable-mismatch", "--strict"]).0, 1);
    site.edit("-- locales/en/common.ftl\nfooter-note = { -no-term }\n");
    let (exit, found, _) = run(&site, &["build", "--warn", "variable-mismatch,unknown-reference"]);
    assert_eq!((exit, &*found), (1, "error: unknown-reference, warning: variable-mismatch"));
}

#[test]
fn a_message_that_is_defined_twice_may_be_a_warning_in_a_translation() {
    let site = Site::new(
        "-- locales/de/pages/home.ftl\nhome-title = Willkommen\nhome-title = Zweimal\n\
         home-lead = Ein Token kostet { $presale-price }\u{8} USD.\n",
    );
    let lowered = ["build", "--warn", "duplicate-message,invalid-character"];
    assert_eq!(run(&site, &["build"]).0, 1);
    let (exit, found, out) = run(&site, &lowered);
    assert_eq!(exit, 0, "{out}");
    assert_eq!(found, "warning: duplicate-message, warning: invalid-character", "{out}");
    assert!(out.contains("until then, pages show the first one"), "{out}");
    let page = site.page("de/index.html");
    assert!(page.contains("Willkommen") && page.contains(">One token costs "), "{page}");
    site.edit("-- locales/en/pages/home.ftl\nhome-title = A\nhome-title = B\nhome-lead = C\n");
    assert_eq!(run(&site, &lowered).0, 1, "the original has no fallback");
}

/// A message that the original has dropped is shown nowhere.
#[test]
fn an_obsolete_message_is_one_warning() {
    let site = Site::new(
        "-- locales/de/pages/home.ftl\nhome-title = Willkommen\n\
         home-lead = Ein Token kostet { $presale-price } USD.\nold = <b>{ $no-data } { -weg }\n\
         -- locales/de/names.ftl\nolder = <b>{ $no-data } { -weg }\n",
    );
    let (exit, found, out) = run(&site, &["build"]);
    assert_eq!(exit, 0, "{out}");
    assert_eq!(found, "warning: obsolete-message, warning: obsolete-message", "{out}");
}

#[test]
fn a_broken_tag_of_a_translation_is_one_warning() {
    let site = Site::new(
        "-- templates/sections/hero.html\n<p>{{ rich(section.lead) }}</p>\n\
         -- locales/en/pages/home.ftl\nhome-title = Welcome\nhome-lead = By <b>hand</b>\n\
         -- locales/de/pages/home.ftl\nhome-title = Willkommen\nhome-lead = Von <b>Hand\n",
    );
    let (exit, found, out) = run(&site, &["build", "--warn", "message-markup"]);
    assert_eq!((exit, &*found), (0, "warning: message-markup"), "{out}");
    assert!(out.contains("\"line\":2,\"column\":17"), "{out}");
    assert!(site.page("de/index.html").contains("By <b>hand</b>"), "not borrowed");
}

/// As in public translations.
#[test]
fn messages_may_differ_as_languages_do() {
    let site = Site::new(
        "-- templates/sections/hero.html\n\
         <p>{{ t(section.lead, n=0, action=\"Save\") }}</p>{{ t(\"cards\", n=2) }}{{ t(\"of-brand\") }}\n\
         -- locales/en/common.ftl\nfooter-note = Tax\n-brand = Lamp\n    .gender = masculine\n\
         -brand-new = Lamp 2\n\
         of-brand = { -brand-new.gender ->\n    [masculine] he\n   *[other] it\n }\n\
         cards = { $n ->\n    [one] card\n   *[other] cards\n }\n\
         -- locales/de/common.ftl\nfooter-note = Steuer\n-brand = Lampe\n    .gender = feminine\n\
         -brand-new = Lampe 2\n\
         of-brand = { -brand-new.gender ->\n    [feminine] sie\n   *[other] es\n }\n\
         cards = { $n ->\n    [one] Karte\n   *[other] Karten\n }\n\
         -- locales/en/pages/home.ftl\nhome-title = Welcome\nhome-lead = { $n } in all\n\
         -- locales/de/pages/home.ftl\nhome-title = Willkommen\n\
         home-lead = { $n ->\n    [0] { \"\" }\n   *[other] { $n } ({ $action })\n }\n",
    );
    let (exit, found, out) = run(&site, &["build"]);
    assert_eq!((exit, &*found), (0, "warning: additional-variable"), "{out}");
    assert!(site.page("en/index.html").contains("<p>0 in all</p>cardsit"), "wrong text");
    assert!(site.page("de/index.html").contains("<p></p>Kartenes"), "wrong text");
}

#[test]
fn a_shared_message_without_its_variable_is_one_mistake() {
    let site = Site::new(
        "-- locales/en/common.ftl\nfooter-note = Members of { $name }\n\
         -- locales/de/common.ftl\nfooter-note = Mitglieder von { $nmae }\n\
         -- templates/page.html\n{{ t(\"home-title\") }} {{ t(\"home-lead\") }}\n\
         -- templates/layout.html\n<!doctype html><html lang=\"{{ locale.tag }}\">\
         <head>{{ head() }}\
         <link rel=\"stylesheet\" href=\"{{ asset(\"main.css\") }}\"></head>\
         <body>{{ body }}{{ t(\"footer-note\", name=\"x\") }}</body></html>\n",
    );
    assert_eq!(run(&site, &["build"]).1, "error: variable-mismatch");
    let (exit, found, out) = run(&site, &["build", "--warn", "variable-mismatch"]);
    assert_eq!((exit, &*found), (0, "warning: variable-mismatch"), "{out}");
    assert!(site.page("de/index.html").contains("dir=\"ltr\">Members of"), "not borrowed");
}

#[test]
fn a_lost_link_of_a_translation_is_borrowed() {
    let link = "<p>{{ rich(section.lead, risks=url(\"home\"), attrs=\"\") }}</p>";
    for (english, german) in [
        ("Read <risks>the risks</risks>", "Lesen Sie die Risiken"),
        ("Read <a href=\"{ $risks }\" { $attrs }>the risks</a>", "Lesen Sie die Risiken"),
    ] {
        let link = if english.contains("attrs") { link } else { &link.replace(", attrs=\"\"", "") };
        for file in ["pages/home.ftl", "common.ftl"] {
            let site = Site::new(&format!("-- templates/sections/hero.html\n{link}\n"));
            for (tag, text, title, note) in
                [("en", english, "Welcome", "Tax"), ("de", german, "Willkommen", "Steuer")]
            {
                let lead = format!("home-lead = {text}\n");
                let (own, shared) = if file == "common.ftl" { ("", &*lead) } else { (&*lead, "") };
                site.edit(&format!(
                    "-- locales/{tag}/common.ftl\nfooter-note = {note}\n{shared}\
                     -- locales/{tag}/pages/home.ftl\nhome-title = {title}\n{own}"
                ));
            }
            let (exit, found, out) = run(&site, &["build"]);
            assert_eq!((exit, &*found), (1, "error: variable-mismatch"), "{english} {file}: {out}");
            let (exit, found, out) = run(&site, &["build", "--warn", "variable-mismatch"]);
            assert_eq!((exit, &*found), (0, "warning: variable-mismatch"), "{out}");
            let page = site.page("de/index.html");
            assert!(page.contains("dir=\"ltr\">Read <a href=\"/de/\""), "{page}");
        }
    }
}

#[test]
fn a_picture_without_a_description_is_shown_if_that_is_allowed() {
    let image = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\"/>";
    let body = "One ![](plan.svg) two.\n\n<img src=\"plan.svg\">\n";
    let site = Site::new(&format!(
        "-- assets/plan.svg\n{image}\n\
         -- templates/page.html\n{{{{ t(\"home-title\") }}}} {{{{ t(\"home-lead\") }}}}\n\
         {{{{ page.content }}}}{{{{ markdown(page.more) }}}}\n\
         -- templates/page.yaml\nmore: markdown\n\
         -- locales/en/pages/home.md\n{body}-- locales/de/pages/home.md\n{body}\
         -- locales/en/pages/home.more.md\n{body}\
         -- content/pages/home.yaml\npath: \"\"\ntemplate: page.html\ntitle: home-title\n\
         description: home-lead\nmore: more\n"
    ));
    let config = fs::read_to_string(site.at("site.toml")).unwrap();
    // German borrows a body: the words of the page are counted by a rendering before the real one.
    let config = config.replace("\"Deutsch\"", "\"Deutsch\"\nfallback = \"en\"");
    site.edit(&format!("-- site.toml\n{config}\n[markdown]\nraw_html = true\n"));
    let (exit, _, out) = run(&site, &["build"]);
    assert!(exit == 1 && out.matches("the picture has no description").count() == 6, "{out}");
    for arguments in [
        &["build", "--warn", "missing-description"][..],
        &["build", "--allow", "missing-description"],
        &["build"],
    ] {
        let _ = fs::remove_dir_all(site.at("dist"));
        if arguments.len() == 1 {
            site.run(&["check", "--write-baseline"]).fine();
        }
        let (exit, _, out) = run(&site, arguments);
        assert_eq!(exit, 0, "{arguments:?}: {out}");
        let warnings = if arguments.contains(&"--warn") { 6 } else { 0 };
        assert_eq!(out.matches("the picture has no description").count(), warnings, "{out}");
        for page in ["en/index.html", "de/index.html"] {
            let html = site.page(page);
            assert_eq!(html.matches("alt=\"\"").count(), 4, "{page}: {html}");
        }
    }
}

#[test]
fn a_baseline_hides_what_it_lists() {
    let site = Site::new("-- locales/de/pages/old.ftl\nx = X\n-- assets/unused.css\na {}\n");
    let all = "warning: unused-asset, warning: stray-file";
    assert_eq!(run(&site, &["check"]).1, all);
    let written = site.run(&["check", "--write-baseline"]).fine();
    assert!(written.err.ends_with("check-baseline.txt lists 2 diagnostics\n"), "{}", written.err);
    let (exit, found, out) = run(&site, &["check", "--strict"]);
    assert_eq!((exit, &*found), (0, ""), "{out}");
    assert!(out.contains("\"baseline\":2"), "{out}");
    fs::remove_file(site.at("assets/unused.css")).unwrap();
    assert_eq!(run(&site, &["check"]).1, "warning: stale-baseline");
    assert_eq!(run(&site, &["build"]).1, "");
    site.edit("-- locales/de/pages/home.ftl\nhome-title = Willkommen\n");
    let text = fs::read_to_string(site.at("check-baseline.txt")).unwrap();
    assert_eq!(run(&site, &["check", "--write-baseline"]).0, 1);
    assert_eq!(fs::read_to_string(site.at("check-baseline.txt")).unwrap(), text);
}
