//! Makes bundles, and keeps what makes the next one quick: esbuild itself, and what it has made.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::bail;

use crate::diagnostic::Report;
use crate::digest::{Digest, DigestBuilder};
use crate::island::bundle::chunks::{Built, assemble};
use crate::island::bundle::complaint::Complaint;
use crate::island::bundle::esbuild::{self, Esbuild, Plan};
use crate::island::bundle::graph::Graph;
use crate::island::bundle::patch::{Patches, Whole};
use crate::island::bundle::service::Gone;
use crate::island::bundle::session::{Outcome, Session};
use crate::island::bundle::sources::{Changes, Sources};
use crate::island::bundle::{Bundle, Program, finish, kept, scripts};
use crate::island::notices::Notices;
use crate::island::spec::{IslandSpec, When};
use crate::node::cache;
use crate::source::Snapshot;

/// How often esbuild is started for one bundle.
const MOST_TRIES: usize = 3;

/// Makes bundles.
#[derive(Default)]
pub(in crate::island) struct Bundler {
    sources: Sources,
    session: Option<Session>,
    react: Option<React>,
    patches: Patches,
    last: Option<Last>,
    /// The bundle before, whose files are mostly those of the next one.
    before: Option<Arc<Bundle>>,
    /// What the cache does not have yet.
    unsaved: Option<(PathBuf, Digest, Arc<Bundle>)>,
}

/// The program that Node starts with.
struct React {
    /// The digest of what it is made from.
    from: Digest,
    /// The modules in it that are not always there.
    more: BTreeSet<String>,
    program: Arc<[u8]>,
}

/// A bundle, or what prevented it.
type Made = Result<Arc<Bundle>, Vec<Complaint>>;

/// The last bundle, good as long as nothing changes that it is made from.
struct Last {
    esbuild: Esbuild,
    plan: Plan,
    made: Made,
}

/// What esbuild made for one state of the sources.
struct Raw {
    built: Built,
    program: Arc<Program>,
    /// For each island the digest of all code that its drawing is made with.
    code: Code,
    /// How the sources of the program hang together.
    graph: Arc<Graph>,
}

/// Digests of code, by the names of islands.
type Code = BTreeMap<String, Digest>;

/// Hears of the program that is about to draw islands, and of their code.
pub(in crate::island) type Loading<'a> = dyn Fn(&Arc<Program>, &BTreeMap<String, Digest>) + 'a;

impl Bundler {
    /// Bundles `islands` for browsers that understand `target` (esbuild's word). Mistakes in the
    /// code go to `report`, all of them; then there is no bundle. `loading` hears early of the
    /// program that will draw islands.
    ///
    /// A bundle made before from the same sources is found again, and runs nothing.
    pub(in crate::island) fn bundle(
        &mut self,
        snapshot: &Snapshot,
        islands: &[IslandSpec],
        target: &str,
        loading: &Loading<'_>,
        notices: &Notices,
        report: &mut Report,
    ) -> anyhow::Result<Option<Arc<Bundle>>> {
        let esbuild = Esbuild::find(snapshot.root(), target)?;
        let plan = plan(snapshot, islands);
        let changes = self.sources.update(snapshot);
        if matches!(changes, Changes::Names) {
            // The same words may mean another file now.
            self.patches.stop();
        }
        let last = self.last.take().filter(|last| {
            last.esbuild == esbuild
                && last.plan == plan
                && match &last.made {
                    Ok(bundle) => !changes.concern(&bundle.inputs),
                    Err(_) => changes.are_none(),
                }
        });
        let made = match last {
            Some(last) => last.made,
            None => {
                let (made, still) = self.make(snapshot, &esbuild, &plan, loading, notices)?;
                if !still {
                    return Ok(tell(made, snapshot, &plan, report));
                }
                made
            }
        };
        self.last = Some(Last { esbuild, plan: plan.clone(), made: made.clone() });
        Ok(tell(made, snapshot, &plan, report))
    }

    /// Writes a new bundle into the cache folder.
    pub(in crate::island) fn save(&mut self) {
        let unsaved = self.unsaved.take_if(|(_, _, bundle)| bundle.program.is_whole());
        if let Some((folder, key, bundle)) = unsaved {
            kept::write(&folder, &key, &bundle);
        }
    }

