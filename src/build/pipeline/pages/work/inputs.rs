//! What the renderings of a page depend on, as digests.

use std::sync::Arc;

use crate::base::digest::DigestBuilder;
use crate::build::pipeline::pages::work::Work;
use crate::page::markdown::{Body, outline};
use crate::page::memo::{DigestPrefix, RouteInput, TemplateDigests};

impl Work<'_> {
    /// The digests of the page's messages and bodies, by locale.
    pub(super) fn words(&self) -> &[DigestPrefix] {
        self.words.get_or_init(|| match &self.before {
            Some(state) if state.own.files == self.own.files => state.words.clone(),
            _ => {
                let texts = self.texts();
                let original = self.pass.world.routes.original(self.page);
                let outline = |bodies: &[Option<Body>]| bodies[original].as_ref().map(outline);
                let bodies: Vec<_> =
                    texts.all_bodies().map(|(_, bodies)| (bodies, outline(bodies))).collect();
                let digests = texts.messages.iter().enumerate().map(|(locale, messages)| {
                    let messages = messages.as_ref().map_or("", |messages| messages.source());
                    let digest = DigestBuilder::new().field(messages);
                    let add =
                        |digest: DigestBuilder, (bodies, outline): &(&[_], Option<String>)| {
                            let body: &Option<Body> = &bodies[locale];
                            match body {
                                Some(body) => digest
                                    .field(body.source())
                                    .field(outline.as_deref().unwrap_or_default()),
                                None => digest.field([0]),
                            }
                        };
                    bodies.iter().fold(digest, add).finish().prefix()
                });
                digests.collect()
            }
        })
    }

    /// The digests of the templates that it is made with.
    pub(super) fn templates(&self) -> &Arc<TemplateDigests> {
        self.templates.get_or_init(|| self.pass.templates(self.page))
    }

    /// The digests of what every rendering of a route depends on, in the order of
    /// [`RouteInput::ALL`].
    pub(super) fn inputs(&self, locale: usize) -> [DigestPrefix; RouteInput::ALL.len()] {
        let world = &self.pass.world;
        let config = &world.config;
        RouteInput::ALL.map(|part| match part {
            RouteInput::Config => config.digest.prefix(),
            RouteInput::Page => world.pages[self.page].digest.prefix(),
            RouteInput::Texts => self.words()[locale],
            RouteInput::FallbackTexts => {
                config.locales[locale].fallback.map_or(0, |locale| self.words()[locale])
            }
            // The head names all languages that the page is really in, and the list of languages
            // leads to another page in those that it is not in.
            RouteInput::Translations => {
                let routes = &world.routes;
                let locales = 0..config.locales.len();
                let bits = locales.clone().map(|at| u8::from(routes.is_translated(self.page, at)));
                let digest = DigestBuilder::new().field(bits.collect::<Vec<u8>>());
                let absent = locales.filter(|at| !routes.exists(self.page, *at));
                let counterparts = absent.filter_map(|at| {
                    Some(routes.url(config, at, routes.counterpart(self.page, at)?))
                });
                counterparts.fold(digest, |digest, url| digest.field(url)).finish().prefix()
            }
            RouteInput::SocialBackground => {
                let background = config.social.iter();
                let mut background =
                    background.filter_map(|social| world.assets.get(&social.background.value));
                background.next().map_or(0, |asset| asset.digest.prefix())
            }
            RouteInput::Allowances => world.allowances_digest(),
        })
    }
}
