//! `archipel new page`, `article`, `section`, `island` and `locale`.

use std::fs;

use crate::site::TempDir;
use crate::starter::{archipel, new_site};

#[test]
fn placeholders_are_not_published_unnoticed() {
    let folder = TempDir::new();
    let site = new_site(&folder);
    archipel(&site, &["new", "article", "spring"]).fine();
    let path = site.join("content/pages/journal/spring.yaml");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("draft: true\n", "")).unwrap();
    let run = archipel(&site, &["build"]).fine();
    // Title, description and body, in two languages.
    assert_eq!(run.err.matches("warning[placeholder-text]").count(), 6, "{}", run.err);
}

/// An article in a folder of its own is like those in the parent folder, so that lists show it.
#[test]
fn an_article_may_have_a_folder_of_its_own() {
    let folder = TempDir::new();
    let site = new_site(&folder);
    archipel(&site, &["new", "article", "trips/spring"]).fine();
    archipel(&site, &["new", "article", "journal/trips/summer"]).fine();
    assert!(site.join("content/pages/journal/trips/summer.yaml").exists());
    let run = archipel(&site, &["build", "--drafts"]).fine();
    assert!(!run.err.contains("error["), "{}", run.err);
}

#[test]
fn a_new_language_is_told_what_remains() {
    let folder = TempDir::new();
    let site = new_site(&folder);
    let next = |tag: &str| {
        let said = archipel(&site, &["new", "locale", tag, "--json"]).fine().out;
        let said: serde_json::Value = serde_json::from_str(&said).unwrap();
        said["next"].as_array().unwrap().iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let plain = next("sv");
    assert_eq!(plain.len(), 2, "{plain:?}");
    for body in ["about", "journal/paper", "journal/repair", "journal/winter"] {
        assert!(plain[1].contains(&format!("pages/{body}.md")), "{plain:?}");
    }
    let unnamed = next("br");
    assert_eq!(unnamed.len(), 3, "{unnamed:?}");
    assert!(unnamed[0].contains("set `label`"), "{unnamed:?}");
    let config = fs::read_to_string(site.join("site.toml")).unwrap();
    assert!(config.contains("tag = \"sv\"\nlabel = \"Svenska\"\n"), "{config}");
    assert!(config.contains("tag = \"br\"\nlabel = \"br\"\n"), "{config}");
    let config = config.replace("label = \"Deutsch\"", "label = \"Deutsch\"\nflag = \"de.svg\"")
        + "\n[[fonts]]\nfamily = \"Inter\"\nfile = \"inter.woff2\"\nlocales = [\"en\"]\n"
        + "\n[social]\ntemplate = \"social.svg\"\nbackground = \"social.svg\"\n";
    fs::write(site.join("site.toml"), config).unwrap();
    let more = next("da");
    assert_eq!(more.len(), 4, "{more:?}");
    assert!(more[2].contains("`flag`") && more[3].contains("social images"), "{more:?}");
}

#[test]
fn what_is_added_has_no_mistakes() {
    let folder = TempDir::new();
    let site = new_site(&folder);
    for (kind, name) in [
        ("page", "our-team"),
        ("page", "help/returns"),
        ("article", "winter-light"),
        ("section", "opening-hours"),
        ("locale", "pt-BR"),
        ("locale", "sv"),
    ] {
        archipel(&site, &["new", kind, name]).fine();
        for check in [&["check"][..], &["check", "--drafts"]] {
            let run = archipel(&site, check).fine();
            assert!(!run.err.contains("warning"), "{kind} {name}: {}", run.err);
        }
    }
    archipel(&site, &["build", "--drafts"]).fine();
    let page = |path: &str| fs::read_to_string(site.join("dist").join(path)).unwrap();
    assert!(page("de/help/returns/index.html").contains("Returns"));
    assert!(page("en/journal/index.html").contains("Winter light"));
    assert!(page("sv/our-team/index.html").contains("lang=\"en\""));
    archipel(&site, &["build"]).fine();
    assert!(!site.join("dist/en/our-team").exists());
    assert!(!page("en/journal/index.html").contains("Winter light"));
}

/// It is like its neighbours: the last of its folder, with a title where they have one.
#[test]
fn a_new_page_is_like_those_beside_it() {
    let folder = TempDir::new();
    archipel(folder.path(), &["new", "site", "--template", "docs"]).fine();
    let site = folder.path().join("site");
    let read = |path: &str| fs::read_to_string(site.join(path)).unwrap();
    for (name, order) in [("guides/colours", 3), ("guides/sounds", 4)] {
        archipel(&site, &["new", "page", name]).fine();
        let page = read(&format!("content/pages/{name}.yaml"));
        assert!(page.contains(&format!("\norder: {order}\n")), "{page}");
    }
    assert_eq!(read("locales/en/pages/guides/colours.md"), "# Colours …\n");
    let texts = read("locales/en/pages/guides/colours.ftl");
    assert_eq!(texts, "title = Colours …\ndescription = Description …\n");
    archipel(&site, &["new", "page", "team"]).fine();
    assert!(!read("content/pages/team.yaml").contains("order"));
    assert_eq!(read("locales/en/pages/team.md"), "# Team …\n");
    // The template of articles prints the title.
    archipel(folder.path(), &["new", "blog", "--template", "blog"]).fine();
    let blog = folder.path().join("blog");
    archipel(&blog, &["new", "article", "spring"]).fine();
    let text = fs::read_to_string(blog.join("locales/en/pages/journal/spring.md")).unwrap();
    assert_eq!(text, "Spring …\n");
}

/// A new page whose heading was not edited is not published unnoticed either.
#[test]
fn a_heading_may_be_a_placeholder() {
    let folder = TempDir::new();
    let site = new_site(&folder);
    archipel(&site, &["new", "page", "team"]).fine();
    let path = site.join("content/pages/team.yaml");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("draft: true\n", "")).unwrap();
    let run = archipel(&site, &["build"]).fine();
    assert_eq!(run.err.matches("warning[placeholder-text]").count(), 6, "{}", run.err);
}

