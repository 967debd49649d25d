//! Publishes that are rejected, each with its reason.

use std::fs;

use crate::publish::{built, publish, served};
use crate::site::{self, Run, Site};

/// Served files and sources are never in one folder.
#[test]
fn a_site_is_not_published_among_its_sources() {
    let site = Site::new("");
    site.build().fine();
    let sources = site::tree(&site.at("content"));
    for folder in ["./content", "./content/new", "./assets", ".", "./dist/new", "./new/../dist"] {
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
fn nobody_is_asked_without_a_terminal() {
    let site = Site::new("");
    site.build().fine();
    let run = site.run(&["publish", "./www", "--quiet"]);
    run.says(2, "error: can't confirm the plan without a terminal; add --yes");
    assert!(served(&site).is_empty());
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

#[test]
fn a_placeholder_url_in_a_folder_is_warned_of() {
    let site = Site::new("");
    let run = publish(&site, &[]).fine();
    let warning = "warning: the site was built for `https://site.example`, a placeholder URL";
    assert!(run.err.contains(warning), "{}", run.err);
    let run = publish(&site, &["--allow-placeholder-url"]).fine();
    assert!(!run.err.contains("placeholder"), "{}", run.err);
}
