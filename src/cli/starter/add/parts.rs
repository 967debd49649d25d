//! Adds a section type or an island: a small one that works, to be changed.

use anyhow::ensure;

use crate::cli::starter::add::existing::{Files, Site};
use crate::content::SECTIONS;
use crate::content::config::is_segment;
use crate::i18n::message::{LOCALES, title};

/// What the islands of a site import.
const PACKAGE: &str = "islands/package.json";

/// How `tsc` and editors read the islands of a site.
const TYPES: &str = "islands/tsconfig.json";

/// What the button of a new island says before its number, with the space between, by language.
const PRESSED: [(&str, &str); 11] = [
    ("de", "Gedrückt: "),
    ("es", "Pulsaciones: "),
    ("fr", "Appuis\u{a0}: "),
    ("hi", "दबाया गया: "),
    ("it", "Premuto: "),
    ("ja", "押した回数："),
    ("nl", "Ingedrukt: "),
    ("pl", "Kliknięcia: "),
    ("pt", "Cliques: "),
    ("ru", "Нажатий: "),
    ("zh", "点击次数："),
];

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
            files.insert(path, format!("pressed = {}{{ $count }}\n", pressed(&locale.tag)));
        }
        let mut next = Vec::new();
        if !self.snapshot.contains(PACKAGE) {
            let text = include_str!("../with-island/islands/package.json");
            files.insert(PACKAGE.to_owned(), text.to_owned());
            next.push("install what it imports: npm install --prefix islands".to_owned());
            if !self.snapshot.contains(TYPES) {
                let text = include_str!("../with-island/islands/tsconfig.json");
                files.insert(TYPES.to_owned(), text.to_owned());
            }
        }
        next.push(format!("show it: {{{{ island(\"{name}\", start=1) }}}} in a template"));
        next.push("change its words in all languages".to_owned());
        Ok(next)
    }
}

/// The words of the button in the language of this tag; in English where there are none.
fn pressed(tag: &str) -> &'static str {
    let language = tag.split('-').next();
    let known = PRESSED.iter().find(|(known, _)| language == Some(known));
    known.map_or("Pressed: ", |(_, words)| words)
}
