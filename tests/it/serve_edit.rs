//! Edits from the page: random ones equal those by hand, and everything else is refused.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::symlink;

use serde_json::{Value, json};

use crate::extent::is_whole;
use crate::preview::{Answer, Preview};
use crate::random::Random;
use crate::site::{Site, tree};

const KIND: &str = "application/json";

/// Reads a message like a page.
fn message(preview: &Preview, file: &str, id: &str) -> Value {
    let path = format!("/@archipel/message?file={file}&message={id}&path=/en/");
    let answer = preview.get(&path);
    assert_eq!(answer.status, 200, "{}", answer.text());
    serde_json::from_slice(&answer.body).unwrap()
}

/// The request that sets a text of a message, as read.
fn change(
    read: &Value,
    file: &str,
    tag: &str,
    new: &[(Option<&str>, Option<&str>, &str)],
) -> Value {
    let text = read["texts"].as_array().unwrap().iter().find(|text| text["tag"] == tag).unwrap();
    let mut parts: BTreeMap<Option<&str>, Vec<Value>> = BTreeMap::new();
    for (attribute, variant, text) in new {
        let form = json!({ "variant": variant, "text": text });
        parts.entry(*attribute).or_default().push(form);
    }
    let parts = parts.into_iter().map(|(it, forms)| json!({ "attribute": it, "forms": forms }));
    let texts =
        json!([{ "tag": tag, "digest": text["digest"], "parts": parts.collect::<Vec<_>>() }]);
    json!({ "file": file, "message": read["id"], "texts": texts })
}

fn post(preview: &Preview, path: &str, body: &Value) -> Answer {
    preview.post(path, KIND, &body.to_string())
}

/// Sets a text of a message as it is now.
fn set(
    preview: &Preview,
    file: &str,
    id: &str,
    tag: &str,
    new: &[(Option<&str>, Option<&str>, &str)],
) -> Answer {
    let found = message(preview, file, id);
    post(preview, "/@archipel/message", &change(&found, file, tag, new))
}

fn read(site: &Site, path: &str) -> String {
    fs::read_to_string(site.at(path)).unwrap()
}

/// The input files; the preview writes its cache, too.
fn input(site: &Site) -> BTreeMap<String, Vec<u8>> {
    let mut files = tree(&site.root());
    files.retain(|path, _| !path.starts_with(".archipel/"));
    files.into_iter().map(|(path, file)| (path, file.bytes)).collect()
}

/// A text in a file: its message, attribute and variant, its layout, and its lines.
#[derive(Clone)]
struct Slot {
    id: &'static str,
    attribute: Option<&'static str>,
    variant: Option<&'static str>,
    /// The space before its second line.
    indent: &'static str,
    lines: Vec<String>,
    /// The placeable that it has to contain, as the file spells it.
    placeable: &'static str,
}

/// A message file with the texts at their places.
#[derive(Clone)]
struct Sheet {
    path: String,
    /// The text before each slot, and after the last one.
    between: Vec<String>,
    slots: Vec<Slot>,
    ending: &'static str,
    mark: &'static str,
}

impl Sheet {
    fn new(path: &str, layout: &str, ending: &'static str, mark: &'static str) -> Sheet {
        let slot = |id, attribute, variant, indent, placeable| Slot {
            id,
            attribute,
            variant,
            indent,
            lines: vec![format!("Text {placeable}").trim_end().to_owned()],
            placeable,
        };
        let price = "{$presale-price}";
        let slots = vec![
            slot("home-title", None, None, "    ", ""),
            slot("home-lead", None, None, "  ", price),
            slot("block", None, None, "      ", ""),
            slot("plural", None, Some("one"), "        ", ""),
            slot("plural", None, Some("other"), "      ", "{  $presale-price  }"),
            slot("attributes", None, None, "    ", ""),
            slot("attributes", Some("label"), None, "        ", ""),
        ];
        let between = layout.split('@').map(str::to_owned).collect();
        Sheet { path: path.to_owned(), between, slots, ending, mark }
    }

    fn bytes(&self) -> Vec<u8> {
        let mut text = String::new();
        for (at, between) in self.between.iter().enumerate() {
            text.push_str(between);
            if let Some(slot) = self.slots.get(at) {
                text.push_str(&slot.lines.join(&format!("\n{}", slot.indent)));
            }
        }
        format!("{}{}", self.mark, text.replace('\n', self.ending)).into_bytes()
    }
}

