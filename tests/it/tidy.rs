//! What the repository promises about itself.
//!
//! Each rule looks at files and complains in words that tell the contributor what to do; behind each
//! stands its own small test with a file that breaks it. Lists of exceptions may only shrink.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use archipel::diagnostic::Code;

use crate::site::ROOT;

/// A text file of the repository.
struct Text {
    path: String,
    text: String,
}

impl Text {
    fn new(path: &str, text: &str) -> Text {
        Text { path: path.to_owned(), text: text.to_owned() }
    }

    fn complain(&self, line: usize, words: &str) -> String {
        format!("{}:{line}: error: {words}", self.path)
    }

    /// The lines, counted from 1.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(at, line)| (at + 1, line))
    }

    /// How many lines there are before the tests.
    fn code_lines(&self) -> usize {
        let tests = self.text.find("#[cfg(test)]\nmod tests {");
        self.text[..tests.unwrap_or(self.text.len())].lines().count()
    }

    fn is_test(&self) -> bool {
        self.path.starts_with("tests/")
            || self.path.ends_with("/tests.rs")
            || self.path.contains("/tests/")
    }

    /// The module of `lib.rs` that the file belongs to.
    fn module(&self) -> Option<&str> {
        let path = self.path.strip_prefix("src/")?;
        Some(path.split('/').next()?.trim_end_matches(".rs"))
    }
}

/// The paths that git would put into the next commit.
fn tracked() -> Vec<String> {
    let arguments = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
    let output = Command::new("git").args(arguments).current_dir(ROOT).output().unwrap();
    assert!(output.status.success(), "tidy needs a git repository");
    let list = String::from_utf8(output.stdout).unwrap();
    let there = |path: &&str| Path::new(ROOT).join(path).is_file();
    list.split('\0').filter(|path| !path.is_empty()).filter(there).map(str::to_owned).collect()
}

/// All text files of the repository whose paths fit.
fn texts(fits: impl Fn(&str) -> bool) -> Vec<Text> {
    tracked()
        .into_iter()
        .filter(|path| fits(path))
        .filter_map(|path| {
            let text = fs::read_to_string(Path::new(ROOT).join(&path)).ok()?;
            Some(Text { path, text })
        })
        .collect()
}

fn rust() -> Vec<Text> {
    texts(|path| path.ends_with(".rs"))
}

fn sources() -> Vec<Text> {
    texts(|path| path.starts_with("src/") && path.ends_with(".rs"))
}

