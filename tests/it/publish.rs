//! Publishing in CI: a folder is the store. Real stores and faults are in `tests/publish`.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::time::{Duration, SystemTime};

use serde_json::Value;

use crate::site::{self, Run, Site};

/// The files that are served from the folder.
pub(crate) fn served(site: &Site) -> BTreeMap<String, Vec<u8>> {
    let mut files = site::tree(&site.at("www"));
    files.retain(|path, _| !path.starts_with(".archipel/"));
    files.into_iter().map(|(path, kept)| (path, kept.bytes)).collect()
}

pub(crate) fn built(site: &Site) -> BTreeMap<String, Vec<u8>> {
    let mut files = site.dist();
    files.remove("archipel-manifest.json");
    files.into_iter().map(|(path, kept)| (path, kept.bytes)).collect()
}

pub(crate) fn publish(site: &Site, options: &[&str]) -> Run {
    site.build().fine();
    site.run(&[&["publish", "./www", "--yes"], options].concat())
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    out.write_all(bytes).unwrap();
    out.finish().unwrap()
}

pub(crate) fn json(run: &Run) -> Value {
    serde_json::from_str(&run.out).unwrap_or_else(|error| panic!("{error}: {}{}", run.out, run.err))
}

pub(crate) const RED: &str = "-- assets/main.css\nh1 { color: red }\n";
pub(crate) const GREEN: &str = "-- assets/main.css\nh1 { color: green }\n";

#[test]
fn what_is_published_is_what_was_built() {
    let site = Site::new("");
    let first = json(&publish(&site, &["--json"]).fine());
    assert_eq!(served(&site), built(&site));
    let files = built(&site).len();
    assert_eq!((&first["release"]["number"], &first["counts"]["put"]), (&1.into(), &files.into()));
    assert_eq!((&first["state"], &first["undo"]), (&"published".into(), &Value::Null));
    let second = json(&publish(&site, &["--json"]).fine());
    assert_eq!((&second["state"], &second["counts"]["keep"]), (&"unchanged".into(), &files.into()));
    let folder = site::tree(&site.at("www"));
    publish(&site, &[]).fine();
    assert!(site::tree(&site.at("www")) == folder, "a publish without changes changes nothing");
}

#[test]
fn the_files_of_an_earlier_build_are_published_on_request_only() {
    let site = Site::new("");
    site.build().fine();
    let good = fs::read_to_string(site.at("locales/en/pages/home.ftl")).unwrap();
    fs::write(site.at("locales/en/pages/home.ftl"), "home-title = {\n").unwrap();
    assert_eq!(site.build().code, 1);
    let run = site.run(&["publish", "./www", "--yes"]);
    assert_eq!(run.code, 2, "{}", run.err);
    assert!(run.err.contains("the last build into"), "{}", run.err);
    assert!(run.err.contains("add --allow-earlier-build"), "{}", run.err);
    assert!(!site.at("www").exists());
    site.run(&["publish", "./www", "--yes", "--allow-earlier-build"]).fine();
    assert_eq!(served(&site), built(&site));
    // Another folder has builds of its own.
    fs::write(site.at("locales/en/pages/home.ftl"), good).unwrap();
    site.run(&["build", "--out", "other"]).fine();
    assert_eq!(site.run(&["publish", "./www", "--yes", "--dist", "dist"]).code, 2);
    site.run(&["publish", "./www", "--yes", "--dist", "other"]).fine();
    publish(&site, &[]).fine();
}

#[test]
fn a_dry_run_says_what_a_run_does() {
    let site = Site::new("");
    publish(&site, &[]).fine();
    site.edit(RED);
    site.build().fine();
    let before = site::tree(&site.at("www"));
    let run = site.run(&["publish", "./new", "--dry-run"]).fine();
    assert!(run.err.contains("dry run: nothing was changed"), "{}", run.err);
    assert!(!site.at("new").exists(), "a dry run makes no folder");
    let dry = json(&site.run(&["publish", "./www", "--dry-run", "--json"]).fine());
    assert!(site::tree(&site.at("www")) == before);
    let real = json(&site.run(&["publish", "./www", "--yes", "--json"]).fine());
    assert_eq!(dry["plan"], real["plan"]);
    assert_eq!((&dry["state"], &real["state"]), (&"unchanged".into(), &"published".into()));
    let actions: Vec<&str> =
        real["plan"].as_array().unwrap().iter().map(|s| s["action"].as_str().unwrap()).collect();
    assert_eq!(actions, ["put", "replace", "replace", "retire"], "{}", real["plan"]);
    assert_eq!(
        real["changed_urls"],
        serde_json::json!(["https://site.example/de/", "https://site.example/en/"])
    );
}

