//! Checks that a renaming in the data changes only the names of keys.

use std::collections::BTreeMap;

use anyhow::ensure;

use crate::build::rename::symbol::SymbolRename;
use crate::build::rename::target::{Pattern, Target};
use crate::content::config::settings;
use crate::content::data_tree;
use crate::content::yaml::{Node, Value};
use crate::engine::source::SourcePath;

/// Checks that the changed data files have the same keys, except those that are renamed.
///
/// # Errors
///
/// If a file can't be changed like that, for example because a key is written in several places.
pub(super) fn check_values(
    rename: SymbolRename<'_>,
    target: &Target,
    files: &BTreeMap<SourcePath, String>,
) -> anyhow::Result<()> {
    let (old, new) = (rename.old.split('.').next().unwrap_or_default(), rename.new);
    for (path, text) in files {
        let tree = |text: &str| match path.as_str() {
            "site.toml" => settings(text),
            _ => data_tree(path, text).map(|(_, tree)| tree),
        };
        let name = match path.as_str() {
            "site.toml" => "settings",
            path => path.rsplit('/').next().and_then(|name| name.split('.').next()).unwrap_or(path),
        };
        let before = rename.snapshot().read_text(path.as_str()).unwrap_or_default();
        let (Some(before), Some(after)) = (tree(&before), tree(text)) else { continue };
        let key = new.rsplit('.').next().unwrap_or_default();
        let is_renamed = name == old && rename.old.contains('.');
        let renamed = is_renamed.then_some((&target.pattern, 1, key));
        let is_data = is_renamed || path.as_str() != "site.toml";
        ensure!(
            !is_data || paths(&before, renamed) == paths(&after, None),
            "`{path}` can't be changed with certainty; rename the key there by hand"
        );
    }
    Ok(())
}

/// The paths of the scalars below a node, in order, with the new name of the last name of a
/// pattern, whose names before `depth` are those of the node.
fn paths(node: &Node, renamed: Option<(&Pattern, usize, &str)>) -> Vec<String> {
    fn collect(
        node: &Node,
        path: &str,
        renamed: Option<(&Pattern, usize, &str)>,
        found: &mut Vec<String>,
    ) {
        let mut below = |name: &str, node: &Node| {
            let known = renamed.and_then(|(pattern, depth, new)| {
                let is_it = pattern.0.get(depth)?.as_ref().is_none_or(|known| known == name);
                is_it.then_some((pattern, depth, new))
            });
            let is_last = known.is_some_and(|(pattern, depth, _)| depth + 1 == pattern.0.len());
            let shown = known.filter(|_| is_last).map_or(name, |(.., new)| new);
            let inner = known.filter(|_| !is_last).map(|(pattern, at, new)| (pattern, at + 1, new));
            collect(node, &format!("{path}.{shown}"), inner, found);
        };
        match &node.value {
            Value::Scalar { .. } => found.push(path.to_owned()),
            Value::List(items) => {
                items.iter().enumerate().for_each(|(at, item)| below(&at.to_string(), item));
            }
            Value::Map(entries) => entries.iter().for_each(|(key, item)| below(&key.text, item)),
        }
    }
    let mut found = Vec::new();
    collect(node, "", renamed, &mut found);
    found
}
