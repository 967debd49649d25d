//! Files, functions and lines have a size that can be read.

use crate::tidy::{Text, hold, rust, sources};

/// The longest file, tests apart.
const FILE_LINES: usize = 500;
/// The longest function.
const FUNCTION_LINES: usize = 80;
/// The longest line, in characters.
const COLUMNS: usize = 100;

fn file_length(file: &Text) -> Vec<String> {
    let lines = file.code_lines();
    let words =
        format!("the file has {lines} lines, {FILE_LINES} are allowed; give a part its own module");
    match lines > FILE_LINES && !file.is_test() {
        true => vec![file.complain(FILE_LINES, &words)],
        false => Vec::new(),
    }
}

fn function_length(file: &Text) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut open: Vec<(usize, usize, String)> = Vec::new();
    for (number, line) in file.lines() {
        let indent = line.len() - line.trim_start().len();
        let words: Vec<&str> = line.split_whitespace().take(6).collect();
        if let Some(at) = words.iter().position(|word| *word == "fn")
            && words[..at].iter().all(|word| {
                word.starts_with("pub") || matches!(*word, "const" | "async" | "unsafe")
            })
        {
            let name = words.get(at + 1).unwrap_or(&"").split(['(', '<']).next().unwrap_or("");
            open.push((indent, number, name.to_owned()));
        }
        if line.trim() == "}"
            && open.last().is_some_and(|(known, _, _)| *known == indent)
            && let Some((_, start, name)) = open.pop()
        {
            let lines = number + 1 - start;
            if lines > FUNCTION_LINES {
                let words = format!(
                    "`{name}` has {lines} lines, {FUNCTION_LINES} are allowed; name its parts"
                );
                complaints.push(file.complain(start, &words));
            }
        } else if line.ends_with('}') || line.ends_with(';') {
            // A function of one line, or a declaration.
            open.retain(|(_, start, _)| *start != number);
        }
    }
    complaints
}

fn line_length(file: &Text) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut raw = false;
    for (number, line) in file.lines() {
        // Text of another language between raw quotes can't be broken.
        if !raw && line.chars().count() > COLUMNS {
            complaints.push(file.complain(number, "the line is too long, use 100 columns"));
        }
        raw = (raw || line.contains("r#\"")) && !line.contains("\"#");
    }
    complaints
}

#[test]
fn files_can_be_read_in_one_sitting() {
    hold(&rust(), file_length);
}

#[test]
fn functions_fit_on_a_screen() {
    hold(&sources(), function_length);
}

#[test]
fn lines_fit_side_by_side() {
    hold(&sources(), line_length);
}

#[test]
fn lengths_complain() {
    let long = Text::new("src/a.rs", &"x\n".repeat(501));
    assert_eq!(
        file_length(&long),
        ["src/a.rs:500: error: the file has 501 lines, 500 are allowed; give a part its own \
             module"]
    );
    assert_eq!(file_length(&Text::new("src/a/tests.rs", &"x\n".repeat(501))), [""; 0]);
    let tail = format!("x\n#[cfg(test)]\nmod tests {{\n{}}}\n", "x\n".repeat(500));
    assert_eq!(file_length(&Text::new("src/a.rs", &tail)), [""; 0]);
    let body = "        x();\n".repeat(80);
    let long = format!("impl X {{\n    pub(super) fn long(&self) {{\n{body}    }}\n}}\n");
    assert_eq!(
        function_length(&Text::new("src/a.rs", &long)),
        ["src/a.rs:2: error: `long` has 82 lines, 80 are allowed; name its parts"]
    );
    let wide = format!("{}\n", "ü".repeat(101));
    assert_eq!(
        line_length(&Text::new("src/a.rs", &wide)),
        ["src/a.rs:1: error: the line is too long, use 100 columns"]
    );
}
