//! nginx and Caddy, as Debian has them, with the printed configuration.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::environment::needed;
use crate::hosts::requests::{BARE_CASES, CASES, Case, ODD, judge};
use crate::hosts::{bare_site, site};
use crate::preview::Answer;
use crate::site::{Run, Site, TempDir};

/// The time limit for a server to start and to respond.
const TIMEOUT: Duration = Duration::from_secs(20);

/// A running server; it ends with the test.
pub struct Server {
    process: Child,
    /// The port that it listens on.
    pub port: u16,
    home: TempDir,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Server {
    /// Starts a server of that kind with the printed configuration.
    pub fn start(kind: &str, site: &Site, base: &str) -> Server {
        let home = TempDir::new();
        let folder = published(site, home.path(), base);
        let folder = folder.display().to_string();
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut command = match kind {
            "nginx" => nginx(site, home.path(), &folder, port),
            _ => caddy(site, home.path(), &folder, port),
        };
        let log = fs::File::create(home.path().join("log")).unwrap();
        command.stdin(Stdio::null()).stdout(log.try_clone().unwrap()).stderr(log);
        let process = command.spawn().expect("the server can be started");
        let mut server = Server { process, port, home };
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            let ended = server.process.try_wait().unwrap().is_some();
            assert!(!ended && start.elapsed() < TIMEOUT, "{kind}: {}", server.log());
            std::thread::sleep(Duration::from_millis(10));
        }
        server
    }

    fn log(&self) -> String {
        fs::read_to_string(self.home.path().join("log")).unwrap_or_default()
    }

    /// Sends a request.
    pub fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("the server listens");
        stream.set_read_timeout(Some(TIMEOUT)).unwrap();
        let more: String =
            headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\n{more}Connection: close\r\n\r\n",
            self.port
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        Answer::read(&bytes, method == "HEAD")
    }
}

/// Copies the site as a publish to a folder does, with compressed siblings and its records.
fn published(site: &Site, home: &Path, base: &str) -> std::path::PathBuf {
    let folder = home.join("www");
    let below = folder.join(base.trim_start_matches('/'));
    fs::create_dir_all(below.parent().unwrap()).unwrap();
    assert!(Run::of(Command::new("cp").arg("-r").arg(site.at("dist")).arg(&below)).code == 0);
    fs::create_dir_all(below.join(".archipel/state")).unwrap();
    fs::write(below.join(".archipel/state/release"), "secret").unwrap();
    fs::write(home.join("secret"), "secret").unwrap();
    let home = if below.join("en/index.html").exists() { "en/index.html" } else { "index.html" };
    for file in [home, "de/nothing/index.html", &format!("assets/{}", css(site))] {
        for ending in ["br", "gz"] {
            // The body shows which sibling is sent; the client of this test does not decode.
            let sibling = below.join(format!("{file}.{ending}"));
            fs::write(sibling, format!("{ending} of {file}, long enough to be sent in parts"))
                .unwrap();
        }
    }
    folder
}

/// The fingerprinted name of the style sheet.
fn css(site: &Site) -> String {
    let files = site.dist();
    let path = files.keys().find(|path| path.ends_with(".css")).expect("there is a style sheet");
    path.rsplit('/').next().unwrap().to_owned()
}

fn nginx(site: &Site, home: &Path, folder: &str, port: u16) -> Command {
    let printed =
        site.run(&["host", "nginx", "--policies", "--brotli", "--folder", folder]).fine().out;
    let listen = format!("listen 127.0.0.1:{port};");
    let config = printed.replace("listen 80;", &listen).replace("    listen [::]:80;\n", "");
    fs::write(home.join("site.conf"), config).unwrap();
    let module = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
    assert!(
        Path::new(module).exists(),
        "nginx needs a module; on Debian: apt-get install libnginx-mod-http-brotli-static"
    );
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|name| format!("{name}_temp_path {}/{name};\n", home.display()))
        .concat();
    let main = format!(
        "load_module {module};\ndaemon off;\nmaster_process off;\npid {home}/pid;\n\
         error_log stderr error;\nevents {{ }}\n\
         http {{\naccess_log off;\n{temporary}include {home}/site.conf;\n}}\n",
        home = home.display()
    );
    fs::write(home.join("nginx.conf"), main).unwrap();
    let command = || {
        let mut command = Command::new(needed("nginx"));
        command.arg("-p").arg(home).args(["-e", "stderr", "-c"]).arg(home.join("nginx.conf"));
        command
    };
    let tested = Run::of(command().arg("-t"));
    assert!(tested.code == 0 && !tested.err.contains("warn"), "{}", tested.err);
    command()
}

