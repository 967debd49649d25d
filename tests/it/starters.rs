//! The templates of new sites, and new sites that are copies.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use archipel::build::pipeline::{BuildSession, Options, build};
use archipel::cli::starter::tags;
use archipel::engine::source::Snapshot;

use crate::incremental::{Files, MemorySink};
use crate::site::{ROOT, Run, Site, TempDir, tree};

const TEMPLATES: [&str; 4] = ["site", "blog", "landing", "docs"];

/// Creates a site of a template in the folder of an empty one, with the packages of the tests.
fn new_site(template: &str, locales: &str) -> Site {
    let site = Site::bare("");
    site.run(&["new", ".", "--template", template, "--locales", locales]).fine();
    if site.at("islands").exists() {
        let from = Path::new(ROOT).join("islands");
        for file in ["package.json", "package-lock.json"] {
            fs::copy(from.join(file), site.at("islands").join(file)).unwrap();
        }
        symlink(from.join("node_modules"), site.at("islands/node_modules")).unwrap();
        site.link_packages();
    }
    site
}

fn run_in(folder: &Path, arguments: &[&str]) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_archipel"));
    Run::of(command.args(arguments).current_dir(folder))
}

/// Asserts success without a warning.
#[track_caller]
fn quiet(run: Run) {
    let run = run.fine();
    assert!(!run.err.contains("warning"), "{}", run.err);
}

#[test]
fn each_template_is_complete_in_all_languages() {
    let all = tags().collect::<Vec<_>>().join(",");
    for template in TEMPLATES {
        let site = new_site(template, &all);
        quiet(site.check());
        quiet(site.run(&["build", "--drafts"]));
        let not_found = site.page("404.html");
        assert!(not_found.contains("lang=\"de\""), "{template}: {not_found}");
    }
}

/// English texts in a language that is written from the right, and the other way around.
#[test]
fn each_template_is_complete_from_the_right() {
    for template in TEMPLATES {
        for locales in ["fa", "fa,en"] {
            let site = new_site(template, locales);
            let run = site.check().fine();
            assert!(!run.err.contains("untranslated-message"), "{template}: {}", run.err);
            site.build().fine();
            let page = site.page("fa/index.html");
            assert!(page.contains("<html lang=\"fa\" dir=\"rtl\">"), "{template}: {page}");
            // English texts are not announced as Persian.
            assert_eq!(
                page.contains("rel=\"alternate\" hreflang=\"fa\""),
                locales == "fa",
                "{template}: {page}"
            );
        }
        let site = new_site(template, "en,ar");
        quiet(site.check());
        quiet(site.build());
        let page = site.page("ar/index.html");
        assert!(page.contains("<html lang=\"ar\" dir=\"rtl\">"), "{template}: {page}");
        assert!(page.contains("lang=\"en\" dir=\"ltr\""), "{template}: {page}");
    }
}

#[test]
fn a_template_has_no_properties_of_one_direction() {
    let sides = ["left", "right"];
    for template in TEMPLATES {
        let site = new_site(template, "en");
        for (path, _) in tree(&site.at("assets")).iter().filter(|(path, _)| path.ends_with("css")) {
            let text = fs::read_to_string(site.at("assets").join(path)).unwrap();
            for (number, line) in text.lines().enumerate() {
                let code = line.split("/*").next().unwrap_or_default();
                let is_physical = sides.iter().any(|side| {
                    code.contains(&format!("-{side}:")) || code.trim_start().starts_with(side)
                });
                let is_physical = is_physical || code.contains("text-align: left");
                assert!(!is_physical, "{template}: {path}:{}: {line}", number + 1);
            }
        }
    }
}

#[test]
fn an_archive_has_its_years() {
    let site = new_site("blog", "en,fa");
    site.build().fine();
    let archive = site.page("en/journal/index.html");
    let years = |archive: &str| -> Vec<String> {
        let headings = archive.split("<h2 class=\"margin\">").skip(1);
        headings.filter_map(|it| Some(it.split_once("</h2>")?.0.to_owned())).collect()
    };
    assert_eq!(years(&archive), ["2025", "2024"]);
    assert_eq!(archive.matches("<div").count(), archive.matches("</div>").count());
    assert!(!archive.contains("journal/garden"), "a draft is not published: {archive}");
    // The years are those of the Persian calendar, which begin in March.
    assert_eq!(years(&site.page("fa/journal/index.html")), ["۱۴۰۴", "۱۴۰۲"]);
    let feed = site.page("en/feed.xml");
    assert_eq!(feed.matches("<entry>").count(), 3, "{feed}");
    site.run(&["build", "--drafts"]).fine();
    assert!(site.page("en/index.html").contains("/en/journal/garden/"));
}

