//! Adds a section type or an island, with a small working example.

use anyhow::ensure;

use crate::cli::starter::add::existing::{AddedFiles, ExistingSite};
use crate::content::SECTIONS;
use crate::content::config::{Locale, is_segment};
use crate::i18n::message::{LOCALES, title};

/// The dependencies of the islands of a site.
const PACKAGE: &str = "islands/package.json";

/// The TypeScript configuration of the islands of a site.
const TYPES: &str = "islands/tsconfig.json";

/// The English label of a new island's button before its number.
const PRESSED_IN_ENGLISH: &str = "Pressed: ";

/// The label of a new island's button before its number, with the space between, by language.
const PRESSED: [(&str, &str); 12] = [
    ("en", PRESSED_IN_ENGLISH),
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
pub(super) fn section(name: &str, files: &mut AddedFiles) -> anyhow::Result<Vec<String>> {
    ensure!(
        is_segment(name),
        "`{name}` can't be the name of a section type: use lower-case letters, digits and hyphens"
    );
    let html = include_str!("section.html").replace("NAME", name);
    files.insert(format!("{SECTIONS}{name}.html"), html);
    files.insert(format!("{SECTIONS}{name}.yaml"), include_str!("section.yaml").to_owned());
    Ok(vec![
        format!("add it to a page, below `sections:`: - {{ type: {name} }}"),
        format!("write its title in the messages of the page, in all languages: {name}-title = …"),
        format!("write its styles in assets/css/sections/{name}.css"),
    ])
}

impl ExistingSite<'_> {
    /// Adds an island that counts; the first one also adds `package.json` and `tsconfig.json`.
    pub(super) fn island(&self, name: &str, files: &mut AddedFiles) -> anyhow::Result<Vec<String>> {
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
        let mut next = Vec::new();
        let mut steps = Vec::new();
        for Locale { tag, fallback, .. } in &self.config.locales {
            let path = format!("{LOCALES}{tag}/islands/{name}.ftl");
            let from = fallback.map_or("en", |at| &*self.config.locales[at].tag);
            let line = |words: &str| format!("pressed = {words}{{ $count }}\n");
            let text = match (pressed(tag), fallback) {
                (Some(words), _) => line(words),
                (None, Some(_)) => {
                    steps.push(format!(
                        "translate each line of {path}, and remove the `# ` before it; until then, \
                         it falls back to `{from}`"
                    ));
                    format!("# {}", line(pressed(from).unwrap_or(PRESSED_IN_ENGLISH)))
                }
                (None, None) => {
                    steps.push(format!("translate {path}: its text is English"));
                    format!("# To be translated.\n{}", line(PRESSED_IN_ENGLISH))
                }
            };
            files.insert(path, text);
        }
        if !self.snapshot.contains(PACKAGE) {
            let text = include_str!("../layers/with-island/islands/package.json");
            files.insert(PACKAGE.to_owned(), text.to_owned());
            next.push(
                "install its dependencies: npm install --prefix islands; the file \
                 islands/package-lock.json that it writes belongs to the site"
                    .to_owned(),
            );
            if !self.snapshot.contains(TYPES) {
                let text = include_str!("../layers/with-island/islands/tsconfig.json");
                files.insert(TYPES.to_owned(), text.to_owned());
            }
        }
        next.push(format!("add it to a template: {{{{ island(\"{name}\", start=1) }}}}"));
        next.push("edit its texts in all languages".to_owned());
        next.extend(steps);
        Ok(next)
    }
}

/// Returns the label of the button in a language, if there is one.
fn pressed(tag: &str) -> Option<&'static str> {
    let language = tag.split('-').next();
    let known = PRESSED.iter().find(|(known, _)| language == Some(known));
    known.map(|(_, words)| *words)
}
