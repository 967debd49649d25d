//! Rules about the repository.
//!
//! Each rule checks files, and its complaints are instructions for the contributor; each is
//! followed by a small test with a file that breaks it. Lists of exceptions may only shrink.

mod documents;
mod lengths;
mod licences;
mod modules;
mod package;
mod repository;
mod words;

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::site::ROOT;

/// A text file of the repository.
struct Text {
    path: String,
    text: String,
}

impl Text {
    fn new(path: &str, text: &str) -> Text {
        Text { path: path.to_owned(), text: text.to_owned() }
    }

    fn complain(&self, line: usize, words: &str) -> String {
        format!("{}:{line}: error: {words}", self.path)
    }

    /// The lines, counted from 1.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(at, line)| (at + 1, line))
    }

    /// The number of lines before the tests.
    fn code_lines(&self) -> usize {
        let tests = self.text.find("#[cfg(test)]\nmod tests {");
        self.text[..tests.unwrap_or(self.text.len())].lines().count()
    }

    fn is_test(&self) -> bool {
        self.path.starts_with("tests/")
            || self.path.ends_with("/tests.rs")
            || self.path.contains("/tests/")
            || self.path.ends_with("/fixture.rs")
    }

    /// The room of `lib.rs` that the file belongs to.
    fn room(&self) -> Option<&str> {
        let path = self.path.strip_prefix("src/")?;
        Some(path.split('/').next()?.trim_end_matches(".rs"))
    }
}

/// The paths that git would put into the next commit.
fn tracked() -> Vec<String> {
    let arguments = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
    let output = Command::new("git").args(arguments).current_dir(ROOT).output().unwrap();
    assert!(output.status.success(), "tidy needs a git repository");
    let list = String::from_utf8(output.stdout).unwrap();
    let there = |path: &&str| Path::new(ROOT).join(path).is_file();
    list.split('\0').filter(|path| !path.is_empty()).filter(there).map(str::to_owned).collect()
}

/// All text files of the repository whose paths match.
fn texts(fits: impl Fn(&str) -> bool) -> Vec<Text> {
    tracked()
        .into_iter()
        .filter(|path| fits(path))
        .filter_map(|path| {
            let text = fs::read_to_string(Path::new(ROOT).join(&path)).ok()?;
            Some(Text { path, text })
        })
        .collect()
}

fn rust() -> Vec<Text> {
    texts(|path| path.ends_with(".rs"))
}

fn sources() -> Vec<Text> {
    texts(|path| path.starts_with("src/") && path.ends_with(".rs"))
}

#[track_caller]
fn hold(files: &[Text], rule: impl Fn(&Text) -> Vec<String>) {
    assert!(!files.is_empty(), "the rule looks at nothing");
    let complaints: Vec<String> = files.iter().flat_map(rule).collect();
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}
