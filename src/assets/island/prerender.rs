//! The islands' markup, prerendered at build time.
//!
//! Results are cached in memory and in the cache folder, by everything they depend on.

mod failure;
mod cache;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::assets::island::bundle::{Bundle, Program};
use crate::assets::island::messages::FallbackLanguage;
use crate::assets::island::service::{Failure, NodeService, NodeSession};
use crate::base::digest::Digest;
use crate::base::wait;

pub(super) use crate::assets::island::prerender::cache::{Markup, Markups, Outcome};
pub(super) use crate::assets::island::prerender::failure::PrerenderFailure;
pub(super) use crate::assets::island::prerender::failure::source;

/// One island to be prerendered.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Request<'a> {
    /// Its name.
    pub island: &'a str,
    /// The prefix of ids of `useId`, the same as in the browser.
    pub id: &'a str,
    /// The locale's BCP 47 tag.
    pub locale: &'a str,
    /// Whether it is never hydrated, so that its markup needs no marks for hydration.
    pub r#static: bool,
    /// Its props: a JSON object, with marks around borrowed texts.
    pub props: &'a serde_json::Value,
    /// Its messages, as i18next JSON.
    pub messages: &'a BTreeMap<String, String>,
    /// The language of the texts between marks in its props, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lent: Option<FallbackLanguage<'a>>,
}

/// Prerenders the islands of a bundle, for any number of threads.
pub(super) struct Prerenderer {
    service: Arc<NodeService>,
    markups: Arc<Markups>,
    programs: BTreeMap<String, Program>,
    /// The digest of the code of each island.
    code: BTreeMap<String, Digest>,
}

/// The response of the service to a request.
#[derive(Deserialize)]
#[serde(untagged)]
enum PrerenderResponse {
    Rendered(Markup),
    Failed { failure: PrerenderFailure },
}

impl Prerenderer {
    /// A prerenderer for the islands of `bundle`. Node is started on demand.
    pub(super) fn new(
        service: &Arc<NodeService>,
        markups: &Arc<Markups>,
        bundle: &Bundle,
    ) -> Prerenderer {
        Prerenderer {
            service: Arc::clone(service),
            markups: Arc::clone(markups),
            programs: bundle.programs.clone(),
            code: bundle.code.clone(),
        }
    }

    /// Renders an island, or returns its markup from the cache.
    pub(super) fn render(&self, request: &Request<'_>) -> Outcome {
        let json = serde_json::to_string(request)
            .map_err(|error| PrerenderFailure::Unavailable(error.to_string()))?;
        let Some(program) = self.programs.get(request.island) else {
            return Err(PrerenderFailure::Missing);
        };
        let code = self.code_of(request.island, program);
        let key = Digest::of(json.as_bytes());
        if let Some(outcome) = self.markups.get(code, key) {
            return outcome;
        }
        let mut turn = self.service.turn();
        // Another thread may have completed the same request, or detected that the island fails.
        if let Some(outcome) = self.markups.get(code, key) {
            return outcome;
        }
        let what = format!("prerendering the island `{}` in {}", request.island, request.locale);
        let outcome = wait::during(what, || request_render(&mut turn, program, &json));
        self.markups.put(code, key, &outcome);
        outcome
    }

    fn code_of(&self, island: &str, program: &Program) -> Digest {
        *self.code.get(island).unwrap_or(&program.digest)
    }
}

fn request_render(turn: &mut NodeSession<'_>, program: &Program, json: &str) -> Outcome {
    let json = format!("{{\"program\":\"{}\",\"request\":{json}}}", program.digest.hex());
    match turn.request("render", &json, Some(program)) {
        Ok(PrerenderResponse::Rendered(markup)) => Ok(markup),
        Ok(PrerenderResponse::Failed { failure }) => Err(failure),
        Err(Failure::Unavailable(words)) => Err(PrerenderFailure::Unavailable(words)),
        Err(Failure::Died { words }) => Err(PrerenderFailure::Died { words }),
    }
}
