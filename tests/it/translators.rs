//! Seeded faults of translators: `check` reports exactly one finding for each, at its line.
//!
//! `translators/site.txt` is a site without findings. The faults are in `translators/messages.txt`
//! and `translators/files.txt`.

use std::collections::BTreeSet;
use std::fs;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::site::Site;

const SITE: &str = include_str!("translators/site.txt");
const FAULTS: [&str; 2] =
    [include_str!("translators/messages.txt"), include_str!("translators/files.txt")];
/// The number of faults.
const COUNT: usize = 154;
/// Characters that can't be seen, as the faults write them.
const MARKS: [(&str, &str); 8] = [
    ("<U+0007>", "\u{7}"),
    ("<U+0009>", "\t"),
    ("<U+00A0>", "\u{a0}"),
    ("<U+200B>", "\u{200b}"),
    ("<U+202B>", "\u{202b}"),
    ("<U+2066>", "\u{2066}"),
    ("<U+FFFD>", "\u{fffd}"),
    ("<U+200F>", "\u{200f}"),
];
/// The number of threads that run the program.
const THREADS: usize = 4;

/// One edit of a file of a translation, and what `check` reports.
#[derive(Debug)]
struct Fault {
    name: &'static str,
    file: &'static str,
    /// The word in parentheses after the file: `latin-1` or `moved to …`.
    kind: Option<&'static str>,
    /// Whole lines of the file; empty if the fault is another file.
    from: String,
    to: String,
    /// The code, the file and the line.
    expected: &'static str,
}

impl Fault {
    fn parse(text: &'static str) -> Fault {
        let (name, rest) = text.split_once('\n').expect("a fault has several lines");
        let (head, rest) = rest.split_once('\n').expect("a fault has a file");
        let (file, kind) = match head.strip_suffix(')').and_then(|head| head.split_once(" (")) {
            Some((file, kind)) => (file, Some(kind)),
            None => (head, None),
        };
        let (mut from, mut to, mut expected) = (String::new(), String::new(), "");
        for line in rest.trim_end().lines() {
            match line.split_at(1) {
                ("-", words) => from.extend([words, "\n"]),
                ("+", words) => to.extend([words, "\n"]),
                _ => expected = line,
            }
        }
        for (written, character) in MARKS {
            to = to.replace(written, character);
        }
        Fault { name, file, kind, from, to, expected }
    }

    /// Checks a site with the fault, and restores the file.
    fn findings(&self, site: &Site) -> Vec<String> {
        let path = site.at(self.file);
        if self.from.is_empty() && self.kind.is_none() {
            return self.findings_of_file(site);
        }
        let text = fs::read_to_string(&path).unwrap();
        let mut moved = path.clone();
        match self.kind {
            None => {
                let name = self.name;
                assert_eq!(text.matches(&self.from).count(), 1, "the lines of `{name}`");
                fs::write(&path, text.replace(&self.from, &self.to)).unwrap();
            }
            Some("latin-1") => {
                let byte = |c| u8::try_from(u32::from(c)).unwrap_or(b'-');
                fs::write(&path, text.chars().map(byte).collect::<Vec<_>>()).unwrap();
            }
            Some(kind) => {
                moved = site.at(kind.strip_prefix("moved to ").expect("a kind of fault"));
                fs::rename(&path, &moved).unwrap();
            }
        }
        let found = findings(site);
        fs::remove_file(&moved).unwrap();
        fs::write(&path, text).unwrap();
        found
    }

    /// Checks a site with another file, in another folder.
    fn findings_of_file(&self, site: &Site) -> Vec<String> {
        let path = site.at(self.file);
        let folder = path.parent().unwrap();
        fs::create_dir(folder).unwrap();
        fs::write(&path, &self.to).unwrap();
        let found = findings(site);
        fs::remove_dir_all(folder).unwrap();
        found
    }
}

/// The codes of all findings of `check`, with their places.
fn findings(site: &Site) -> Vec<String> {
    let run = site.run(&["check", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let records = json["diagnostics"].as_array().expect("the output has diagnostics");
    let text = |record: &serde_json::Value, key: &str| record[key].as_str().unwrap().to_owned();
    let finding =
        |record| format!("{} {}:{}", text(record, "code"), text(record, "file"), record["line"]);
    records.iter().map(finding).collect()
}

fn faults() -> Vec<Fault> {
    FAULTS.iter().flat_map(|text| text.split("\n== ").skip(1)).map(Fault::parse).collect()
}

#[test]
fn each_fault_of_a_translator_is_found() {
    let faults = faults();
    let names: BTreeSet<&str> = faults.iter().map(|fault| fault.name).collect();
    assert_eq!((faults.len(), names.len()), (COUNT, COUNT), "faults, and their names");
    let next = AtomicUsize::new(0);
    let check_some = || {
        let site = Site::bare(SITE);
        assert_eq!(findings(&site), [""; 0], "the site without faults");
        let mut wrong = Vec::new();
        while let Some(fault) = faults.get(next.fetch_add(1, Ordering::Relaxed)) {
            let found = fault.findings(&site);
            if found != [fault.expected] {
                let Fault { name, expected, .. } = fault;
                wrong.push(format!("{name}: expected {expected}, found {found:?}"));
            }
        }
        assert_eq!(findings(&site), [""; 0], "the site after all faults");
        wrong
    };
    let mut wrong: Vec<String> = thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS).map(|_| scope.spawn(check_some)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    wrong.sort();
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}