#[track_caller]
fn hold(files: &[Text], rule: impl Fn(&Text) -> Vec<String>) {
    assert!(!files.is_empty(), "the rule looks at nothing");
    let complaints: Vec<String> = files.iter().flat_map(rule).collect();
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

// ——— Each module imports only those above it; lib.rs is the order.

/// The modules of `lib.rs`, in order.
fn module_line(lib: &str) -> Vec<&str> {
    lib.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect()
}

fn module_order(line: &[&str], file: &Text) -> Vec<String> {
    let Some(own) = file.module().and_then(|module| line.iter().position(|m| *m == module)) else {
        return Vec::new();
    };
    let mut complaints = Vec::new();
    for (number, code) in file.lines() {
        let code = code.split("//").next().unwrap_or_default();
        for (at, _) in code.match_indices("crate::") {
            let rest = &code[at + "crate::".len()..];
            let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_'));
            let name = &rest[..end.unwrap_or(rest.len())];
            match line.iter().position(|module| *module == name) {
                Some(other) if other <= own => {}
                Some(_) => complaints.push(file.complain(
                    number,
                    &format!(
                        "`{}` stands above `{name}` in lib.rs and may not import it; move the \
                         thing that both need into a module above both",
                        line[own]
                    ),
                )),
                None => complaints.push(file.complain(
                    number,
                    &format!("`crate::{name}` is no module of lib.rs; import by the module's name"),
                )),
            }
        }
    }
    complaints
}

#[test]
fn modules_import_only_those_above_them() {
    let lib = fs::read_to_string(Path::new(ROOT).join("src/lib.rs")).unwrap();
    let line = module_line(&lib);
    assert!(line.len() > 15, "lib.rs declares its modules as `pub mod name;`");
    hold(&sources(), |file| module_order(&line, file));
}

#[test]
fn module_order_complains() {
    let line = module_line("/// Words.\npub mod source;\npub mod route;\n");
    let file = Text::new("src/source/list.rs", "use crate::source::x;\nuse crate::route::Url;\n");
    assert_eq!(
        module_order(&line, &file),
        ["src/source/list.rs:2: error: `source` stands above `route` in lib.rs and may not \
             import it; move the thing that both need into a module above both"]
    );
    let file = Text::new("src/route.rs", "use crate::Url; // crate::x\n");
    assert_eq!(
        module_order(&line, &file),
        ["src/route.rs:1: error: `crate::Url` is no module of lib.rs; import by the module's name"]
    );
}

#[test]
fn every_module_has_a_place_in_the_line() {
    let lib = fs::read_to_string(Path::new(ROOT).join("src/lib.rs")).unwrap();
    let line = module_line(&lib);
    for file in sources() {
        let module = file.module().unwrap();
        assert!(
            matches!(module, "lib" | "main") || line.contains(&module),
            "{}: not reachable from lib.rs",
            file.path
        );
    }
}

// ——— A third-party crate is named in one module, so that it can be replaced there.

/// Which modules may name which crate. Crates that are everybody's tools are not listed.
const CRATES: [(&str, &[&str]); 37] = [
    ("annotate_snippets", &["diagnostic"]),
    ("blake3", &["digest"]),
    ("clap", &["cli"]),
    ("clap_complete", &["cli"]),
    ("fixed_decimal", &["format", "message", "island"]),
    ("fluent_syntax", &["message", "island"]),
    ("fluent_templates", &["message"]),
    ("harfrust", &["picture"]),
    ("icu_datetime", &["format"]),
    ("icu_decimal", &["format"]),
    ("icu_experimental", &["format"]),
    ("icu_locale_core", &["config", "format"]),
    ("icu_plurals", &["format"]),
    ("icu_provider", &["format"]),
    ("icu_segmenter", &["picture"]),
    ("lightningcss", &["asset"]),
    ("mimalloc", &["main"]),
    ("minijinja", &["template"]),
    ("png", &["picture"]),
    ("resvg", &["picture"]),
    ("rustix", &["dist"]),
    ("serde_yaml", &["yaml"]),
    ("strsim", &["diagnostic"]),
    ("flate2", &["island"]),
    ("sha3", &["schema"]),
    ("bs58", &["schema"]),
    ("toml", &["config", "island", "yaml"]),
    ("walkdir", &["source"]),
    ("axum", &["serve"]),
    ("futures_util", &["serve"]),
    ("headers", &["serve"]),
    ("hyper", &["serve"]),
    ("hyper_util", &["serve"]),
    ("notify", &["watch"]),
    ("tokio", &["serve"]),
    ("tower_http", &["serve"]),
    ("anyhow", &["build", "dist", "node", "font", "island", "serve", "cli"]),
];

/// Crates that any module may use.
const TOOLS: [&str; 3] = ["memchr", "serde", "serde_json"];

fn crates_at_home(file: &Text) -> Vec<String> {
    let Some(module) = file.module() else { return Vec::new() };
    let mut complaints = Vec::new();
    for (number, line) in file.lines() {
        let code = line.split("//").next().unwrap_or_default();
        for (name, homes) in CRATES.iter().filter(|(_, homes)| !homes.contains(&module)) {
            let path = format!("{name}::");
            let named = code.match_indices(&path).any(|(at, _)| {
                !code[..at].ends_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | ':'))
            });
            if named {
                let words = format!("`{name}` is named in `{module}`, use `{}`", homes[0]);
                complaints.push(file.complain(number, &words));
            }
        }
    }
    complaints
}

