//! Required and forbidden texts in files.

use crate::tidy::{Text, hold, rust, texts};

// ——— Every file begins with a sentence about itself.

fn first_sentence(file: &Text) -> Vec<String> {
    let head: Vec<&str> = file.text.lines().map_while(|line| line.strip_prefix("//! ")).collect();
    let head = head.join(" ");
    if head.is_empty() {
        return vec![file.complain(1, "the file does not say what it is; begin with `//! …`")];
    }
    if !head.ends_with(['.', '?', '!', ':']) {
        return vec![
            file.complain(1, "the first paragraph is not a sentence; end it with a full stop"),
        ];
    }
    Vec::new()
}

/// The name of a file of unit tests is sufficient.
#[test]
fn every_file_says_what_it_is() {
    let files: Vec<Text> = rust()
        .into_iter()
        .filter(|file| !file.path.ends_with("/tests.rs") && !file.path.contains("/tests/"))
        .collect();
    hold(&files, first_sentence);
}

#[test]
fn first_sentence_complains() {
    assert_eq!(
        first_sentence(&Text::new("src/a.rs", "use x;\n")),
        ["src/a.rs:1: error: the file does not say what it is; begin with `//! …`"]
    );
    assert_eq!(
        first_sentence(&Text::new("src/a.rs", "//! A file\n")),
        ["src/a.rs:1: error: the first paragraph is not a sentence; end it with a full stop"]
    );
}

// ——— No unfinished work.

/// Words for unfinished work. They are composed here, so that this file may contain them.
fn unfinished() -> Vec<String> {
    [("TO", "DO"), ("FIX", "ME"), ("XX", "X")].map(|(a, b)| format!("{a}{b}")).to_vec()
}

fn nothing_left(file: &Text) -> Vec<String> {
    let words = unfinished();
    let mut complaints = Vec::new();
    for (number, line) in file.lines() {
        for word in words.iter().filter(|word| line.contains(*word)) {
            let words = format!("`{word}` is left; finish it, or open an issue");
            complaints.push(file.complain(number, &words));
        }
    }
    complaints
}

#[test]
fn nothing_is_left_for_later() {
    let endings = [".rs", ".ts", ".tsx", ".html", ".css", ".yaml", ".toml", ".ftl", ".md"];
    let files = texts(|path| endings.iter().any(|ending| path.ends_with(ending)));
    hold(&files, nothing_left);
}

#[test]
fn nothing_left_complains() {
    let word = &unfinished()[0];
    assert_eq!(
        nothing_left(&Text::new("src/a.rs", &format!("fine\n// {word}: mend\n"))),
        [format!("src/a.rs:2: error: `{word}` is left; finish it, or open an issue")]
    );
}

// ——— Marks are in one table.

/// The file with the table of marks.
const MARKS: &str = "src/base/marks.rs";

/// Files that name noncharacters, of which none is a mark.
const NO_MARKS: [&str; 2] = ["src/engine/diagnostic/character.rs", "src/content/path.rs"];

/// The marks in a line, as escapes or numbers: `fdd0`.
fn marks(line: &str) -> Vec<String> {
    let line = line.to_ascii_lowercase();
    let starts = ["\\u{", "\\u", "0x"];
    let found = line.match_indices("fd").filter_map(|(at, _)| {
        let code = line.get(at..at + 4)?;
        let is_mark =
            u32::from_str_radix(code, 16).is_ok_and(|code| (0xfdd0..=0xfdef).contains(&code));
        (is_mark && starts.iter().any(|start| line[..at].ends_with(start))).then(|| code.to_owned())
    });
    found.collect()
}

/// A mark outside of the table has to be in a row that names the file.
fn marks_of_the_table(table: &str, file: &Text) -> Vec<String> {
    let name = file.path.rsplit('/').next().unwrap_or_default();
    let is_script = !name.ends_with(".rs");
    let of_file = |row: &&str| is_script && row.starts_with("//! | U+") && row.contains(name);
    let rows: String = table.lines().filter(of_file).collect();
    let mut complaints = Vec::new();
    for (number, line) in file.lines() {
        for mark in marks(line).iter().filter(|mark| !rows.contains(&mark.to_uppercase())) {
            complaints.push(file.complain(number, &format!("use the table in {MARKS} for {mark}")));
        }
    }
    complaints
}

#[test]
fn marks_have_one_meaning() {
    let [table] = &texts(|path| path == MARKS)[..] else { panic!("{MARKS} is missing") };
    let defined: Vec<String> = table.text.lines().flat_map(marks).collect();
    let range = ["fdd0", "fdef"].map(str::to_owned);
    let single: Vec<&String> = defined.iter().filter(|mark| !range.contains(mark)).collect();
    let different: std::collections::BTreeSet<_> = single.iter().collect();
    assert_eq!(single.len(), different.len(), "{MARKS} has a mark twice");
    let is_other = |path: &str| {
        let is_test = path.contains(".test.") || path.contains("tests.rs") || path == MARKS;
        path.starts_with("src/") && !is_test && !NO_MARKS.contains(&path)
    };
    let files = texts(|path| {
        is_other(path) && [".rs", ".ts", ".tsx", ".cjs"].iter().any(|end| path.ends_with(end))
    });
    let files: Vec<Text> = files
        .into_iter()
        .map(|file| {
            let tests = file.text.find("#[cfg(test)]\nmod tests {").unwrap_or(file.text.len());
            Text::new(&file.path, &file.text[..tests])
        })
        .collect();
    hold(&files, |file| marks_of_the_table(&table.text, file));
}

#[test]
fn marks_of_the_table_complains() {
    let table = "//! | U+FDD0 | text | `borrowed.ts` |";
    let complaints = |path, text| marks_of_the_table(table, &Text::new(path, text)).len();
    assert_eq!(complaints("src/a/borrowed.ts", "const START = \"\\ufdd0\";\n"), 0);
    assert_eq!(complaints("src/a/other.ts", "const START = 0xfdd0;\n"), 1);
    assert_eq!(complaints("src/a.rs", "const START: char = '\\u{fdd0}';\n"), 1);
}
