//! Paths and revisions of files.

use std::borrow::Borrow;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde::Serialize;

use crate::base::digest::Digest;
use crate::base::path::file_name;

/// Other extensions in use, and the extensions of this program.
const OTHER_ENDINGS: [(&str, &str); 3] = [("yml", "yaml"), ("markdown", "md"), ("flt", "ftl")];

/// The path of a file of the project: relative to its root, separated by `/`, UTF-8.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct SourcePath(Arc<str>);

impl SourcePath {
    /// Wraps a path that is already relative and `/`-separated.
    pub fn new(path: impl AsRef<str>) -> SourcePath {
        SourcePath(Arc::from(path.as_ref()))
    }

    /// The path as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The last component of the path.
    pub fn file_name(&self) -> &str {
        file_name(&self.0)
    }

    /// Returns whether it is `folder`, or below it.
    pub fn is_within(&self, folder: &SourcePath) -> bool {
        let rest = self.0.strip_prefix(folder.as_str());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    }

    /// The path that was probably intended, with one of `endings`, if only the extension of this
    /// one differs: `about.yml`, `about.YAML`, or `about.yaml.txt` and `about.yaml.yaml`, as saved
    /// by programs that add an extension.
    pub fn with_intended_extension(&self, endings: &[&str]) -> Option<SourcePath> {
        let (mut stem, mut ending) = self.0.rsplit_once('.')?;
        if ending.eq_ignore_ascii_case("txt") {
            (stem, ending) = stem.rsplit_once('.')?;
        }
        let ending = canonical_extension(ending);
        while let Some((name, doubled)) = stem.rsplit_once('.')
            && canonical_extension(doubled) == ending
        {
            stem = name;
        }
        let path = endings.contains(&&*ending).then(|| format!("{stem}.{ending}"));
        path.filter(|path| *path != *self.0).map(SourcePath::new)
    }
}

/// The form of an extension that this program uses.
fn canonical_extension(ending: &str) -> String {
    let ending = ending.to_ascii_lowercase();
    match OTHER_ENDINGS.iter().find(|(other, _)| *other == ending) {
        Some((_, usual)) => (*usual).to_owned(),
        None => ending,
    }
}

impl Borrow<str> for SourcePath {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for SourcePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for SourcePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

/// The revision of a file, or of several: while it is the same, so are the bytes. The snapshots of
/// one [`Tree`](crate::engine::source::Tree) share revisions, and so do those in memory; others
/// never do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Revision(u64);

impl Revision {
    /// A revision that is unique in the process.
    pub(super) fn new() -> Revision {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Revision(NEXT.fetch_add(1, Ordering::Relaxed))
    }

    /// The revision as bytes, for digests that are compared within the process.
    pub fn to_bytes(self) -> [u8; 8] {
        self.0.to_le_bytes()
    }
}

impl From<Digest> for Revision {
    fn from(digest: Digest) -> Revision {
        Revision(digest.prefix())
    }
}