#[test]
fn a_crate_has_one_home() {
    hold(&sources(), crates_at_home);
}

#[test]
fn crates_at_home_complains() {
    let file = Text::new("src/render.rs", "use minijinja::Value;\nlet x = my_toml::x();\n");
    assert_eq!(
        crates_at_home(&file),
        ["src/render.rs:1: error: `minijinja` is named in `render`, use `template`"]
    );
}

#[test]
fn every_dependency_is_in_the_table() {
    let manifest = fs::read_to_string(Path::new(ROOT).join("Cargo.toml")).unwrap();
    let list = manifest.split("[dependencies]\n").nth(1).unwrap();
    let list = list.split("\n[").next().unwrap();
    for line in list.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let name = line.split([' ', '.']).next().unwrap().replace('-', "_");
        let known = CRATES.iter().any(|(known, _)| *known == name) || TOOLS.contains(&&*name);
        assert!(known, "Cargo.toml: give `{name}` a home in tests/it/tidy.rs");
    }
}

// ——— Every file begins with a sentence about itself.

fn first_sentence(file: &Text) -> Vec<String> {
    let head: Vec<&str> = file.text.lines().map_while(|line| line.strip_prefix("//! ")).collect();
    let head = head.join(" ");
    if head.is_empty() {
        return vec![file.complain(1, "the file does not say what it is; begin with `//! …`")];
    }
    if !head.ends_with(['.', '?', '!', ':']) {
        return vec![
            file.complain(1, "the first paragraph is no sentence; end it with a full stop"),
        ];
    }
    Vec::new()
}

/// A file of unit tests says it by its name.
#[test]
fn every_file_says_what_it_is() {
    let files: Vec<Text> = rust()
        .into_iter()
        .filter(|file| !file.path.ends_with("/tests.rs") && !file.path.contains("/tests/"))
        .collect();
    hold(&files, first_sentence);
}

#[test]
fn first_sentence_complains() {
    assert_eq!(
        first_sentence(&Text::new("src/a.rs", "use x;\n")),
        ["src/a.rs:1: error: the file does not say what it is; begin with `//! …`"]
    );
    assert_eq!(
        first_sentence(&Text::new("src/a.rs", "//! A file\n")),
        ["src/a.rs:1: error: the first paragraph is no sentence; end it with a full stop"]
    );
}

// ——— Nothing is left for later.

/// Words that say that something is missing. They are put together here, so that this file may
/// hold them.
fn unfinished() -> Vec<String> {
    [
        ("TO", "DO"),
        ("FIX", "ME"),
        ("XX", "X"),
        ("db", "g!("),
        ("to", "do!("),
        ("unimple", "mented!("),
    ]
    .map(|(a, b)| format!("{a}{b}"))
    .to_vec()
}

fn nothing_left(file: &Text) -> Vec<String> {
    let words = unfinished();
    let mut complaints = Vec::new();
    for (number, line) in file.lines() {
        for word in words.iter().filter(|word| line.contains(*word)) {
            let words = format!("`{word}` is left; finish it, or open an issue");
            complaints.push(file.complain(number, &words));
        }
    }
    complaints
}

#[test]
fn nothing_is_left_for_later() {
    let endings = [".rs", ".ts", ".tsx", ".html", ".css", ".yaml", ".toml", ".ftl", ".md"];
    let files = texts(|path| endings.iter().any(|ending| path.ends_with(ending)));
    hold(&files, nothing_left);
}

#[test]
fn nothing_left_complains() {
    let word = &unfinished()[0];
    assert_eq!(
        nothing_left(&Text::new("src/a.rs", &format!("fine\n// {word}: mend\n"))),
        [format!("src/a.rs:2: error: `{word}` is left; finish it, or open an issue")]
    );
}

// ——— Files, functions and lines have a size that can be read.

