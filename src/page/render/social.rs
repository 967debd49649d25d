//! Social images: an SVG template, rendered for a page and a language, and rasterized to PNG.

use std::sync::Arc;

use crate::assets::cache;
use crate::assets::picture::{self, Background, Face, PictureError, TypesetText};
use crate::base::digest::{Digest, DigestBuilder};
use crate::content::config::Direction;
use crate::engine::diagnostic::{Code, Diagnostic, DiagnosticCause, Place};
use crate::engine::output::{Artifact, CacheClass, OutputPath};
use crate::engine::query::Query;
use crate::engine::source::SourcePath;
use crate::page::render::{LoadedSite, RouteContext, TrackedSite, fallback};
use crate::page::route::LocaleIndex;
use crate::template::{Frame, SetText, TEMPLATES, TemplateContext};

/// The exact versions of the libraries: others may produce other bytes for the same image.
const LOCK: &str = include_str!("../../../Cargo.lock");

/// The folder of cached images below the cache folder.
const CACHE: &str = "pictures";

/// The maximum width and height of an image, and the maximum of lengths in it.
const MAX_LENGTH: f32 = 4096.0;

/// The maximum number of cached images.
const MAX_CACHED: usize = 4096;

/// The folder of cached images.
fn folder(root: &std::path::Path) -> std::path::PathBuf {
    cache::folder(root).join(CACHE)
}

impl LoadedSite {
    /// Removes the oldest images from the cache.
    pub fn prune_pictures(&self) {
        if self.config.social.is_some() {
            cache::prune(&folder(self.snapshot.root()), MAX_CACHED);
        }
    }
}

/// The asset of that name as the background of social images.
static BACKGROUND: Query<Result<Background, PictureError>> = Query::new(|reader, name, _| {
    let site = TrackedSite::new(reader);
    match site.asset_text(name) {
        Some(Ok(svg)) => Background::new(&svg),
        _ => Err(format!("`assets/{name}` can't be read").into()),
    }
});

impl RouteContext {
    /// Renders the page's social image, or reads it from the cache. A page that search engines do
    /// not index has none.
    pub(super) fn social_image(self: &Arc<Self>) -> Result<Option<Artifact>, Vec<Diagnostic>> {
        let site = &self.site;
        let (Some(social), true) =
            (&site.config.social, site.untracked().routes.is_indexed(self.page))
        else {
            return Ok(None);
        };
        if !self.is_published() {
            return Ok(None);
        }
        // A missing asset or template has been reported at its reference.
        let Some(background) = site.asset(&social.background.value) else {
            return Ok(None);
        };
        if !site.untracked().templates.contains(&social.template.value) {
            return Ok(None);
        }
        let context: Arc<dyn TemplateContext> = self.clone();
        let svg = site.untracked().templates.render(&social.template.value, context)?;
        let key = DigestBuilder::new()
            .digest(&Digest::of(LOCK.as_bytes()))
            .digest(&site.untracked().fonts.faces_digest(self.picture_locale()))
            .digest(&background.digest)
            .field(&svg)
            .finish();
        let entry = folder(site.sources().root()).join(key.hex());
        let bytes = match cache::read(&entry) {
            Some(bytes) => bytes,
            None => {
                let faces: Vec<Face> = site
                    .untracked()
                    .fonts
                    .faces(self.picture_locale())
                    .into_iter()
                    .flat_map(|faces| faces.values().flatten().cloned())
                    .collect();
                let template = SourcePath::new(format!("{TEMPLATES}{}", social.template.value));
                let background_path =
                    SourcePath::new(format!("assets/{}", social.background.value));
                let background = site.reader.get_untracked(&BACKGROUND, &social.background.value);
                let bytes = match &*background {
                    Ok(background) => {
                        background.png(&svg, &faces).map_err(|error| (error, &template))
                    }
                    Err(error) => Err((error.clone(), &background_path)),
                };
                let bytes = bytes.map_err(|(PictureError { message, hint, span }, path)| {
                    let hint = hint.unwrap_or("open the picture in a browser to see it");
                    let wrong = Diagnostic::new(Code::TemplateError, message);
                    // The text of the template is not that of the picture.
                    let place = match span.filter(|_| path == &background_path) {
                        Some(span) => Place::new(path, span),
                        None => Place::file(path),
                    };
                    vec![wrong.at(place).hint(hint)]
                })?;
                cache::write(&entry, &bytes);
                bytes
            }
        };
        let locale = &site.config.locales[self.locale];
        let page = social_name(&self.own_page().id);
        let digest = Digest::of(&bytes).short();
        let path = OutputPath::new(&format!("assets/social/{page}.{}.{digest}.png", locale.tag))
            .expect("a page id, a tag and a digest");
        Ok(Some(Artifact { path, bytes, cache: CacheClass::Immutable }))
    }

