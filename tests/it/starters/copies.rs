//! New sites that are copies.

use super::*;

/// The paths of all files below a folder, without the schemas for editors.
fn paths(folder: &Path) -> Vec<String> {
    let is_own = |path: &String| !path.starts_with(".archipel/");
    tree(folder).into_keys().filter(is_own).collect()
}

/// A site with output, packages, history and files of its own.
fn original() -> (TempDir, Site) {
    let site = new_site("blog", "en,de,pt");
    site.build().fine();
    for path in [
        "node_modules/a/index.js", "islands/node_modules/a.js", ".git/config",
        "static/dist/kept.txt", ".editorconfig", "notes.txt",
    ] {
        fs::create_dir_all(site.at(path).parent().unwrap()).unwrap();
        fs::write(site.at(path), path).unwrap();
    }
    (TempDir::new(), site)
}

#[test]
fn a_copy_has_the_files_that_people_wrote() {
    let (folder, site) = original();
    let from = site.root();
    let to = folder.path().join("copy");
    let arguments = ["new", to.to_str().unwrap(), "--from", from.to_str().unwrap()];
    site.run(&arguments).fine();
    let is_copied = |path: &String| {
        !path.starts_with("dist/") && !path.contains("node_modules/") && !path.starts_with(".git/")
    };
    let expected: Vec<String> = paths(&from).into_iter().filter(is_copied).collect();
    assert_eq!(paths(&to), expected);
    for path in expected {
        assert_eq!(
            fs::read(from.join(&path)).unwrap(),
            fs::read(to.join(&path)).unwrap(),
            "{path}"
        );
    }
    quiet(run_in(&to, &["build"]));
}

#[test]
fn a_copy_has_other_languages() {
    let (folder, site) = original();
    let from = site.root();
    let copy = |name: &str, locales: &str| {
        let to = folder.path().join(name);
        let made = site.run(&[
            "new",
            to.to_str().unwrap(),
            "--from",
            from.to_str().unwrap(),
            "--locales",
            locales,
        ]);
        (made.fine().err, to)
    };
    let read = |to: &Path, path: &str| fs::read_to_string(to.join(path)).unwrap();

    // The copy of a site in a language without texts has those of the default language, too.
    let (said, to) = copy("c", "ur");
    let next = "the default language is `en`, since `ur` lacks texts; when all are translated, \
                remove `fallback` of `ur` in site.toml, set `default_locale = \"ur\"`, and run \
                `archipel i18n remove en`\n";
    assert!(said.contains(next), "{said}");
    let config = read(&to, "site.toml");
    assert!(config.contains("default_locale = \"en\""), "{config}");
    let table = "segment = \"ur\"\ntag = \"ur\"\nlabel = \"اردو\"\nfallback = \"en\"\n";
    assert!(config.contains(table), "{config}");
    run_in(&to, &["build"]).fine();
    let page = read(&to, "dist/ur/index.html");
    assert!(page.contains("<span lang=\"en\" dir=\"ltr\">"), "{page}");
    assert!(!page.contains("rel=\"alternate\" hreflang="), "{page}");

    site.edit(
        "-- content/pages/legal.yaml\n\
         path: { en: legal, de: impressum }\n\
         template: page.html\n\
         title: title\n\
         description: title\n\
         locales: [en, de]\n\
         -- locales/en/pages/legal.ftl\n\
         title = Legal\n\
         -- locales/de/pages/legal.ftl\n\
         title = Impressum\n",
    );
    let (said, to) = copy("a", "de,fa");
    assert!(said.contains("fa: translate each line"), "{said}");
    let config = read(&to, "site.toml");
    assert!(config.contains("default_locale = \"de\""), "{config}");
    assert!(config.contains("tag = \"fa\"\nlabel = \"فارسی\"\nfallback = \"de\""), "{config}");
    assert!(!config.contains("English") && !to.join("locales/en").exists(), "{config}");
    assert!(read(&to, "content/pages/legal.yaml").contains("path: { de: impressum }"));
    run_in(&to, &["build"]).fine();
    assert!(to.join("dist/de/impressum/index.html").exists());

    // A language that has all texts of its fallback needs it no more.
    site.replace(
        "site.toml",
        "label = \"Deutsch\"\n",
        "label = \"Deutsch\" # own name\nfallback = \"en\"\n",
    );
    let (_, to) = copy("d", "de");
    let config = read(&to, "site.toml");
    assert!(config.contains("label = \"Deutsch\" # own name\n\n"), "{config}");
    assert!(!to.join("locales/en").exists(), "{config}");
    site.replace("locales/de/pages/legal.ftl", "title = Impressum\n", "# title = Impressum\n");
    let (said, to) = copy("e", "de");
    assert!(said.contains("the default language is `en`, since `de` lacks texts"), "{said}");
    let config = read(&to, "site.toml");
    assert!(config.contains("tag = \"de\"\nfallback = \"en\"\n"), "{config}");
    run_in(&to, &["build"]).fine();

    // The nearest language.
    let (said, to) = copy("b", "pt-BR,en");
    let next = "check the files of locales/pt-BR/: their texts are those of `pt`";
    assert!(said.contains(next), "{said}");
    assert_eq!(read(&to, "locales/pt-BR/pages/home.ftl"), read(&from, "locales/pt/pages/home.ftl"));
    assert!(!to.join("locales/pt").exists());
    quiet(run_in(&to, &["build"]));
}