/// The longest file, tests apart.
const FILE_LINES: usize = 500;
/// The longest function.
const FUNCTION_LINES: usize = 80;
/// The longest line, in characters.
const COLUMNS: usize = 100;

/// Longer than allowed; the number may only shrink.
const LONG_FILES: [(&str, usize); 0] = [];

/// Longer than allowed; the number may only shrink.
const LONG_FUNCTIONS: [(&str, usize); 0] = [];

fn limit(exceptions: &[(&str, usize)], name: &str, limit: usize) -> usize {
    exceptions.iter().find(|(known, _)| *known == name).map_or(limit, |(_, limit)| *limit)
}

fn file_length(file: &Text) -> Vec<String> {
    let (lines, limit) = (file.code_lines(), limit(&LONG_FILES, &file.path, FILE_LINES));
    match lines > limit && !file.is_test() {
        true => vec![file.complain(
            limit,
            &format!("the file has {lines} lines, {limit} are allowed; give a part its own module"),
        )],
        false => Vec::new(),
    }
}

fn function_length(file: &Text) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut open: Vec<(usize, usize, String)> = Vec::new();
    for (number, line) in file.lines() {
        let indent = line.len() - line.trim_start().len();
        let words: Vec<&str> = line.split_whitespace().take(6).collect();
        if let Some(at) = words.iter().position(|word| *word == "fn")
            && words[..at].iter().all(|word| {
                word.starts_with("pub") || matches!(*word, "const" | "async" | "unsafe")
            })
        {
            let name = words.get(at + 1).unwrap_or(&"").split(['(', '<']).next().unwrap_or("");
            open.push((indent, number, name.to_owned()));
        }
        if line.trim() == "}"
            && open.last().is_some_and(|(known, _, _)| *known == indent)
            && let Some((_, start, name)) = open.pop()
        {
            let (lines, limit) =
                (number + 1 - start, limit(&LONG_FUNCTIONS, &name, FUNCTION_LINES));
            if lines > limit {
                let words =
                    format!("`{name}` has {lines} lines, {limit} are allowed; name its parts");
                complaints.push(file.complain(start, &words));
            }
        } else if line.ends_with('}') || line.ends_with(';') {
            // A function of one line, or a declaration.
            open.retain(|(_, start, _)| *start != number);
        }
    }
    complaints
}

fn line_length(file: &Text) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut raw = false;
    for (number, line) in file.lines() {
        // Text of another language between raw quotes can't be broken.
        if !raw && line.chars().count() > COLUMNS {
            complaints.push(file.complain(number, "the line is too long, use 100 columns"));
        }
        raw = (raw || line.contains("r#\"")) && !line.contains("\"#");
    }
    complaints
}

#[test]
fn files_can_be_read_in_one_sitting() {
    hold(&rust(), file_length);
}

#[test]
fn functions_fit_on_a_screen() {
    hold(&sources(), function_length);
}

#[test]
fn lines_fit_side_by_side() {
    hold(&sources(), line_length);
}

#[test]
fn exceptions_are_still_needed() {
    for (path, allowed) in LONG_FILES {
        let text = fs::read_to_string(Path::new(ROOT).join(path)).unwrap();
        let lines = Text::new(path, &text).code_lines();
        assert!(
            lines > FILE_LINES && lines + 20 >= allowed,
            "{path} has shrunk to {lines} lines; lower its number in tests/it/tidy.rs, or remove it"
        );
    }
}