    /// The locale whose fonts pictures have: the fallback if the language has none, which is so
    /// until it is translated.
    fn picture_locale(&self) -> LocaleIndex {
        let has_faces = |locale: &LocaleIndex| {
            self.site.fonts(*locale).faces(*locale).is_some_and(|faces| !faces.is_empty())
        };
        self.site.config.with_fallback(self.locale).find(has_faces).unwrap_or(self.locale)
    }

    /// Lays out a text for an image.
    pub(super) fn set_text(
        &self,
        text: &str,
        set: &SetText<'_>,
    ) -> Result<String, Vec<Diagnostic>> {
        let locales = &self.site.config.locales;
        let is_from_right = |locale: LocaleIndex| locales[locale].direction == Direction::Rtl;
        let borrowed_from =
            self.site.config.lender(self.locale).filter(|_| fallback::is_marked(text));
        let frame = Frame {
            from_right: is_from_right(self.locale),
            text_from_right: is_from_right(borrowed_from.unwrap_or(self.locale)),
            ..set.frame
        };
        let allowed = 1.0..=MAX_LENGTH;
        if !allowed.contains(&frame.size) || !allowed.contains(&frame.width) {
            let message = format!("set_text() takes a size and a width from 1 to {MAX_LENGTH}");
            let hint = "they are lengths in the units of the picture";
            return Err(vec![Diagnostic::new(Code::TemplateError, message).hint(hint)]);
        }
        let faces = self.site.untracked().fonts.faces(self.picture_locale());
        let Some(faces) = faces.and_then(|faces| faces.get(set.face)) else {
            let message = format!(
                "no font of `{}` has the name `{}` for pictures",
                self.site.config.locales[self.locale].tag, set.face
            );
            let hint = "add `picture = \"…\"` to the [[fonts]] of site.toml that it uses";
            return Err(vec![Diagnostic::new(Code::FontError, message).hint(hint)]);
        };
        if faces.is_empty() {
            let message = format!("no font of pictures with the name `{}` can be used", set.face);
            let hint = "see what is wrong with the [[fonts]] of that name in site.toml";
            let wrong = Diagnostic::new(Code::FontError, message).hint(hint);
            return Err(vec![wrong.caused_by(DiagnosticCause::AnyError)]);
        }
        let text = fallback::without_marks(text);
        let setting: TypesetText = picture::typeset(&text, faces, frame);
        if let Some(missing) = setting.missing.first() {
            let message = format!(
                "no font for `{}` in pictures has `{missing}` (U+{:04X})",
                set.face,
                u32::from(*missing)
            );
            let hint = "write it differently, or add a font that has it to site.toml";
            return Err(vec![Diagnostic::new(Code::FontError, message).hint(hint)]);
        }
        Ok(picture::markup(&setting, set.at.0, set.at.1, set.line_height))
    }
}

/// The prefix of the names of a page's social images: the slash in the id of a part is replaced,
/// since it would be a separator.
pub fn social_name(id: &str) -> String {
    id.replace('/', ".")
}