#[test]
fn a_copy_is_refused_or_complete() {
    let (folder, site) = original();
    let from = site.root();
    let (source, to) = (from.to_str().unwrap(), folder.path().join("copy"));
    let to = to.to_str().unwrap();
    let refused = |arguments: &[&str], words: &str| {
        let run = site.run(&[&["new"][..], arguments].concat());
        run.says(2, &format!("error: {words}"));
        assert!(!Path::new(to).exists(), "{words}");
    };
    let empty = folder.path().join("empty");
    fs::create_dir(&empty).unwrap();
    let empty = empty.to_str().unwrap();
    refused(
        &[to, "--from", empty],
        &format!("`{empty}` has no site.toml; `--from` copies the folder of a site"),
    );
    fs::write(Path::new(empty).join("site.toml"), "nam = 1\n").unwrap();
    let hint = format!("run `archipel check --root {empty}` to list them");
    refused(&[to, "--from", empty], &format!("site.toml of `{empty}` has errors; {hint}"));
    refused(
        &["./sub/copy", "--from", source],
        &format!("`./sub/copy` is inside of `{source}`; use a folder outside of it"),
    );
    refused(&[to, "--from", source, "--locales", "en,EN"], "`en` is listed twice");
    refused(
        &[to, "--from", source, "--locales", "zzz"],
        "`zzz` is not a known language; use BCP 47 tags, such as `en`, `pt-BR` or `zh-Hant`",
    );
    site.replace("content/pages/about.yaml", "path: about\n", "path: about\nlocales: [en]\n");
    refused(
        &[to, "--from", source, "--locales", "de"],
        "the page `content/pages/about.yaml` is only in `en`; remove it or change its `locales`; \
         without `--locales` the site is copied with all its languages",
    );
}

/// The target of a link may be private, and would be published with the copy.
#[test]
fn links_to_other_folders_are_not_copied() {
    let (folder, site) = original();
    let from = site.root();
    fs::write(folder.path().join("secret"), "secret").unwrap();
    symlink(folder.path().join("secret"), site.at("static/secret.txt")).unwrap();
    symlink(folder.path(), site.at("static/folder")).unwrap();
    symlink("../static", site.at("static/loop")).unwrap();
    symlink("nothing", site.at("static/broken")).unwrap();
    symlink("../notes.txt", site.at("static/notes.txt")).unwrap();
    let to = folder.path().join("copy");
    let arguments = ["new", to.to_str().unwrap(), "--from", from.to_str().unwrap()];
    let said = site.run(&arguments).fine().err;
    for path in ["secret.txt", "folder", "loop", "broken"] {
        assert!(said.contains(&format!("`static/{path}` was not copied: it is a link")), "{said}");
        assert!(to.join("static").join(path).symlink_metadata().is_err(), "{path}");
    }
    assert_eq!(fs::read_to_string(to.join("static/notes.txt")).unwrap(), "notes.txt");
}