#[test]
fn lengths_complain() {
    let long = Text::new("src/a.rs", &"x\n".repeat(501));
    assert_eq!(
        file_length(&long),
        ["src/a.rs:500: error: the file has 501 lines, 500 are allowed; give a part its own \
             module"]
    );
    assert_eq!(file_length(&Text::new("src/a/tests.rs", &"x\n".repeat(501))), [""; 0]);
    let tail = format!("x\n#[cfg(test)]\nmod tests {{\n{}}}\n", "x\n".repeat(500));
    assert_eq!(file_length(&Text::new("src/a.rs", &tail)), [""; 0]);
    let body = "        x();\n".repeat(80);
    let long = format!("impl X {{\n    pub(super) fn long(&self) {{\n{body}    }}\n}}\n");
    assert_eq!(
        function_length(&Text::new("src/a.rs", &long)),
        ["src/a.rs:2: error: `long` has 82 lines, 80 are allowed; name its parts"]
    );
    let wide = format!("{}\n", "ü".repeat(101));
    assert_eq!(
        line_length(&Text::new("src/a.rs", &wide)),
        ["src/a.rs:1: error: the line is too long, use 100 columns"]
    );
}

// ——— Nothing that makes two builds differ, and no state behind the back.

/// What the sources may not hold, and what to use instead.
const BANNED: [(&str, &str); 7] = [
    ("HashMap", "BTreeMap: its order reaches the output"),
    ("HashSet", "BTreeSet: its order reaches the output"),
    ("static mut ", "an argument"),
    ("thread_local!", "an argument"),
    ("LazyLock", "a value made where it is needed"),
    ("lazy_static", "a value made where it is needed"),
    ("#[allow(", "#[expect(…, reason = \"…\")]"),
];

fn nothing_banned(file: &Text) -> Vec<String> {
    let mut complaints = Vec::new();
    for (number, line) in file.lines() {
        let code = line.split("//").next().unwrap_or_default();
        for (word, instead) in BANNED.iter().filter(|(word, _)| code.contains(word)) {
            complaints.push(file.complain(number, &format!("`{word}` is used, use {instead}")));
        }
    }
    complaints
}

#[test]
fn nothing_hidden_and_nothing_unordered() {
    hold(&sources(), nothing_banned);
}

#[test]
fn nothing_banned_complains() {
    assert_eq!(
        nothing_banned(&Text::new("src/a.rs", "use std::collections::HashMap;\n")),
        ["src/a.rs:1: error: `HashMap` is used, use BTreeMap: its order reaches the output"]
    );
}

// ——— Documents agree with the program.

fn every_code_explained(document: &Text) -> Vec<String> {
    let codes = Code::ALL.iter().map(|code| code.as_str());
    codes
        .filter(|code| !document.text.contains(&format!("`{code}`")))
        .map(|code| document.complain(1, &format!("the code `{code}` is not explained")))
        .collect()
}

#[test]
fn every_code_is_explained() {
    let documents = texts(|path| path == "docs/diagnostics.md");
    if !documents.is_empty() {
        hold(&documents, every_code_explained);
    }
    for code in Code::ALL {
        assert!(code.explanation().trim().ends_with('.'), "`{}` is not explained", code.as_str());
    }
}

#[test]
fn every_code_explained_complains() {
    let all: String = Code::ALL.iter().map(|code| format!("`{}`\n", code.as_str())).collect();
    let document = Text::new("docs/d.md", &all.replace("`yaml-syntax`", ""));
    assert_eq!(
        every_code_explained(&document),
        ["docs/d.md:1: error: the code `yaml-syntax` is not explained"]
    );
}

#[test]
fn the_changelog_has_this_version() {
    let version = env!("CARGO_PKG_VERSION");
    let log = fs::read_to_string(Path::new(ROOT).join("CHANGELOG.md")).unwrap_or_default();
    assert!(log.contains(version), "CHANGELOG.md says nothing of version {version}");
}

// ——— What git keeps is small and of no one machine.

/// The largest file that git keeps, in bytes.
const FILE_BYTES: u64 = 200_000;

/// Fonts of scripts with thousands of characters, which the build cuts.
const LARGE_FILES: [&str; 2] =
    ["assets/fonts/noto-sans-sc-400.woff2", "assets/fonts/noto-serif-sc-500.woff2"];