fn caddy(site: &Site, home: &Path, folder: &str, port: u16) -> Command {
    let printed = site.run(&["host", "caddy", "--policies", "--folder", folder]).fine().out;
    let file = home.join("Caddyfile");
    let command = |arguments: &[&str]| {
        let mut command = Command::new(needed("caddy"));
        command.args(arguments).env("HOME", home).env_remove("XDG_CONFIG_HOME");
        command.env_remove("XDG_DATA_HOME");
        command
    };
    fs::write(&file, &printed).unwrap();
    let formatted = Run::of(command(&["fmt"]).arg(&file));
    assert_eq!(formatted.out, printed, "`caddy fmt` would write it in another way");
    let name = file.display().to_string();
    let valid = ["validate", "--adapter", "caddyfile", "--config", &name];
    let validated = Run::of(&mut command(&valid));
    let is_clean = !validated.err.contains("\"warn\"");
    assert!(validated.code == 0 && is_clean, "{}", validated.err);
    let here = format!("\nhttp://127.0.0.1:{port} {{\n");
    let config = printed.replace("\nsite.example {\n", &here);
    assert_ne!(config, printed);
    fs::write(&file, format!("{{\n\tadmin off\n\tauto_https off\n}}\n{config}")).unwrap();
    command(&["run", "--adapter", "caddyfile", "--config", &name])
}

/// Sends all requests to a site at `base`.
fn serves(kind: &str, base: &str) {
    let site = site(base);
    let server = Server::start(kind, &site, base);
    let css = css(&site);
    answers(&server, kind, base, &CASES, &css);
    odd(&server, base);
    if !base.is_empty() {
        let answer = server.ask("GET", &format!("{base}?r=1"), &[]);
        let expected = format!("{base}/en/?r=1");
        assert_eq!((answer.status, answer.header("location")), (302, &*expected));
        assert_eq!(server.ask("GET", "/elsewhere/", &[]).status, 404, "not ours");
    }
    compressed(&server, base, &css);
    conditions(&server, base, &css);
}

/// Sends the requests to a site at `base` whose default language has no segment.
fn serves_bare(kind: &str, base: &str) {
    let site = bare_site(base);
    let server = Server::start(kind, &site, base);
    answers(&server, kind, base, &BARE_CASES, &css(&site));
    for path in ODD {
        let answer = server.ask("GET", path, &[]);
        let location = answer.header("location");
        let is_away = location.strip_prefix('/').is_some_and(|rest| rest.starts_with(['/', '\\']));
        assert!(!is_away && !location.contains("://"), "{path} leads to {location}");
    }
    if !base.is_empty() {
        let answer = server.ask("GET", &format!("{base}?r=1"), &[]);
        let leads = [301, 302].contains(&answer.status);
        assert!(leads && answer.header("location") == format!("{base}/?r=1"), "{answer:?}");
    }
}

fn answers(server: &Server, kind: &str, base: &str, cases: &[Case], css: &str) {
    let wrong: Vec<String> = cases
        .iter()
        .filter_map(|case| {
            let path = format!("{base}{}", case.path.replace("{css}", css));
            let answer = server.ask("GET", &path, &[]);
            // Some servers reject the character.
            let is_refused = path.contains("%00") && answer.status == 400;
            if is_refused { None } else { judge(case, &answer, base).err() }
        })
        .collect();
    assert!(wrong.is_empty(), "{kind} {base}:\n{}\n{}", wrong.join("\n"), server.log());
}

fn odd(server: &Server, base: &str) {
    for path in ODD {
        for path in [path.to_owned(), format!("{base}{path}")] {
            let answer = server.ask("GET", &path, &[]);
            let location = answer.header("location");
            let stays = location.is_empty() || location.starts_with(&format!("{base}/en/"));
            assert!(stays, "{path} leads to {location}");
            assert!(!answer.text().contains("secret"), "{path}: {}", answer.text());
            assert!(
                [200, 301, 302, 400, 404].contains(&answer.status),
                "{path}: {}",
                answer.status
            );
        }
    }
}

