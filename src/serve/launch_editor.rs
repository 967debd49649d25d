//! Opens a file in the user's editor, at a line.
#![expect(clippy::disallowed_methods, reason = "the only module that starts the user's editor")]

use std::path::Path;
use std::process::{Command, Stdio};

/// The user's editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    program: String,
    arguments: Vec<String>,
}

/// Editors that require a terminal, which a preview does not have.
const TERMINAL: [&str; 11] =
    ["vi", "vim", "nvim", "nano", "pico", "micro", "hx", "helix", "kak", "joe", "ed"];

impl Editor {
    /// Parses the variable `EDITOR`: a program and its arguments.
    pub fn new(words: &str) -> Option<Editor> {
        let mut words = words.split_whitespace().map(str::to_owned);
        Some(Editor { program: words.next()?, arguments: words.collect() })
    }

    /// Returns the first editor that does not require a terminal, or else the first one.
    pub fn choose(candidates: impl IntoIterator<Item = String>) -> Option<Editor> {
        let editors = candidates.into_iter().filter_map(|words| Editor::new(&words));
        let editors: Vec<Editor> = editors.collect();
        let mut able = editors.iter().filter(|editor| editor.refusal().is_none());
        able.next().or(editors.first()).cloned()
    }

    fn name(&self) -> &str {
        self.program.rsplit(['/', '\\']).next().unwrap_or(&self.program)
    }

    /// Returns why the editor can't open files from the browser; `None` if it can.
    pub(super) fn refusal(&self) -> Option<String> {
        let name = self.name();
        TERMINAL.contains(&name).then(|| {
            format!(
                "`{name}` requires a terminal; set EDITOR to a graphical editor, such as `code`"
            )
        })
    }

    /// Opens `file` at a line and column, both from 1. The error is a sentence.
    pub(super) fn open(&self, file: &Path, line: u32, column: u32) -> Result<(), String> {
        if let Some(refusal) = self.refusal() {
            return Err(refusal);
        }
        let child = Command::new(&self.program)
            .args(&self.arguments)
            .args(place(self.name(), &file.to_string_lossy(), line, column))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        match child {
            Ok(mut child) => {
                // Waits for the process, which would be a zombie otherwise.
                let _ = std::thread::Builder::new().spawn(move || child.wait());
                Ok(())
            }
            Err(error) => Err(format!("can't start `{}`: {error}", self.program)),
        }
    }
}

/// Returns the arguments that open a file at a position.
fn place(editor: &str, file: &str, line: u32, column: u32) -> Vec<String> {
    let colons = format!("{file}:{line}:{column}");
    match editor {
        "code" | "code-insiders" | "codium" | "vscodium" | "cursor" | "windsurf" => {
            vec!["--goto".to_owned(), colons]
        }
        "emacsclient" | "emacs" => vec![format!("+{line}:{column}"), file.to_owned()],
        "gvim" | "mvim" | "gedit" | "kate" => vec![format!("+{line}"), file.to_owned()],
        "idea" | "webstorm" | "rustrover" | "pycharm" | "phpstorm" => {
            vec!["--line".to_owned(), line.to_string(), file.to_owned()]
        }
        "subl" | "zed" | "zeditor" | "mate" | "lapce" => vec![colons],
        _ => vec![file.to_owned()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_editor_has_its_own_arguments() {
        assert_eq!(place("code", "/s/a.ftl", 3, 7), ["--goto", "/s/a.ftl:3:7"]);
        assert_eq!(place("emacsclient", "/s/a.ftl", 3, 7), ["+3:7", "/s/a.ftl"]);
        assert_eq!(place("unknown", "/s/a.ftl", 3, 7), ["/s/a.ftl"]);
        assert!(Editor::new("/usr/bin/vim").unwrap().refusal().is_some());
        assert!(Editor::new("code --wait").unwrap().refusal().is_none());
        assert_eq!(Editor::new("  "), None);
        let chosen = |names: [&str; 2]| Editor::choose(names.map(str::to_owned)).unwrap();
        assert_eq!(chosen(["vim", "code"]).name(), "code");
        assert_eq!(chosen(["vim", "nano"]).name(), "vim");
    }
}
