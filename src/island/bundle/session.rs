//! The orders of one plan with a running esbuild.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::island::bundle::chunks::{Built, Made, file_name};
use crate::island::bundle::complaint::{Complaint, complaints};
use crate::island::bundle::esbuild::{Esbuild, Plan};
use crate::island::bundle::graph::Graph;
use crate::island::bundle::packet::Value;
use crate::island::bundle::program::Module;
use crate::island::bundle::service::{Gone, Order, Service};

/// What an order comes to, with what esbuild complains about, unless it has gone.
pub(super) type Outcome<T> = Result<Result<T, Vec<Complaint>>, Gone>;

/// The numbers of the orders.
const BROWSER: u32 = 0;
const LOADER: u32 = 1;
const SERVER: u32 = 2;
const REACT: u32 = 3;
/// The first number of modules; the others follow.
const MODULES: u32 = 4;

/// A running esbuild that knows what it has to do.
pub(super) struct Session {
    esbuild: Esbuild,
    plan: Plan,
    service: Service,
}

/// The program that draws the islands, and what it is made from.
pub(super) struct Server {
    /// Its bytes.
    pub(super) program: Vec<u8>,
    /// Its source map, in Base64.
    pub(super) map: Vec<u8>,
    /// What each of its sources imports.
    pub(super) graph: Graph,
}

impl Session {
    /// Starts esbuild and tells it its orders.
    pub(super) fn start(esbuild: &Esbuild, plan: &Plan) -> anyhow::Result<Outcome<Session>> {
        let service = Service::start(&esbuild.program, &esbuild.version)?;
        let mut orders = vec![(SERVER, Esbuild::server(plan))];
        if plan.has_browser() {
            orders.extend([(BROWSER, esbuild.browser(plan)), (LOADER, esbuild.loader())]);
        }
        for (key, order) in orders {
            let found = service.prepare(key, &order, &esbuild.folder);
            match found.map(|mut answer| complaints(&mut answer)) {
                Ok(found) if found.is_empty() => {}
                Ok(found) => return Ok(Ok(Err(found))),
                Err(gone) => return Ok(Err(gone)),
            }
        }
        Ok(Ok(Ok(Session { esbuild: esbuild.clone(), plan: plan.clone(), service })))
    }

    /// Whether this is the session for that plan.
    pub(super) fn fits(&self, esbuild: &Esbuild, plan: &Plan) -> bool {
        self.esbuild == *esbuild && self.plan == *plan
    }

    /// Bundles what browsers run.
    pub(super) fn browser(&self) -> Outcome<Built> {
        if !self.plan.has_browser() {
            return Ok(Ok(Built::default()));
        }
        let (split, loader) = std::thread::scope(|scope| {
            let loader = scope.spawn(|| self.service.run(LOADER).and_then(built));
            let split = self.service.run(BROWSER).and_then(built);
            (split, loader.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        });
        Ok(match (split?, loader?) {
            (Ok(mut split), Ok(loader)) => {
                split.files.extend(loader.files);
                split.outputs.extend(loader.outputs);
                split.inputs.extend(loader.inputs);
                Ok(split)
            }
            (split, loader) => {
                Err([split.err(), loader.err()].into_iter().flatten().flatten().collect())
            }
        })
    }

    /// Bundles the program that draws the islands.
    pub(super) fn server(&self) -> Outcome<Server> {
        let output = match output(self.service.run(SERVER)?) {
            Ok(output) => output,
            Err(complaints) => return Ok(Err(complaints)),
        };
        let graph = metafile(&output)?.inputs;
        let mut program = output.only()?;
        let map = split_map(&mut program);
        Ok(Ok(Server { program, map, graph }))
    }

    /// Compiles the module that `order` has the text of, and says what it imports, in its own
    /// words. At the same time others may be compiled with another `number`.
    pub(super) fn module(&self, number: u32, order: &Order) -> Outcome<(Module, BTreeSet<String>)> {
        let answer = self.service.run_once(MODULES + number, order, &self.esbuild.folder)?;
        let output = match output(answer) {
            Ok(output) => output,
            Err(complaints) => return Ok(Err(complaints)),
        };
        let inputs = metafile(&output)?.inputs;
        let imports = inputs.all_imports().filter(|import| import.external);
        let imports = imports.map(|import| import.words().to_owned()).collect();
        let mut code = output.only()?;
        let map = split_map(&mut code);
        Ok(Ok((Module { code, map }, imports)))
    }

    /// Bundles the program that Node starts with.
    pub(super) fn react(&self, more: &BTreeSet<String>) -> Outcome<Vec<u8>> {
        let order: Order = Esbuild::react(more);
        match output(self.service.run_once(REACT, &order, &self.esbuild.folder)?) {
            Ok(output) => output.only().map(Ok),
            Err(complaints) => Ok(Err(complaints)),
        }
    }

    /// The process id of esbuild.
    #[cfg(test)]
    pub(super) fn id(&self) -> u32 {
        self.service.id()
    }
}

/// Takes the source map from the end of a program: Node would read it even when nothing is thrown,
/// which takes as long as reading the program.
fn split_map(program: &mut Vec<u8>) -> Vec<u8> {
    const MAP: &[u8] = b"//# sourceMappingURL=data:application/json;base64,";
    let Some(at) = memchr::memmem::rfind(program, MAP) else { return Vec::new() };
    let map = program[at + MAP.len()..].trim_ascii_end().to_vec();
    program.truncate(at);
    map
}

/// What came out of an order.
struct Output {
    files: Vec<(String, Vec<u8>)>,
    meta: Vec<u8>,
}

impl Output {
    /// The one file.
    fn only(mut self) -> Result<Vec<u8>, Gone> {
        match self.files.pop() {
            Some((_, bytes)) if self.files.is_empty() => Ok(bytes),
            _ => Err(Gone { words: "esbuild did not make one file of one entry".to_owned() }),
        }
    }
}

fn output(mut answer: Value) -> Result<Output, Vec<Complaint>> {
    let found = complaints(&mut answer);
    if !found.is_empty() {
        return Err(found);
    }
    let files = answer.take("outputFiles").map(Value::into_items).unwrap_or_default();
    let file = |mut file: Value| {
        let path = file.take("path")?.into_text()?;
        Some((file_name(&path).to_owned(), file.take("contents")?.into_bytes()?))
    };
    let meta = answer.take("metafile").and_then(Value::into_bytes).unwrap_or_default();
    Ok(Output { files: files.into_iter().filter_map(file).collect(), meta })
}

/// What esbuild tells of its work.
#[derive(Deserialize)]
struct Meta {
    inputs: Graph,
    outputs: BTreeMap<String, Made>,
}

fn metafile(output: &Output) -> Result<Meta, Gone> {
    serde_json::from_slice(&output.meta)
        .map_err(|error| Gone { words: format!("esbuild's metafile can't be read: {error}") })
}

fn built(answer: Value) -> Outcome<Built> {
    let output = match output(answer) {
        Ok(output) => output,
        Err(complaints) => return Ok(Err(complaints)),
    };
    let meta = metafile(&output)?;
    let inputs = meta.inputs.names().map(str::to_owned).collect();
    let outputs = meta.outputs.into_iter();
    let outputs = outputs.map(|(path, made)| (file_name(&path).to_owned(), made)).collect();
    Ok(Ok(Built { files: output.files.into_iter().collect(), outputs, inputs }))
}
