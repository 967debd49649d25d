//! Small projects in temporary folders, with the installed packages, and requests for their
//! islands.
#![expect(clippy::disallowed_methods, reason = "tests make folders")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::json;

use crate::assets::cache::unique;
use crate::assets::island::bundle::Bundle;
use crate::assets::island::compiler::IslandCompiler;
use crate::assets::island::prerender::{Outcome, PrerenderFailure, Prerenderer, Request};
use crate::assets::island::spec::{IslandSpec, discover};
use crate::assets::node::BUILD_PACKAGES;
use crate::content::config::{self, Config};
use crate::engine::diagnostic::Report;
use crate::engine::source::{Snapshot, SourcePath};

/// A component that shows its props and a message.
pub(super) const COUNTER: &str = r#"
import { useId, useState } from "react";
import { useMessages } from "archipel";
export default function Counter({ start }: { start: number }) {
  const { t, number } = useMessages();
  const [count, setCount] = useState(start);
  return <button id={useId()} onClick={() => setCount(count + 1)}>{t("label", { count })}, {number(count)}</button>;
}
"#;

/// The markup of an island that is never hydrated, in German, with the prop `start`.
pub(super) fn render(
    prerenderer: &Prerenderer,
    island: &str,
    start: u32,
) -> Result<Arc<str>, PrerenderFailure> {
    prerender(prerenderer, island, start).map(|markup| markup.html)
}

/// The result of prerendering an island that is never hydrated, in German, with the prop `start`.
pub(super) fn prerender(prerenderer: &Prerenderer, island: &str, start: u32) -> Outcome {
    let (props, messages) = (json!({ "start": start }), label());
    let request = Request {
        island,
        id: "i1-",
        locale: "de",
        r#static: true,
        props: &props,
        messages: &messages,
        lent: None,
    };
    prerenderer.render(&request)
}

/// The messages of [`COUNTER`].
pub(super) fn label() -> BTreeMap<String, String> {
    let label = [("label_one", "{{count}} Klick"), ("label_other", "{{count}} Klicks")];
    label.map(|(id, text)| (id.to_owned(), text.to_owned())).into()
}

/// The configuration of a project.
pub(super) fn config() -> Config {
    let text = "base_url = 'https://s.example'\nname = 's'\ndefault_locale = 'de'\n\
                [[locales]]\nsegment = 'de'\ntag = 'de'\nlabel = ''\n";
    config::config(&SourcePath::new("site.toml"), text, None, &mut Report::new()).unwrap()
}

/// A project that is removed at the end.
pub(super) struct Project {
    folder: PathBuf,
    /// The root of the project.
    pub(super) root: PathBuf,
}

impl Project {
    /// A project without an island, `depth` folders deep in a temporary one.
    pub(super) fn new(name: &str, depth: &str) -> Project {
        let folder = std::env::temp_dir().join(unique(&format!("archipel-{name}")));
        let _ = fs::remove_dir_all(&folder);
        let root = folder.join(depth);
        let ours = Path::new(env!("CARGO_MANIFEST_DIR"));
        let islands = ours.join("islands");
        let project = Project { folder, root };
        fs::create_dir_all(project.root.join("islands")).unwrap();
        for file in ["package.json", "package-lock.json", "tsconfig.json"] {
            fs::copy(islands.join(file), project.root.join("islands").join(file)).unwrap();
        }
        let modules = islands.join("node_modules");
        assert!(modules.exists(), "`npm ci` in islands/ installs what the tests need");
        std::os::unix::fs::symlink(modules, project.root.join("islands/node_modules")).unwrap();
        // All projects share one installation.
        BUILD_PACKAGES.ensure(ours).unwrap();
        let own = BUILD_PACKAGES.folder(&project.root);
        fs::create_dir_all(own.parent().unwrap()).unwrap();
        std::os::unix::fs::symlink(BUILD_PACKAGES.folder(ours), own).unwrap();
        project
    }

    /// Writes a file.
    pub(super) fn write(&self, path: &str, text: &str) -> &Project {
        let path = self.root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
        self
    }

    /// Adds an island.
    pub(super) fn island(&self, name: &str, when: &str, code: &str) -> &Project {
        let toml = format!("description = \"A test.\"\nwhen = \"{when}\"\n");
        self.write(&format!("islands/{name}/island.toml"), &toml);
        self.write(&format!("islands/{name}/island.tsx"), code)
    }

    /// Finds and bundles the islands; returns the report if there are mistakes.
    pub(super) fn bundle(&self) -> Result<Arc<Bundle>, String> {
        self.bundle_with(&IslandCompiler::new(&self.root))
    }

    /// Like `bundle`, with a compiler that has been used before.
    pub(super) fn bundle_with(&self, compiler: &IslandCompiler) -> Result<Arc<Bundle>, String> {
        let snapshot = Snapshot::scan(&self.root);
        let mut report = Report::new();
        let islands: Vec<IslandSpec> = discover(&snapshot, &mut report);
        let islands: Vec<&IslandSpec> = islands.iter().collect();
        let bundle = compiler.bundle(&snapshot, &islands, &config(), false, &mut report).unwrap();
        report.normalize();
        bundle.filter(|_| !report.has_errors()).ok_or_else(|| report.human(&snapshot, false))
    }
}

impl Drop for Project {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}
