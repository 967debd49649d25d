//! The program that draws islands after an edit, made of modules: to bundle it anew, esbuild would
//! read and link everything again, and here it compiles what was saved.
//!
//! A patched program draws what a whole one would draw. Where that is not certain, there is none:
//! when an edit imports or exports something else, or concerns code that browsers don't get, in
//! whose bundle esbuild finds what doesn't fit together.
#![expect(clippy::disallowed_methods, reason = "modules may lie in packages, beside the tree")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use crate::digest::Digest;
use crate::island::bundle::esbuild::{Esbuild, Plan};
use crate::island::bundle::graph::{Graph, PRERENDERER};
use crate::island::bundle::program::{Module, Program};
use crate::island::bundle::session::Session;
use crate::island::bundle::sources::{Sources, is_installed};
use crate::parallel;

/// What patches are made with.
#[derive(Default)]
pub(super) struct Patches {
    base: Option<Base>,
    /// The sources of what browsers got last.
    browser: BTreeSet<String>,
    /// What was compiled, by name.
    modules: BTreeMap<String, Compiled>,
}

/// The last whole program, and what it is made from.
struct Base {
    whole: Whole,
    /// The digests of its sources, those in packages aside.
    sources: BTreeMap<String, Digest>,
    /// What its modules export, as far as they have been compiled.
    exports: BTreeMap<String, String>,
}

/// A whole program.
pub(super) struct Whole {
    /// What its sources are read by.
    pub(super) settings: Digest,
    /// What it draws.
    pub(super) plan: Plan,
    /// How its sources hang together.
    pub(super) graph: Arc<Graph>,
    pub(super) program: Arc<Program>,
}

struct Compiled {
    /// The digest of what it was compiled from, and what that was read by.
    from: (Digest, Digest),
    module: Module,
    /// What it imports, in its own words.
    imports: BTreeSet<String>,
}

impl Patches {
    /// Patches are made on `whole` from now on, which was made from `sources`.
    pub(super) fn build_on(&mut self, whole: Whole, sources: &Sources) {
        let names = whole.graph.names();
        let own = names.filter_map(|name| Some((name.to_owned(), sources.digest_of(name)?)));
        let sources = own.collect();
        self.base = Some(Base { whole, sources, exports: BTreeMap::new() });
    }

    /// Tells what browsers get, for whom all their `sources` were found to fit together.
    pub(super) fn browsers_get(&mut self, sources: &BTreeSet<String>) {
        self.browser.clone_from(sources);
    }

    /// Makes no patches until there is a new whole program.
    pub(super) fn stop(&mut self) {
        self.base = None;
    }

    /// Compiles what the next patch may be made of. To be called when nobody waits.
    pub(super) fn prepare(&mut self, session: &Session, folder: &Path, sources: &Sources) {
        let Patches { base: Some(base), modules, .. } = self else { return };
        let Base { whole, sources: own, exports } = base;
        let graph = Arc::clone(&whole.graph);
        let wanted: BTreeSet<&str> =
            whole.plan.awake.iter().flat_map(|island| graph.drawing(island)).collect();
        modules.retain(|name, _| wanted.contains(name.as_str()));
        compile(modules, &wanted, whole.settings, (session, folder, sources));
        for (name, compiled) in modules {
            if own.get(name) == Some(&compiled.from.0)
                && let Some(exported) = exported(&compiled.module)
            {
                exports.insert(name.clone(), exported);
            }
        }
    }

