//! Edits of messages.

use std::fs;

use serde_json::{Value, json};

use crate::extent::is_whole;
use crate::preview::Preview;
use crate::random::Random;
use crate::serve_edit::{change, input, message, post, read, set};
use crate::site::Site;

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
