//! Pictures of shared links: an SVG template, filled for a page and a language, drawn to PNG.

use std::sync::Arc;

use crate::diagnostic::{Code, Diagnostic, Place};
use crate::digest::{Digest, DigestBuilder};
use crate::node::cache;
use crate::output::{Artifact, CacheClass, OutputPath};
use crate::picture::{self, Face, Ground, Setting};
use crate::render::{Route, World, fallback};
use crate::source::SourcePath;
use crate::template::{Doors, SetText, TEMPLATES};

/// The exact versions of what draws: the same picture by other hands may have other bytes.
const LOCK: &str = include_str!("../../Cargo.lock");

/// Where kept pictures lie below the cache's folder.
const CACHE: &str = "pictures";

/// The longest side a picture may have, and so the greatest length in it.
const LONGEST: f32 = 4096.0;

/// How many pictures the cache keeps.
const KEPT: usize = 4096;

/// The folder of kept pictures.
fn folder(root: &std::path::Path) -> std::path::PathBuf {
    cache::folder(root).join(CACHE)
}

impl World {
    /// Forgets the oldest of the pictures that are kept from build to build.
    pub fn prune_pictures(&self) {
        if self.config.social.is_some() {
            cache::prune(&folder(self.snapshot.root()), KEPT);
        }
    }
}

impl Route {
    /// Draws the picture of the page, or remembers it. A page that search engines shall not find is
    /// not shared either, and has none.
    pub(super) fn picture(self: &Arc<Self>) -> Result<Option<Artifact>, Vec<Diagnostic>> {
        let world = &self.world;
        let (Some(social), true) = (&world.config.social, world.routes.is_indexed(self.page))
        else {
            return Ok(None);
        };
        if !self.lens.is_plain() {
            return Ok(None);
        }
        // What is named and not there has been told at its place.
        let Some(ground) = world.assets.get(&social.ground.value) else { return Ok(None) };
        if !world.templates.contains(&social.template.value) {
            return Ok(None);
        }
        let doors: Arc<dyn Doors> = self.clone();
        let svg = world.templates.render(&social.template.value, doors)?;
        let key = DigestBuilder::new()
            .digest(&Digest::of(LOCK.as_bytes()))
            .digest(&world.fonts.faces_digest(self.locale))
            .digest(&ground.digest)
            .field(&svg)
            .finish();
        let entry = folder(world.snapshot.root()).join(key.hex());
        let bytes = match cache::read(&entry) {
            Some(bytes) => bytes,
            None => {
                let faces: Vec<Face> = world
                    .fonts
                    .faces(self.locale)
                    .into_iter()
                    .flat_map(|faces| faces.values().flatten().cloned())
                    .collect();
                let drawn = match self.ground(&social.ground.value) {
                    Ok(ground) => ground.png(&svg, &faces),
                    Err(words) => Err(words.clone()),
                };
                let bytes = drawn.map_err(|words| {
                    let path = SourcePath::new(format!("{TEMPLATES}{}", social.template.value));
                    let wrong = Diagnostic::new(Code::TemplateError, words);
                    vec![
                        wrong
                            .at(Place::file(&path))
                            .hint("open the picture in a browser to see it"),
                    ]
                })?;
                cache::write(&entry, &bytes);
                bytes
            }
        };
        let locale = &world.config.locales[self.locale];
        let page = &world.pages[self.page].id;
        let digest = Digest::of(&bytes).short();
        let path = OutputPath::new(&format!("assets/social/{page}.{}.{digest}.png", locale.tag))
            .expect("a page id, a tag and a digest");
        Ok(Some(Artifact { path, bytes, cache: CacheClass::Immutable }))
    }

    /// What all pictures stand on.
    fn ground(&self, name: &str) -> &Result<Ground, String> {
        let world = &self.world;
        world.prepared.ground.get_or_init(|| match world.assets.text(name, &world.snapshot) {
            Some(Ok(svg)) => Ground::new(&svg),
            _ => Err(format!("`assets/{name}` can't be read")),
        })
    }

    /// Sets a text for a picture.
    pub(super) fn lines(&self, text: &str, set: &SetText<'_>) -> Result<String, Vec<Diagnostic>> {
        let (frame, allowed) = (&set.frame, 1.0..=LONGEST);
        if !allowed.contains(&frame.size) || !allowed.contains(&frame.width) {
            let message = format!("set_text() takes a size and a width from 1 to {LONGEST}");
            let hint = "they are lengths in units of the picture";
            return Err(vec![Diagnostic::new(Code::TemplateError, message).hint(hint)]);
        }
        let faces = self.world.fonts.faces(self.locale).and_then(|faces| faces.get(set.face));
        let Some(faces) = faces else {
            let message = format!(
                "no font of `{}` has the name `{}` for pictures",
                self.world.config.locales[self.locale].tag, set.face
            );
            let hint = "give the [[fonts]] of site.toml that it shall use `picture = \"…\"`";
            return Err(vec![Diagnostic::new(Code::FontError, message).hint(hint)]);
        };
        let text = fallback::plain(text);
        let setting: Setting = picture::set(&text, faces, set.frame);
        if let Some(missing) = setting.missing.first() {
            let message = format!(
                "no font that pictures set `{}` in has `{missing}` (U+{:04X})",
                set.face,
                u32::from(*missing)
            );
            let hint = "write it otherwise, or add a font that has it to site.toml";
            return Err(vec![Diagnostic::new(Code::FontError, message).hint(hint)]);
        }
        Ok(picture::markup(&setting, set.at.0, set.at.1, set.line_height))
    }
}
