//! Runs html-validate on finished pages. `page_rule/lint.mjs` chooses its rules, those that need
//! the whole page and that the build does not check itself, and adds its own: JSON-LD, languages.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use anyhow::Context as _;
use serde::{Deserialize, Serialize};

use crate::assets::node::limit::SCRIPT_TIMEOUT;
use crate::assets::node::{RULE_PACKAGES, script};
use crate::engine::diagnostic::Names;

/// The program that Node runs.
const SCRIPT: &str =
    concat!(include_str!("page_rule/languages.mjs"), include_str!("page_rule/lint.mjs"));

/// The time limit for one page; several have that of a script at most. Slow machines must not reach
/// it.
const PAGE_TIMEOUT: Duration = Duration::from_secs(30);

/// A part of a page that does not follow a rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub struct BrokenRule {
    /// The name of the rule.
    pub rule: String,
    /// The message of the rule.
    pub message: String,
    /// The start tag of the element, as it is in the page; or the part of a text.
    pub tag: String,
    /// The number of equal start tags or texts before it.
    pub nth: usize,
    /// The beginning of the text of the element, or the part of the text.
    pub text: String,
    /// The part of the start tag that is wrong, or that can be corrected.
    pub part: Option<TagPart>,
    /// A name that does not exist.
    pub name: Option<String>,
    /// The names that exist in its place, by their key in the response.
    known: Option<String>,
    /// These names.
    #[serde(skip)]
    pub names: Names,
}

/// A part of a start tag.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub struct TagPart {
    /// The offset of its first byte in the tag.
    pub start: usize,
    /// The offset after its last byte; that of the first one for a place between two characters.
    pub end: usize,
    /// The text that corrects the mistake in its place.
    pub text: Option<String>,
    /// Whether the correction changes nothing for visitors, also on other pages with the element.
    #[serde(default)]
    pub is_certain: bool,
}

/// The request to Node: a line of this, then the pages one after the other.
#[derive(Serialize)]
struct PagesRequest {
    sizes: Vec<usize>,
}

/// The response of Node.
#[derive(Deserialize)]
struct PagesResponse {
    pages: Vec<Vec<BrokenRule>>,
    names: BTreeMap<String, Vec<Box<str>>>,
}

/// Installs html-validate if it is missing.
pub fn install(root: &Path) -> anyhow::Result<()> {
    RULE_PACKAGES.ensure(root).map(drop)
}

/// Returns whether html-validate is installed. The error is that of a Node that can't be used.
pub fn is_installed(root: &Path) -> anyhow::Result<bool> {
    RULE_PACKAGES.is_installed(root)
}

/// Checks pages in one process of Node, which is ended once `is_cancelled`; returns the rules that
/// each breaks.
pub fn broken_rules(
    root: &Path,
    pages: &[&[u8]],
    is_cancelled: &dyn Fn() -> bool,
) -> anyhow::Result<Vec<Vec<BrokenRule>>> {
    let sizes = pages.iter().map(|page| page.len()).collect();
    let mut request = serde_json::to_vec(&PagesRequest { sizes })?;
    request.push(b'\n');
    request.extend(pages.iter().flat_map(|page| *page));
    let folder = RULE_PACKAGES.folder(root);
    let count = u32::try_from(pages.len()).unwrap_or(u32::MAX);
    let time = PAGE_TIMEOUT.saturating_mul(count).min(SCRIPT_TIMEOUT);
    let response = script::run_until(is_cancelled, time, &folder, SCRIPT, &request)
        .context("pages can't be checked")?;
    let PagesResponse { pages: mut found, names } =
        serde_json::from_slice(&response).context("pages can't be checked")?;
    anyhow::ensure!(found.len() == pages.len(), "pages can't be checked: the answer is incomplete");
    let names: BTreeMap<String, Names> =
        names.into_iter().map(|(key, names)| (key, names.into())).collect();
    for broken in found.iter_mut().flatten() {
        let known = broken.known.as_ref().and_then(|key| names.get(key));
        broken.names = known.cloned().unwrap_or_default();
    }
    Ok(found)
}
