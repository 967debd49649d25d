//! The preview: addresses, saves, and the cost of a save.

use std::fs;
use std::io::{Read as _, Write as _};
use std::time::Duration;

use serde_json::{Value, json};

use crate::incremental::SECOND;
use crate::preview::Preview;
use crate::site::{Site, tree};

fn rendered(build: &Value) -> (u64, u64, u64) {
    let number = |name: &str| build[name].as_u64().unwrap();
    (number("rendered"), number("reused"), number("errors"))
}

#[test]
fn addresses_lead_where_they_do_on_the_published_site() {
    let site = Site::new(SECOND);
    site.build().fine();
    let preview = Preview::with(&site, &[]);
    let page = preview.get("/de/about/");
    assert_eq!((page.status, page.header("content-type")), (200, "text/html; charset=utf-8"));
    assert_eq!(page.text(), site.page("de/about/index.html"), "the published bytes");
    let folder = preview.get("/de/about?x=1");
    assert_eq!((folder.status, folder.header("location")), (302, "/de/about/?x=1"));
    for (path, home) in [("/?r=anna", "/en/?r=anna"), ("/xx/about/?r=anna", "/en/?r=anna")] {
        let front = preview.get(path);
        assert_eq!((front.status, front.header("location")), (302, home));
    }
    assert_eq!(preview.get("/robots.txt").header("content-type"), "text/plain; charset=utf-8");
    let head = preview.ask("HEAD", "/de/about/", &[]);
    assert_eq!((head.status, head.body.len()), (200, 0));
    assert_eq!(head.header("content-length"), page.body.len().to_string());
    assert_eq!(preview.ask("POST", "/de/about/", &[]).status, 405);
    assert_eq!(preview.get("/de/nothing/").status, 404);
}

#[test]
fn an_unchanged_file_is_not_sent_again_and_parts_are() {
    let site = Site::new(SECOND);
    let preview = Preview::with(&site, &[]);
    let page = preview.get("/en/");
    let tag = page.header("etag").to_owned();
    assert!(tag.starts_with('"'), "a strong tag: {tag}");
    for tag in [tag.as_str(), "*", &format!("\"other\", {tag}"), &format!("W/{tag}")] {
        let again = preview.ask("GET", "/en/", &[("If-None-Match", tag)]);
        assert_eq!((again.status, again.body.len()), (304, 0), "{tag}");
    }
    assert_eq!(preview.ask("GET", "/en/", &[("If-None-Match", "\"other\"")]).status, 200);
    let length = page.body.len();
    let part = |range: &str| {
        let answer = preview.ask("GET", "/en/", &[("Range", range)]);
        (answer.status, answer.header("content-range").to_owned(), answer.body)
    };
    assert_eq!(part("bytes=0-3"), (206, format!("bytes 0-3/{length}"), page.body[..4].to_vec()));
    let end = (206, format!("bytes {}-{}/{length}", length - 5, length - 1));
    let (status, range, body) = part("bytes=-5");
    assert_eq!(((status, range), body), (end, page.body[length - 5..].to_vec()));
    assert_eq!(part(&format!("bytes=4-{}", u64::MAX)).2, page.body[4..]);
    assert_eq!(part("bytes=-99999999999999999999").2, page.body, "all of it");
    for absurd in ["bytes=9999999-", "bytes=18446744073709551615-18446744073709551615", "bytes=-0"]
    {
        assert_eq!(part(absurd).0, 416, "{absurd}");
    }
    for odd in ["bytes=", "bytes=-", "bytes=a-b", "bytes=5-2", "bytes=0-1,3-4", "lines=1-2"] {
        assert_eq!((part(odd).0, part(odd).2), (200, page.body.clone()), "{odd}");
    }
    let other = [("Range", "bytes=0-3"), ("If-Range", "\"other\"")];
    assert_eq!(preview.ask("GET", "/en/", &other).status, 200);
    let small = preview.ask("GET", "/en/", &[("Accept-Encoding", "gzip")]);
    assert_eq!(small.header("content-encoding"), "gzip");
    assert_eq!(small.header("etag"), format!("W/{tag}"), "other bytes");
}

#[test]
fn browsers_get_what_keeps_a_page_up_to_date_and_programs_get_the_page() {
    let site = Site::new(SECOND);
    let preview = Preview::with(&site, &[]);
    let plain = preview.get("/en/");
    let seen = preview.ask("GET", "/en/", &[("Accept", "text/html,*/*;q=0.8")]);
    assert!(!plain.text().contains("@archipel"));
    let tag = plain.header("etag");
    assert!(seen.text().contains(&format!("/@archipel/client/main.js\" data-page='{tag}'")));
    assert_eq!(preview.get("/@archipel/client/main.js").status, 200);
    assert_eq!(preview.get("/@archipel/client/nothing.js").status, 404);
}