const LAYOUT: &str = "### File  comment \n\n# Own\nhome-title   =   @\n\n\n## Group\n\nhome-lead=\
    @\n\
    block =\n      @\n# Words between\nplural = {$presale-price ->\n  [one]   @\n *[ other ]\n\
    \x20     \
    @\n  }\nattributes = @\n    .label   = @\n\n# The end";

/// Words as the page sends them, and as the file has them: the words of a first line.
const WORDS: [&str; 9] =
    ["one", "größer", "हिन्दी", "“quoted”", "{ \"{\" }", "a = b", "#", "https://a.example", "—"];

fn random_lines(random: &mut Random, slot: &Slot) -> Vec<String> {
    let mut words = |count: usize| -> Vec<String> {
        (0..count).map(|_| random.pick(&WORDS).to_owned()).collect()
    };
    let mut lines = vec![words(3)];
    // A text on one line with its name would get another layout.
    if slot.id == "block" || slot.lines.len() > 1 {
        lines.push(words(2));
    }
    lines[0].push(slot.placeable.to_owned());
    let line = |words: &Vec<String>| words.join(" ").trim_end().to_owned();
    lines.iter().map(line).collect()
}

/// The text of a slot as the page sends it.
fn sent(lines: &[String], placeable: &str) -> String {
    let text = lines.join("\n");
    if placeable.is_empty() { text } else { text.replace(placeable, "{ $presale-price }") }
}

/// The number of random edits: in `tests/run all`, and otherwise.
const EDITS: [usize; 2] = [300, 60];

#[test]
fn random_edits_equal_those_by_hand() {
    let mut sheets = [
        Sheet::new("locales/en/pages/home.ftl", LAYOUT, "\n", ""),
        Sheet::new("locales/de/pages/home.ftl", LAYOUT, "\r\n", "\u{feff}"),
    ];
    let site = Site::new("");
    let write = |sheet: &Sheet| fs::write(site.at(&sheet.path), sheet.bytes()).unwrap();
    sheets.iter().for_each(write);
    let preview = Preview::watching(&site);
    let mut random = Random::new(37);
    let mut done: Vec<[Sheet; 2]> = vec![sheets.clone()];
    let mut list = json!({ "changes": [], "done": 0 });
    for step in 0..EDITS[usize::from(!is_whole())] {
        let at = random.below(2);
        let tag = ["en", "de"][at];
        let number = random.below(sheets[at].slots.len());
        let slot = &mut sheets[at].slots[number];
        let before = slot.lines.clone();
        slot.lines = random_lines(&mut random, slot);
        let text = sent(&slot.lines, slot.placeable);
        let (id, new) = (slot.id, (slot.attribute, slot.variant, &*text));
        let is_same = slot.lines == before;
        let path = sheets[at].path.clone();
        let answer = set(&preview, &path, id, tag, &[new]);
        assert_eq!(answer.status, 200, "step {step}, {id} {text:?}: {}", answer.text());
        list = serde_json::from_slice(&answer.body).unwrap();
        if !is_same {
            done.push(sheets.clone());
        }
        if random.one_in(6) && done.len() > 1 {
            // The last change is undone, and usually repeated.
            let last = list["done"].as_u64().unwrap() as usize - 1;
            let body = json!({ "change": list["changes"][last]["id"] });
            assert_eq!(post(&preview, "/@archipel/undo", &body).status, 200);
            let undone = done[done.len() - 2].clone();
            for sheet in &undone {
                assert_eq!(fs::read(site.at(&sheet.path)).unwrap(), sheet.bytes());
            }
            if random.one_in(3) {
                done.pop();
                sheets = undone;
            } else {
                assert_eq!(post(&preview, "/@archipel/redo", &body).status, 200);
            }
        }
        for sheet in &sheets {
            let found = String::from_utf8(fs::read(site.at(&sheet.path)).unwrap()).unwrap();
            let expected = String::from_utf8(sheet.bytes()).unwrap();
            assert_eq!(found, expected, "step {step}, {tag} {id}");
        }
    }
    assert!(list["patch"].as_str().unwrap().contains("--- a/locales/de/pages/home.ftl"));
    assert!(
        list["commit"].as_str().unwrap().starts_with("Edit 5 texts in de, en\n\n- locales/de/")
    );
}

