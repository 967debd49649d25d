//! Files of packages that their code looks for at addresses that it makes.

use serde::{Deserialize, Serialize};

use crate::assets::node::npm;
use crate::engine::diagnostic::{Code, Diagnostic, Place};
use crate::engine::source::{Snapshot, SourcePath};

/// A file that a style sheet of a package shows, and whose address code of the package makes from
/// that of the style sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::assets::island) struct SoughtFile {
    /// The source that imports the style sheet, relative to `islands/`.
    importer: String,
    /// The name of the style sheet in that import.
    import: String,
    /// The file, relative to `islands/`.
    file: String,
}

impl SoughtFile {
    /// The warning, at the import of the style sheet.
    pub(in crate::assets::island) fn warning(&self, snapshot: &Snapshot) -> Diagnostic {
        let path = SourcePath::new(format!("islands/{}", self.importer));
        let text = snapshot.read_text(path.as_str()).unwrap_or_default();
        let place = match text.find(&self.import) {
            Some(start) => Place::new(&path, start..start + self.import.len()),
            None => Place::file(&path),
        };
        let (_, inside) = self.file.rsplit_once("node_modules/").unwrap_or(("", &self.file));
        let name = inside.rsplit('/').next().unwrap_or_default();
        let package = npm::package_of(inside);
        let message = format!("code of the package `{package}` will not find its file `{name}`");
        let hint = format!(
            "it makes the address itself, but published files have other names: import the file, \
             `import url from \"{inside}\"`, and pass the address to the package"
        );
        Diagnostic::new(Code::SoughtFile, message).at(place).hint(hint)
    }
}