    /// Gets ready for the next bundle. After one with a patched program, the whole one is made; and
    /// after one from the cache, esbuild has read nothing yet.
    pub(in crate::island) fn rest(&mut self) {
        if let Some(Last { esbuild, plan, made }) = &self.last {
            let (esbuild, plan) = (esbuild.clone(), plan.clone());
            // The sources that an older one was patched from are not there any more.
            let is_last =
                |bundle: &Arc<Bundle>| made.as_ref().is_ok_and(|last| Arc::ptr_eq(last, bundle));
            self.unsaved.take_if(|(_, _, bundle)| !bundle.program.is_whole() && !is_last(bundle));
            // What goes wrong here goes wrong again when somebody waits for it.
            if let Ok(Some((program, graph))) = self.whole(&esbuild, &plan)
                && self.sources.are_still(&esbuild.folder, graph.names())
            {
                if let Some((_, _, bundle)) = &mut self.unsaved {
                    let program = Arc::clone(&program);
                    *bundle = Arc::new(Bundle { program, ..Bundle::clone(bundle) });
                }
                self.build_patches_on(&esbuild, &plan, program, graph);
            }
            if let Some(session) = &self.session {
                self.patches.prepare(session, &esbuild.folder, &self.sources);
            }
        }
        self.save();
    }

    /// The program of all islands, if the last one was patched, or comes from the cache.
    fn whole(
        &mut self,
        esbuild: &Esbuild,
        plan: &Plan,
    ) -> anyhow::Result<Option<(Arc<Program>, Arc<Graph>)>> {
        let Some(session) = self.session.as_ref().filter(|session| session.fits(esbuild, plan))
        else {
            let made = self.attempt(esbuild, plan, &|_, _| {})?;
            let Ok(Ok(Raw { built, program, graph, .. })) = made else { return Ok(None) };
            self.patches.browsers_get(&built.inputs);
            return Ok(Some((program, graph)));
        };
        if self.unsaved.as_ref().is_none_or(|(_, _, bundle)| bundle.program.is_whole()) {
            return Ok(None);
        }
        let from = self.sources.settings(&esbuild.identity());
        Ok(serve(session, &mut self.react, from).ok().and_then(Result::ok))
    }

    fn build_patches_on(
        &mut self,
        esbuild: &Esbuild,
        plan: &Plan,
        program: Arc<Program>,
        graph: Arc<Graph>,
    ) {
        let settings = self.sources.settings(&esbuild.identity());
        let whole = Whole { settings, plan: plan.clone(), graph, program };
        self.patches.build_on(whole, &self.sources);
    }

    /// Looks at the sources as if for the first time.
    #[cfg(test)]
    pub(in crate::island) fn forget(&mut self, snapshot: &Snapshot) {
        self.sources = Sources::default();
        self.sources.update(snapshot);
        self.last = None;
    }

    /// The process id of esbuild, if it runs.
    #[cfg(test)]
    pub(in crate::island) fn process(&self) -> Option<u32> {
        self.session.as_ref().map(Session::id)
    }

    /// Makes a bundle, or finds it in the cache; says whether it is what the snapshot shows. A file
    /// that was saved while esbuild ran may be in it already.
    fn make(
        &mut self,
        snapshot: &Snapshot,
        esbuild: &Esbuild,
        plan: &Plan,
        loading: &Loading<'_>,
        notices: &Notices,
    ) -> anyhow::Result<(Made, bool)> {
        let key = DigestBuilder::new()
            .digest(&self.sources.digest(&esbuild.identity()))
            .field(format!("{plan:?}"))
            .finish();
        let folder = cache::folder(snapshot.root()).join("bundle");
        if let Some(bundle) = kept::read(&folder, &key) {
            return Ok((Ok(Arc::new(bundle)), true));
        }
        let raw = match self.run(esbuild, plan, loading, notices)? {
            Ok(raw) => raw,
            Err(complaints) => return Ok((Err(complaints), self.sources.all_still(snapshot))),
        };
        let Raw { built, program, mut code, graph } = raw;
        let sources = graph.names().map(str::to_owned);
        let inputs = built.inputs.iter().cloned().chain(sources).collect();
        let still = self.sources.were_read(snapshot, &inputs);
        if !still {
            // Nobody knows which files it is.
            for digest in code.values_mut() {
                *digest = program.digest;
            }
        }
        if still {
            self.patches.browsers_get(&built.inputs);
            if program.is_whole() {
                let (program, graph) = (Arc::clone(&program), Arc::clone(&graph));
                self.build_patches_on(esbuild, plan, program, graph);
            }
        }
        let before = self.before.as_deref();
        let (chunks, files, weights) = assemble(built, plan, before)?;
        let bundle = Arc::new(finish(chunks, files, weights, program, code, inputs));
        self.before = Some(Arc::clone(&bundle));
        if still {
            self.unsaved = Some((folder, key, Arc::clone(&bundle)));
        }
        Ok((Ok(bundle), still))
    }

