//! The templates of new sites, and new sites that are copies.

mod copies;

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
            let announced = "rel=\"alternate\" hreflang=\"fa\"";
            assert!(!page.contains(announced), "{template}: {page}");
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
    let next = "the default language is `en`, since `sv` lacks texts";
    assert!(made.err.contains(next), "{}", made.err);
    assert!(made.err.contains("install Node 20.19 or newer"), "{}", made.err);
    let config = fs::read_to_string(folder.at("a/site.toml")).unwrap();
    assert!(config.contains("tag = \"sv\"\nlabel = \"Svenska\"\nfallback = \"en\"\n"), "{config}");
    let made = folder.run(&["new", "b", "--template", "docs", "--locales", "en,sv"]).fine();
    assert!(!made.err.contains("label"), "{}", made.err);
    let config = fs::read_to_string(folder.at("b/site.toml")).unwrap();
    let table = "tag = \"sv\"\nlabel = \"Svenska\"\nfallback = \"en\"\n";
    assert!(config.contains(table), "{config}");
    let edited = folder.at("b/locales/en/interface.ftl");
    let words = fs::read_to_string(&edited).unwrap();
    for (tag, text, expected) in [
        ("pt-BR", words.clone(), "\nnext = Próxima\n"),
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
