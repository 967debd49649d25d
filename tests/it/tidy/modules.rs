//! The dependencies of the rooms of the program: which rooms and crates each may use.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::site::ROOT;
use crate::tidy::{Text, hold, sources, texts};

// ——— Each room imports only rooms above it; lib.rs defines the order.

/// The rooms of `lib.rs`, in order.
pub(super) fn rooms(lib: &str) -> Vec<&str> {
    lib.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect()
}

fn room_order(line: &[&str], file: &Text) -> Vec<String> {
    let Some(own) = file.room().and_then(|module| line.iter().position(|m| *m == module)) else {
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
                         thing that both need into a room above both",
                        line[own]
                    ),
                )),
                None => complaints.push(file.complain(
                    number,
                    &format!("`crate::{name}` is not a room; import by the room's name"),
                )),
            }
        }
    }
    complaints
}

#[test]
fn rooms_import_only_those_above_them() {
    let lib = fs::read_to_string(Path::new(ROOT).join("src/lib.rs")).unwrap();
    let line = rooms(&lib);
    assert!((8..=11).contains(&line.len()), "lib.rs declares its rooms as `pub mod name;`");
    hold(&sources(), |file| room_order(&line, file));
}

#[test]
fn room_order_complains() {
    let line = rooms("/// Words.\npub mod engine;\npub mod page;\n");
    let file =
        Text::new("src/engine/source/list.rs", "use crate::engine::x;\nuse crate::page::Url;\n");
    assert_eq!(
        room_order(&line, &file),
        ["src/engine/source/list.rs:2: error: `engine` stands above `page` in lib.rs and may not \
             import it; move the thing that both need into a room above both"]
    );
    let file = Text::new("src/page/route.rs", "use crate::Url; // crate::x\n");
    assert_eq!(
        room_order(&line, &file),
        ["src/page/route.rs:1: error: `crate::Url` is not a room; import by the room's name"]
    );
}

#[test]
fn every_file_is_in_a_room() {
    let lib = fs::read_to_string(Path::new(ROOT).join("src/lib.rs")).unwrap();
    let line = rooms(&lib);
    for file in sources() {
        let module = file.room().unwrap();
        assert!(
            matches!(module, "lib" | "main") || line.contains(&module),
            "{}: not reachable from lib.rs",
            file.path
        );
    }
}

// ——— The path of a module is its name.

#[test]
fn modules_are_named_for_what_they_are() {
    let vague = ["site", "manager", "util", "utils", "helper", "helpers", "common", "misc"];
    for file in sources() {
        let name = file.path.rsplit('/').next().unwrap().trim_end_matches(".rs").to_owned();
        assert!(!vague.contains(&&*name), "{}: name it for what it is", file.path);
    }
}

/// The files of every module are at the path of its name, so that `ls` shows the structure; and no
/// test file is missing.
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

// ——— Items that other rooms use are defined in the head of a room or in the modules named there.

fn deep_modules(file: &Text) -> Vec<String> {
    let is_head = file.path.matches('/').count() < 2;
    let lines = file.text.lines().filter(|line| line.starts_with("pub mod "));
    let deep = lines.filter(|_| !is_head);
    deep.map(|line| format!("{}: `{line}`: export the names that others use", file.path)).collect()
}

#[test]
fn rooms_are_private_inside() {
    hold(&sources(), deep_modules);
}

#[test]
fn deep_modules_complains() {
    let file = |path: &str, text: &str| Text { path: path.into(), text: text.into() };
    assert_eq!(deep_modules(&file("src/page.rs", "pub mod route;\n")), [""; 0]);
    assert_eq!(deep_modules(&file("src/page/route.rs", "pub mod resolve;\n")).len(), 1);
    assert_eq!(
        deep_modules(&file("src/page/route.rs", "mod resolve;\npub(super) mod a;\n")),
        [""; 0]
    );
}

// ——— A third-party crate is named in one room, so that it can be replaced there.

