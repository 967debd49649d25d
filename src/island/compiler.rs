//! Bundles and prerenders islands.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::env::VarError;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::bail;
use parking_lot::Mutex;
use serde::Deserialize;

use crate::config::{Config, Located};
use crate::diagnostic::{Code, Diagnostic, Place, Report, unreadable};
use crate::digest::{Digest, DigestBuilder};
use crate::island::bundle::Bundle;
use crate::island::bundle::chunks::Built;
use crate::island::bundle::plan::Plan;
use crate::island::bundle::problem::Problem;
use crate::island::bundle::sources::Sources;
use crate::island::prerender::{Markups, Prerenderer};
use crate::island::service::{Failure, Limits, Service};
use crate::island::spec::IslandSpec;
use crate::source::{Snapshot, SourcePath, Unreadable};
use crate::wait;

/// The endings of sources.
const SCRIPTS: [&str; 9] = [".ts", ".tsx", ".js", ".jsx", ".mjs", ".cjs", ".mts", ".cts", ".json"];

/// The language level of the scripts, unless `site.toml` names another one.
const DEFAULT_TARGET: &str = "es2022";

/// Bundles and prerenders islands. It keeps Node, esbuild and their results between builds, which
/// changes how long a build takes, but not what it makes.
///
/// All processes end when it is dropped, and when the program is killed.
pub struct IslandCompiler {
    root: PathBuf,
    service: Arc<Service>,
    markups: Arc<Markups>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    sources: Sources,
    plan: Option<Plan>,
    /// The sources when the service was asked last.
    asked: Sources,
    /// The bundle of its last answer.
    sent: Option<Arc<Bundle>>,
    /// The last bundle, and the digest of everything it depends on.
    last: Option<(Digest, Arc<Bundle>)>,
    /// Whether the cache folder does not have it yet.
    is_unsaved: bool,
}

/// The answer of the service to a plan.
#[derive(Deserialize)]
struct Answer {
    bundle: Option<Built>,
    #[serde(default)]
    problems: Vec<Problem>,
    #[serde(default)]
    failure: String,
    /// Whether esbuild had exited.
    #[serde(default)]
    restarted: bool,
    /// Whether the site has no React.
    #[serde(default, rename = "isReactMissing")]
    is_react_missing: bool,
}

impl IslandCompiler {
    /// A compiler for the project at `root`. No process is started.
    pub fn new(root: &Path) -> IslandCompiler {
        IslandCompiler {
            root: root.to_path_buf(),
            service: Arc::new(Service::new(root, Limits::default())),
            markups: Arc::new(Markups::new(root)),
            state: Mutex::default(),
        }
    }

