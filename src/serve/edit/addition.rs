//! New pages, articles and languages.

use serde::{Deserialize, Serialize};

use crate::build::write::{existing, with_mark};
use crate::content::page_id;
use crate::engine::source::{Snapshot, SourcePath};
use crate::serve::edit::history::{ChangedText, FileChange};
use crate::serve::edit::refusal::Refusal;
use crate::serve::edit::{NewChange, real_path};

/// The files of an addition to a site.
#[derive(Debug)]
pub struct NewFiles {
    /// The files that are new or changed, and their texts.
    pub files: Vec<(String, String)>,
    /// The next steps, one sentence each.
    pub next: Vec<String>,
}

/// A kind of addition that the preview offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum AdditionKind {
    /// A page.
    Page,
    /// A page in the folder of dated pages.
    Article,
    /// A language.
    Locale,
}

/// Plans the files of an addition of that name. An error is about the name.
pub type PlanAddition = dyn Fn(AdditionKind, &str) -> anyhow::Result<NewFiles> + Send + Sync;

/// The request for an addition.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::serve) struct AdditionRequest {
    kind: AdditionKind,
    name: String,
}

/// The most characters of a name.
const MAX_NAME: usize = 200;

impl NewChange {
    /// The id of the page that it adds.
    pub(in crate::serve) fn new_page(&self) -> Option<String> {
        let mut new = self.files.iter().filter(|file| file.before.is_none());
        new.find_map(|file| page_id(&file.path)).map(str::to_owned)
    }
}

/// Returns the change that adds the files, and the next steps.
pub(in crate::serve) fn change(
    snapshot: &Snapshot,
    plan: &PlanAddition,
    wanted: &AdditionRequest,
) -> Result<(NewChange, Vec<String>), Refusal> {
    let AdditionRequest { kind, name } = wanted;
    let name = name.trim();
    if name.is_empty() || name.chars().count() > MAX_NAME || name.contains(char::is_control) {
        return Err(Refusal::invalid(format!("write a name of at most {MAX_NAME} characters")));
    }
    let NewFiles { files, next } =
        plan(*kind, name).map_err(|error| Refusal::invalid(format!("{error:#}")))?;
    let word = match kind {
        AdditionKind::Page => "page",
        AdditionKind::Article => "article",
        AdditionKind::Locale => "language",
    };
    let (mut changed, mut texts) = (Vec::new(), Vec::new());
    for (path, text) in files {
        let source = SourcePath::new(path.clone());
        let before = existing(&real_path(snapshot, &source)?)
            .map_err(|error| Refusal::conflict(format!("can't read `{path}`: {error}")))?;
        let after = with_mark(snapshot, &path, &text);
        texts.push(ChangedText {
            tag: String::new(),
            file: source.clone(),
            before: String::new(),
            after: path,
        });
        changed.push(FileChange { path: source, before, after });
    }
    Ok((NewChange { name: format!("{word} {name}"), texts, files: changed }, next))
}
