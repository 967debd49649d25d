//! The Content-Security-Policies of a finished site.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::base::parallel;
use crate::build::dist::Finished;
use crate::engine::output::OutputPath;
use crate::page::policy::policy_of;

/// The maximum number of pages whose policy differs from the most common one. Beyond it, hosts only
/// send the directives that require a header.
const MAX_EXCEPTIONS: usize = 500;

/// The policies of all pages, as header values.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Policies {
    /// The directives that require a header, which all policies include.
    pub header_only: Option<String>,
    /// The policy of all pages that are not listed.
    pub default: Option<String>,
    /// Other policies, each with the files of its pages.
    pub exceptions: Vec<Policy>,
}

impl Policies {
    /// Reduces the policies to the directives that require a header.
    pub(super) fn header_only(&self) -> Policies {
        let header_only = self.header_only.clone();
        Policies { default: header_only.clone(), header_only, exceptions: Vec::new() }
    }
}

/// A policy, and the pages that have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Policy {
    /// The policy; `None` if the host sends none for these pages.
    pub policy: Option<String>,
    /// The files of the pages.
    pub files: Vec<String>,
}

/// Reads the policies of all pages of a site below `base`.
pub(super) fn policies(
    dist: &Finished,
    base: &str,
    header_only: Option<String>,
) -> anyhow::Result<Policies> {
    let files = dist.manifest.files.keys();
    let pages: Vec<&OutputPath> = files.filter(|path| path.is_page()).collect();
    let found = parallel::map(&pages, |path| dist.read(path).map(|bytes| policy_of(&bytes)));
    let mut groups: BTreeMap<Option<String>, Vec<String>> = BTreeMap::new();
    for (path, policy) in pages.iter().zip(found) {
        groups.entry(policy?).or_default().push(format!("{base}/{}", path.as_str()));
    }
    Ok(grouped(groups, header_only))
}

fn grouped(groups: BTreeMap<Option<String>, Vec<String>>, header_only: Option<String>) -> Policies {
    let whole = |policy: Option<String>| match (policy, &header_only) {
        (Some(policy), Some(more)) => Some(format!("{}; {more}", policy.trim_end_matches(';'))),
        (Some(policy), None) => Some(policy),
        (None, more) => more.clone(),
    };
    let mut groups: Vec<(Option<String>, Vec<String>)> = groups.into_iter().collect();
    groups.sort_by_key(|(_, files)| std::cmp::Reverse(files.len()));
    let others: usize = groups.iter().skip(1).map(|(_, files)| files.len()).sum();
    if others > MAX_EXCEPTIONS {
        return Policies { header_only, ..Policies::default() }.header_only();
    }
    let mut groups = groups.into_iter().map(|(policy, files)| (whole(policy), files));
    let default = groups.next().and_then(|(policy, _)| policy);
    let exceptions = groups.map(|(policy, files)| Policy { policy, files }).collect();
    Policies { header_only, default, exceptions }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_common_policy_is_the_default() {
        let policy = |name: &str| Some(format!("script-src {name}"));
        let files = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let groups: BTreeMap<Option<String>, Vec<String>> = [
            (None, files(&["/index.html"])),
            (policy("a"), files(&["/en/a.html"])),
            (policy("b"), files(&["/en/b.html", "/de/b.html"])),
        ]
        .into();
        let found = grouped(groups.clone(), Some("frame-ancestors 'none'".to_owned()));
        assert_eq!(found.default.unwrap(), "script-src b; frame-ancestors 'none'");
        let others: Vec<_> = found.exceptions.iter().map(|it| it.policy.as_deref()).collect();
        let expected = ["frame-ancestors 'none'", "script-src a; frame-ancestors 'none'"];
        assert_eq!(others, expected.map(Some));
        assert_eq!(grouped(groups, None).exceptions[0].policy, None);
    }

    #[test]
    fn too_many_exceptions_are_omitted() {
        let many = |at: usize| (Some(format!("script-src {at}")), vec![format!("/{at}.html")]);
        let groups = (0..MAX_EXCEPTIONS + 2).map(many).collect();
        let found = grouped(groups, Some("frame-ancestors 'none'".to_owned()));
        assert_eq!(found.default, found.header_only);
        assert_eq!(found.exceptions, []);
    }
}