#[test]
fn an_earlier_release_comes_back_without_a_build() {
    let site = Site::new("");
    publish(&site, &[]).fine();
    let first = served(&site);
    site.edit(RED);
    publish(&site, &[]).fine();
    let second = served(&site);
    fs::remove_dir_all(site.at("dist")).unwrap();
    let run = site.run(&["rollback", "./www", "--yes"]).fine();
    assert!(run.err.contains("to undo: archipel rollback ./www --to 2"), "{}", run.err);
    let missing: Vec<_> =
        first.iter().filter(|(path, _)| !served(&site).contains_key(*path)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert_eq!(served(&site)["en/index.html"], first["en/index.html"]);
    site.run(&["verify", "./www"]).fine();
    site.run(&["rollback", "./www", "--to", "2", "--yes"]).fine();
    assert_eq!(served(&site)["en/index.html"], second["en/index.html"]);
    let list = json(&site.run(&["releases", "./www", "--json"]).fine());
    let numbers: Vec<_> = list["releases"].as_array().unwrap().iter().collect();
    assert_eq!(numbers.len(), 4);
    assert_eq!((&numbers[3]["number"], &numbers[3]["current"]), (&4.into(), &true.into()));
    site.run(&["rollback", "./www", "--to", "9", "--yes"])
        .says(2, "error: there is no release 9; use one of 1, 2, 3, 4");
}

#[test]
fn fingerprinted_files_stay_for_the_releases_that_are_kept() {
    let site = Site::new("");
    let styles = || -> Vec<String> {
        served(&site).into_keys().filter(|path| path.ends_with(".css")).collect()
    };
    let keep = &["--keep-releases", "2"][..];
    publish(&site, keep).fine();
    let first = styles();
    site.edit(RED);
    publish(&site, keep).fine();
    assert_eq!(styles().len(), 2, "a page that was loaded before finds its style sheet");
    site.edit(GREEN);
    publish(&site, keep).fine();
    assert_eq!(styles().len(), 2);
    assert!(!styles().contains(&first[0]), "what no kept release uses is gone");
    let kept = site::tree(&site.at("www/.archipel/kept")).len();
    assert_eq!(kept, 2, "one page in two languages, of one release");
    site.run(&["rollback", "./www", "--to", "1", "--yes"])
        .says(2, "error: there is no release 1; use one of 2, 3");
    site.edit(RED);
    publish(&site, &["--keep-releases", "2", "--max-delete", "0"]).fine();
    site.run(&["rollback", "./www", "--yes"]).fine();
    assert!(String::from_utf8_lossy(&served(&site)["en/index.html"]).contains(".css"));
    site.run(&["verify", "./www"]).fine();
}

#[test]
fn verify_lists_every_difference_and_publish_repairs_them() {
    let site = Site::new("-- www/theirs.txt\nmine\n");
    publish(&site, &[]).fine();
    let whole = served(&site);
    fs::write(site.at("www/en/index.html"), "defaced").unwrap();
    fs::remove_file(site.at("www/robots.txt")).unwrap();
    let run = site.run(&["verify", "./www", "--json"]);
    assert_eq!(run.code, 1);
    let json = json(&run);
    let found: Vec<(&str, &str)> = json["differences"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["key"].as_str().unwrap(), one["what"].as_str().unwrap()))
        .collect();
    assert_eq!(found, [("en/index.html", "content"), ("robots.txt", "missing")]);
    assert_eq!(json["foreign"], 1);
    publish(&site, &["--verify"]).fine();
    assert_eq!(served(&site), whole, "files of others are not touched");
}