#[test]
fn a_missing_translation_is_written_where_the_original_has_it() {
    let site = Site::new("");
    site.replace("site.toml", "label = \"Deutsch\"", "label = \"Deutsch\"\nfallback = \"en\"");
    fs::write(
        site.at("locales/de/pages/home.ftl"),
        "# Eigenes\nhome-lead = Für { $presale-price }\n",
    )
    .unwrap();
    fs::remove_file(site.at("locales/de/common.ftl")).unwrap();
    let preview = Preview::watching(&site);
    let file = "locales/en/pages/home.ftl";
    assert_eq!(set(&preview, file, "home-title", "de", &[(None, None, "Hallo")]).status, 200);
    assert_eq!(
        read(&site, "locales/de/pages/home.ftl"),
        "home-title = Hallo\n# Eigenes\nhome-lead = Für { $presale-price }\n"
    );
    let file = "locales/en/common.ftl";
    let answer = set(&preview, file, "footer-note", "de", &[(None, None, "Ohne Steuern.")]);
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(read(&site, "locales/de/common.ftl"), "footer-note = Ohne Steuern.\n");
    preview.shows("/de/", "Ohne Steuern.");
    let list: Value = serde_json::from_slice(&answer.body).unwrap();
    assert!(list["patch"].as_str().unwrap().contains("--- /dev/null\n+++ b/locales/de/common.ftl"));
    let undone = post(&preview, "/@archipel/undo", &json!({ "change": list["changes"][1]["id"] }));
    assert_eq!(undone.status, 200, "{}", undone.text());
    assert!(!site.at("locales/de/common.ftl").exists());
}

#[test]
fn a_text_with_a_mistake_is_not_written() {
    let site = Site::new("");
    site.replace("locales/en/common.ftl", "footer-note", "# max: 30\nfooter-note");
    let preview = Preview::watching(&site);
    let before = input(&site);
    let home = "locales/en/pages/home.ftl";
    for (file, id, tag, text, mistake) in [
        (home, "home-lead", "de", "Ohne Preis", "presale-price"),
        (home, "home-lead", "en", "{ $presale-prise }", "presale.prise"),
        (home, "home-lead", "en", "{ $presale-price ", "}"),
        (home, "home-title", "en", "{ nothing }", "nothing"),
        (home, "home-title", "en", "a\u{0}b", "U+0000"),
        (
            "locales/en/common.ftl",
            "footer-note",
            "en",
            "Far more than thirty characters",
            "at most 30",
        ),
    ] {
        let answer = set(&preview, file, id, tag, &[(None, None, text)]);
        assert_eq!(answer.status, 422, "{text:?}: {}", answer.text());
        let refused: Value = serde_json::from_slice(&answer.body).unwrap();
        let first = &refused["diagnostics"][0];
        assert!(first["message"].as_str().unwrap().contains(mistake), "{text:?}: {first}");
    }
    assert_eq!(input(&site), before);
    // Both texts at once are right.
    let found = message(&preview, home, "home-lead");
    let mut both = change(&found, home, "en", &[(None, None, "A token.")]);
    let other = change(&found, home, "de", &[(None, None, "Ein Token.")]);
    both["texts"].as_array_mut().unwrap().push(other["texts"][0].clone());
    let answer = post(&preview, "/@archipel/message", &both);
    assert_eq!(answer.status, 200, "{}", answer.text());
}

#[test]
fn of_two_editors_the_second_one_is_refused() {
    let site = Site::new("");
    let preview = Preview::watching(&site);
    let file = "locales/en/pages/home.ftl";
    let found = message(&preview, file, "home-title");
    let save = |text| {
        post(&preview, "/@archipel/message", &change(&found, file, "en", &[(None, None, text)]))
    };
    assert_eq!(save("First").status, 200);
    let second = save("Second");
    assert_eq!((second.status, second.text().contains("has changed meanwhile")), (409, true));
    assert!(read(&site, file).contains("home-title = First\n"));
    // Someone edits the file by hand: the change of the page can't be undone, and nothing is lost.
    site.replace(file, "First", "By hand");
    let undone = post(&preview, "/@archipel/undo", &json!({ "change": 1 }));
    assert_eq!((undone.status, undone.text().contains("has changed meanwhile")), (409, true));
    assert!(read(&site, file).contains("home-title = By hand\n"));
}