#[test]
fn a_save_is_one_build_of_what_it_touches() {
    let site = Site::new(SECOND);
    let before = tree(&site.root());
    let preview = Preview::watching(&site);
    let after = |path: &str, from: &str, to: &str| {
        site.replace(path, from, to);
        rendered(&preview.next_build())
    };
    assert_eq!(after("locales/de/pages/home.ftl", "Willkommen", "Hallo"), (1, 3, 0));
    preview.shows("/de/", "Hallo");
    assert_eq!(after("templates/sections/note.html", "<p>", "<p class=n>"), (4, 0, 0));
    assert_eq!(after("site.toml", "name = ", "# words\nname = "), (0, 4, 0));
    preview.is_quiet();
    let is_ours = |path: &&String| !path.starts_with(".archipel/");
    let names = |files: &std::collections::BTreeMap<String, _>| {
        files.keys().filter(is_ours).cloned().collect::<Vec<String>>()
    };
    let now = tree(&site.root());
    assert_eq!(names(&now), names(&before), "nothing is written but in .archipel/");
}

#[test]
fn editors_save_in_their_own_ways() {
    let site = Site::new(SECOND);
    let preview = Preview::watching(&site);
    let file = site.at("locales/en/pages/about.ftl");
    // A new file replaces the old one.
    let new = site.at("locales/en/pages/.about.ftl.swp");
    fs::write(&new, "about-title = One\n").unwrap();
    fs::rename(&new, &file).unwrap();
    assert_eq!(rendered(&preview.next_build()), (1, 3, 0));
    preview.shows("/en/about/", "One");
    // The old one is renamed first.
    fs::rename(&file, site.at("locales/en/pages/about.ftl~")).unwrap();
    fs::write(&file, "about-title = Two\n").unwrap();
    assert_eq!(rendered(&preview.next_build()), (1, 3, 0));
    preview.shows("/en/about/", "Two");
    // Written in pieces.
    let mut open = fs::File::create(&file).unwrap();
    for piece in ["about-title", " = ", "Three", "\n"] {
        open.write_all(piece.as_bytes()).unwrap();
        std::thread::sleep(Duration::from_millis(8));
    }
    drop(open);
    assert_eq!(rendered(&preview.next_build()), (1, 3, 0));
    preview.shows("/en/about/", "Three");
    preview.is_quiet();
}

#[test]
fn folders_and_files_come_and_go() {
    let site = Site::new(SECOND);
    let preview = Preview::watching(&site);
    site.edit(
        "-- content/pages/deep/er/team.yaml\npath: team\ntemplate: page.html\n\
         title: team-title\ndescription: team-title\nsections: []\n\
         -- locales/en/pages/deep/er/team.ftl\nteam-title = Team\n\
         -- locales/de/pages/deep/er/team.ftl\nteam-title = Leute\n",
    );
    preview.shows("/de/team/", "Leute");
    for folder in ["content/pages", "locales/en/pages", "locales/de/pages"] {
        let folder = site.at(folder);
        fs::rename(folder.join("deep"), folder.join("other")).unwrap();
    }
    site.replace("content/pages/other/er/team.yaml", "path: team", "path: people");
    preview.shows("/de/people/", "Leute");
    preview.until("the old address is gone", || preview.get("/de/team/").status == 404);
    for folder in ["content/pages/other", "locales/en/pages/other", "locales/de/pages/other"] {
        fs::remove_dir_all(site.at(folder)).unwrap();
    }
    preview.until("the page is gone", || preview.get("/de/people/").status == 404);
    // A parent folder of all files.
    fs::rename(site.at("locales"), site.at("aside")).unwrap();
    preview.until("its files are missed", || preview.state()["errors"].as_u64() > Some(0));
    assert!(preview.get("/de/about/").text().contains("Wir"), "the last good page stays");
    fs::rename(site.at("aside"), site.at("locales")).unwrap();
    preview.until("it is back", || preview.state()["errors"].as_u64() == Some(0));
    site.replace("locales/de/pages/about.ftl", "Wir", "Uns");
    preview.shows("/de/about/", "Uns");
}

#[test]
fn a_mistake_leaves_the_pages_as_they_were() {
    let site = Site::new(SECOND);
    let preview = Preview::watching(&site);
    let before = preview.get("/en/").body;
    site.replace("content/pages/home.yaml", "    lead: home-lead", "    lead: home-laed");
    let build = preview.next_build();
    assert_eq!(build["errors"], 1);
    assert_eq!(build["diagnostics"][0]["file"], "content/pages/home.yaml");
    assert_eq!(preview.get("/en/").body, before);
    assert_eq!(build["diagnostics"][0]["excerpts"][0]["marked"], "home-laed");
    let said = site.check().err;
    for words in ["message", "hint"] {
        assert!(said.contains(build["diagnostics"][0][words].as_str().unwrap()), "{said}");
    }
    site.replace("content/pages/home.yaml", "lead: home-laed", "lead: home-lead");
    assert_eq!(preview.next_build()["errors"], 0);
    // Without a watch, a site with errors is not served.
    site.replace("content/pages/home.yaml", "    lead: home-lead", "    lead: home-laed");
    assert_eq!(site.run(&["serve", "--port", "0"]).code, 1);
}

