//! How the parts of the program hang together: which module may name which, and which crates.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::site::ROOT;
use crate::tidy::{Text, hold, sources, texts};

// ——— Each module imports only those above it; lib.rs is the order.

/// The modules of `lib.rs`, in order.
pub(super) fn module_line(lib: &str) -> Vec<&str> {
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

// ——— A module is found by its name.

#[test]
fn modules_are_named_for_what_they_are() {
    let vague = ["site", "manager", "util", "utils", "helper", "helpers", "common", "misc"];
    for file in sources() {
        let name = file.path.rsplit('/').next().unwrap().trim_end_matches(".rs").to_owned();
        assert!(!vague.contains(&&*name), "{}: name it for what it is", file.path);
    }
}

/// Every module's files lie where its name says, so that `ls` is the map; and no test is forgotten.
#[test]
fn folders_are_modules() {
    let is_rust = |path: &str| {
        path.ends_with(".rs") && (path.starts_with("src/") || path.starts_with("tests/it/"))
    };
    let files: BTreeMap<String, String> =
        texts(is_rust).into_iter().map(|file| (file.path, file.text)).collect();
    for path in files.keys().filter(|path| path.matches('/').count() > 1) {
        let (folder, name) = path.rsplit_once('/').unwrap();
        let parent = match folder {
            "tests/it" => "tests/it/main.rs".to_owned(),
            _ => format!("{folder}.rs"),
        };
        let declared = format!("mod {};", name.trim_end_matches(".rs"));
        assert!(
            parent == *path || files.get(&parent).is_some_and(|text| text.contains(&declared)),
            "{path}: {parent} does not declare it"
        );
    }
}

// ——— A third-party crate is named in one module, so that it can be replaced there.

/// Which modules may name which crate. Crates that are everybody's tools are not listed.
const CRATES: [(&str, &[&str]); 75] = [
    ("annotate_snippets", &["diagnostic"]),
    ("async_trait", &["publish"]),
    ("base64", &["island", "policy", "svg"]),
    ("blake3", &["digest"]),
    ("brotli", &["publish"]),
    ("clap", &["cli"]),
    ("clap_complete", &["cli"]),
    ("constant_time_eq", &["serve"]),
    ("fixed_decimal", &["decimal", "format", "message"]),
    ("fluent_syntax", &["message"]),
    ("fluent_templates", &["message"]),
    ("getrandom", &["serve"]),
    ("harfrust", &["picture"]),
    ("hashbrown", &["message"]),
    ("html5gum", &["font", "search"]),
    ("icu_calendar", &["format"]),
    ("icu_datetime", &["format"]),
    ("icu_decimal", &["format"]),
    ("icu_experimental", &["format"]),
    ("icu_locale", &["language"]),
    ("icu_locale_core", &["language", "format"]),
    ("icu_normalizer", &["check", "diagnostic", "font"]),
    ("icu_plurals", &["format"]),
    ("icu_properties", &["format"]),
    ("icu_provider", &["format"]),
    ("icu_segmenter", &["picture"]),
    ("image", &["image"]),
    ("include_dir", &["island", "starter"]),
    ("lightningcss", &["asset", "svg"]),
    ("math_core", &["markdown"]),
    ("mimalloc", &["main"]),
    ("mime_guess", &["output"]),
    ("minijinja", &["template"]),
    ("moxcms", &["image"]),
    ("object_store", &["publish"]),
    ("percent_encoding", &["output"]),
    ("png", &["picture"]),
    ("url", &["host"]),
    ("pulldown_cmark", &["markdown"]),
    ("syntect", &["markdown"]),
    ("two_face", &["markdown"]),
    ("reqwest", &["publish", "serve"]),
    ("rustls", &["publish", "serve"]),
    ("resvg", &["picture"]),
    ("roxmltree", &["output", "svg"]),
    ("unicode_bidi", &["picture"]),
    ("imagesize", &["image"]),
    ("zune_core", &["image"]),
    ("zune_jpeg", &["image"]),
    ("rustc_hash", &["message"]),
    ("rustix", &["disk", "dist", "publish"]),
    ("serde_yaml", &["yaml"]),
    ("simdutf8", &["source"]),
    ("strsim", &["diagnostic"]),
    ("sha2", &["policy"]),
    ("flate2", &["image", "island", "publish"]),
    ("sha3", &["schema"]),
    ("bs58", &["schema"]),
    ("csv", &["content"]),
    ("schemars", &["config"]),
    ("toml", &["config", "island", "yaml"]),
    ("walkdir", &["disk", "source"]),
    ("webp", &["image"]),
    ("writeable", &["format"]),
    ("axum", &["serve"]),
    ("futures_util", &["serve", "publish"]),
    ("headers", &["serve"]),
    ("humantime", &["cli", "publish"]),
    ("hyper", &["serve"]),
    ("hyper_util", &["serve"]),
    ("notify", &["watch"]),
    ("tokio", &["serve", "publish"]),
    ("tokio_io_timeout", &["serve"]),
    ("tower_http", &["serve"]),
    (
        "anyhow",
        &[
            "pipeline", "dist", "node", "font", "island", "serve", "host", "publish", "starter",
            "cli",
        ],
    ),
];

/// Crates that any module may use.
const TOOLS: [&str; 5] = ["bit_set", "memchr", "parking_lot", "serde", "serde_json"];

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
        assert!(known, "Cargo.toml: give `{name}` a home in tests/it/tidy/modules.rs");
    }
}