/// Which rooms may name which crate. Crates that are everybody's tools are not listed.
const CRATES: [(&str, &[&str]); 86] = [
    ("annotate_snippets", &["engine"]),
    ("async_trait", &["deploy"]),
    ("base64", &["assets", "page"]),
    ("blake3", &["base"]),
    ("brotli", &["deploy"]),
    ("clap", &["cli"]),
    ("clap_complete", &["cli"]),
    ("clap_mangen", &["cli"]),
    ("constant_time_eq", &["serve"]),
    ("fixed_decimal", &["base", "i18n"]),
    ("fluent_syntax", &["i18n"]),
    ("fluent_templates", &["i18n"]),
    ("getrandom", &["serve"]),
    ("glob", &["content", "engine"]),
    ("harfrust", &["assets"]),
    ("hashbrown", &["i18n"]),
    ("html5gum", &["assets", "base", "i18n", "page"]),
    ("icu_calendar", &["i18n"]),
    ("icu_casemap", &["base"]),
    ("icu_collator", &["base"]),
    ("icu_datetime", &["i18n"]),
    ("icu_decimal", &["i18n"]),
    ("icu_experimental", &["i18n"]),
    ("icu_list", &["i18n"]),
    ("icu_locale", &["base"]),
    ("icu_locale_core", &["base", "i18n"]),
    ("icu_normalizer", &["build", "content", "engine", "assets", "i18n"]),
    ("icu_plurals", &["i18n"]),
    ("icu_properties", &["i18n"]),
    ("icu_provider", &["i18n"]),
    ("icu_segmenter", &["assets"]),
    ("icu_time", &["i18n"]),
    ("image", &["assets"]),
    ("include_dir", &["assets", "cli"]),
    ("jiff", &["base", "i18n"]),
    ("lightningcss", &["assets"]),
    ("math_core", &["base"]),
    ("mimalloc", &["main"]),
    ("minijinja", &["template", "deploy"]),
    ("moxcms", &["assets"]),
    ("object_store", &["deploy"]),
    ("parcel_selectors", &["assets"]),
    ("percent_encoding", &["assets", "engine"]),
    ("png", &["assets"]),
    ("url", &["build", "content", "deploy", "serve"]),
    ("pretty_yaml", &["content"]),
    ("pulldown_cmark", &["page"]),
    ("syntect", &["page"]),
    ("two_face", &["page"]),
    ("reqwest", &["deploy"]),
    ("rustls", &["deploy"]),
    ("resvg", &["assets"]),
    ("roxmltree", &["engine", "i18n", "assets"]),
    ("unicode_bidi", &["assets"]),
    ("imagesize", &["assets"]),
    ("zune_core", &["assets"]),
    ("zune_jpeg", &["assets"]),
    ("rustc_hash", &["engine", "i18n"]),
    ("rustix", &["base"]),
    ("serde_yaml", &["content"]),
    ("simdutf8", &["engine"]),
    ("similar", &["build", "serve"]),
    ("strsim", &["engine"]),
    ("sha2", &["page"]),
    ("flate2", &["assets", "deploy"]),
    ("regex", &["content", "assets"]),
    ("csv", &["content"]),
    ("toml", &["content"]),
    ("toml_parser", &["content"]),
    ("walkdir", &["base", "engine", "cli"]),
    ("webp", &["assets"]),
    ("writeable", &["i18n"]),
    ("zerovec", &["i18n"]),
    ("axum", &["serve"]),
    ("futures_util", &["serve", "deploy"]),
    ("headers", &["serve"]),
    ("humantime", &["cli", "deploy"]),
    ("hyper", &["serve"]),
    ("hyper_util", &["serve"]),
    ("lsp_server", &["serve"]),
    ("lsp_types", &["serve"]),
    ("notify", &["serve"]),
    ("tokio", &["base", "serve", "deploy"]),
    ("tokio_io_timeout", &["serve"]),
    ("tower_http", &["serve"]),
    ("anyhow", &["build", "assets", "serve", "deploy", "cli"]),
];

/// Crates that any room may use.
const TOOLS: [&str; 5] = ["bit_set", "memchr", "parking_lot", "serde", "serde_json"];

fn crates_at_home(file: &Text) -> Vec<String> {
    let Some(module) = file.room() else { return Vec::new() };
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
    let file = Text::new("src/page/render.rs", "use minijinja::Value;\nlet x = my_toml::x();\n");
    assert_eq!(
        crates_at_home(&file),
        ["src/page/render.rs:1: error: `minijinja` is named in `page`, use `template`"]
    );
}

// ——— Differences between operating systems are in one module.

fn system_interfaces(file: &Text) -> Vec<String> {
    if file.path == "src/base/os.rs" || file.is_test() {
        return Vec::new();
    }
    let names =
        ["std::os::", "os::unix", "signal::unix", "rustix::", "target_os", "(unix)", "(windows)"];
    let code = file.lines().take_while(|(_, line)| line.trim() != "mod tests {");
    code.filter(|(_, line)| names.iter().any(|name| line.contains(name)))
        .map(|(number, _)| {
            file.complain(number, "only some systems have this: move it to `src/base/os.rs`")
        })
        .collect()
}

#[test]
fn interfaces_of_one_system_are_in_one_module() {
    hold(&sources(), system_interfaces);
}

#[test]
fn system_interfaces_complains() {
    let file = Text::new("src/cli.rs", "\n#[cfg(unix)]\nmod tests {\n#[cfg(unix)]\n");
    assert_eq!(
        system_interfaces(&file),
        ["src/cli.rs:2: error: only some systems have this: move it to `src/base/os.rs`"]
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
