//! Requests that no page of the preview sends, and texts that are not those of messages.

use std::fs;
use std::os::unix::fs::symlink;

use serde_json::{Value, json};

use crate::preview::{Answer, Preview};
use crate::serve_edit::{KIND, change, input, message, post, read, set};
use crate::site::Site;

/// Sends a request with these headers and this body.
fn send(preview: &Preview, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
    let mut head = format!("POST {path} HTTP/1.1\r\nConnection: close\r\n");
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str(&format!("Content-Length: {}\r\n\r\n", body.len()));
    preview.say(&[head.as_bytes(), body].concat(), false)
}

#[test]
fn only_a_page_of_the_preview_writes() {
    let site = Site::new("");
    let preview = Preview::watching(&site);
    let before = input(&site);
    let file = "locales/en/pages/home.ftl";
    let found = message(&preview, file, "home-title");
    let body = change(&found, file, "en", &[(None, None, "Attack")]).to_string();
    let host = ("Host", "localhost:8000");
    let json = ("Content-Type", KIND);
    for (headers, status) in [
        (vec![host, json, ("Origin", "http://evil.example")], 403),
        (vec![host, json, ("Origin", "null")], 403),
        (vec![host, json, ("Origin", "http://localhost:3000")], 403),
        (vec![host, json, ("Origin", "http://127.0.0.1:8000")], 403),
        (vec![host, json, ("Sec-Fetch-Site", "cross-site")], 403),
        (vec![host, json, ("Sec-Fetch-Site", "same-site")], 403),
        (vec![("Host", "evil.example"), json], 403),
        (vec![host], 415),
        (vec![host, ("Content-Type", "text/plain")], 415),
        (vec![host, ("Content-Type", "application/json-seq")], 415),
        (vec![host, ("Content-Type", "application/x-www-form-urlencoded")], 415),
        (vec![host, ("Content-Type", "multipart/form-data; boundary=a")], 415),
    ] {
        for path in ["/@archipel/message", "/@archipel/undo", "/@archipel/redo"] {
            let answer = send(&preview, path, &headers, body.as_bytes());
            assert_eq!(answer.status, status, "{path} {headers:?}");
        }
    }
    for method in ["GET", "PUT", "DELETE", "PATCH", "OPTIONS"] {
        let answer = preview.ask(method, "/@archipel/undo", &[("Origin", "http://localhost:3000")]);
        assert!([403, 405].contains(&answer.status), "{method}: {}", answer.status);
        assert_eq!(answer.header("access-control-allow-origin"), "");
    }
    assert_eq!(input(&site), before);
    let own = [host, json, ("Origin", "http://localhost:8000"), ("Sec-Fetch-Site", "same-origin")];
    assert_eq!(send(&preview, "/@archipel/message", &own, body.as_bytes()).status, 200);
    let still = Preview::with(&site, &[]);
    let refused = still.get(&format!("/@archipel/message?file={file}&message=home-title"));
    assert_eq!((refused.status, refused.text().contains("--watch")), (409, true));
}

#[test]
fn only_with_the_token_in_a_network() {
    let site = Site::new("");
    let preview = Preview::with(&site, &["--watch", "--host", "0.0.0.0"]);
    let other = ("Host", "box.example:8000");
    let path = "/@archipel/message?file=locales/en/pages/home.ftl&message=home-title";
    assert_eq!(preview.ask("GET", path, &[other]).status, 403);
    assert_eq!(preview.ask("GET", "/@archipel/changes", &[other]).status, 403);
    let json = ("Content-Type", KIND);
    for path in ["/@archipel/message", "/@archipel/undo", "/@archipel/redo"] {
        assert_eq!(send(&preview, path, &[other, json], b"{}").status, 403);
    }
    let link = preview.link.clone().unwrap();
    let (_, token) = link.split_once("token=").unwrap();
    let cookie = format!("archipel-token={token}");
    assert_eq!(preview.ask("GET", path, &[other, ("Cookie", &cookie)]).status, 200);
    let wrong = format!("archipel-token=0{token}");
    assert_eq!(preview.ask("GET", path, &[other, ("Cookie", &wrong)]).status, 403);
}

