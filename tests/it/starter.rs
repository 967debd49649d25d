//! A new site, and the page of the documentation that develops it.

mod additions;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use archipel::cli::starter::tags;

use crate::site::{ROOT, Run, TempDir};

/// Runs the program in an environment without Node and a shell.
fn archipel(folder: &Path, arguments: &[&str]) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_archipel"));
    Run::of(command.args(arguments).current_dir(folder).env("PATH", ""))
}

#[test]
fn a_new_site_is_complete_in_all_its_languages() {
    let folder = TempDir::new();
    let all = tags().collect::<Vec<_>>().join(",");
    archipel(folder.path(), &["new", "site", "--locales", &all]).fine();
    let site = folder.path().join("site");
    for command in ["check", "build"] {
        let run = archipel(&site, &[command]).fine();
        assert!(!run.err.contains("warning"), "{}", run.err);
    }
    for page in ["index.html", "404.html", "en/index.html", "ja/about/index.html"] {
        assert!(site.join("dist").join(page).is_file(), "{page}");
    }
    assert!(site.join(".gitignore").is_file());
    let attributes = fs::read_to_string(site.join(".gitattributes")).unwrap();
    assert_eq!(attributes, "locales/translations.lock merge=union\n");
    let page = |path: &str| fs::read_to_string(site.join("dist").join(path)).unwrap();
    let article = page("ru/journal/repair/index.html");
    for link in
        ["rel=\"prev\" href=\"/ru/journal/paper/", "rel=\"next\" href=\"/ru/journal/winter/"]
    {
        assert!(article.contains(link), "{link} in {article}");
    }
    assert!(article.contains("<a href=\"/ru/journal/topics/repairs/\">Ремонт</a>"), "{article}");
    let topic = page("zh/journal/topics/light/index.html");
    assert!(topic.contains("<h1>光</h1>") && topic.contains("/zh/journal/winter/"), "{topic}");
}

#[test]
fn any_of_its_languages_may_be_the_only_one() {
    let folder = TempDir::new();
    for tag in tags() {
        archipel(folder.path(), &["new", tag, "--locales", tag]).fine();
        let site = folder.path().join(tag);
        let run = archipel(&site, &["build"]).fine();
        assert!(!run.err.contains("warning"), "{tag}: {}", run.err);
        let locales: Vec<_> = fs::read_dir(site.join("locales")).unwrap().collect();
        assert_eq!(locales.len(), 1, "{tag}");
    }
}

/// The behaviour of the island is tested in a browser.
#[test]
fn an_island_comes_with_its_words_in_every_language() {
    let folder = TempDir::new();
    let all = tags().collect::<Vec<_>>().join(",");
    archipel(folder.path(), &["new", "plain", "--locales", &all]).fine();
    assert!(!folder.path().join("plain/islands").exists());
    let run = archipel(folder.path(), &["new", "site", "--island", "--locales", &all]).fine();
    assert!(run.err.contains("npm install --prefix islands"), "{}", run.err);
    assert!(run.err.contains("islands/package-lock.json, which npm writes"), "{}", run.err);
    let read = |path: String| fs::read_to_string(folder.path().join("site").join(path)).unwrap();
    for tag in tags() {
        assert!(
            read(format!("locales/{tag}/pages/home.ftl")).contains("\nlight-title = "),
            "{tag}"
        );
        assert!(read(format!("locales/{tag}/islands/light-cost.ftl")).contains("cost = "), "{tag}");
    }
    assert!(read("content/pages/home.yaml".to_owned()).contains("type: light"));
    archipel(&folder.path().join("site"), &["new", "island", "other", "--island"]).says(
        2,
        "error: `--island` is for new sites; add one to this site with `archipel new island NAME`",
    );
}

#[test]
fn a_new_site_replaces_nothing() {
    let other = TempDir::new();
    archipel(other.path(), &["new", ""])
        .says(2, "error: the folder has no name; write `.` for the current folder");
    archipel(other.path(), &["new", "absent/.."]).says(
        2,
        "error: `absent/..` has `..` after a folder that does not exist; write a path without it",
    );
    assert!(!other.path().join("absent").exists());
    let folder = TempDir::new();
    archipel(folder.path(), &["new", "."]).fine();
    let page = folder.path().join("content/pages/home.yaml");
    fs::write(&page, "mine").unwrap();
    archipel(folder.path(), &["new", "."])
        .says(2, "error: `.` is not empty; use a folder that does not exist");
    assert_eq!(fs::read_to_string(&page).unwrap(), "mine");
}

