//! Files of packages that their code looks for at addresses that it makes.

use serde::{Deserialize, Serialize};

use crate::base::path::file_name;
use crate::engine::diagnostic::{Code, Diagnostic, Place};
use crate::engine::source::{Snapshot, SourcePath};

/// A file whose address code of a package makes from that of a style sheet, or from its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::assets::island) struct SoughtFile {
    /// The source that imports the style sheet or the code, relative to `islands/`.
    importer: String,
    /// Their name in that import.
    import: String,
    /// The folder of the package, relative to `islands/`.
    package: String,
    /// The file, relative to `islands/`; absent if only the code knows it.
    file: Option<String>,
}

impl SoughtFile {
    /// The warning, at the import.
    pub(in crate::assets::island) fn warning(&self, snapshot: &Snapshot) -> Diagnostic {
        let path = SourcePath::new(format!("islands/{}", self.importer));
        let text = snapshot.read_text(path.as_str()).unwrap_or_default();
        let quoted = |quote: char| text.find(&format!("{quote}{}{quote}", self.import));
        let place = match quoted('"').or_else(|| quoted('\'')) {
            Some(quote) => Place::new(&path, quote + 1..quote + 1 + self.import.len()),
            None => Place::file(&path),
        };
        let inside = |path: &str| {
            path.rsplit_once("node_modules/").map_or(path, |(_, inside)| inside).to_owned()
        };
        let package = inside(&self.package);
        let (message, hint) = match self.file.as_deref().map(inside) {
            Some(file) => {
                let name = file_name(&file);
                let message =
                    format!("code of the package `{package}` will not find its file `{name}`");
                let hint = format!(
                    "it makes the address itself, but published files have other names: import \
                     the file, `import url from \"{file}\"`, and pass the address to the package"
                );
                (message, hint)
            }
            None => {
                let message = format!("code of the package `{package}` may not find its files");
                let hint = format!(
                    "it makes their addresses from its own: pass them to the package, each as \
                     `new URL(\"{package}/…\", import.meta.url).href`"
                );
                (message, hint)
            }
        };
        Diagnostic::new(Code::SoughtFile, message).at(place).hint(hint)
    }
}
