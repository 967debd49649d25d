//! What draws islands, for Node.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::digest::{Digest, DigestBuilder};

/// Two scripts: the first is running when the second is loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// React, which waits for the other one.
    pub react: Arc<[u8]>,
    /// The digest of `react`.
    pub react_digest: Digest,
    /// The islands.
    pub islands: Vec<u8>,
    /// The source maps of `islands`: on each line how many lines of it come before, and a map in
    /// Base64, or none.
    pub maps: Vec<u8>,
    /// The digest of all of them.
    pub digest: Digest,
    /// When these are some islands only: their names, and what draws all others.
    rest: Option<(BTreeSet<String>, Arc<Program>)>,
}

/// A module of a program.
pub(super) struct Module {
    /// Its code, as CommonJS.
    pub(super) code: Vec<u8>,
    /// The source map of its code, in Base64.
    pub(super) map: Vec<u8>,
}

/// Begins the script that Node starts with.
pub(super) const START: &str = include_str!("program/start.js");

/// Ends it, when it has React.
pub(super) const WAIT: &str = include_str!("program/wait.js");

/// Gives a script the React that is loaded already.
pub(super) const SHARED_REACT: &str = "require = (load => name => \
     globalThis[Symbol.for(\"archipel.react\")].get(name)?.() ?? load(name))(require);";

/// Begins a script of modules.
const MODULES: &str = include_str!("program/modules.js");

impl Program {
    /// The program of all islands.
    pub(super) fn whole(react: Arc<[u8]>, islands: Vec<u8>, maps: Vec<u8>) -> Program {
        let react_digest = Digest::of(&react);
        let digest = DigestBuilder::new().digest(&react_digest).field(&islands).field(&maps);
        Program { react, react_digest, islands, maps, digest: digest.finish(), rest: None }
    }

    /// The same of a bundle with one map, in Base64.
    pub(super) fn bundled(react: Arc<[u8]>, islands: Vec<u8>, map: &[u8]) -> Program {
        Program::whole(react, islands, [b"0 ", map, b"\n"].concat())
    }

    /// A program of the islands with these entries, made of modules: what each of them is, and what
    /// it imports by which words. All other islands are drawn by `rest`.
    pub(super) fn patched(
        rest: &Arc<Program>,
        prerenderer: &str,
        islands: &BTreeMap<&str, &str>,
        modules: &BTreeMap<&str, (&Module, BTreeMap<&str, &str>)>,
    ) -> Program {
        let mut script = [SHARED_REACT, MODULES].concat().into_bytes();
        let mut lines = line_ends(&script);
        let mut maps = String::new();
        let mut add = |text: &[u8], map: &[u8]| {
            maps.push_str(&format!("{lines} {}\n", String::from_utf8_lossy(map)));
            lines += line_ends(text);
            script.extend_from_slice(text);
        };
        for (name, (Module { code, map }, imports)) in modules {
            add(format!("{}: [(require, module, exports) => {{\n", quoted(name)).as_bytes(), b"");
            add(code, map);
            let imports = serde_json::to_string(imports).expect("texts are JSON");
            add(format!("}}, {imports}],\n").as_bytes(), b"");
        }
        let mut end = format!("}};\nvoid load({}).serve({{\n", quoted(prerenderer));
        for (island, entry) in islands {
            end.push_str(&format!("  {}: () => load({}),\n", quoted(island), quoted(entry)));
        }
        end.push_str("});\n");
        add(end.as_bytes(), b"");
        let names = islands.keys().map(|name| (*name).to_owned()).collect();
        let program = Program::whole(Arc::clone(&rest.react), script, maps.into_bytes());
        Program { rest: Some((names, Arc::clone(rest))), ..program }
    }

    /// Whether it draws all islands itself.
    pub(in crate::island) fn is_whole(&self) -> bool {
        self.rest.is_none()
    }

    /// What draws an island.
    pub fn of(&self, island: &str) -> &Program {
        match &self.rest {
            Some((own, rest)) if !own.contains(island) => rest,
            _ => self,
        }
    }
}

fn line_ends(text: &[u8]) -> usize {
    memchr::memchr_iter(b'\n', text).count()
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