    /// Takes the notices for the user: one sentence each, without a full stop.
    pub fn notices(&self) -> Vec<&'static str> {
        self.service.notices()
    }

    /// Writes the results of the last builds to the cache folder, as dropping the compiler does.
    pub fn save(&self) {
        self.markups.save();
        let state = &mut *self.state.lock();
        if let Some((key, bundle)) = &state.last
            && std::mem::take(&mut state.is_unsaved)
        {
            bundle.cache(&self.root, key);
        }
    }

    /// Prepares for the next edit, to be called between builds: saves, and starts what the next
    /// build would have to wait for.
    pub fn idle(&self) {
        self.save();
        if let Some(plan) = &self.state.lock().plan {
            self.service.turn().idle(&plan.json());
        }
    }

    /// Begins a build: bundles `islands` and all scripts. Errors in the code are reported, all of
    /// them; then there is no bundle.
    ///
    /// A bundle of the same sources comes from the cache, without a process.
    pub(super) fn bundle(
        &self,
        snapshot: &Snapshot,
        islands: &[&IslandSpec],
        config: &Config,
        report: &mut Report,
    ) -> anyhow::Result<Option<Arc<Bundle>>> {
        self.markups.begin();
        let state = &mut *self.state.lock();
        state.sources = Sources::read(snapshot, &state.sources);
        let settings = state.sources.settings();
        let target = config.island_target.as_ref().map_or(DEFAULT_TARGET, |target| &target.value);
        let Some(env) = variables(config, report) else { return Ok(None) };
        let settings = DigestBuilder::new().digest(&settings).field(format!("{env:?}")).finish();
        let plan = Plan::new(snapshot, islands, target, env, settings.hex());
        let plan = state.plan.insert(plan);
        let identity = DigestBuilder::new().digest(&Service::identity());
        let key = identity.digest(&state.sources.digest()).field(plan.json()).finish();
        if let Some((_, bundle)) = state.last.as_ref().filter(|(last, _)| *last == key) {
            return Ok(Some(Arc::clone(bundle)));
        }
        if let Some(bundle) = Bundle::cached(&self.root, &key) {
            let bundle = Arc::new(bundle);
            state.last = Some((key, Arc::clone(&bundle)));
            state.is_unsaved = false;
            return Ok(Some(bundle));
        }
        if !are_texts(snapshot, report) {
            return Ok(None);
        }
        let edited = serde_json::to_string(&state.sources.edited(&state.asked));
        let edited = edited.expect("names are JSON");
        state.asked = state.sources.clone();
        let request = format!("{{\"plan\":{},\"edited\":{edited}}}", plan.json());
        let answer = match wait::during("bundling the islands", || {
            self.service.turn().ask("bundle", &request, None)
        }) {
            Ok(Answer { failure, .. }) if failure.starts_with("Invalid target") => {
                report.add(unknown_target(config, target));
                return Ok(None);
            }
            Ok(Answer { failure, .. }) if !failure.is_empty() => {
                bail!("esbuild failed: {failure}")
            }
            Ok(Answer { is_react_missing: true, .. }) => bail!(
                "islands need the npm packages `react` and `react-dom`; `npm install react \
                 react-dom` in islands/ adds them to islands/package.json"
            ),
            Ok(answer) => answer,
            Err(Failure::Unavailable(words)) => bail!(words),
            Err(Failure::Died { words }) => bail!("Node ended while it bundled islands: {words}"),
        };
        if answer.restarted {
            self.service.add_notice("esbuild had ended and was started again");
        }
        let Some(built) = answer.bundle else {
            for problem in answer.problems {
                report.add(problem.diagnostic(snapshot));
            }
            return Ok(None);
        };
        let base = DigestBuilder::new().digest(&Service::identity()).digest(&settings).finish();
        let code = state.sources.code(&built.programs, &base);
        let before = state.sent.as_ref().or(state.last.as_ref().map(|(_, bundle)| bundle));
        // Node sends again only what is not in its last answer, which has to be known here.
        let bundle = built.bundle(plan, before.map(|bundle| &**bundle));
        let mut bundle = bundle.inspect_err(|_| self.service.turn().end())?;
        // esbuild reads the files itself, after the snapshot was taken.
        let is_current = state.sources.are_still(snapshot);
        match is_current {
            true => bundle.code = code,
            false => state.asked = Sources::default(),
        }
        let bundle = Arc::new(bundle);
        state.sent = Some(Arc::clone(&bundle));
        if is_current {
            state.last = Some((key, Arc::clone(&bundle)));
            state.is_unsaved = true;
        }
        Ok(Some(bundle))
    }

    /// Returns a prerenderer for the islands of a bundle.
    pub(super) fn prerenderer(&self, bundle: &Bundle) -> Prerenderer {
        Prerenderer::new(&self.service, &self.markups, bundle)
    }
}

/// Reports the sources that are not UTF-8 text: esbuild would replace the bytes that are not.
fn are_texts(snapshot: &Snapshot, report: &mut Report) -> bool {
    let is_code = |path: &SourcePath| SCRIPTS.iter().any(|ending| path.as_str().ends_with(ending));
    let mut are_texts = true;
    for path in snapshot.under("islands/").filter(|path| is_code(path)) {
        if let Err(reason @ Unreadable::NotUtf8 { .. }) = snapshot.read_text(path.as_str()) {
            report.add(unreadable(path, &reason));
            are_texts = false;
        }
    }
    are_texts
}

/// The variables of the environment that islands may read; `None` if one is not set.
#[expect(clippy::disallowed_methods, reason = "site.toml names what may reach the output")]
fn variables(config: &Config, report: &mut Report) -> Option<BTreeMap<String, String>> {
    let mut variables = Some(BTreeMap::new());
    for Located { value: name, span } in &config.island_env {
        match (std::env::var(name), &mut variables) {
            (Ok(value), Some(variables)) => drop(variables.insert(name.clone(), value)),
            (Ok(_), None) => {}
            (Err(error), _) => {
                variables = None;
                let state = match error {
                    VarError::NotPresent => "not set",
                    VarError::NotUnicode(_) => "not text",
                };
                let message = format!("the environment variable `{name}` is {state}");
                let hint = format!("set it: `{name}=… archipel build`; or remove its name here");
                report.add(
                    Diagnostic::new(Code::InvalidConfig, message)
                        .at(Place::new(&config.path, span.clone()))
                        .hint(hint),
                );
            }
        }
    }
    variables
}

/// The diagnostic for a target that esbuild does not have.
fn unknown_target(config: &Config, target: &str) -> Diagnostic {
    let span = config.island_target.as_ref().map(|target| target.span.clone());
    Diagnostic::new(Code::InvalidConfig, format!("`{target}` is not an esbuild target"))
        .at(Place::new(&config.path, span.unwrap_or_default()))
        .hint("write a year such as `es2022`, or a browser such as `safari16`")
}

impl Drop for IslandCompiler {
    fn drop(&mut self) {
        self.save();
    }
}
