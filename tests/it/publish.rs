//! Publishing in CI: a folder is the store. Real stores and faults are in `tests/publish`.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::time::{Duration, SystemTime};

use serde_json::Value;

use crate::site::{self, Run, Site};

/// The files that are served from the folder.
fn served(site: &Site) -> BTreeMap<String, Vec<u8>> {
    let mut files = site::tree(&site.at("www"));
    files.retain(|path, _| !path.starts_with(".archipel/"));
    files.into_iter().map(|(path, kept)| (path, kept.bytes)).collect()
}

fn built(site: &Site) -> BTreeMap<String, Vec<u8>> {
    let mut files = site.dist();
    files.remove("archipel-manifest.json");
    files.into_iter().map(|(path, kept)| (path, kept.bytes)).collect()
}

fn publish(site: &Site, options: &[&str]) -> Run {
    site.build().fine();
    site.run(&[&["publish", "./www", "--yes"], options].concat())
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    out.write_all(bytes).unwrap();
    out.finish().unwrap()
}

fn json(run: &Run) -> Value {
    serde_json::from_str(&run.out).unwrap_or_else(|error| panic!("{error}: {}{}", run.out, run.err))
}

const RED: &str = "-- assets/main.css\nh1 { color: red }\n";
const GREEN: &str = "-- assets/main.css\nh1 { color: green }\n";

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