#[test]
fn the_form_is_a_sample_that_the_policy_allows() {
    let site = new_site("landing", "en");
    site.build().fine();
    let page = site.page("en/index.html");
    assert!(page.contains("action=\"https://forms.example.com/lumen\""), "{page}");
    assert!(page.contains("This form is a sample"), "{page}");
    let policy = page.split("form-action ").nth(1).unwrap_or_default();
    let policy = policy.split(';').next().unwrap_or_default();
    assert!(policy.contains("https://forms.example.com"), "{page}");
    assert!(page.contains(">€240<"), "{page}");
    assert!(!page.contains("<script"), "{page}");
}

/// The documentation of Archipel is a site of the template, and has pages about diagnostics.
#[test]
fn the_documentation_has_the_files_of_its_template() {
    let site = Site::bare("");
    site.run(&["new", ".", "--template", "docs", "--locales", "en,de"]).fine();
    let docs = Path::new(ROOT).join("docs");
    for folder in ["templates", "assets/css", "assets/icons", "islands/docs"] {
        let (mut ours, theirs) = (tree(&docs.join(folder)), tree(&site.at(folder)));
        // The pages about diagnostics.
        ours.retain(|path, _| !path.rsplit('/').next().unwrap().starts_with("diagnostic"));
        assert!(!ours.is_empty(), "{folder}");
        assert!(ours.keys().eq(theirs.keys()), "{folder}: {:?}", theirs.keys());
        for path in ours.keys() {
            let read = |folder: &Path| fs::read_to_string(folder.join(path)).unwrap();
            assert_eq!(read(&docs.join(folder)), read(&site.at(folder)), "{folder}/{path}");
        }
    }
    for path in ["islands/package.json", "locales/en/interface.ftl", "locales/de/interface.ftl"] {
        let read = |folder: &Path| fs::read_to_string(folder.join(path)).unwrap();
        assert_eq!(read(&docs), read(&site.root()), "{path}");
    }
}

#[test]
fn options_of_new_sites_are_checked() {
    let folder = Site::bare("");
    folder.run(&["new", "a", "--template", "blogs"]).mentions(2, "error: ");
    folder.run(&["new", "a", "--template", "blog", "--from", "b"]).mentions(2, "error: ");
    folder.run(&["new", "a", "--template", "blog", "--island"]).says(
        2,
        "error: `--island` is for the template `site`; create this one without it, and run \
         `archipel new island NAME` in its folder",
    );
    folder
        .run(&["new", "page", "team", "--template", "blog"])
        .says(2, "error: `--template` is for new sites; run `archipel new page NAME` without it");
    assert!(!folder.at("a").exists());
    let made = folder.run(&["new", "a", "--template", "docs", "--locales", "sv"]).fine();
    assert!(made.err.contains("translate the files of locales/sv/: their texts are English"));
    assert!(made.err.contains("install Node 20.19 or newer"), "{}", made.err);
    let config = fs::read_to_string(folder.at("a/site.toml")).unwrap();
    assert!(config.contains("tag = \"sv\"\nlabel = \"Svenska\"\n"), "{config}");
    let made = folder.run(&["new", "b", "--template", "docs", "--locales", "en,sv"]).fine();
    assert!(!made.err.contains("label"), "{}", made.err);
    let config = fs::read_to_string(folder.at("b/site.toml")).unwrap();
    let table = "tag = \"sv\"\nlabel = \"Svenska\"\nfallback = \"en\"\n";
    assert!(config.contains(table), "{config}");
    let edited = folder.at("b/locales/en/interface.ftl");
    let words = fs::read_to_string(&edited).unwrap();
    for (tag, text, expected) in [
        ("pt-BR", words.clone(), "\nnext = Seguinte\n"),
        ("ja", words.replace("next = Next", "next = Go on"), "\n# next = Go on\n"),
        ("tr", words, "\n# next = Next\n"),
    ] {
        fs::write(&edited, text).unwrap();
        run_in(&folder.at("b"), &["new", "locale", tag]).fine();
        let added = folder.at(&format!("b/locales/{tag}/interface.ftl"));
        let added = fs::read_to_string(added).unwrap();
        assert!(added.contains(expected), "{tag}: {added}");
    }
}

