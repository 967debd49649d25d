//! Texts that are kept in the repository, and compared with what the program prints.

use std::path::Path;

use crate::site::ROOT;

/// Whether expected texts are to be written anew.
pub fn updating() -> bool {
    std::env::var_os("UPDATE").is_some_and(|value| value == "1")
}

/// Compares a text with the one that is kept in a file of the project, or keeps it when `UPDATE` is
/// set. The complaint names the first line that differs.
pub fn compare(kept: &Path, expected: &str, found: &str) -> Result<(), String> {
    if expected == found {
        return Ok(());
    }
    let mut old = expected.lines();
    let mut new = found.lines();
    let differs = (1..).find_map(|line| match (old.next(), new.next()) {
        (None, None) => Some((line, "", "")),
        (a, b) if a != b => Some((line, a.unwrap_or("(its end)"), b.unwrap_or("(its end)"))),
        _ => None,
    });
    let (line, old, new) = differs.expect("two texts differ in some line");
    let name = kept.strip_prefix(ROOT).unwrap_or(kept).display();
    Err(format!(
        "{name}, line {line} of the expected text\n  expected: {old}\n  found:    {new}\n\
         (UPDATE=1 cargo test keeps the new text)\n"
    ))
}
