//! Files that git tracks: texts that agree with the program, no large files, and no data of one
//! machine.

use std::fs;
use std::path::Path;

use archipel::engine::diagnostic::{Code, Level};

use crate::site::ROOT;
use crate::tidy::{Text, hold, texts, tracked};

// ——— Texts agree with the program.

#[test]
fn every_code_is_explained() {
    for code in Code::ALL {
        assert!(code.explanation().trim().ends_with('.'), "`{}` is not explained", code.as_str());
    }
}

#[test]
fn the_data_of_the_documentation_has_every_code() {
    let path = "docs/content/data/diagnostics.yaml";
    let data = fs::read_to_string(Path::new(ROOT).join(path)).unwrap();
    let entries: Vec<&str> = data.split("\n  - code: ").skip(1).collect();
    let names: Vec<&str> =
        entries.iter().map(|entry| entry.lines().next().unwrap_or_default()).collect();
    let codes: Vec<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
    assert_eq!(names, codes, "{path}: run `node tests/browser/diagnostics.mjs`");
    for (code, entry) in Code::ALL.iter().zip(entries) {
        let levels = match (code.default_level(), code.lowest_level()) {
            (default, lowest) if default == lowest => default.name().to_owned(),
            (default, lowest) => format!("{}-{}", default.name(), lowest.name()),
        };
        let text = code.explanation().split_whitespace().collect::<Vec<_>>().join(" ");
        // A text in JSON is one in YAML.
        let text = serde_json::to_string(&text).unwrap();
        let expected = format!("    levels: {levels}\n    text: {text}\n");
        assert!(
            entry.contains(&expected),
            "{path} lacks this of `{}`: run `node tests/browser/diagnostics.mjs`\n{expected}",
            code.as_str()
        );
    }
}

#[test]
fn the_reference_lists_the_errors_that_can_be_lowered() {
    let path = "docs/locales/en/pages/reference/site-toml.md";
    let text = fs::read_to_string(Path::new(ROOT).join(path)).unwrap();
    for lowest in [Level::Allow, Level::Warn] {
        let is_listed =
            |code: &&Code| (code.default_level(), code.lowest_level()) == (Level::Deny, lowest);
        let codes = Code::ALL.iter().filter(is_listed);
        let codes: Vec<String> = codes.map(|code| format!("`{}`", code.as_str())).collect();
        let row = format!("| `deny` | `{}` | {} |\n", lowest.name(), codes.join(", "));
        assert!(text.contains(&row), "{path} lacks this row:\n{row}");
    }
}

#[test]
fn the_changelog_has_this_version() {
    let version = env!("CARGO_PKG_VERSION");
    let log = fs::read_to_string(Path::new(ROOT).join("CHANGELOG.md")).unwrap_or_default();
    assert!(log.contains(version), "CHANGELOG.md says nothing of version {version}");
}

// ——— Tracked files are small and independent of a machine.

/// The maximum size of a tracked file, in bytes.
const FILE_BYTES: u64 = 200_000;

/// Fonts of scripts with thousands of characters, which the build subsets.
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

/// Prefixes of paths and URLs of one machine or mirror. They are composed here, so that this file
/// may contain them.
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
                // `content/home/` is not a path of a machine.
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