#[test]
fn a_word_that_is_no_language_is_refused() {
    let folder = TempDir::new();
    archipel(folder.path(), &["new", "a", "--locales", "en,rux"])
        .says(2, "error: `rux` is not a known language; did you mean `ru`?");
    archipel(folder.path(), &["new", "a", "--locales", "english"]).says(
        2,
        "error: `english` is not a known language; use BCP 47 tags, such as `en`, `pt-BR` or \
         `zh-Hant`",
    );
    archipel(folder.path(), &["new", "a", "--locales", "en,en"])
        .says(2, "error: `en` is listed twice");
    assert!(!folder.path().join("a").exists());
}

#[test]
fn a_new_site_has_any_language() {
    let folder = TempDir::new();
    let run = archipel(folder.path(), &["new", "shop", "--locales", "fa,pt-BR,tr"]).fine();
    let next = "check the files of locales/pt-BR/: their texts are those of `pt`";
    assert!(run.err.contains(next), "{}", run.err);
    let next = "the default language is `pt-BR`, since `fa` lacks texts; when all are translated, \
         remove `fallback` of `fa` in site.toml, set `default_locale = \"fa\"`\n";
    assert!(run.err.contains(next), "{}", run.err);
    let shop = folder.path().join("shop");
    let read = |path: &str| fs::read_to_string(shop.join(path)).unwrap();
    assert!(read("locales/fa/pages/home.ftl").contains("\n# hero-title = "));
    assert!(read("site.toml").contains("default_locale = \"pt-br\""));
    assert!(read("locales/pt-BR/pages/home.ftl").contains("\nhero-title = "));
    assert!(read("locales/tr/pages/home.ftl").contains("\n# hero-title = "));
    assert!(read("site.toml").contains("tag = \"tr\"\nlabel = \"Türkçe\"\nfallback = \"pt-br\""));
    let config = read("site.toml");
    let tags: Vec<&str> = config.lines().filter_map(|line| line.strip_prefix("tag = ")).collect();
    assert_eq!(tags, ["\"fa\"", "\"pt-BR\"", "\"tr\""], "the order of the command");
    let built = archipel(&shop, &["build"]).fine();
    assert!(built.err.contains("tr"), "{}", built.err);
    let home = read("dist/fa/index.html");
    assert!(home.contains("<html lang=\"fa\" dir=\"rtl\">"), "{home}");
    assert!(!home.contains("rel=\"alternate\" hreflang=\"tr\""), "{home}");
}

#[test]
fn an_addition_without_a_name_is_no_new_site() {
    let folder = TempDir::new();
    let site = new_site(&folder);
    for kind in ["page", "article", "section", "island", "locale"] {
        let words = format!("the name is missing; run `archipel new {kind} NAME`");
        archipel(&site, &["new", kind]).says(2, &format!("error: {words}"));
        let json = archipel(&site, &["new", kind, "--json"]).out;
        let said: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!((&said["ok"], &said["failure"]), (&false.into(), &words.into()), "{json}");
        assert!(!site.join(kind).exists(), "{kind}");
        archipel(folder.path(), &["new", kind]).says(
            2,
            &format!(
                "error: `new {kind}` adds to a site, and this folder has no site.toml; run \
                 `archipel new {kind} NAME` in the folder of a site, or `archipel new ./{kind}` \
                 for a new site"
            ),
        );
        assert!(!folder.path().join(kind).exists(), "{kind}");
    }
    archipel(folder.path(), &["new", "./page"]).fine();
    assert!(folder.path().join("page/site.toml").is_file());
}

#[test]
fn the_next_command_can_be_pasted() {
    let folder = TempDir::new();
    for (name, word) in [
        ("Läden/one-2.x", "Läden/one-2.x"),
        ("Mein Shop", "'Mein Shop'"),
        ("it's $1", r"'it'\''s $1'"),
    ] {
        let said = archipel(folder.path(), &["new", name]).fine().err;
        assert!(said.contains(&format!("next:    cd {word}\n")), "{said}");
    }
}