    /// Runs esbuild. If it ends meanwhile, or has ended since the last time, it is started again.
    fn run(
        &mut self,
        esbuild: &Esbuild,
        plan: &Plan,
        loading: &Loading<'_>,
        notices: &Notices,
    ) -> anyhow::Result<Result<Raw, Vec<Complaint>>> {
        let mut words = String::new();
        for attempt in 0..MOST_TRIES {
            match self.attempt(esbuild, plan, loading)? {
                Ok(outcome) => {
                    if attempt > 0 {
                        notices.add("esbuild had ended and was started again");
                    }
                    return Ok(outcome);
                }
                Err(gone) => words = gone.words,
            }
            self.session = None;
        }
        bail!("esbuild does not do its work: {words}")
    }

    fn attempt(
        &mut self,
        esbuild: &Esbuild,
        plan: &Plan,
        loading: &Loading<'_>,
    ) -> anyhow::Result<Outcome<Raw>> {
        let session = match self.session.take().filter(|session| session.fits(esbuild, plan)) {
            Some(session) => session,
            None => match Session::start(esbuild, plan)? {
                Ok(Ok(session)) => session,
                Ok(Err(complaints)) => return Ok(Ok(Err(complaints))),
                Err(gone) => return Ok(Err(gone)),
            },
        };
        let session = &*self.session.insert(session);
        let from = self.sources.settings(&esbuild.identity());
        let react = &mut self.react;
        // One after the other, since esbuild keeps all processors busy: so Node loads the islands
        // while the browser's scripts are made, and not when somebody waits for nothing else.
        let patch = self.patches.patch(session, &esbuild.folder, &self.sources, (plan, from));
        let server = match patch {
            Some(patched) => Ok(Ok(patched)),
            None => serve(session, react, from),
        };
        let server = server.map(|made| {
            made.map(|(program, graph)| {
                let base = DigestBuilder::new().digest(&from).digest(&program.react_digest);
                let code = self.sources.code(plan, &graph, &base.finish());
                loading(&program, &code);
                (program, code, graph)
            })
        });
        let built = session.browser();
        Ok(built.and_then(|built| {
            Ok(match (built, server?) {
                (Ok(built), Ok((program, code, graph))) => Ok(Raw { built, program, code, graph }),
                (built, server) => {
                    Err([built.err(), server.err()].into_iter().flatten().flatten().collect())
                }
            })
        }))
    }
}

/// Bundles what draws islands; React only when it is not the one of the last time.
fn serve(
    session: &Session,
    known: &mut Option<React>,
    from: Digest,
) -> Outcome<(Arc<Program>, Arc<Graph>)> {
    known.take_if(|react| react.from != from);
    let (server, react) = std::thread::scope(|scope| {
        let react = scope.spawn(|| match known {
            Some(_) => Ok(Ok(())),
            None => bundle_react(session, known, from, BTreeSet::new()),
        });
        let server = session.server();
        (server, react.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    });
    let server = match (server?, react?) {
        (Ok(server), Ok(())) => server,
        (server, react) => {
            return Ok(Err([server.err(), react.err()].into_iter().flatten().flatten().collect()));
        }
    };
    let more = esbuild::react_modules(&server.graph);
    if known.as_ref().is_none_or(|react| react.more != more)
        && let Err(complaints) = bundle_react(session, known, from, more)?
    {
        return Ok(Err(complaints));
    }
    Ok(Ok(match known {
        Some(react) => {
            let program = Program::bundled(Arc::clone(&react.program), server.program, &server.map);
            (Arc::new(program), Arc::new(server.graph))
        }
        None => return Err(Gone { words: "esbuild lost React".to_owned() }),
    }))
}

/// Bundles React with `more` modules than are always there.
fn bundle_react(
    session: &Session,
    known: &mut Option<React>,
    from: Digest,
    more: BTreeSet<String>,
) -> Outcome<()> {
    Ok(session.react(&more)?.map(|program| {
        *known = Some(React { from, more, program: program.into() });
    }))
}

fn plan(snapshot: &Snapshot, islands: &[IslandSpec]) -> Plan {
    let awake = islands.iter().filter(|island| island.when != When::Never);
    Plan {
        islands: islands.iter().map(|island| island.name.clone()).collect(),
        awake: awake.map(|island| island.name.clone()).collect(),
        scripts: scripts(snapshot),
    }
}

fn tell(made: Made, snapshot: &Snapshot, plan: &Plan, report: &mut Report) -> Option<Arc<Bundle>> {
    match made {
        Ok(bundle) => Some(bundle),
        Err(complaints) => {
            for complaint in complaints {
                report.add(complaint.diagnostic(snapshot, &plan.islands));
            }
            None
        }
    }
}
