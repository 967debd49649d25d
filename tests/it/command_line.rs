//! The command line interface: arguments, streams and exit codes.

use std::fs;
use std::process::{Command, Stdio};

use crate::environment::needed;
use crate::site::{Run, Site};

#[test]
fn check_finds_the_same_and_writes_nothing() {
    let site = Site::new("");
    let run = site.check().fine();
    assert!(run.err.starts_with("checked: 1 page in 2 languages, 8 files in "), "{}", run.err);
    assert!(!site.at("dist").exists());
    site.edit("-- locales/de/pages/home.ftl\nhome-title = Willkommen\n");
    let (checked, built) = (site.check(), site.build());
    assert_eq!((checked.code, built.code), (1, 1));
    assert_eq!(checked.err, built.err);
}

#[test]
fn a_folder_without_a_site_stays_empty() {
    let site = Site::bare("");
    for command in
        [&["check"][..], &["build"], &["i18n", "status"], &["explain", "/"], &["new", "page", "x"]]
    {
        assert_ne!(site.run(command).code, 0, "{command:?}");
        let names = fs::read_dir(site.root()).unwrap().map(|entry| entry.unwrap().file_name());
        assert_eq!(names.collect::<Vec<_>>(), Vec::<std::ffi::OsString>::new(), "{command:?}");
    }
}

#[test]
fn json_is_one_object_on_standard_output() {
    let site = Site::new("-- locales/de/pages/home.ftl\nhome-title = Willkommen\n");
    let run = site.run(&["build", "--json"]);
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    let told: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let expected = serde_json::json!([{
        "severity": "error",
        "code": "missing-message",
        "message": "the message `home-lead` is missing",
        "file": "locales/de/pages/home.ftl",
        "line": 1,
        "column": 1,
        "hint": "add `home-lead = …` to `locales/de/pages/home.ftl`",
    }]);
    assert_eq!(told["ok"], false);
    assert_eq!(told["failure"], serde_json::Value::Null);
    let mut found = told["diagnostics"].clone();
    for diagnostic in found.as_array_mut().unwrap() {
        diagnostic.as_object_mut().unwrap().retain(|key, _| expected[0].get(key).is_some());
    }
    assert_eq!(found, expected);
    site.edit(
        "-- locales/de/pages/home.ftl\nhome-title = Willkommen\n\
         home-lead = Ein Token kostet { $presale-price } USD.\n",
    );
    let run = site.run(&["build", "--json"]).fine();
    let told: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(run.err, "");
    assert_eq!((&told["ok"], &told["diagnostics"]), (&true.into(), &serde_json::json!([])));
    let counts = &told["counts"];
    for (name, number) in [
        ("pages", 1),
        ("locales", 2),
        ("routes", 2),
        ("files", 8),
        ("written", 8),
        ("unchanged", 0),
        ("removed", 0),
        ("errors", 0),
        ("warnings", 0),
    ] {
        assert_eq!(counts[name], number, "{name}");
    }
    assert!(counts["bytes"].as_u64().unwrap() > 1000);
    for stage in ["read", "render", "finish", "total"] {
        assert!(told["times"][stage].as_f64().unwrap() >= 0.0, "{stage}");
    }
}

#[test]
fn json_tells_a_failure_of_the_world_too() {
    let site = Site::new("-- dist\nmine\n");
    let run = site.run(&["build", "--json"]);
    assert_eq!(run.code, 2);
    let told: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(told["ok"], false);
    assert_eq!(
        told["failure"],
        "can't write to `./dist`: it is a file, not a folder; remove it or choose another folder"
    );
}

#[test]
fn root_stands_before_or_behind_the_command() {
    let site = Site::new("");
    let elsewhere = Site::bare("");
    let root = site.root().display().to_string();
    for arguments in [["--root", &root, "check"], ["check", "--root", &root]] {
        elsewhere.run(&arguments).fine();
    }
    elsewhere.run(&["--root", &root, "build"]).fine();
    assert!(site.at("dist/en/index.html").exists(), "dist lies in the root");
    elsewhere.run(&["build", "--root", &root, "--out", "public"]).fine();
    assert!(elsewhere.at("public/en/index.html").exists(), "--out is where the user stands");
}

#[test]
fn quiet_says_nothing_when_all_is_well() {
    let site = Site::new("-- assets/unused.svg\n<svg/>\n");
    let run = site.run(&["build", "--quiet"]).fine();
    assert_eq!((run.out.as_str(), run.err.as_str()), ("", ""));
    site.edit("-- locales/de/pages/home.ftl\nhome-title = Willkommen\n");
    let run = site.run(&["build", "-q"]);
    assert_eq!(run.code, 1);
    assert!(run.err.starts_with("error[missing-message]"), "{}", run.err);
}

