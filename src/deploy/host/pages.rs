//! Prints the CI files of GitHub Pages and GitLab Pages, which serve the files of a job.

use minijinja::{Environment, context};

use crate::deploy::host::Options;
use crate::deploy::host::Printed;
use crate::deploy::host::table::RouteTable;
use crate::deploy::host::template::print;

/// The maximum number of rules in `_redirects` of GitLab Pages ("GitLab Pages redirects", section
/// "Constraints").
const MAX_REDIRECTS: usize = 1000;

/// Prints a workflow of GitHub Actions.
pub(super) fn github(table: &RouteTable, options: Options<'_>) -> anyhow::Result<Printed> {
    let text = include_str!("github-pages.yml");
    let text = print(Environment::new(), text, table, options, context! {})?;
    let mut notes = notes("GitHub Pages", table);
    let folders = table.moved_folders().count();
    if folders > 0 {
        notes.push(format!(
            "GitHub Pages has no redirect rules: {folders} redirects of folders are omitted; those \
             of pages are HTML pages"
        ));
    }
    Ok(Printed { text, notes })
}

/// Prints a job of GitLab CI. Former URLs of pages redirect by HTML pages, which take precedence
/// over `_redirects`.
pub(super) fn gitlab(table: &RouteTable, options: Options<'_>) -> anyhow::Result<Printed> {
    let text = include_str!("gitlab-pages.yml");
    let text = print(Environment::new(), text, table, options, context! {})?;
    let mut notes = notes("GitLab Pages", table);
    let left = table.moved_folders().skip(MAX_REDIRECTS).count();
    if left > 0 {
        notes.push(format!(
            "GitLab Pages limits _redirects to {MAX_REDIRECTS} rules; {left} redirects of folders \
             are omitted"
        ));
    }
    Ok(Printed { text, notes })
}

/// The properties of the site that neither host supports.
fn notes(host: &str, table: &RouteTable) -> Vec<String> {
    let mut notes = Vec::new();
    if !table.headers.is_empty() || table.policies.header_only.is_some() {
        notes.push(format!(
            "{host} does not send the headers of [security]; the policy in each page applies"
        ));
    }
    if !table.has_universal_error_page() {
        notes.push(format!(
            "{host} shows 404.html for unknown URLs of all languages, and the site has none; add \
             it with [[files]] in site.toml"
        ));
    }
    notes
}