/// A limit on the size of files simulates a full disk.
#[test]
fn a_full_disk_loses_no_text() {
    let site = Site::new("");
    let preview = Preview::outliving_file_limits(&site);
    let before = input(&site);
    preview.limit("fsize=0:unlimited");
    let file = "locales/en/pages/home.ftl";
    let answer = set(&preview, file, "home-title", "en", &[(None, None, "New")]);
    assert_eq!(answer.status, 500);
    assert!(answer.text().contains("home.ftl`: File too large"), "{}", answer.text());
    assert_eq!(input(&site), before);
    preview.limit("fsize=unlimited");
    assert_eq!(set(&preview, file, "home-title", "en", &[(None, None, "New")]).status, 200);
}

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

const TEXT: &str = "# Title\n\nFirst *words*\nand more.\n\n* item\n* two\n\n> Said\n> so.\n\nLast.";

#[test]
fn a_block_of_a_body_is_edited_at_its_place() {
    let site = Site::new("");
    site.replace("templates/page.html", "{% endfor %}", "{% endfor %}{{ page.content }}");
    for (tag, ending) in [("en", "\n"), ("de", "\r\n")] {
        let path = site.at(&format!("locales/{tag}/pages/home.md"));
        fs::write(path, TEXT.replace('\n', ending)).unwrap();
    }
    let preview = Preview::watching(&site);
    let marked =
        preview.ask("GET", "/de/", &[("Accept", "text/html"), ("Cookie", "archipel-mode=edit")]);
    let file = "locales/de/pages/home.md";
    let mark = |place: &str| format!("<span data-source=\"{file}:{place}\" data-message=\"\">");
    for (element, place, text) in
        [("<p>", "3:1", "First <em>words"), ("<li>", "6:1", "item"), ("<p>", "9:3", "Said")]
    {
        let expected = format!("{element}{}{text}", mark(place));
        assert!(marked.text().contains(&expected), "{expected}: {}", marked.text());
    }
    let block = |line: usize, column: usize| {
        preview.get(&format!("/@archipel/block?file={file}&line={line}&column={column}"))
    };
    let save = |read: &Value, text: &str| {
        let digest = &read["texts"][0]["digest"];
        let new = json!({ "file": file, "digest": digest, "block": read["block"], "text": text });
        post(&preview, "/@archipel/block", &new)
    };
    let found: Value = serde_json::from_slice(&block(3, 1).body).unwrap();
    assert_eq!(found["texts"][0]["parts"][0]["forms"][0]["text"], "First *words*\nand more.");
    let before = input(&site);
    assert_eq!(save(&found, "A [link](page:nothing).").status, 422);
    let mut outside = found.clone();
    outside["block"]["end"] = json!(12);
    assert_eq!(save(&outside, "x").status, 400);
    outside["block"] = json!({ "start": 0, "end": 1_000_000 });
    assert_eq!(save(&outside, "x").status, 400);
    assert_eq!(save(&found, "a\u{0}b").status, 400);
    assert_eq!((block(2, 1).status, block(99, 99).status), (409, 409));
    for other in ["locales/de/pages/home.ftl", "site.toml", "../home.md", "locales/de/pages/a.md"] {
        let answer = preview.get(&format!("/@archipel/block?file={other}&line=1&column=1"));
        assert_eq!(answer.status, 404, "{other}");
    }
    assert_eq!(input(&site), before);
    let answer = save(&found, "New\nwords.\n");
    assert_eq!(answer.status, 200, "{}", answer.text());
    let expected = TEXT.replace("First *words*\nand more.", "New\nwords.").replace('\n', "\r\n");
    assert_eq!(read(&site, file), expected);
    preview.shows("/de/", "New\nwords.");
    assert_eq!(save(&found, "Stale").status, 409);
    assert_eq!(post(&preview, "/@archipel/undo", &json!({ "change": 1 })).status, 200);
    assert_eq!(read(&site, file), TEXT.replace('\n', "\r\n"));
}