fn file_size(path: &str, bytes: u64) -> Option<String> {
    (bytes > FILE_BYTES && !LARGE_FILES.contains(&path)).then(|| {
        format!("{path}: error: the file has {bytes} bytes, {FILE_BYTES} are allowed in git")
    })
}

#[test]
fn git_keeps_nothing_large() {
    let size = |path: &String| fs::metadata(Path::new(ROOT).join(path)).unwrap().len();
    let complaints: Vec<_> =
        tracked().iter().filter_map(|path| file_size(path, size(path))).collect();
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn git_keeps_nothing_made() {
    let made = ["target/", "dist/", "node_modules/", ".archipel/", ".dist.staging/"];
    for path in tracked() {
        assert!(
            !made
                .iter()
                .any(|folder| path.starts_with(folder)
                    || path.starts_with(&format!("islands/{folder}"))),
            "{path}: error: builds make it; add its folder to .gitignore"
        );
    }
}

#[test]
fn file_size_complains() {
    assert_eq!(file_size("a.png", 200_000), None);
    assert_eq!(
        file_size("a.png", 200_001).as_deref(),
        Some("a.png: error: the file has 200001 bytes, 200000 are allowed in git")
    );
}

/// Beginnings of paths and addresses that lead to one machine or mirror. They are put together here,
/// so that this file may hold them.
fn places() -> Vec<String> {
    let parts: [&[&str]; 9] = [
        &["/ho", "me/"],
        &["/Us", "ers/"],
        &["/ro", "ot/"],
        &["/wo", "rk/"],
        &["C:", "\\Users"],
        &["regis", "try.npm", "js.org"],
        &["regis", "try.yarn", "pkg.com"],
        &["static.cra", "tes.io"],
        &["index.cra", "tes.io"],
    ];
    parts.map(|parts| parts.concat()).to_vec()
}

fn no_machine(file: &Text) -> Vec<String> {
    let places = places();
    let mut complaints = Vec::new();
    for (number, line) in file.lines() {
        for place in places.iter().filter(|place| {
            line.match_indices(place.as_str()).any(|(at, _)| {
                // `content/home/` is no path of a machine.
                !line[..at].ends_with(|c: char| c.is_alphanumeric() || "}./-_".contains(c))
                    || place.contains('.')
            })
        }) {
            let words = format!("`{place}` leads to one machine, use a relative path");
            complaints.push(file.complain(number, &words));
        }
    }
    complaints
}

#[test]
fn no_file_knows_the_machine() {
    hold(&texts(|_| true), no_machine);
}

#[test]
fn no_machine_complains() {
    let place = &places()[0];
    let file = Text::new("a.toml", &format!("x = \"{place}me\"\ny = \"content{place}x\"\n"));
    assert_eq!(
        no_machine(&file),
        [format!("a.toml:1: error: `{place}` leads to one machine, use a relative path")]
    );
}

// ——— Every file is formatted and every word of the table above is used.

#[test]
fn modules_are_named_for_what_they_are() {
    let vague = ["site", "manager", "util", "utils", "helper", "helpers", "common", "misc"];
    for file in sources() {
        let name = file.path.rsplit('/').next().unwrap().trim_end_matches(".rs").to_owned();
        assert!(!vague.contains(&&*name), "{}: name it for what it is", file.path);
    }
}

/// Every module's files lie where its name says, so that `ls` is the map.
#[test]
fn folders_are_modules() {
    let files: BTreeMap<String, String> =
        sources().into_iter().map(|file| (file.path, file.text)).collect();
    for path in files.keys().filter(|path| path.matches('/').count() > 1) {
        let (folder, name) = path.rsplit_once('/').unwrap();
        let parent = files.get(&format!("{folder}.rs"));
        let declared = format!("mod {};", name.trim_end_matches(".rs"));
        assert!(
            parent.is_some_and(|text| text.contains(&declared)),
            "{path}: {folder}.rs does not declare it"
        );
    }
}
