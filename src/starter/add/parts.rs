//! Adds a section type or an island: a small one that works, to be changed.

use anyhow::ensure;

use crate::config::is_segment;
use crate::content::SECTIONS;
use crate::message::{LOCALES, title};
use crate::starter::add::existing::{Files, Site};

/// What the islands of a site import.
const PACKAGE: &str = "islands/package.json";

/// Adds a section type with a title and a lead.
pub(super) fn section(name: &str, files: &mut Files) -> anyhow::Result<Vec<String>> {
    ensure!(
        is_segment(name),
        "`{name}` can't be the name of a section type: use lower-case letters, digits and hyphens"
    );
    let html = include_str!("section.html").replace("NAME", name);
    files.insert(format!("{SECTIONS}{name}.html"), html);
    files.insert(format!("{SECTIONS}{name}.yaml"), include_str!("section.yaml").to_owned());
    Ok(vec![format!("put it on a page, below `sections:`: - {{ type: {name}, title: title }}")])
}

impl Site<'_> {
    /// Adds an island that counts, and what it imports if it is the first one.
    pub(super) fn island(&self, name: &str, files: &mut Files) -> anyhow::Result<Vec<String>> {
        ensure!(
            is_segment(name),
            "`{name}` can't be the name of an island: use lower-case letters, digits and hyphens"
        );
        let component: String = name.split('-').map(title).collect();
        let folder = format!("islands/{name}");
        let toml = include_str!("island.toml").replace("NAME", name);
        let tsx = include_str!("island.tsx").replace("NAME", name).replace("Name", &component);
        files.insert(format!("{folder}/island.toml"), toml);
        files.insert(format!("{folder}/island.tsx"), tsx);
        for locale in &self.config.locales {
            let path = format!("{LOCALES}{}/islands/{name}.ftl", locale.tag);
            files.insert(path, "pressed = Pressed: { $count }\n".to_owned());
        }
        let mut next = Vec::new();
        if !self.snapshot.contains(PACKAGE) {
            files.insert(
                PACKAGE.to_owned(),
                include_str!("../with-island/islands/package.json").to_owned(),
            );
            next.push("install what it imports: npm install --prefix islands".to_owned());
        }
        next.push(format!("show it: {{{{ island(\"{name}\", start=1) }}}} in a template"));
        next.push("write its words in all languages".to_owned());
        Ok(next)
    }
}