/// Served files and sources are never in one folder.
#[test]
fn a_site_is_not_published_among_its_sources() {
    let site = Site::new("");
    site.build().fine();
    let sources = site::tree(&site.at("content"));
    for folder in ["./content", "./content/new", "./assets", "."] {
        let run = site.run(&["publish", folder, "--yes"]);
        assert_eq!(run.code, 2, "{folder}: {}", run.err);
        assert!(run.err.contains("choose another folder"), "{folder}: {}", run.err);
    }
    assert!(site::tree(&site.at("content")) == sources);
    let run = site.run(&["publish", "s3:/bucket", "--yes"]);
    assert!(run.err.contains("a URL has two slashes: `s3://bucket`"), "{}", run.err);
    assert!(!site.at("s3:").exists());
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
fn files_of_others_are_replaced_only_when_that_is_meant() {
    let site = Site::new("-- www/en/index.html\ntheirs\n-- www/notes.txt\nmine\n");
    publish(&site, &[]).says(
        2,
        "error: can't replace `en/index.html` in `./www`, which Archipel did not create; add \
         --adopt to replace it and store a copy under .archipel/adopted",
    );
    assert_eq!(served(&site).len(), 2);
    publish(&site, &["--adopt"]).fine();
    assert_eq!(served(&site)["notes.txt"], b"mine\n");
    let kept = fs::read_to_string(site.at("www/.archipel/adopted/en/index.html")).unwrap();
    assert_eq!(kept, "theirs\n");
}

#[test]
fn what_is_not_the_finished_build_is_refused() {
    let site = Site::new("");
    let refused = |words: &str| {
        let run = site.run(&["publish", "./www", "--yes"]);
        assert_eq!((run.code, run.err.contains(words)), (2, true), "{}", run.err);
        assert!(served(&site).is_empty());
    };
    refused("there is no folder `./dist`; build the site first");
    site.build().fine();
    let page = fs::read(site.at("dist/de/index.html")).unwrap();
    fs::write(site.at("dist/de/index.html"), "<p>").unwrap();
    refused("`./dist/de/index.html` was changed after it was built; build the site again");
    fs::remove_file(site.at("dist/de/index.html")).unwrap();
    refused("`./dist/de/index.html` can't be read; build the site again");
    fs::write(site.at("dist/de/index.html"), page).unwrap();
    site.edit("-- dist/more.html\nmine\n");
    refused("Archipel did not make `more.html`");
}

#[test]
fn a_much_smaller_site_is_refused() {
    let pages: String = (0..30)
        .map(|number| {
            format!(
                "-- content/pages/p{number}.yaml\npath: p{number}\n\
                 template: page.html\ntitle: footer-note\ndescription: footer-note\n"
            )
        })
        .collect();
    let site = Site::new(&pages);
    publish(&site, &[]).fine();
    for number in 0..30 {
        fs::remove_file(site.at(&format!("content/pages/p{number}.yaml"))).unwrap();
    }
    let before = served(&site);
    let run = publish(&site, &[]);
    assert!(
        run.err.contains("60 of 68 files would be deleted, but the limit is 20"),
        "{}",
        run.err
    );
    assert!(run.err.contains("add --max-delete 60"), "{}", run.err);
    assert_eq!((run.code, served(&site) == before), (2, true));
    publish(&site, &["--max-delete", "60"]).fine();
    assert_eq!(served(&site), built(&site));
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

#[test]
fn nobody_is_asked_without_a_terminal() {
    let site = Site::new("");
    site.build().fine();
    let run = site.run(&["publish", "./www", "--quiet"]);
    run.says(2, "error: can't confirm the plan without a terminal; add --yes");
    assert!(served(&site).is_empty());
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

/// The storage library does not validate the environment; no request is sent.
#[test]
fn a_mistake_in_the_environment_is_named() {
    let site = Site::new("");
    site.build().fine();
    for (target, name, value) in [
        ("s3://bucket", "AWS_ENDPOINT_URL", "localhost:9000"),
        ("s3://bucket", "AWS_ENDPOINT_URL", ""),
        ("s3://bucket", "AWS_ENDPOINT_URL", "http://127.0.0.1:1 "),
        ("s3://bucket", "AWS_ENDPOINT_URL", "http://127.0.0.1:1\n"),
        ("s3://bucket", "AWS_ENDPOINT_URL_S3", "http://"),
        ("s3://bucket", "AWS_ACCESS_KEY_ID", "key\n"),
        ("s3://bucket", "AWS_SECRET_ACCESS_KEY", "hunter2\r\n"),
        ("s3://bucket", "AWS_SESSION_TOKEN", "hunter2\n"),
        ("s3://bucket", "AWS_REGION", "eu-central-1\n"),
        ("s3://bucket", "AWS_REGION", "eu central 1"),
        ("s3://bucket", "AWS_SKIP_SIGNATURE", "perhaps"),
        ("s3://bucket", "AWS_PROXY_URL", "no proxy"),
        ("gs://bucket", "GOOGLE_BEARER_TOKEN", "hunter2\n"),
        ("gs://bucket", "GOOGLE_BASE_URL", "storage"),
        ("gs://bucket", "GOOGLE_SERVICE_ACCOUNT_KEY", "hunter2"),
        ("gs://bucket", "GOOGLE_SERVICE_ACCOUNT", "no/such/file"),
        ("az://container", "AZURE_STORAGE_ACCOUNT_NAME", "a b"),
        ("az://container", "AZURE_STORAGE_ACCOUNT_NAME", "account\n"),
        ("az://container", "AZURE_STORAGE_ACCOUNT_KEY", "hunter2!"),
        ("az://container", "AZURE_STORAGE_SAS_TOKEN", "sv=hunter2\n"),
        ("az://container", "AZURE_STORAGE_ENDPOINT", "127.0.0.1:10000"),
    ] {
        let command = ["publish", target, "--yes", "--allow-placeholder-url"];
        let mut command = site.command(&command);
        for (name, value) in [
            ("AWS_ACCESS_KEY_ID", "key"),
            ("AWS_SECRET_ACCESS_KEY", "key"),
            ("AWS_ENDPOINT_URL", "http://127.0.0.1:1"),
            ("AZURE_STORAGE_ACCOUNT_NAME", "account"),
        ] {
            command.env(name, value);
        }
        let run = Run::of(command.env(name, value));
        assert_eq!(run.code, 2, "{name}={value:?}: {}", run.err);
        assert!(run.err.contains(&format!("`{name}`")), "{name}={value:?}: {}", run.err);
        assert!(run.err.trim_end().lines().count() == 1, "{name}={value:?}: {}", run.err);
        assert!(!run.err.contains("hunter2"), "{name}: {}", run.err);
    }
}

#[test]
fn credentials_in_the_url_of_a_target_are_not_shown() {
    let site = Site::new("");
    site.build().fine();
    for target in ["s3://KEY:SECRET@bucket", "s3://bucket/\u{1b}", "gs://SECRET@bucket/x"] {
        let run = site.run(&["publish", target, "--yes"]);
        assert_eq!(run.code, 2, "{}", run.err);
        assert!(!run.err.contains("SECRET") && !run.err.contains("panicked"), "{}", run.err);
    }
}

/// Files of another folder would be replaced.
#[test]
fn nothing_is_published_through_a_link() {
    let site = Site::new("");
    fs::create_dir_all(site.at("other")).unwrap();
    fs::write(site.at("other/index.html"), "theirs").unwrap();
    fs::create_dir_all(site.at("www")).unwrap();
    std::os::unix::fs::symlink("../other", site.at("www/en")).unwrap();
    let run = publish(&site, &["--adopt"]);
    assert_eq!(run.code, 2, "{}", run.err);
    assert!(run.err.contains("/www/en` is a symbolic link"), "{}", run.err);
    assert_eq!(fs::read_to_string(site.at("other/index.html")).unwrap(), "theirs");
    fs::remove_file(site.at("www/en")).unwrap();
    publish(&site, &[]).fine();
}