#[test]
fn targets_have_names() {
    let site = Site::new("");
    site.build().fine();
    let run = site.run(&["publish", "production", "--yes"]);
    assert!(run.err.contains("site.toml has no [targets.production]"), "{}", run.err);
    let toml = fs::read_to_string(site.at("site.toml")).unwrap();
    let with =
        |url: &str| format!("{toml}\n[targets.production]\nurl = \"{url}\"\nvariants = [\"br\"]\n");
    fs::write(site.at("site.toml"), with("./www")).unwrap();
    site.build().fine();
    site.run(&["publish", "production", "--yes"]).fine();
    assert!(site.at("www/en/index.html.br").exists());
    site.run(&["verify", "production"]).fine();
    let run = site.run(&["publish", "staging", "--yes"]);
    run.says(2, "error: site.toml has no [targets.staging]; use one of production");
    let encoded = with("./www").replace("variants = [\"br\"]", "encoding = \"br\"");
    fs::write(site.at("site.toml"), encoded).unwrap();
    let run = site.run(&["publish", "production", "--yes"]);
    assert!(run.code == 1 && run.err.contains("they carry no headers"), "{}", run.err);
    fs::write(site.at("site.toml"), with("./www").replace("\"br\"", "\"zip\"")).unwrap();
    let run = site.run(&["publish", "production", "--yes"]);
    assert_eq!(run.code, 1);
    assert!(run.err.contains("expected one of br, gz, found `zip`"), "{}", run.err);
}

/// Of two concurrent publishers, exactly one creates the release, and the other one reports it.
#[test]
fn one_publisher_at_a_time() {
    let site = Site::new("");
    site.build().fine();
    let start = || {
        site.command(&["publish", "./www", "--yes", "-q"])
            .stderr(std::process::Stdio::piped())
            .spawn()
    };
    let both = [start().unwrap(), start().unwrap()]
        .map(|child| Run::from(child.wait_with_output().unwrap()));
    assert_eq!(served(&site), built(&site));
    let releases = json(&site.run(&["releases", "./www", "--json"]).fine());
    assert_eq!(releases["releases"].as_array().unwrap().len(), 1);
    for run in &both {
        let words = "another publish";
        assert!(run.code == 0 || (run.code == 2 && run.err.contains(words)), "{}", run.err);
    }
    assert!(both.iter().any(|run| run.code == 0));
}

/// A publisher waits for another one, which has published the same site: no further release is
/// created.
#[test]
fn what_another_publisher_has_just_done_is_not_done_again() {
    for name in ["claim-0000000000", "claim-zzzzzzzzzz"] {
        let site = Site::new("");
        publish(&site, &[]).fine();
        let changes = ["en/index.html"];
        let intent =
            serde_json::json!({ "number": 1, "by": "ci (1)", "changes": changes, "removals": [] });
        let claim = site.at("www/.archipel/state").join(name);
        fs::write(&claim, gzip(intent.to_string().as_bytes())).unwrap();
        let publishing = site
            .command(&["publish", "./www", "--yes"])
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_secs(1));
        fs::remove_file(&claim).unwrap();
        Run::from(publishing.wait_with_output().unwrap()).fine();
        let releases = json(&site.run(&["releases", "./www", "--json"]).fine());
        assert_eq!(releases["releases"].as_array().unwrap().len(), 1, "{name}");
    }
}

/// A publisher was killed while it wrote a page: its claim has expired, and a partial file remains.
#[test]
fn what_a_killed_publish_left_is_repaired() {
    let site = Site::new("");
    publish(&site, &[]).fine();
    let whole = served(&site);
    fs::write(site.at("www/en/index.html"), "half of ano").unwrap();
    fs::write(site.at("www/en/index.html#0"), "half").unwrap();
    fs::write(site.at("www/en/new.html"), "<p>").unwrap();
    let intent = serde_json::json!({
        "number": 2,
        "by": "ci (1)",
        "changes": ["en/index.html", "en/new.html"],
        "removals": [],
    });
    let claim = site.at("www/.archipel/state/claim-0123456789");
    fs::write(&claim, gzip(intent.to_string().as_bytes())).unwrap();
    let old = SystemTime::now() - Duration::from_mins(2);
    fs::File::options().write(true).open(&claim).unwrap().set_modified(old).unwrap();
    let run = publish(&site, &[]).fine();
    assert!(run.err.contains("an unfinished publish may have changed it"), "{}", run.err);
    assert_eq!(served(&site), whole);
    assert!(!claim.exists());
    site.run(&["verify", "./www"]).fine();
}
