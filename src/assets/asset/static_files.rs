//! `static/`: files that keep their names, such as `favicon.ico` and proofs of the ownership of a
//! domain.

use std::collections::{BTreeMap, BTreeSet};

use crate::assets::asset::files::{KEPT, is_packed, keeps_metadata, packed};
use crate::assets::image::{embedded_metadata, private_metadata};
use crate::base::digest::Digest;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, unreadable};
use crate::engine::output::{Artifact, CacheClass, EmittedFiles, Entry, OutputPath};
use crate::engine::query::{Query, Reader};
use crate::engine::source::{Snapshot, SourcePath};

/// The folder of these files.
const STATIC: &str = "static/";

/// Names of files and folders in it that are not published, since version control and file managers
/// create them.
const PRIVATE: [&str; 7] = [".git", ".hg", ".svn", ".jj", ".DS_Store", "Thumbs.db", "desktop.ini"];

/// The files of `static/`, by output path.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct StaticFiles(BTreeMap<OutputPath, (SourcePath, Entry)>);

/// All files of `static/` as a query.
pub static STATIC_FILES: Query<StaticFiles> =
    Query::with_cutoff(|reader, _, report| StaticFiles::list(reader, report));

/// The entry of the file at that path, if it can be read. It is published unchanged, so a photo
/// with the location of the camera and a compressed drawing are reported.
static ENTRY: Query<Option<Entry>> =
    Query::with_cutoff(|reader, path, report| match reader.snapshot().read(path) {
        Ok(_) if is_packed(path) => {
            report.add(packed(path));
            None
        }
        Ok(bytes) => {
            let file = SourcePath::new(path);
            let private = private_metadata(&bytes);
            let own = (!private.is_empty()).then(|| (Place::file(&file), private));
            let embedded = || {
                let (span, private) = embedded_metadata(str::from_utf8(&bytes).ok()?)?;
                Some((Place::new(&file, span), private))
            };
            if let Some((place, private)) = own.or_else(embedded)
                && !keeps_metadata(&reader.get(&KEPT, ""), path)
            {
                let message = format!("`{path}` is published with {}", private.join(" and "));
                let hint = "move it to assets/, where that is removed, or list the file in \
                            `keep_metadata` of [pictures] in site.toml";
                report.add(Diagnostic::new(Code::PhotoMetadata, message).at(place).hint(hint));
            }
            Some(Entry::of(&bytes, CacheClass::Revalidate))
        }
        Err(reason) => {
            report.add(unreadable(&SourcePath::new(path), &reason));
            None
        }
    });

/// The end of the first name in a path that is not published: one of [`PRIVATE`], or a temporary
/// file of an editor (Vim's `.name.swp`, Emacs' `#name#`).
fn private_end(path: &str) -> Option<usize> {
    let is_private = |name: &str| {
        let is_swap = || [".swp", ".swo"].iter().any(|ending| name.ends_with(ending));
        PRIVATE.iter().any(|private| name.eq_ignore_ascii_case(private))
            || name.starts_with('.') && is_swap()
            || name.starts_with('#') && name.ends_with('#')
    };
    let mut start = 0;
    for name in path.split('/') {
        if is_private(name) {
            return Some(start + name.len());
        }
        start += name.len() + 1;
    }
    None
}

impl StaticFiles {
    fn list(reader: &Reader, report: &mut Report) -> StaticFiles {
        let mut copied = StaticFiles::default();
        let mut left_out = BTreeSet::new();
        for source in reader.snapshot().under(STATIC) {
            let name = &source.as_str()[STATIC.len()..];
            if let Some(end) = private_end(name) {
                left_out.insert(SourcePath::new(&source.as_str()[..STATIC.len() + end]));
                continue;
            }
            let Some(path) = OutputPath::new(name) else {
                let message = format!("`{source}` can't be part of a URL");
                report.add(
                    Diagnostic::new(Code::InvalidPath, message)
                        .at(Place::file(source))
                        .hint("rename it: no control characters and none of `\\ ? #`"),
                );
                continue;
            };
            if let Some(entry) = &*reader.get(&ENTRY, source.as_str()) {
                copied.0.insert(path, (source.clone(), entry.clone()));
            }
        }
        for source in left_out {
            let message = format!("`{source}` is not published");
            report.add(
                Diagnostic::new(Code::StrayFile, message)
                    .at(Place::file(&source))
                    .hint("delete it, or rename it if visitors need it"),
            );
        }
        copied
    }

    /// Returns whether there is a file of that output path.
    pub fn contains(&self, path: &str) -> bool {
        self.0.keys().any(|known| known.as_str() == path)
    }

    /// The file in `static/` that becomes the file at an output path.
    pub fn source_of(&self, path: &OutputPath) -> Option<&SourcePath> {
        self.0.get(path).map(|(source, _)| source)
    }

    /// Emits files that are new or have changed, except at paths for which `is_taken` returns true;
    /// returns the manifest entries of all.
    pub fn emit<'a>(
        &'a self,
        snapshot: &Snapshot,
        emitted: &EmittedFiles,
        is_taken: impl Fn(&OutputPath) -> bool,
        report: &mut Report,
    ) -> impl Iterator<Item = (&'a OutputPath, &'a Entry)> {
        for (path, (source, entry)) in &self.0 {
            if is_taken(path) {
                emitted.forget(path);
                continue;
            }
            if emitted.get(path).as_ref() == Some(entry) {
                continue;
            }
            match snapshot.read(source.as_str()) {
                Ok(bytes) if Digest::of(&bytes) == entry.digest => {
                    let artifact = Artifact { path: path.clone(), bytes, cache: entry.cache };
                    emitted.emit(artifact);
                }
                Ok(_) => {
                    let message = format!("`{source}` changed while the build ran");
                    report.add(
                        Diagnostic::new(Code::UnreadableFile, message)
                            .at(Place::file(source))
                            .hint("build again"),
                    );
                }
                Err(reason) => report.add(unreadable(source, &reason)),
            }
        }
        self.0.iter().map(|(path, (_, entry))| (path, entry))
    }
}