fn compressed(server: &Server, base: &str, css: &str) {
    let paths = [
        (format!("{base}/en/"), 200, "en/index.html".to_owned()),
        (format!("{base}/de/nope/"), 404, "de/nothing/index.html".to_owned()),
        (format!("{base}/assets/{css}"), 200, format!("assets/{css}")),
    ];
    for (path, status, file) in paths {
        let whole = server.ask("GET", &path, &[]);
        assert_eq!(whole.header("content-encoding"), "", "{path}");
        for (accepted, ending, encoding) in
            [("br, gzip", "br", "br"), ("gzip", "gz", "gzip"), ("gzip, deflate", "gz", "gzip")]
        {
            let answer = server.ask("GET", &path, &[("Accept-Encoding", accepted)]);
            let found = (answer.status, answer.header("content-encoding"));
            assert_eq!(found, (status, encoding), "{path} {accepted}");
            assert!(answer.text().starts_with(&format!("{ending} of {file}")), "{}", answer.text());
            assert_eq!(answer.header("vary").to_ascii_lowercase(), "accept-encoding", "{path}");
            for name in ["content-type", "content-language", "cache-control"] {
                assert_eq!(answer.header(name), whole.header(name), "{path} {accepted} {name}");
            }
            let tag = answer.header("etag");
            assert!(!tag.is_empty() && tag != whole.header("etag"), "{path}: {tag}");
        }
    }
}

fn conditions(server: &Server, base: &str, css: &str) {
    let (page, sheet) = (format!("{base}/en/terms/"), format!("{base}/assets/{css}"));
    let (missing, lost) = (format!("{base}/de/nope/"), format!("{base}/assets/nope.js"));
    for path in [&page, &sheet] {
        let answer = server.ask("GET", path, &[]);
        let head = server.ask("HEAD", path, &[]);
        assert_eq!((head.status, head.body.len()), (200, 0), "{path}");
        assert_eq!(head.header("content-length"), answer.body.len().to_string(), "{path}");
        let tag = [("If-None-Match", answer.header("etag"))];
        let same = server.ask("GET", path, &tag);
        assert_eq!((same.status, same.body.len()), (304, 0), "{path}");
        assert_eq!(same.header("cache-control"), answer.header("cache-control"), "{path}");
        let part = server.ask("GET", path, &[("Range", "bytes=2-5")]);
        assert_eq!((part.status, part.body.as_slice()), (206, &answer.body[2..=5]), "{path}");
        assert_eq!(part.header("cache-control"), answer.header("cache-control"), "{path}");
        let beyond = server.ask("GET", path, &[("Range", "bytes=9999999-")]);
        assert_eq!(beyond.status, 416, "{path}");
        assert_eq!(server.ask("POST", path, &[("Content-Length", "0")]).status, 405, "{path}");
    }
    for path in [&missing, &lost] {
        for header in [("If-None-Match", "*"), ("Range", "bytes=0-3")] {
            let answer = server.ask("GET", path, &[header]);
            assert_eq!(answer.status, 404, "{path} {header:?}");
            assert!(answer.text().contains("Nothing in"), "{path} {header:?}: {}", answer.text());
        }
        let head = server.ask("HEAD", path, &[]);
        assert_eq!((head.status, head.body.len()), (404, 0), "{path}");
    }
}

#[test]
fn nginx_serves_the_site() {
    serves("nginx", "");
}

#[test]
fn nginx_serves_a_site_below_a_path() {
    serves("nginx", "/sub/v1.0");
}

#[test]
fn caddy_serves_the_site() {
    serves("caddy", "");
}

#[test]
fn caddy_serves_a_site_below_a_path() {
    serves("caddy", "/sub/v1.0");
}

#[test]
fn nginx_serves_a_language_without_a_segment() {
    serves_bare("nginx", "");
    serves_bare("nginx", "/sub/v1.0");
}

#[test]
fn caddy_serves_a_language_without_a_segment() {
    serves_bare("caddy", "");
    serves_bare("caddy", "/sub/v1.0");
}
