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