#[test]
fn verbose_tells_the_time_of_each_stage() {
    let run = Site::new("").run(&["build", "--verbose"]).fine();
    for stage in ["read", "render", "finish", "total"] {
        assert!(run.err.lines().any(|line| line.trim_start().starts_with(stage)), "{}", run.err);
    }
}

#[test]
fn names_of_files_command_no_terminal() {
    let site = Site::new("");
    fs::write(site.at("content/pages/a\x1b[2J.yaml"), "id: \x1b]0;title\x07\n").unwrap();
    let run = site.run(&["check"]);
    assert_eq!(run.code, 1);
    assert!(run.err.contains("content/pages/a"), "{}", run.err);
    assert!(!run.err.contains(['\x1b', '\x07']), "{:?}", run.err);
}

#[test]
fn colour_is_for_terminals_only() {
    let site = Site::new("-- locales/de/pages/home.ftl\nhome-title = Willkommen\n");
    assert!(!site.build().err.contains('\x1b'));
    let terminal = |variable: &str| {
        let mut command = Command::new(needed("script"));
        let line = format!("{variable} {} build", env!("CARGO_BIN_EXE_archipel"));
        command.args(["-qec", &line, "/dev/null"]).current_dir(site.root());
        command.env_remove("NO_COLOR").stdin(Stdio::null());
        Run::of(&mut command)
    };
    let coloured = terminal("");
    assert_eq!(coloured.code, 1);
    assert!(coloured.out.contains("\x1b[1;31mfailed\x1b[0m"), "{}", coloured.out);
    let plain = terminal("NO_COLOR=1");
    assert!(plain.out.contains("failed: 1 error"), "{}", plain.out);
    assert!(!plain.out.contains("\x1b[1"), "{}", plain.out);
}

#[test]
fn colours_may_be_forced_and_a_dumb_terminal_has_none() {
    let site = Site::new("-- locales/de/pages/home.ftl\nhome-title = Willkommen\n");
    let run = |name: &str, value: &str| {
        Run::of(site.command(&["build"]).env(name, value).env("TERM", "xterm")).err
    };
    for (name, value, has_colours) in [
        ("FORCE_COLOR", "1", true),
        ("FORCE_COLOR", "0", false),
        ("CLICOLOR_FORCE", "1", true),
        ("CLICOLOR", "1", false),
    ] {
        assert_eq!(run(name, value).contains('\x1b'), has_colours, "{name}={value}");
    }
    let mut dumb = Command::new(needed("script"));
    let line = format!("TERM=dumb {} build", env!("CARGO_BIN_EXE_archipel"));
    dumb.args(["-qec", &line, "/dev/null"]).current_dir(site.root());
    dumb.env_remove("NO_COLOR").stdin(Stdio::null());
    let run = Run::of(&mut dumb);
    assert!(run.out.contains("failed: 1 error") && !run.out.contains('\x1b'), "{:?}", run.out);
}

#[test]
fn lost_output_is_a_failure() {
    let site = Site::new("");
    site.build().fine();
    for arguments in [
        &["host", "nginx"][..],
        &["i18n", "export", "--locale", "de"],
        &["i18n", "accept", "--json"],
        &["i18n", "rename", "footer-note", "note", "--dry-run", "--json"],
        &["build", "--json"],
        &["check", "--json"],
        &["serve", "--json"],
        &["serve", "--json", "--watch"],
        &["explain"],
        &["explain", "yaml-feature"],
        &["explain", "home"],
        &["completions", "bash"],
        &["licences"],
        &["--help"],
        &["--version"],
    ] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = site.command(arguments).stdout(full).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains("error"), "{arguments:?}: {said}");
    }
    let mut reader = Command::new("sh");
    let line = format!("{} explain | head -1; exit 0", env!("CARGO_BIN_EXE_archipel"));
    let run = Run::of(reader.args(["-c", &line]).current_dir(site.root()));
    assert!(run.err.is_empty(), "{}", run.err);
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "zsh", "fish"] {
        let run = Site::bare("").run(&["completions", shell]).fine();
        assert!(run.out.contains("base-url"), "{shell}: {}", run.out);
    }
}

#[test]
fn a_code_is_explained() {
    let site = Site::bare("");
    let run = site.run(&["explain", "alias"]);
    assert_eq!((run.code, run.err.as_str()), (2, "error: unknown diagnostic code `alias`\n"));
    let run = site.run(&["explain", "yaml-feature"]).fine();
    assert!(run.out.starts_with("YAML anchors, aliases, tags and merge keys"), "{}", run.out);
    let run = site.run(&["explain"]).fine();
    assert!(
        archipel::engine::diagnostic::Code::ALL.iter().all(|code| run.out.contains(code.as_str()))
    );
}

