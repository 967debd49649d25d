//! Bundles and prerenders islands.

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::env::VarError;
use std::mem::take;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::bail;
use parking_lot::Mutex;
use serde::Deserialize;

use crate::assets::asset::CssTargets;
use crate::assets::island::bundle::Bundle;
use crate::assets::island::bundle::chunks::BuiltBundle;
use crate::assets::island::bundle::plan::BundlePlan;
use crate::assets::island::bundle::problem::Problem;
use crate::assets::island::bundle::reads;
use crate::assets::island::bundle::sources::Sources;
use crate::assets::island::bundle::target::{old_target, unknown_target};
use crate::assets::island::prerender::{Markups, Prerenderer};
use crate::assets::island::service::{Failure, Limits, NodeService, types};
use crate::assets::island::spec::IslandSpec;
use crate::assets::node::files::{self, FileStates};
use crate::assets::node::{BUILD_PACKAGES, npm, runtime};
use crate::base::digest::{Digest, DigestBuilder};
use crate::base::wait;
use crate::content::config::{Config, Located};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, unreadable};
use crate::engine::source::{Snapshot, SourcePath, Unreadable};

/// The endings of sources.
const SCRIPTS: [&str; 9] = [".ts", ".tsx", ".js", ".jsx", ".mjs", ".cjs", ".mts", ".cts", ".json"];

/// The language level of the scripts, unless `site.toml` names another one.
const DEFAULT_TARGET: &str = "es2022";

/// Bundles and prerenders islands. It reuses Node, esbuild and their results between builds, which
/// only affects the duration of a build, not its result.
///
/// All processes end when it is dropped, and when the program is killed.
pub struct IslandCompiler {
    root: PathBuf,
    service: Arc<NodeService>,
    markups: Arc<Markups>,
    state: Mutex<CompilerState>,
}

#[derive(Default)]
struct CompilerState {
    sources: Sources,
    plan: Option<BundlePlan>,
    /// The sources of the last request to the service.
    requested: Sources,
    /// The bundle of the last response of the service.
    sent: Option<Arc<Bundle>>,
    last: Option<Last>,
}

/// The last bundle.
struct Last {
    /// The digest of everything in the input tree that it depends on.
    key: Digest,
    bundle: Arc<Bundle>,
    /// The states of all other files that it depends on.
    reads: FileStates,
    /// Whether the cache folder does not have it yet.
    is_unsaved: bool,
}