// ——— A site survives its owner.

/// The files of a new site, without its script, for builds in memory.
fn files(template: &str) -> Files {
    let site = new_site(template, "en,de");
    let mut files = Files::new();
    for folder in ["content", "locales", "templates", "assets"] {
        for (path, file) in tree(&site.at(folder)) {
            files.insert(format!("{folder}/{path}"), file.bytes);
        }
    }
    files.insert("site.toml".to_owned(), fs::read(site.at("site.toml")).unwrap());
    let layout = String::from_utf8(files["templates/layout.html"].clone()).unwrap();
    let layout = layout.replace("{{ script(\"docs\") }}\n", "");
    files.insert("templates/layout.html".to_owned(), layout.into_bytes());
    files
}

/// Builds the files; returns the errors as text, and the number of published files.
fn built(files: &Files, session: &mut BuildSession) -> (String, usize) {
    let tree = files.iter().map(|(path, bytes)| (path.as_str(), bytes.clone()));
    let snapshot = Arc::new(Snapshot::in_memory(tree));
    let sink = MemorySink::default();
    let built = build(&snapshot, &Options::default(), session, &sink, &()).unwrap();
    let report = built.report.human(&snapshot, false);
    let errors = if built.report.has_errors() { report } else { String::new() };
    (errors, built.manifest.files.len())
}

/// Whatever file is deleted, the site is built, or the first error has a hint.
#[test]
fn each_template_survives_its_owner() {
    for template in TEMPLATES {
        let mut files = files(template);
        let mut session = BuildSession::new();
        let (errors, count) = built(&files, &mut session);
        assert_eq!(errors, "", "{template}");
        for path in files.keys().cloned().collect::<Vec<_>>() {
            let bytes = files.remove(&path).unwrap();
            let (errors, _) = built(&files, &mut session);
            assert!(
                errors.is_empty() || errors.contains("= help: "),
                "{template}: {path}: {errors}"
            );
            files.insert(path, bytes);
        }
        assert_eq!(built(&files, &mut session), (String::new(), count), "{template}");
    }
}

#[test]
fn a_journal_may_be_empty() {
    for template in ["site", "blog"] {
        let mut files = files(template);
        files.retain(|path, _| !path.contains("/journal/"));
        let (errors, _) = built(&files, &mut BuildSession::new());
        assert_eq!(errors, "", "{template}");
    }
}

// ——— Copies of sites.

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

    // English is the default language, whose texts a language without texts has.
    let (said, to) = copy("c", "ur");
    let next = "translate the files of locales/ur/: their texts are those of `en`";
    assert!(said.contains(next), "{said}");
    assert!(read(&to, "site.toml").contains("segment = \"ur\"\ntag = \"ur\"\nlabel = \"اردو\"\n"));
    quiet(run_in(&to, &["build", "--drafts"]));

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
    site.replace(
        "site.toml",
        "label = \"Deutsch\"\n",
        "label = \"Deutsch\" # own name\nfallback = \"en\"\n",
    );
    fs::remove_file(site.at("locales/de/pages/journal/winter.md")).unwrap();
    let (said, to) = copy("a", "de,fa");
    assert!(said.contains("fa: translate each line"), "{said}");
    let lent = "translate these files of locales/de/, whose texts are those of `en`: \
                pages/journal/winter.md\n";
    assert!(said.contains(lent), "{said}");
    let winter = |to: &Path, tag: &str| read(to, &format!("locales/{tag}/pages/journal/winter.md"));
    assert_eq!(winter(&to, "de"), winter(&from, "en"));
    let config = read(&to, "site.toml");
    assert!(config.contains("default_locale = \"de\""), "{config}");
    assert!(config.contains("label = \"Deutsch\" # own name\n\n"), "{config}");
    assert!(config.contains("tag = \"fa\"\nlabel = \"فارسی\"\nfallback = \"de\""), "{config}");
    assert!(!config.contains("English") && !to.join("locales/en").exists(), "{config}");
    assert!(read(&to, "content/pages/legal.yaml").contains("path: { de: impressum }"));
    run_in(&to, &["build"]).fine();
    assert!(to.join("dist/de/impressum/index.html").exists());

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
