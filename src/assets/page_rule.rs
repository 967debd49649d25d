//! Runs html-validate on finished pages. Its rules are chosen in `page_rule/lint.mjs`: those that
//! need the whole page and that the build does not check itself.

use std::path::Path;

use anyhow::Context as _;
use serde::{Deserialize, Serialize};

use crate::assets::node::{RULE_PACKAGES, script};

/// The program that Node runs.
const SCRIPT: &str = include_str!("page_rule/lint.mjs");

/// A part of a page that does not follow a rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub struct BrokenRule {
    /// The name of the rule.
    pub rule: String,
    /// The message of html-validate.
    pub message: String,
    /// The start tag of the element, as it is in the page.
    pub tag: String,
    /// The number of equal start tags before it.
    pub nth: usize,
    /// The beginning of the text of the element.
    pub text: String,
}

/// The request to Node: a line of this, then the pages one after the other.
#[derive(Serialize)]
struct PagesRequest {
    sizes: Vec<usize>,
}

/// Installs html-validate if it is missing.
pub fn install(root: &Path) -> anyhow::Result<()> {
    RULE_PACKAGES.ensure(root).map(drop)
}

/// Checks pages in one process of Node; returns the broken rules of each.
pub fn broken_rules(root: &Path, pages: &[&[u8]]) -> anyhow::Result<Vec<Vec<BrokenRule>>> {
    let sizes = pages.iter().map(|page| page.len()).collect();
    let mut request = serde_json::to_vec(&PagesRequest { sizes })?;
    request.push(b'\n');
    request.extend(pages.iter().flat_map(|page| *page));
    let folder = RULE_PACKAGES.folder(root);
    let response = script::run(&folder, SCRIPT, &request).context("pages can't be checked")?;
    let found: Vec<Vec<BrokenRule>> =
        serde_json::from_slice(&response).context("pages can't be checked")?;
    anyhow::ensure!(found.len() == pages.len(), "pages can't be checked: the answer is incomplete");
    Ok(found)
}
