//! The icon and the logo of the former site, instead of those of a new one.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::source::SourcePath;

/// Folders of the former site that have such files.
const FOLDERS: [&str; 6] = ["", "images/", "img/", "assets/", "icons/", "favicon/"];

/// The first of the files with such a name.
fn find<'a>(
    files: &'a BTreeMap<String, SourcePath>,
    broken: &BTreeSet<SourcePath>,
    name: &str,
    endings: &[&'static str],
) -> Option<(&'static str, &'a SourcePath)> {
    FOLDERS.iter().find_map(|folder| {
        endings.iter().find_map(|ending| {
            let path = files.get(&format!("{folder}{name}.{ending}"))?;
            (!broken.contains(path)).then_some((*ending, path))
        })
    })
}

/// Replaces the logo in the texts of the new site, by their paths. Returns the copies: their paths
/// in the new site, and the files of the source. `broken` are files that can't be shown.
pub(super) fn replace_logo(
    texts: &mut BTreeMap<String, String>,
    files: &BTreeMap<String, SourcePath>,
    broken: &BTreeSet<SourcePath>,
) -> Vec<(String, SourcePath)> {
    texts.remove("assets/theme/logo.svg");
    let mut copies = Vec::new();
    let mut copy = |name: &str, endings: &[&'static str]| {
        let (ending, path) = find(files, broken, name, endings)?;
        let copied = format!("theme/{name}.{ending}");
        copies.push((format!("assets/{copied}"), path.clone()));
        Some(copied)
    };
    let icon = copy("favicon", &["svg", "ico", "png"]);
    let logo = copy("logo", &["svg", "png", "webp", "jpg", "jpeg"]);
    let icon =
        icon.map(|name| format!("<link rel=\"icon\" href=\"{{{{ asset(\"{name}\") }}}}\">\n"));
    let picture = logo
        .as_ref()
        .map(|name| format!("<img class=\"logo\" src=\"{{{{ asset(\"{name}\") }}}}\" alt=\"\">"));
    let (icon, picture) = (icon.unwrap_or_default(), picture.unwrap_or_default());
    for (_, template) in texts.iter_mut().filter(|(path, _)| path.starts_with("templates/")) {
        let own = "<link rel=\"icon\" href=\"{{ asset(\"theme/logo.svg\") }}\" \
                   type=\"image/svg+xml\">\n";
        *template = template.replace(own, &icon);
        *template = template.replace("{{ inline(\"theme/logo.svg\") }}", &picture);
    }
    for file in ["assets/css/layout.css", "assets/css/header.css"] {
        if let Some(styles) = texts.get_mut(file).filter(|_| logo.is_some()) {
            styles.push_str(".header .logo {\n  block-size: 2rem;\n  inline-size: auto;\n}\n");
        }
    }
    copies
}
