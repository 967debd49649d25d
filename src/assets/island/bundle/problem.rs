//! esbuild's messages as diagnostics.

use serde::Deserialize;

use crate::assets::asset::{check_island_style, published_bytes};
use crate::assets::node::npm;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, offset_of};
use crate::engine::source::{Snapshot, SourcePath};

/// An error or warning of esbuild. Warnings are errors: they are about the site's own code.
#[derive(Clone, Debug, Deserialize)]
pub(in crate::assets::island) struct Problem {
    text: String,
    place: Option<ProblemLocation>,
    note: Option<String>,
    /// The path of a picture in the project that can't be published, if that is the problem.
    picture: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
struct ProblemLocation {
    /// Relative to `islands/`.
    file: String,
    /// From 1; absent for the whole file.
    line: Option<usize>,
    /// From 0, in bytes.
    #[serde(default)]
    column: usize,
    /// In bytes.
    #[serde(default)]
    length: usize,
}

/// The extension of style sheets.
pub(in crate::assets::island) const STYLE: &str = ".css";

/// The hint for names that are imported from a style sheet without exports.
pub(in crate::assets::island) const UNNAMED_STYLE: &str =
    "name it `….module.css` to use its classes, or import it without a name: `import \"./a.css\"`";

/// The specifier of an import that esbuild can't resolve.
fn unresolved(message: &str) -> Option<&str> {
    message.strip_prefix("Could not resolve \"")?.split('"').next()
}

/// The message and the hint for syntax of modules that programs for prerendering do not have.
fn unsupported(message: &str) -> Option<(&'static str, &'static str)> {
    if message.starts_with("Top-level await") {
        return Some((
            "code of islands can't wait with `await` outside of a function",
            "wait in an effect of the component: `useEffect(() => { load().then(setData) }, [])`",
        ));
    }
    message.starts_with("\"import.meta\" is not available").then_some((
        "code of islands knows of `import.meta` only `url` in `new URL(…)`, and `env`",
        "import each file by its name: `import one from \"./one.ts\"`; the address of a file is \
         `new URL(\"./file.bin\", import.meta.url)`, and a variable of the environment that \
         site.toml lists is `import.meta.env.NAME`",
    ))
}

impl ProblemLocation {
    /// The name of the package that the file is part of.
    fn package(&self) -> Option<&str> {
        let (_, path) = self.file.rsplit_once("node_modules/")?;
        Some(npm::package_of(path))
    }
}

impl Problem {
    /// The package that can't be found, or that lacks a file.
    pub(in crate::assets::island) fn missing_package(&self) -> Option<&str> {
        let target = unresolved(&self.text)?;
        let own = || self.place.as_ref()?.package();
        if target.starts_with('.') { own() } else { Some(npm::package_of(target)) }
    }

    /// Returns whether the target lacks a part of the language that can't be replaced. An `await`
    /// outside of a function is not possible with any target.
    pub(in crate::assets::island) fn is_of_target(&self) -> bool {
        self.text.contains("configured target environment")
            && !self.text.starts_with("Top-level await")
    }

    /// Reports it. Mistakes in a style sheet of the site are reported as in all other style sheets.
    pub(in crate::assets::island) fn report(self, snapshot: &Snapshot, report: &mut Report) {
        let is_syntax = unresolved(&self.text).is_none();
        let file = self.place.as_ref().map(|place| place.file.as_str()).unwrap_or_default();
        let path = (is_syntax && file.ends_with(STYLE)).then(|| format!("islands/{file}"));
        if let Some(path) = path.and_then(|path| snapshot.find(&path))
            && let Ok(text) = snapshot.read_text(path.as_str())
        {
            let mut wrong = Report::new();
            check_island_style(path, &text, &mut wrong);
            if wrong.has_errors() {
                report.extend(wrong);
                return;
            }
        }
        report.add(self.diagnostic(snapshot));
    }