/// The response of the service to a plan.
#[derive(Deserialize)]
struct BundleResponse {
    bundle: Option<BuiltBundle>,
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
            service: Arc::new(NodeService::new(root, Limits::default())),
            markups: Arc::new(Markups::new(root)),
            state: Mutex::default(),
        }
    }

    /// Removes and returns the notices for the user: one sentence each, without a full stop.
    pub fn notices(&self) -> Vec<&'static str> {
        self.service.notices()
    }

    /// Writes the results of the last builds to the cache folder, as dropping the compiler does.
    pub fn save(&self) {
        self.markups.save();
        if let Some(last) = &mut self.state.lock().last
            && take(&mut last.is_unsaved)
        {
            last.bundle.cache(&self.root, &last.key, &last.reads);
        }
    }

    /// Prepares for the next edit, to be called between builds: saves, and starts processes that
    /// the next build would have to wait for.
    pub fn idle(&self) {
        self.save();
        if let Some(plan) = &self.state.lock().plan {
            self.service.turn().idle(&plan.json());
        }
    }

    /// Begins a build: bundles `islands` and all scripts. All errors in the code are reported; in
    /// this case there is no bundle. `has_borrowed` is whether an island has texts in two
    /// languages.
    ///
    /// A bundle of the same sources comes from the cache, without a process.
    pub(super) fn bundle(
        &self,
        snapshot: &Snapshot,
        islands: &[&IslandSpec],
        config: &Config,
        has_borrowed: bool,
        report: &mut Report,
    ) -> anyhow::Result<Option<Arc<Bundle>>> {
        self.markups.begin();
        let state = &mut *self.state.lock();
        state.sources = Sources::read(snapshot, &state.sources);
        let settings = state.sources.settings();
        let target = config.island_target.as_ref().map_or(DEFAULT_TARGET, |target| &target.value);
        let Some(env) = variables(config, report) else { return Ok(None) };
        let settings = DigestBuilder::new().digest(&settings).field(format!("{env:?}")).finish();
        let plan =
            BundlePlan::new(snapshot, islands, config, target, env, settings.hex(), has_borrowed);
        let plan = state.plan.insert(plan).clone();
        let runtime = runtime::current(&self.root)?;
        let tools = DigestBuilder::new().digest(&NodeService::identity());
        let tools = tools.field(runtime.versions).field(runtime.platform).finish();
        let key = DigestBuilder::new().digest(&tools).digest(&state.sources.digest());
        let key = key.field(plan.json()).finish();
        if let Some(bundle) = self.known(state, &key) {
            report_bundle(&bundle, snapshot, report);
            return Ok(Some(bundle));
        }
        // Node and esbuild cache the files of packages.
        self.service
            .turn()
            .end_if(state.last.as_mut().is_none_or(|last| last.is_stale(&self.folder())));
        if !npm::check(snapshot, report) || !are_texts(snapshot, report) {
            return Ok(None);
        }
        if self.install()?
            && let Some(bundle) = self.known(state, &key)
        {
            report_bundle(&bundle, snapshot, report);
            return Ok(Some(bundle));
        }
        let start = files::now();
        let Some(built) = self.request_bundle(state, snapshot, config, &plan, report)? else {
            return Ok(None);
        };
        // Mistakes in the targets are reported with the site's own style sheets.
        let targets = CssTargets::new(&config.css_targets).unwrap_or_default();
        let Some(styles) = built.styles(snapshot, &targets, report) else {
            // The next response must contain all files again.
            self.service.turn().end();
            return Ok(None);
        };
        let mut reads = reads::states(&self.folder(), &built.read, &state.sources);
        let rendered = reads.digest_of(&built.rendered);
        let base = DigestBuilder::new().digest(&tools).digest(&rendered).finish();
        let before = state.sent.as_ref().or(state.last.as_ref().map(|last| &last.bundle));
        // Node only sends files that are not in its last response, so that response must be known
        // here.
        let bundle = built.bundle(&plan, styles, before.map(|bundle| &**bundle), &base);
        let mut bundle = bundle.inspect_err(|_| self.service.turn().end())?;
        bundle.edited = npm::edited(&self.root);
        bundle.edited.retain(|path| reads.contains(path));
        report_bundle(&bundle, snapshot, report);
        let bundle = Arc::new(bundle);
        state.sent = Some(Arc::clone(&bundle));
        // esbuild reads the files itself, after the snapshot was taken.
        let is_current = state.sources.are_still(snapshot) && reads.are_older_than(start);
        if !is_current {
            state.requested = Sources::default();
        }
        let new =
            || Last { key, bundle: Arc::clone(&bundle), reads: take(&mut reads), is_unsaved: true };
        state.last = is_current.then(new);
        Ok(Some(bundle))
    }

    /// The bundle with that key, if it is cached and none of its inputs has changed.
    fn known(&self, state: &mut CompilerState, key: &Digest) -> Option<Arc<Bundle>> {
        if state.last.as_ref().is_none_or(|last| last.key != *key) {
            let (bundle, mut reads) = Bundle::cached(&self.root, key)?;
            let before = reads.clone();
            if !reads.changes(&self.folder()).is_empty() {
                return None;
            }
            let is_unsaved = reads != before;
            state.last = Some(Last { key: *key, bundle: Arc::new(bundle), reads, is_unsaved });
        }
        let last = state.last.as_mut()?;
        (!last.is_stale(&self.folder())).then(|| Arc::clone(&last.bundle))
    }

    fn folder(&self) -> PathBuf {
        self.root.join("islands")
    }

    /// Installs packages that are missing or damaged; returns whether there were any.
    fn install(&self) -> anyhow::Result<bool> {
        let is_own = BUILD_PACKAGES.ensure(&self.root)?;
        let is_installed = npm::ensure_packages(&self.root)? || is_own;
        if is_installed {
            self.service.turn().end();
            npm::provide(&self.root, "archipel", &types());
        }
        Ok(is_installed)
    }

    /// Requests a bundle from the service. Errors in the code are reported. If an error may be due
    /// to a damaged installation, the request is repeated once.
    fn request_bundle(
        &self,
        state: &mut CompilerState,
        snapshot: &Snapshot,
        config: &Config,
        plan: &BundlePlan,
        report: &mut Report,
    ) -> anyhow::Result<Option<BuiltBundle>> {
        let edited = serde_json::to_string(&state.sources.edited(&state.requested));
        let edited = edited.expect("names are JSON");
        state.requested = state.sources.clone();
        let request = format!("{{\"plan\":{},\"edited\":{edited}}}", plan.json());
        let mut may_install = true;
        loop {
            let mut installs = |names: &[&str]| -> anyhow::Result<bool> {
                let names = names.iter().map(|name| (*name).to_owned()).collect();
                let is_first = take(&mut may_install);
                Ok(is_first && (self.install()? || self.install_missing(&names)?))
            };
            let answer = wait::during("bundling the islands", || {
                self.service.turn().request("bundle", &request, None)
            });
            let answer: BundleResponse = match answer {
                Ok(answer) => answer,
                Err(Failure::Unavailable(words)) => bail!(words),
                Err(Failure::Died { words }) => {
                    bail!("Node ended while it bundled islands: {words}")
                }
            };
            if answer.failure.starts_with("Invalid target") {
                report.add(unknown_target(config, &plan.target));
                return Ok(None);
            }
            if !answer.failure.is_empty() {
                // The next build starts a new process.
                self.service.turn().end();
                match installs(&[])? {
                    true => continue,
                    false => bail!(
                        "esbuild failed: {}; `npm ci` in islands/ installs the packages again",
                        answer.failure
                    ),
                }
            }
            if answer.is_react_missing {
                match installs(&["react", "react-dom"])? {
                    true => continue,
                    false => bail!(
                        "islands need the npm packages `react` and `react-dom`; `npm install react \
                         react-dom` in islands/ adds them to islands/package.json"
                    ),
                }
            }
            if answer.restarted {
                self.service.add_notice("esbuild had ended and was started again");
            }
            let Some(built) = answer.bundle else {
                let missing: Vec<&str> =
                    answer.problems.iter().filter_map(Problem::missing_package).collect();
                if !missing.is_empty() && installs(&missing)? {
                    continue;
                }
                if answer.problems.iter().any(Problem::is_of_target) {
                    report.add(old_target(config, &plan.target));
                    return Ok(None);
                }
                for problem in answer.problems {
                    problem.report(snapshot, report);
                }
                return Ok(None);
            };
            return Ok(Some(built));
        }
    }

    fn install_missing(&self, names: &BTreeSet<String>) -> anyhow::Result<bool> {
        let is_installed = npm::install_missing(&self.root, names)?;
        if is_installed {
            self.service.turn().end();
            npm::provide(&self.root, "archipel", &types());
        }
        Ok(is_installed)
    }

    /// Returns a prerenderer for the islands of a bundle.
    pub(super) fn prerenderer(&self, bundle: &Bundle) -> Prerenderer {
        Prerenderer::new(&self.service, &self.markups, bundle)
    }
}

impl Last {
    /// Returns whether any input outside of the input tree has changed.
    fn is_stale(&mut self, islands: &Path) -> bool {
        !self.reads.changes(islands).is_empty()
    }
}

/// Warns about packages that differ from those that npm installed, by intent or by damage, and
/// about those that look for files in vain.
fn report_bundle(bundle: &Bundle, snapshot: &Snapshot, report: &mut Report) {
    bundle.sought.iter().for_each(|sought| report.add(sought.warning(snapshot)));
    for path in &bundle.edited {
        let path = SourcePath::new(format!("islands/{path}"));
        report.add(
            Diagnostic::new(Code::EditedPackage, format!("`{path}` is not as npm installed it"))
                .at(Place::file(&path))
                .hint(
                    "it is used as it is; `npm ci` in islands/ installs it again, and without \
                     `.archipel/cache/installed` it counts as right",
                ),
        );
    }
}

/// Reports sources that are not UTF-8 text, in which esbuild would replace invalid bytes.
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

impl Drop for IslandCompiler {
    fn drop(&mut self) {
        self.save();
    }
}
