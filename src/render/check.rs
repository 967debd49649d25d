//! What can be said of a page before it is rendered.

use crate::content::Page;
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::message::MessageFile;
use crate::render::World;
use crate::schema::RefKind;

/// Checks the references of a page before anything is rendered: templates, pages, assets, facts,
/// and messages of the default language.
pub fn check_page(world: &World, page: &Page, own: Option<&MessageFile>, report: &mut Report) {
    if !world.templates.contains(&page.template.value) {
        let place = Place::new(&page.source, page.template.span.clone());
        report.add(world.templates.unknown(&page.template.value).at(place));
    }
    let scope = world.scope(world.config.default_locale, own);
    let is_valid = scope.catalog.is_valid() && own.is_none_or(MessageFile::is_valid);
    for reference in &page.references {
        let name = &*reference.name;
        let diagnostic = match reference.kind {
            RefKind::Message
                if is_valid && scope.message(name.split('.').next().unwrap_or(name)).is_none() =>
            {
                Diagnostic::new(Code::UnknownMessage, format!("there is no message `{name}`"))
                    .did_you_mean(
                        name,
                        scope.ids(),
                        format!(
                            "define it in `locales/{}/pages/{}.ftl`",
                            world.config.locales[world.config.default_locale].tag,
                            page.text_id()
                        ),
                    )
            }
            RefKind::Page => match world.unknown_page(name) {
                Some(diagnostic) => diagnostic,
                None => continue,
            },
            RefKind::Asset => match world.unknown_asset(name) {
                Some(diagnostic) => diagnostic,
                None => continue,
            },
            _ => continue,
        };
        report.add(diagnostic.at(Place::new(&page.source, reference.span())));
    }
    crate::content::check_fact_references(&page.source, &page.references, &world.facts, report);
}
