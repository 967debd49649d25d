//! Malformed and malicious requests: they are rejected, no data of the machine is disclosed, and
//! other requests are still answered.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt as _;
use std::time::{Duration, Instant};

use crate::preview::Preview;
use crate::site::Site;

/// The time limit of a request in `src/serve/http.rs`.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);

/// Sends bytes; asserts that the response has one of these statuses, and contains no data of the
/// disk.
#[track_caller]
fn refused(preview: &Preview, request: &[u8], statuses: &[u16]) {
    let answer = preview.say(request, false);
    let shown = String::from_utf8_lossy(&request[..request.len().min(80)]).into_owned();
    assert!(statuses.contains(&answer.status), "{} for {shown:?}", answer.status);
    for secret in ["base_url", "not yours", "[package]"] {
        assert!(!answer.text().contains(secret), "{shown:?}");
    }
}

fn get(path: &[u8]) -> Vec<u8> {
    [b"GET ", path, b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"].concat()
}

#[test]
fn nothing_outside_of_the_site_is_shown() {
    let site = Site::new("");
    fs::write(site.root().with_file_name("secret.txt"), "not yours").unwrap();
    let preview = Preview::with(&site, &[]);
    for path in [
        "/site.toml",
        "/../secret.txt",
        "/../../../../../../etc/passwd",
        "/en/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/%2e%2e%2fsecret.txt",
        "/en/..%2f..%2fsite.toml",
        "/..%5c..%5csecret.txt",
        "/en%2f",
        "//site.toml",
        "/en//",
        "/./en/",
        "/@archipel/client/..%2f..%2fmain.rs",
        "/@archipel/client/../../../site.toml",
        "/@archipel/",
        "/@archipel/page?path=/../site.toml",
    ] {
        refused(&preview, &get(path.as_bytes()), &[400, 404]);
    }
    for path in ["/%00", "/en/%00/", "/%ff%fe/", "/%", "/%zz", "/%0d%0aSet-Cookie:a=b"] {
        refused(&preview, &get(path.as_bytes()), &[400]);
    }
    let page = preview.get("/en/");
    assert_eq!(page.status, 200);
}

#[test]
fn what_is_no_request_is_refused() {
    let site = Site::new("");
    let preview = Preview::with(&site, &[]);
    for path in [&b"/\0"[..], b"/\xff\xfe", b"/a b", b"en", b"*", b"http://", b""] {
        refused(&preview, &get(path), &[400, 403, 404]);
    }
    for bytes in [
        &b"garbage\r\n\r\n"[..],
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nA: \0\r\n\r\n",
    ] {
        refused(&preview, bytes, &[400]);
    }
    // Another protocol, which the server does not support.
    refused(&preview, b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", &[0, 400]);
    let before = preview.memory();
    let long = vec![b'a'; 1 << 20];
    for _ in 0..20 {
        refused(&preview, &get(&[b"/", &long[..]].concat()), &[414, 431]);
        let head = [b"GET / HTTP/1.1\r\nHost: localhost\r\nA: ", &long[..], b"\r\n\r\n"].concat();
        refused(&preview, &head, &[431]);
    }
    let many = "A: b\r\n".repeat(5_000);
    let head = format!("GET / HTTP/1.1\r\nHost: localhost\r\n{many}\r\n");
    refused(&preview, head.as_bytes(), &[431]);
    let grown = preview.memory().saturating_sub(before);
    assert!(grown < 8_000, "{grown} kB");
    let ranges = format!("bytes={}", "0-1,".repeat(4_000));
    for range in [ranges.as_str(), "bytes=99999999999999999999999-", "bytes=--1"] {
        let answer = preview.ask("GET", "/en/", &[("Range", range)]);
        assert!(matches!(answer.status, 200 | 416), "{}", answer.status);
    }
}

#[test]
fn bodies_have_an_end() {
    let site = Site::new("");
    let preview = Preview::with(&site, &[]);
    let long = "a".repeat(1 << 20);
    assert_eq!(preview.post("/@archipel/open", "application/json", &long).status, 413);
    let endless = format!(
        "POST /@archipel/open HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
         Transfer-Encoding: chunked\r\n\r\n{}",
        format!("1000\r\n{}\r\n", "a".repeat(4096)).repeat(64)
    );
    assert_eq!(preview.say(endless.as_bytes(), false).status, 413);
    assert_eq!(preview.post("/en/", "application/json", &long).status, 405);
    assert_eq!(preview.get("/en/").status, 200);
}

/// Reads until the connection is closed, and returns the time.
fn closed(stream: &mut TcpStream, start: Instant) -> (Duration, String) {
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes);
    (start.elapsed(), String::from_utf8_lossy(&bytes).into_owned())
}

#[test]
fn slow_requests_end_and_keep_nobody_waiting() {
    let site = Site::new("");
    let preview = Preview::watching(&site);
    let before = preview.handles();
    let start = Instant::now();
    let mut body = preview.connect();
    write!(
        body,
        "POST /@archipel/open HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\
         Content-Type: application/json\r\n\r\n{{"
    )
    .unwrap();
    let mut slow: Vec<TcpStream> = (0..500)
        .map(|_| {
            let mut stream = preview.connect();
            stream.write_all(b"GET /en/ HTTP/1.1\r\nHost: loc").unwrap();
            stream
        })
        .collect();
    // Sends a few bytes, repeatedly.
    let mut drip = preview.connect();
    let mut dripping = drip.try_clone().unwrap();
    let dripping = std::thread::spawn(move || {
        while start.elapsed() < 4 * REQUEST_TIMEOUT && dripping.write_all(b"G").is_ok() {
            std::thread::sleep(Duration::from_millis(500));
        }
    });
    let asked = Instant::now();
    assert_eq!(preview.get("/en/").status, 200);
    site.replace("locales/en/pages/home.ftl", "Welcome", "Hello");
    preview.shows("/en/", "Hello");
    assert!(asked.elapsed() < REQUEST_TIMEOUT, "{:?}", asked.elapsed());
    assert!(preview.handles() > before + 500);
    let limit = 3 * REQUEST_TIMEOUT;
    let (time, words) = closed(&mut body, start);
    assert!(time < limit && words.starts_with("HTTP/1.1 408 "), "{time:?} {words}");
    for stream in slow.iter_mut().chain([&mut drip]) {
        let (time, words) = closed(stream, start);
        assert!(time < limit && !words.contains(" 200 "), "{time:?} {words}");
    }
    dripping.join().unwrap();
    preview.until("they are forgotten", || preview.handles() <= before + 1);
}

/// Each response is longer than the buffers of the system.
#[test]
fn readers_that_stop_are_dropped() {
    let site = Site::new("");
    site.replace("templates/page.html", "{% endfor %}", "{% endfor %}{{ \"x\" * 4000000 }}");
    let preview = Preview::watching(&site);
    let before = preview.handles();
    let stopped: Vec<TcpStream> = (0..20)
        .map(|_| {
            let mut stream = preview.connect();
            stream.write_all(&b"GET /en/ HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(9)).unwrap();
            stream
        })
        .collect();
    preview.until("they are let in", || preview.handles() >= before + 20);
    assert_eq!(preview.get("/en/").status, 200);
    preview.until("they are dropped", || preview.handles() <= before + 1);
    drop(stopped);
}

#[test]
fn a_crowd_leaves_builds_the_files_they_need() {
    let site = Site::new("");
    let preview = Preview::watching(&site);
    preview.limit("nofile=840");
    // More connections than allowed, one after the other: clients that are too fast have to retry.
    let come = |_| {
        std::thread::sleep(Duration::from_millis(1));
        preview.connect()
    };
    let crowd: Vec<TcpStream> = (0..850).map(come).collect();
    preview.until("the house is full", || preview.handles() > 768);
    site.replace("locales/en/pages/home.ftl", "Welcome", "Hello");
    assert_eq!(preview.next_build()["diagnostics"], serde_json::json!([]));
    drop(crowd);
    preview.shows("/en/", "Hello");
}

#[test]
fn only_our_own_names_are_answered() {
    let site = Site::new("");
    let preview = Preview::with(&site, &[]);
    let addresses = [
        ("GET", "/"),
        ("GET", "/en/"),
        ("GET", "/nothing"),
        ("GET", "/@archipel/client/main.js"),
        ("GET", "/@archipel/events?page=/en/"),
        ("GET", "/@archipel/explain?path=/en/"),
        ("GET", "/@archipel/page?path=/en/"),
        ("GET", "/@archipel/state"),
        ("POST", "/@archipel/open"),
    ];
    for (method, path) in addresses {
        for foreign in [
            ("Host", "evil.example"),
            ("Host", "127.0.0.1.evil.example"),
            ("Host", ""),
            ("Origin", "http://evil.example"),
            ("Origin", "null"),
        ] {
            let status = preview.ask(method, path, &[foreign]).status;
            assert_eq!(status, 403, "{method} {path} {foreign:?}");
        }
    }
    for ours in [("Host", "localhost"), ("Host", "[::1]:9"), ("Origin", "http://localhost:1")] {
        assert_eq!(preview.ask("GET", "/en/", &[ours]).status, 200, "{ours:?}");
    }
    let absolute =
        b"GET http://evil.example/en/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    refused(&preview, absolute, &[403]);
}

#[test]
fn a_request_names_one_host() {
    let site = Site::new("");
    let preview = Preview::with(&site, &[]);
    for heads in [
        "Host: localhost\r\nHost: evil.example",
        "Host: evil.example\r\nHost: localhost",
        "Host: localhost\r\nOrigin: http://localhost\r\nOrigin: http://evil.example",
    ] {
        let request = format!("GET /en/ HTTP/1.1\r\n{heads}\r\nConnection: close\r\n\r\n");
        refused(&preview, request.as_bytes(), &[400]);
    }
}

#[test]
fn no_address_leads_to_another_site() {
    let site = Site::new("");
    site.replace("site.toml", "segment = \"en\"", "segment = \"\"");
    let preview = Preview::with(&site, &[]);
    for path in [
        "//evil.example/x", "//evil.example", "///evil.example/de", "/\\evil.example/de",
        "/%5cevil.example/de", "/%2fevil.example/de", "//de", "/\\de", "/%09/evil.example/de",
        "/.//evil.example/de",
    ] {
        let answer = preview.get(path);
        assert_eq!(answer.header("location"), "", "{path}");
        assert!([400, 404].contains(&answer.status), "{path}: {}", answer.status);
    }
}

#[test]
fn the_user_says_which_other_names_are_answered() {
    let site = Site::new("");
    let open = Preview::with(&site, &["--host", "0.0.0.0"]);
    assert_eq!(open.ask("GET", "/en/", &[("Host", "box.example")]).status, 200);
    // With a name that resolves to this machine, any page could open files in the editor.
    let act = |host| open.ask("POST", "/@archipel/open", &[("Host", host)]).status;
    assert_eq!((act("box.example"), act("192.168.1.5"), act("localhost")), (403, 403, 415));
    assert_eq!(open.link.as_ref().map(|link| link.contains("0.0.0.0")), Some(false));
    let named = Preview::with(&site, &["--host", "localhost"]);
    assert_eq!(named.ask("GET", "/en/", &[("Host", "localhost")]).status, 200);
    assert_eq!(named.ask("GET", "/en/", &[("Host", "box.example")]).status, 403);
}

#[test]
fn what_acts_needs_the_token_in_a_network() {
    let site = Site::new("");
    let preview = Preview::with(&site, &["--host", "0.0.0.0"]);
    let link = preview.link.clone().expect("a network reaches it");
    let path = link.strip_prefix("http://").and_then(|rest| rest.find('/').map(|at| &rest[at..]));
    let path = path.expect("an address with a path");
    let other = ("Host", "box.example:8000");
    let mode = "archipel-mode=pseudo";
    let html = ("Accept", "text/html");
    let asked = |cookie: &str| {
        let page = preview.ask("GET", "/en/", &[other, html, ("Cookie", cookie)]);
        let about = preview.ask("GET", "/@archipel/page?path=/en/", &[other, ("Cookie", cookie)]);
        (page.status, page.text().contains("Welcome"), about.text().contains("pseudo"))
    };
    assert_eq!(asked(mode), (200, true, false), "the page is read, and as it is");
    let wrong = path.replace("token=", "token=0");
    for wrong in [wrong.as_str(), "/@archipel/enter?token=", &path[..path.len() - 1]] {
        let answer = preview.ask("GET", wrong, &[other]);
        assert_eq!((answer.status, answer.header("set-cookie")), (403, ""), "{wrong}");
    }
    let answer = preview.ask("GET", path, &[other]);
    assert_eq!((answer.status, answer.header("location")), (303, "/"));
    let cookie = answer.header("set-cookie").to_owned();
    assert!(cookie.ends_with("; Path=/; HttpOnly; SameSite=Strict"), "{cookie}");
    let cookie = cookie.split(';').next().unwrap();
    assert_eq!(asked(&format!("{mode}; {cookie}")), (200, false, true));
    let act = |headers: &[(&str, &str)]| preview.ask("POST", "/@archipel/open", headers).status;
    assert_eq!(act(&[other]), 403);
    // The response of the handler: it requires another media type.
    assert_eq!(act(&[other, ("Cookie", cookie), ("Origin", "http://box.example:8000")]), 415);
    for origin in ["http://evil.example", "http://box.example", "http://box.example:80", "null"] {
        assert_eq!(act(&[other, ("Cookie", cookie), ("Origin", origin)]), 403, "{origin}");
    }
    let alone = Preview::with(&site, &[]);
    assert_eq!(alone.link, None);
    assert_eq!(alone.get("/@archipel/enter?token=").status, 403);
}

#[test]
fn places_are_opened_in_the_editor() {
    let site = Site::new("");
    let (program, told) = (site.at("bin/code"), site.at("told"));
    fs::create_dir_all(site.at("bin")).unwrap();
    fs::write(&program, format!("#!/bin/sh\necho \"$@\" > '{}'\n", told.display())).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let editor = format!("{} --wait", program.display());
    let preview = Preview::with_editor(&site, &[], &editor);
    let path = "/@archipel/open";
    let post = |body: &str| preview.post(path, "application/json", body);
    let place = r#"{ "file": "locales/en/common.ftl", "line": 1, "column": 3 }"#;
    assert_eq!(post(place).status, 204);
    let line = format!("--wait --goto {}:1:3\n", site.at("locales/en/common.ftl").display());
    preview.until("the editor is told", || fs::read_to_string(&told).is_ok_and(|it| it == line));
    fs::remove_file(&told).unwrap();
    assert_eq!(preview.post(path, "text/plain", place).status, 415);
    assert_eq!(preview.post(path, "application/x-www-form-urlencoded", place).status, 415);
    assert_eq!(preview.ask("GET", path, &[]).status, 405);
    for file in ["locales/en/nothing.ftl", "../secret", "/etc/passwd", "told", "", "content"] {
        let answer = post(&format!(r#"{{ "file": "{file}", "line": 1 }}"#));
        assert_eq!(answer.status, 404, "{file}");
        assert!(answer.text().contains("\"error\":\"the site has no such file\""));
    }
    for odd in ["", "{", "{}", r#"{ "file": "site.toml", "line": -1 }"#, "[1]"] {
        assert_eq!(post(odd).status, 400, "{odd}");
    }
    assert!(!told.exists(), "nothing was opened");
    let terminal = Preview::with_editor(&site, &[], "vim");
    let answer = terminal.post(path, "application/json", place);
    assert_eq!(answer.status, 409);
    assert!(
        answer.text().contains("`vim` requires a terminal; set EDITOR to"),
        "{}",
        answer.text()
    );
}
