//! Limits of the sizes of files and lines. Clippy counts the lines of functions.

use crate::tidy::{Text, hold, rust, sources, texts};

/// The maximum length of a file in lines, except tests.
const FILE_LINES: usize = 400;
/// The maximum length of a line, in characters.
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

fn line_length(file: &Text) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut raw = false;
    for (number, line) in file.lines() {
        // Text of another language in a raw string can't be wrapped.
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
    let is_script = |path: &str| {
        [".cjs", ".mjs", ".ts", ".tsx"].iter().any(|end| path.ends_with(end))
            && !path.contains(".test.")
    };
    hold(&texts(is_script), file_length);
}

#[test]
fn lines_fit_side_by_side() {
    hold(&sources(), line_length);
}

#[test]
fn lengths_complain() {
    let long = Text::new("src/a.rs", &"x\n".repeat(401));
    assert_eq!(
        file_length(&long),
        ["src/a.rs:400: error: the file has 401 lines, 400 are allowed; give a part its own \
             module"]
    );
    assert_eq!(file_length(&Text::new("src/a/tests.rs", &"x\n".repeat(401))), [""; 0]);
    let tail = format!("x\n#[cfg(test)]\nmod tests {{\n{}}}\n", "x\n".repeat(400));
    assert_eq!(file_length(&Text::new("src/a.rs", &tail)), [""; 0]);
    let wide = format!("{}\n", "ü".repeat(101));
    assert_eq!(
        line_length(&Text::new("src/a.rs", &wide)),
        ["src/a.rs:1: error: the line is too long, use 100 columns"]
    );
}