#[test]
fn words_behind_spaces_are_put_together() {
    let folder = TempDir::new();
    for (arguments, words) in [
        (&["new", "a", "--locales", "en", "de"][..], "en,de"),
        (&["new", "a", "--locales", "de", "fr", "en"], "de,fr,en"),
        (&["new", "a", "--locales", "en,", "de"], "en,de"),
        (&["new", "a", "--locales", "en", ",de"], "en,de"),
    ] {
        let words = format!("error: languages are separated by commas: `--locales {words}`");
        archipel(folder.path(), arguments).says(2, &words);
    }
    archipel(folder.path(), &["new", "page", "our", "team"])
        .says(2, "error: a name has no spaces; did you mean `archipel new page our-team`?");
    let help = archipel(folder.path(), &["new", "--help"]).fine().out;
    assert!(help.contains("`--locales en,de`") && !help.contains("suggestion"), "{help}");
    assert!(!folder.path().join("a").exists());
}

/// A fenced block of the page.
struct Block<'a> {
    /// The language, and the words after it.
    head: Vec<&'a str>,
    text: &'a str,
}

fn blocks(page: &str) -> Vec<Block<'_>> {
    let parts = page.split("```").skip(1).step_by(2);
    let blocks = parts.map(|part| {
        let (head, text) = part.split_once('\n').unwrap();
        Block { head: head.split_whitespace().collect(), text }
    });
    blocks.collect()
}

#[test]
fn the_fifteen_minutes_lead_to_a_site() {
    let path = "docs/locales/en/pages/tutorial/first-site.md";
    let page = fs::read_to_string(Path::new(ROOT).join(path)).unwrap();
    let folder = TempDir::new();
    let mut site: PathBuf = folder.path().to_owned();
    let mut said = String::new();
    let start = Instant::now();
    for Block { head, text } in blocks(&page) {
        match head.as_slice() {
            ["sh", rest @ ..] => {
                let code = rest.first().map_or(0, |rest| rest["exit=".len()..].parse().unwrap());
                for line in text.lines() {
                    let words: Vec<&str> = line.split_whitespace().collect();
                    match words.as_slice() {
                        ["cd", name] => site.push(name),
                        ["archipel", arguments @ ..] => {
                            let run = archipel(&site, arguments);
                            assert_eq!(run.code, code, "{line}: {}", run.err);
                            assert!(!run.err.contains("warning"), "{line}: {}", run.err);
                            said = run.err;
                        }
                        _ => panic!("the page says `{line}`"),
                    }
                }
            }
            ["text"] => assert!(said.contains(text.trim_end()), "it says\n{said}"),
            [_, path] => {
                let path = site.join(path);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(path, text).unwrap();
            }
            [_, path, "add"] => {
                let path = site.join(path);
                let before = fs::read_to_string(&path).unwrap();
                fs::write(path, format!("{before}\n{text}")).unwrap();
            }
            other => panic!("a block of the kind {other:?}"),
        }
    }
    let took = start.elapsed();
    assert!(took < Duration::from_mins(5), "ten minutes are for typing: {took:?}");
    let prices = fs::read_to_string(folder.path().join("www/de/prices/index.html")).unwrap();
    assert!(prices.contains("240 Euro, Reparaturen in den ersten 10 Jahren"), "{prices}");
    let swedish = fs::read_to_string(folder.path().join("www/sv/prices/index.html")).unwrap();
    assert!(swedish.contains(">Priser</a>") && swedish.contains("<div lang=\"en\""), "{swedish}");
}

/// A new site in English and German.
fn new_site(folder: &TempDir) -> PathBuf {
    archipel(folder.path(), &["new", "site", "--locales", "en,de"]).fine();
    folder.path().join("site")
}

#[test]
fn no_site_is_made_by_mistake() {
    let folder = TempDir::new();
    archipel(folder.path(), &["new", "Mein", "Shop"])
        .says(2, "error: a new site has one folder; did you mean `archipel new 'Mein Shop'`?");
    let site = new_site(&folder);
    for (word, kind) in [("pages", "page"), ("articel", "article"), ("shop", "KIND")] {
        let words = format!(
            "error: this folder has a site; run `archipel new {kind} NAME` to add to it (page, \
             article, section, island, locale), or `archipel new ./{word}` to create another site \
             within it"
        );
        archipel(&site, &["new", word]).says(2, &words);
        assert!(!site.join(word).exists(), "{word}");
    }
    archipel(&site, &["new", "./shop"]).fine();
}