/// Its behaviour and its types are tested in a browser.
#[test]
fn an_island_is_added_in_the_languages_of_the_site() {
    let folder = TempDir::new();
    let site = new_site(&folder);
    archipel(&site, &["new", "locale", "sv"]).fine();
    let added = archipel(&site, &["new", "island", "counter"]).fine();
    let read = |path: &str| fs::read_to_string(site.join(path)).unwrap();
    for (tag, line) in [
        ("en", "pressed = Pressed: { $count }\n"),
        ("de", "pressed = Gedrückt: { $count }\n"),
        // Falls back to English until it is translated.
        ("sv", "# pressed = Pressed: { $count }\n"),
    ] {
        assert_eq!(read(&format!("locales/{tag}/islands/counter.ftl")), line);
    }
    let next = "translate each line of locales/sv/islands/counter.ftl, and remove the `# ` before";
    assert!(added.err.contains(next), "{}", added.err);
    assert!(added.err.contains("islands/package-lock.json"), "{}", added.err);
    assert!(read("islands/tsconfig.json").contains("react-jsx"));
    fs::write(site.join("islands/tsconfig.json"), "mine").unwrap();
    archipel(&site, &["new", "island", "other"]).fine();
    assert_eq!(read("islands/tsconfig.json"), "mine");
}

#[test]
fn an_addition_is_named_before_it_is_made() {
    let folder = TempDir::new();
    let site = new_site(&folder);
    let said = archipel(&site, &["new", "section", "opening-hours", "--json"]).fine().out;
    let said: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert_eq!(
        said["files"],
        serde_json::json!([
            "templates/sections/opening-hours.html",
            "templates/sections/opening-hours.yaml"
        ])
    );
    let before = archipel(&site, &["check", "--json"]).fine().out;
    for (kind, name, words) in [
        ("page", "about", "the page `about` already exists: content/pages/about.yaml"),
        (
            "page",
            "Our team",
            "`Our team` can't be the name of a page: use lower-case letters, digits and hyphens, and `/` for folders",
        ),
        (
            "page",
            "../home",
            "`../home` can't be the name of a page: use lower-case letters, digits and hyphens, and `/` for folders",
        ),
        ("pages", "team", "`new` can't add `pages`; did you mean `page`?"),
        (
            "shop",
            "two",
            "`new` can't add `shop`; use one of page, article, section, island, locale",
        ),
        (
            "section",
            "opening-hours",
            "`templates/sections/opening-hours.html` already exists; choose another name",
        ),
        (
            "island",
            "A",
            "`A` can't be the name of an island: use lower-case letters, digits and hyphens",
        ),
        ("locale", "de", "site.toml already has the locale `de`"),
        (
            "locale",
            "zz_top",
            "`zz_top` is not a BCP 47 language tag; write it as `en`, `pt-BR` or `zh-Hans`",
        ),
        ("locale", "jp", "no language has the code `jp`; `jp` is a country; its language is `ja`"),
    ] {
        archipel(&site, &["new", kind, name]).says(2, &format!("error: {words}"));
    }
    archipel(folder.path(), &["new", "page", "team"])
        .says(2, "error: this folder has no site.toml; set the site's folder with --root");
    let after = archipel(&site, &["check", "--json"]).fine().out;
    let counts =
        |json: &str| serde_json::from_str::<serde_json::Value>(json).unwrap()["counts"].clone();
    assert_eq!(counts(&before), counts(&after));
}
