//! The values of templates: those of the page, its locale and the site.

use crate::content::Page;
use crate::engine::diagnostic::{Code, Diagnostic, Place};
use crate::page::render::loaded_site::LoadedSite;
use crate::page::render::{RouteContext, meta_message, search};
use crate::page::route::LocaleIndex;
use crate::template::{TemplateContext as _, TemplateValue};

impl RouteContext {
    /// The page that is rendered. `TrackedSite::track_route` records it.
    pub(super) fn own_page(&self) -> &Page {
        &self.site.untracked().pages[self.page]
    }

    /// Its URL.
    pub(super) fn own_url(&self) -> String {
        self.site.untracked().routes.url(&self.site.config, self.locale, self.page)
    }

    /// The locale that it was written in first.
    pub(super) fn original(&self) -> LocaleIndex {
        self.site.untracked().routes.original(self.page)
    }

    /// The value of a template by its name, other than functions, data and the page.
    pub(super) fn value(&self, name: &str) -> Option<TemplateValue> {
        let site = &self.site;
        Some(match name {
            "body" => self.body.get()?.clone(),
            "editions" => self.editions.get()?.clone(),
            "locale" => site.locale_value(self.locale),
            "locales" => TemplateValue::list(site.untracked().values.locales.iter().cloned()),
            "site" => site.untracked().values.sites[self.locale].clone(),
            "search" => {
                let path = search::search_path(site.untracked(), self.locale)?;
                TemplateValue::text(path.url(&site.config.base_path))
            }
            "alternates" => self.alternates(),
            "language" => site.locale_value(self.language()),
            _ => return None,
        })
    }

    /// The page in each locale that has it, for language pickers.
    fn alternates(&self) -> TemplateValue {
        let (site, shared) = (&self.site, &self.site.untracked().values);
        let locales = 0..site.config.locales.len();
        TemplateValue::list(locales.filter_map(|locale| {
            let page = site.untracked().routes.counterpart(self.page, locale)?;
            let url = site.untracked().routes.url(&site.config, locale, page);
            let mut alternate = vec![
                ("locale", shared.locales[locale].clone()),
                ("url", TemplateValue::text(url)),
                ("current", TemplateValue::boolean(locale == self.locale)),
                ("exists", TemplateValue::boolean(page == self.page)),
            ];
            let lender = site.untracked().lender(self.page, locale);
            let is_borrowed = page == self.page && !self.translations().contains(&locale);
            if let Some(lender) = lender.filter(|_| is_borrowed) {
                alternate.push(("fallback", shared.locales[lender].clone()));
            }
            Some(TemplateValue::record(alternate))
        }))
    }

    /// The value of `page.<key>`; the errors are those of a message.
    pub(super) fn page_value(&self, key: &str) -> Result<Option<TemplateValue>, Vec<Diagnostic>> {
        let site = &self.site;
        let page = self.own_page();
        Ok(Some(match key {
            "id" => TemplateValue::text(&*page.id),
            "template" => TemplateValue::text(&*page.template.value),
            "url" => TemplateValue::text(self.own_url()),
            "canonical" => TemplateValue::text(site.untracked().routes.canonical(
                &site.config,
                self.language(),
                self.page,
            )),
            "index" => TemplateValue::boolean(page.index),
            "social_image" => match self.social_image.get() {
                Some(url) => TemplateValue::text(url.as_str()),
                None => return Ok(None),
            },
            "sections" => self.sections.get_or_init(|| sections(page)).clone(),
            "content" => match self.content.get() {
                Some(html) => html.clone(),
                None => return Ok(None),
            },
            "headings" => self.headings.get().cloned().unwrap_or_else(|| TemplateValue::list([])),
            "title" | "description" | "keywords" | "social_title" | "social_description" => {
                match meta_message(site.untracked(), page, key) {
                    Some(id) => match self.text(id, &[]) {
                        Ok(text) => TemplateValue::text(text),
                        Err(wrong) => return Err(in_defaults(site.untracked(), key, wrong)),
                    },
                    None => {
                        let message = format!("the page `{}` has no {key}", page.id);
                        let place = Place::file(&page.source);
                        return Err(vec![
                            Diagnostic::new(Code::MissingKey, message).at(place).hint(format!(
                                "add `{key}:` with a message id, or set it under [defaults] in \
                                 site.toml"
                            )),
                        ]);
                    }
                }
            }
            "pager" => return self.pager(),
            "draft" => TemplateValue::boolean(page.draft),
            "publish_at" => return Ok(page.period.first.as_deref().map(TemplateValue::text)),
            "expires_at" => return Ok(page.period.last.as_deref().map(TemplateValue::text)),
            "row" => match &page.row {
                Some(row) => TemplateValue::data(&row.data),
                None => return Ok(None),
            },
            key => match page.data.get(key) {
                Some(data) => TemplateValue::data(data),
                None => return Ok(None),
            },
        }))
    }
}

/// The sections of a page as a template value, which is the same for all languages.
fn sections(page: &Page) -> TemplateValue {
    TemplateValue::list(page.sections.iter().map(|section| {
        let mut front = vec![("type".into(), TemplateValue::text(&*section.kind))];
        if let Some(anchor) = &section.anchor {
            front.push(("anchor".into(), TemplateValue::text(&**anchor)));
        }
        TemplateValue::extended(front, &section.data)
    }))
}

/// Locates errors of a default message at its name in site.toml. Messages that a page names are
/// checked before it is rendered.
fn in_defaults(site: &LoadedSite, key: &str, mut wrong: Vec<Diagnostic>) -> Vec<Diagnostic> {
    if let Some(id) = site.config.defaults.get(key) {
        for one in wrong.iter_mut().filter(|one| one.place.is_none()) {
            one.place = Some(Place::new(&site.config.path, id.span.clone()));
        }
    }
    wrong
}