    fn diagnostic(self, snapshot: &Snapshot) -> Diagnostic {
        if let Some(path) = self.picture.map(SourcePath::new) {
            let bytes = snapshot.read(path.as_str()).unwrap_or_default();
            let wrong = published_bytes(&path, &bytes).err();
            let general = || Diagnostic::new(Code::InvalidImage, self.text).at(Place::file(&path));
            return wrong.unwrap_or_else(|| general().hint("save it again"));
        }
        let mut diagnostic = Diagnostic::new(Code::BundleError, self.text);
        let note = self.note.map(|note| note.trim().trim_end_matches([':', '.']).to_owned());
        if let Some(target) = unresolved(&diagnostic.message) {
            let is_node = note.as_ref().is_some_and(|note| note.contains("built into node"));
            let package = self.place.as_ref().and_then(ProblemLocation::package);
            let hint = match (target.starts_with('.'), package) {
                _ if is_node => {
                    "this package is made for Node and can't run in browsers".to_owned()
                }
                (true, None) => "check the file's name and folder".to_owned(),
                (true, Some(package)) => npm::advice(snapshot.root(), package),
                (false, None) if self.place.as_ref().is_some_and(|it| it.file.ends_with(STYLE)) => {
                    let advice = npm::advice(snapshot.root(), target);
                    format!("check the file's name and folder; for a package, {advice}")
                }
                (false, _) => npm::advice(snapshot.root(), target),
            };
            diagnostic = diagnostic.hint(hint);
        } else if let Some((message, hint)) = unsupported(&diagnostic.message) {
            let package = self.place.as_ref().and_then(ProblemLocation::package);
            let other = package.map(|name| format!("use another package or version than `{name}`"));
            diagnostic.message = message.to_owned();
            diagnostic = diagnostic.hint(other.unwrap_or_else(|| hint.to_owned()));
        } else if let Some(rest) = diagnostic.message.strip_prefix("No loader is configured for ") {
            let file = rest.rsplit_once(": ").map_or(rest, |(_, file)| file).to_owned();
            diagnostic.message = format!("code can't import the file `{file}`");
            diagnostic = diagnostic.hint(
                "code imports scripts, style sheets, JSON, text (`.txt`), and the addresses of \
                 pictures, fonts and media; of any other file `new URL(\"./file\", \
                 import.meta.url)` is the address",
            );
        } else if diagnostic.message.contains("will always be undefined")
            && diagnostic.message.contains(".css\"")
        {
            diagnostic = diagnostic.hint(UNNAMED_STYLE);
        } else if let Some(note) = note.filter(|note| !note.starts_with("The plugin ")) {
            diagnostic = diagnostic.hint(note);
        } else if diagnostic.message.ends_with("for import \"default\"") {
            let is_package = diagnostic.message.contains("node_modules/");
            diagnostic = diagnostic.hint(match is_package {
                true => "the package has no default export: import a name, `import { … } from …`",
                false => "write the component as `export default function …`",
            });
        } else {
            let place = self.place.as_ref();
            diagnostic = diagnostic.hint(match place.and_then(ProblemLocation::package) {
                Some(package) => npm::advice(snapshot.root(), package),
                None if place.is_some_and(|place| place.file.ends_with(".json")) => {
                    "mend the JSON here".to_owned()
                }
                None => "check the code here".to_owned(),
            });
        }
        let Some(ProblemLocation { file, line, column, length }) = self.place else {
            return diagnostic;
        };
        let path = format!("islands/{file}");
        let (Some(path), Ok(text)) = (snapshot.find(&path), snapshot.read_text(&path)) else {
            if let Some(line) = line {
                let column = column + 1;
                diagnostic.message =
                    format!("{} (line {line}, column {column})", diagnostic.message);
            }
            // Settings and packages may be next to `islands/`.
            let path = path.strip_prefix("islands/../").unwrap_or(&path);
            return diagnostic.at(Place::file(&SourcePath::new(path)));
        };
        let Some(line) = line else { return diagnostic.at(Place::file(path)) };
        let start = offset_of(&text, line, 1) + column;
        let start = text.floor_char_boundary(start.min(text.len()));
        let end = text.floor_char_boundary((start + length).min(text.len()));
        diagnostic.at(Place::new(path, start..end))
    }
}