#[test]
fn wrong_arguments_are_no_site_errors() {
    let site = Site::new("");
    for arguments in [&["bild"][..], &["build", "--fast"], &["build", "-q", "-v"], &[]] {
        let run = site.run(arguments);
        assert_eq!(run.code, 2, "{arguments:?}: {}", run.err);
    }
    assert_eq!(
        site.run(&["--version"]).fine().out,
        concat!("archipel ", env!("CARGO_PKG_VERSION"), "\n")
    );
    assert!(site.run(&["build", "--help"]).fine().out.contains("--out <DIR>"));
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let site = Site::new("");
    let commands = [
        &["build", "--json"][..],
        &["check", "--json"],
        &["serve", "--json"],
        &["serve", "--json", "--watch"],
        &["explain"],
        &["explain", "--json"],
        &["explain", "/en/"],
        &["host", "nginx"],
        &["i18n", "export", "--locale", "de"],
        &["i18n", "accept", "--json"],
        &["i18n", "rename", "footer-note", "note", "--dry-run", "--json"],
        &["completions", "bash"],
        &["licences"],
        &["--help"],
    ];
    for arguments in commands {
        let mut child =
            site.command(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let run = Run::from(child.wait_with_output().unwrap());
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{arguments:?}");
    }
    let mut child = site.command(&["build"]).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stderr.take());
    assert!(child.wait().unwrap().success());
}

/// Command lines of every command, which end by themselves.
const COMMAND_LINES: &[&str] = &[
    "",
    "nope",
    "build",
    "build --base-url nope",
    "build --day x",
    "build --deny nope",
    "build --out .",
    "build --root nope",
    "check",
    "check --fix",
    "check --write-baseline",
    "completions bash",
    "completions nope",
    "diff a b",
    "diff dist dist",
    "explain",
    "explain /en/",
    "explain /zz/",
    "explain home",
    "explain http://127.0.0.1:1/en/",
    "explain nope",
    "explain unknown-page",
    "facts",
    "facts --as-of 2026-13-01",
    "facts nope",
    "host",
    "host nginx",
    "host nope",
    "i18n",
    "i18n accept",
    "i18n accept --all --locale zz",
    "i18n add english",
    "i18n add zz",
    "i18n export",
    "i18n export --locale de",
    "i18n export --locale zz",
    "i18n import nope.po",
    "i18n remove de",
    "i18n remove de --yes",
    "i18n remove en --yes",
    "i18n rename a b",
    "i18n status",
    "i18n status --fail-under 100",
    "i18n status --locale zz",
    "import",
    "import hugo nope out",
    "import nope a b",
    "licences",
    "lsp --nope",
    "new",
    "new article x",
    "new island X",
    "new locale zz",
    "new page home",
    "new section ../x",
    "new shop",
    "publish",
    "publish nope",
    "releases nope",
    "rename page home home",
    "rename page home start",
    "rename page nope x",
    "rollback nope",
    "serve --day 2026-02-30",
    "serve --port abc",
    "verify nope",
];

#[test]
fn json_is_one_object_whatever_fails() {
    let help = Site::bare("").run(&["--help"]).fine().out;
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands = listed.take_while(|line| !line.is_empty());
    for line in commands.filter(|line| !line.starts_with("   ")) {
        let name = line.split_whitespace().next().unwrap();
        let mut first = COMMAND_LINES.iter().filter_map(|line| line.split(' ').next());
        assert!(name == "help" || first.any(|one| one == name), "{name} is not in the list");
    }
    for (name, edit) in [
        ("valid", Some("")),
        ("with an error in site.toml", Some("-- site.toml\nbase_url = \"x\n")),
        ("with an error in a page", Some("-- locales/de/pages/home.ftl\nhome-title = W\n")),
        ("empty", None),
    ] {
        for line in COMMAND_LINES {
            let site = edit.map_or_else(|| Site::bare(""), Site::new);
            let mut arguments: Vec<&str> = line.split(' ').filter(|one| !one.is_empty()).collect();
            arguments.push("--json");
            let run = site.run(&arguments);
            let object: Result<serde_json::Value, _> = serde_json::from_str(&run.out);
            let Ok(serde_json::Value::Object(object)) = object else {
                panic!("`{line}` in a site {name}: {:?} {:?}", run.out, run.err)
            };
            let is_ok = object.get("ok").map(|ok| ok == true);
            assert!(
                is_ok.is_none_or(|is_ok| is_ok == (run.code == 0)),
                "`{line}` in a site {name} ends with {}: {}",
                run.code,
                run.out
            );
            let lists = |key: &str| object.get(key).and_then(|list| list.as_array());
            let is_explained = object.get("failure").is_some_and(|failure| !failure.is_null())
                || lists("diagnostics").is_some_and(|list| !list.is_empty())
                || line.contains("--fail-under");
            assert!(run.code == 0 || is_explained, "`{line}` in a site {name}: {}", run.out);
        }
    }
}