    /// The program for the islands whose sources have been saved since the last whole program was
    /// made, and how the sources hang together; `None` when it takes a whole program.
    pub(super) fn patch(
        &mut self,
        session: &Session,
        folder: &Path,
        sources: &Sources,
        (plan, settings): (&Plan, Digest),
    ) -> Option<(Arc<Program>, Arc<Graph>)> {
        let Patches { base, browser, modules } = self;
        let base = base.as_ref()?;
        let Base { whole: Whole { graph, program, .. }, exports, .. } = base;
        if base.whole.plan != *plan || base.whole.settings != settings {
            return None;
        }
        let saved = base.saved(sources);
        if saved.is_empty() {
            return Some((Arc::clone(program), Arc::clone(graph)));
        }
        let islands = base.islands(&saved, browser)?;
        let wanted: BTreeSet<&str> =
            islands.keys().flat_map(|island| graph.drawing(island)).collect();
        // The first patch would have to compile everything, which takes longer than to bundle it.
        let is_ready = |name: &&str| match saved.contains(name) {
            true => exports.contains_key(*name),
            false => modules.contains_key(*name),
        };
        if !wanted.iter().all(|name| graph.is_module(name) && is_ready(name)) {
            return None;
        }
        compile(modules, &wanted, settings, (session, folder, sources));
        let mut parts = BTreeMap::new();
        for name in wanted {
            let compiled = modules.get(name)?;
            let imports = graph.imports(name);
            let words: BTreeSet<&str> = imports.iter().map(|import| import.words()).collect();
            let is_same = || exported(&compiled.module).as_ref() == exports.get(name);
            if compiled.from != (source(name, settings, sources)?, settings)
                || !words.iter().eq(compiled.imports.iter())
                || (saved.contains(name) && !is_same())
            {
                return None;
            }
            let own = imports.iter().filter(|import| !import.external);
            let own = own.map(|import| (import.words(), import.path.as_str())).collect();
            parts.insert(name, (&compiled.module, own));
        }
        let patched = Program::patched(program, graph.start(PRERENDERER)?, &islands, &parts);
        Some((Arc::new(patched), Arc::clone(graph)))
    }
}

impl Base {
    /// The sources that are not what they were.
    fn saved(&self, sources: &Sources) -> BTreeSet<&str> {
        let before = self.sources.iter();
        let saved = before.filter(|(name, digest)| sources.digest_of(name) != Some(**digest));
        saved.map(|(name, _)| name.as_str()).collect()
    }

    /// The islands that are drawn with what was `saved`, and where each begins; `None` when for one
    /// of them nobody looks whether its sources fit together.
    fn islands(
        &self,
        saved: &BTreeSet<&str>,
        browser: &BTreeSet<String>,
    ) -> Option<BTreeMap<&str, &str>> {
        let Whole { plan, graph, .. } = &self.whole;
        let prerenderer = graph.prerenderer();
        if !prerenderer.is_disjoint(saved) {
            return None;
        }
        let is_looked_at = |name: &&str| browser.contains(*name) || prerenderer.contains(name);
        let mut islands = BTreeMap::new();
        for island in &plan.islands {
            let drawing = graph.drawing(island);
            if !drawing.is_disjoint(saved) {
                if !plan.awake.contains(island) || !drawing.iter().all(is_looked_at) {
                    return None;
                }
                islands.insert(island.as_str(), graph.start(&format!("{island}/island"))?);
            }
        }
        Some(islands)
    }
}

/// What stands for the text of a module. That of a package is what the lock file says.
fn source(name: &str, settings: Digest, sources: &Sources) -> Option<Digest> {
    if is_installed(name) { Some(settings) } else { sources.digest_of(name) }
}

/// What a module exports, and where that comes from: whether all imports of it are met depends on
/// nothing else. In the words in which esbuild sets up the exports, which can only be compared;
/// `None` when they are not found.
fn exported(module: &Module) -> Option<String> {
    let code = str::from_utf8(&module.code).ok()?;
    let (_, rest) = code.split_once("\n__export(")?;
    let (own, rest) = rest.split_once("\n});\n")?;
    let others = rest.lines().filter(|line| line.starts_with("__reExport("));
    Some(others.fold(own.to_owned(), |all, line| all + "\n" + line))
}

/// Compiles those of the modules that are not known yet. What can't be compiled, or is not what
/// `sources` say it is, is left out.
fn compile(
    modules: &mut BTreeMap<String, Compiled>,
    names: &BTreeSet<&str>,
    settings: Digest,
    (session, folder, sources): (&Session, &Path, &Sources),
) {
    let wanted = names.iter().filter_map(|name| {
        let from = (source(name, settings, sources)?, settings);
        let is_known = modules.get(*name).is_some_and(|known| known.from == from);
        (!is_known).then_some((*name, from))
    });
    let wanted: Vec<_> = (0..).zip(wanted).collect();
    let compiled = parallel::map(&wanted, |(number, (name, from))| {
        let bytes = std::fs::read(folder.join(name)).ok()?;
        if !is_installed(name) && Digest::of(&bytes) != from.0 {
            return None;
        }
        let order = Esbuild::module(name, String::from_utf8(bytes).ok()?)?;
        // What is wrong with it is told when everything is bundled.
        let (module, imports) = session.module(*number, &order).ok()?.ok()?;
        Some((name.to_string(), Compiled { from: *from, module, imports }))
    });
    modules.extend(compiled.into_iter().flatten());
}