#[test]
fn only_texts_of_messages_are_written() {
    let site = Site::new("");
    let outside = site.root().with_file_name("outside.ftl");
    fs::write(&outside, "home-title = Outside\n").unwrap();
    symlink("home.ftl", site.at("locales/en/pages/linked.ftl")).unwrap();
    symlink(&outside, site.at("locales/en/pages/out.ftl")).unwrap();
    let preview = Preview::watching(&site);
    let before = input(&site);
    let home = "locales/en/pages/home.ftl";
    let found = message(&preview, home, "home-title");
    let good = change(&found, home, "en", &[(None, None, "Attack")]);
    let with = |key: &str, value: Value| {
        let mut body = good.clone();
        body[key] = value;
        body
    };
    for file in [
        "../outside.ftl",
        "/etc/passwd",
        "locales/../../outside.ftl",
        "locales/en/pages/../../../../outside.ftl",
        "locales/en/pages/linked.ftl",
        "locales/en/pages/out.ftl",
        "locales/en/pages/none.ftl",
        "locales/en/pages",
        "locales/en/pages/home.ftl\u{0}",
        "content/pages/home.yaml",
        "templates/page.html",
        "site.toml",
        "",
    ] {
        let answer = post(&preview, "/@archipel/message", &with("file", json!(file)));
        assert!([400, 404, 409].contains(&answer.status), "{file:?}: {}", answer.text());
    }
    for (key, value, statuses) in [
        ("message", json!("none"), [404]),
        ("message", json!("home-title = x\nother"), [404]),
        ("message", json!(null), [400]),
        ("more", json!(1), [400]),
        ("texts", json!({}), [400]),
    ] {
        let answer = post(&preview, "/@archipel/message", &with(key, value));
        assert!(statuses.contains(&answer.status), "{key}: {}", answer.text());
    }
    for (pointer, value, status) in [
        ("/texts/0/tag", json!("../en"), 404),
        ("/texts/0/tag", json!("fr"), 404),
        ("/texts/0/digest", json!("0"), 409),
        ("/texts/0/digest", json!(null), 409),
        ("/texts/0/parts/0/attribute", json!("x"), 422),
        ("/texts/0/parts/0/forms/0/variant", json!("one"), 422),
    ] {
        let mut body = good.clone();
        *body.pointer_mut(pointer).unwrap() = value;
        let answer = post(&preview, "/@archipel/message", &body);
        assert_eq!(answer.status, status, "{pointer}: {}", answer.text());
    }
    let twice = with("texts", json!([good["texts"][0], good["texts"][0]]));
    assert_eq!(post(&preview, "/@archipel/message", &twice).status, 400);
    assert_eq!(input(&site), before);
    // A text that looks like the next message is text.
    let text = "x\r\n\nother = y\r.label = z\n# c\n[one]\n}";
    let answer = set(&preview, home, "home-title", "en", &[(None, None, text)]);
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(
        read(&site, home).split("home-lead").next().unwrap(),
        "home-title =\n    x\n\n    other = y\n    { \".\" }label = z\n    # c\n    { \"[\" }one]\n\
         \x20   \
         { \"}\" }\n"
    );
    assert_eq!(fs::read_to_string(outside).unwrap(), "home-title = Outside\n");
}

#[test]
fn malformed_requests_write_nothing() {
    let site = Site::new("");
    let preview = Preview::watching(&site);
    let before = input(&site);
    let home = "locales/en/pages/home.ftl";
    let good =
        change(&message(&preview, home, "home-title"), home, "en", &[(None, None, "Attack")]);
    let head = [("Host", "localhost"), ("Content-Type", KIND)];
    let huge = format!("{{\"file\":\"{}\"}}", "a".repeat(1 << 20));
    assert_eq!(send(&preview, "/@archipel/message", &head, huge.as_bytes()).status, 413);
    let invalid = good.to_string().replace("Attack", "\u{1}").into_bytes();
    let invalid: Vec<u8> = invalid.into_iter().map(|it| if it == 1 { 0xff } else { it }).collect();
    assert_eq!(send(&preview, "/@archipel/message", &head, &invalid).status, 400);
    for body in ["", "[", "null", "{}", "[[[["] {
        assert_eq!(send(&preview, "/@archipel/message", &head, body.as_bytes()).status, 400);
    }
    for change in [json!(0), json!(1), json!(-1), json!("1")] {
        let answer = post(&preview, "/@archipel/undo", &json!({ "change": change }));
        assert!([400, 409].contains(&answer.status), "{change}");
    }
    assert_eq!(input(&site), before);
}