#[test]
fn a_port_that_is_taken_is_told_and_passed_over() {
    let site = Site::new(SECOND);
    let preview = Preview::with(&site, &[]);
    let port = preview.address.port().to_string();
    let run = site.run(&["serve", "--port", &port]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains(&format!("can't listen on 127.0.0.1:{port}")), "{}", run.err);
}

#[test]
fn a_page_is_explained_with_its_files_and_why_it_was_rendered() {
    let site = Site::new(SECOND);
    let told = site.run(&["explain", "/en/about/"]).fine().out;
    for part in [
        "/en/about/ is the page `about` in `en`",
        "content/pages/about.yaml:1",
        "locales/en/pages/about.ftl",
        "templates/sections/note.html",
        "`shared-note` locales/en/common.ftl:2",
        "assets/mark.svg",
    ] {
        assert!(told.contains(part), "{part} in\n{told}");
    }
    assert_eq!(site.run(&["explain", "/en/nothing/"]).code, 2);
    let told = site.run(&["explain", "/en/about/", "--json"]).fine().out;
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!((&told["page"], &told["rendered"]), (&json!("about"), &json!(1)));
    let template = json!({ "kind": "template", "what": "templates/sections/note.html" });
    assert!(told["made_from"].as_array().unwrap().contains(&template), "{told}");
    let preview = Preview::watching(&site);
    let url = format!("http://{}/en/about/", preview.address);
    site.replace("locales/en/common.ftl", "A note.", "Another note.");
    preview.next_build();
    let told = site.run(&["explain", &url]).fine().out;
    let why =
        "rendered in build 2, because\n  the message `shared-note` locales/en/common.ftl:2 changed";
    assert!(told.contains(why), "{told}");
    site.replace("locales/de/common.ftl", "Eine Notiz", "Notiz");
    preview.next_build();
    let told = site.run(&["explain", &url]).fine().out;
    assert!(told.contains("not rendered in build 3"), "{told}");
    site.replace("templates/sections/note.html", "<p>", "<p class=n>");
    preview.next_build();
    let told = site.run(&["explain", "--json", &url]).fine().out;
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(told["because"], json!(["templates/sections/note.html changed"]));
    let nowhere = format!("http://{}/en/ nothing/?a&b", preview.address);
    let words = format!("the preview at {} has no page at `/en/ nothing/?a&b`", preview.address);
    site.run(&["explain", &nowhere]).says(2, &format!("error: {words}"));
    drop(preview);
    let refused = site.run(&["explain", &url]);
    let words = "; start it with `archipel serve`: Connection refused (os error 111)";
    assert!(refused.code == 2 && refused.err.trim_end().ends_with(words), "{}", refused.err);
}

#[test]
fn an_open_page_is_told_what_concerns_it() {
    let site = Site::new(SECOND);
    let preview = Preview::watching(&site);
    let mut stream = preview.connect();
    write!(stream, "GET /@archipel/events?page=/en/about/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
        .unwrap();
    let mut read = String::new();
    let mut until = |words: &str| {
        let mut buffer = [0; 4096];
        while !read.contains(words) {
            let count = stream.read(&mut buffer).unwrap();
            assert!(count > 0, "the stream goes on");
            read.push_str(&String::from_utf8_lossy(&buffer[..count]));
        }
        std::mem::take(&mut read)
    };
    let tag = preview.get("/en/about/").header("etag").replace('"', "\\\"");
    let first = until(&tag);
    assert!(first.contains("text/event-stream") && first.contains("\"build\":1"));
    // Otherwise a proxy may buffer and compress the stream.
    for header in ["x-accel-buffering: no\r\n", "cache-control: no-cache, no-transform\r\n"] {
        assert!(first.contains(header), "{first}");
    }
    site.replace("locales/en/common.ftl", "A note.", "Another note.");
    preview.shows("/en/about/", "Another");
    let tag = preview.get("/en/about/").header("etag").replace('"', "\\\"");
    until(&tag);
    site.replace("content/pages/home.yaml", "    lead: home-lead", "    lead: home-laed");
    assert!(until("\"errors\":1").contains(&tag), "the page stays");
}

#[test]
fn a_page_can_be_previewed_in_modes() {
    let site = Site::new(SECOND);
    let preview = Preview::with(&site, &[]);
    let through = |mode: &str| {
        let cookie = format!("archipel-mode={mode}");
        preview.ask("GET", "/en/about/", &[("Accept", "text/html"), ("Cookie", &cookie)]).text()
    };
    assert!(through("ids").contains("<p>shared-note"));
    assert!(through("pseudo").contains("Å ñöţé"), "{}", through("pseudo"));
    let source = "<span data-source=\"locales/en/common.ftl:2:1\" data-message=\"shared-note\"";
    assert!(through("sources").contains(source), "{}", through("sources"));
    assert!(through("nothing").contains("A note."));
}
