#![expect(clippy::disallowed_methods, reason = "tests look into folders and end processes")]

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::*;
use crate::assets::cache;
use crate::assets::island::fixture::{COUNTER, Project, config, render};
use crate::assets::island::prerender::PrerenderFailure;
use crate::assets::island::spec::discover;

mod image_sets;
mod packages;
mod processes;

fn island(text: &str) -> String {
    format!("import {{ word }} from \"../words\";\nexport default () => <p>{text} {{word}}</p>;\n")
}

/// A project of two islands that share a module.
fn project(name: &str) -> Project {
    let project = Project::new(name, "");
    project.write("islands/words.ts", "export const word = \"shared\";\n");
    project.island("a", "load", &island("first"));
    project.island("b", "never", &island("second"));
    project
}

/// The entries of the cache folder that are bundles.
fn entries(project: &Project) -> Vec<PathBuf> {
    let entries = fs::read_dir(cache::folder(&project.root).join("bundle"));
    entries.map_or(Vec::new(), |entries| entries.map(|entry| entry.unwrap().path()).collect())
}

/// Asserts that the bundle and its markup equal those of a new compiler without a cache.
#[track_caller]
fn assert_clean(project: &Project, compiler: &IslandCompiler) -> Arc<Bundle> {
    let forget = || {
        for folder in ["bundle", "prerender"] {
            drop(fs::remove_dir_all(cache::folder(&project.root).join(folder)));
        }
    };
    let quick = project.bundle_with(compiler).unwrap();
    let quickly = prerender_all(compiler, &quick);
    forget();
    let new = IslandCompiler::new(&project.root);
    let clean = project.bundle_with(&new).unwrap();
    assert_eq!(quickly, prerender_all(&new, &clean));
    forget();
    assert!(quick == clean);
    quick
}

/// The markup of every island, or its failure.
fn prerender_all(
    compiler: &IslandCompiler,
    bundle: &Bundle,
) -> Vec<Result<Arc<str>, PrerenderFailure>> {
    bundle.code.keys().map(|island| render(&compiler.prerenderer(bundle), island, 0)).collect()
}

fn prerender(compiler: &IslandCompiler, bundle: &Bundle, island: &str) -> String {
    render(&compiler.prerenderer(bundle), island, 0).unwrap().to_string()
}

/// The process ids of Node and esbuild.
fn processes(compiler: &IslandCompiler) -> [u32; 2] {
    let node = compiler.service.id().unwrap();
    let children = fs::read_to_string(format!("/proc/{node}/task/{node}/children")).unwrap();
    [node, children.split(' ').next().unwrap().parse().unwrap()]
}

#[test]
fn after_every_edit_the_bundle_is_that_of_a_clean_build() {
    let project = project("edits");
    let compiler = IslandCompiler::new(&project.root);
    assert_clean(&project, &compiler);
    let before = processes(&compiler);
    project.island("a", "load", &island("edited"));
    assert_clean(&project, &compiler);
    project.write("islands/words.ts", "export const word: string = \"edited\";\n");
    assert_clean(&project, &compiler);
    project.write("islands/words/index.ts", "export const word = \"folder\";\n");
    assert_clean(&project, &compiler);
    fs::remove_file(project.root.join("islands/words.ts")).unwrap();
    assert_clean(&project, &compiler);
    project.write("islands/a/tsconfig.json", "{ \"compilerOptions\": { \"jsx\": \"react\" } }");
    assert_clean(&project, &compiler);
    assert_eq!(processes(&compiler), before, "the same processes did all this");
    project.island("c", "visible", COUNTER);
    assert_clean(&project, &compiler);
    fs::rename(project.root.join("islands/c"), project.root.join("islands/d")).unwrap();
    assert_clean(&project, &compiler);
    project.island("b", "load", &island("ready"));
    assert_clean(&project, &compiler);
    project.write("islands/e/script.ts", "import { word } from \"../words\"; alert(word);\n");
    assert_clean(&project, &compiler);
    fs::remove_dir_all(project.root.join("islands/d")).unwrap();
    assert_clean(&project, &compiler);
    assert_eq!(compiler.notices(), Vec::<String>::new());
}

#[test]
fn mistakes_are_told_as_in_a_clean_build_until_they_are_mended() {
    let project = project("mending");
    let compiler = IslandCompiler::new(&project.root);
    let good = project.bundle_with(&compiler).unwrap();
    compiler.save();
    let unknown = "import { no } from \"../words\";\nexport default () => no;\n";
    for wrong in ["export default () => (\n", "import \"./nothing\";\n", unknown] {
        project.island("a", "load", wrong);
        let quick = project.bundle_with(&compiler).unwrap_err();
        assert_eq!(quick, project.bundle().unwrap_err());
        assert_eq!(quick, project.bundle_with(&compiler).unwrap_err(), "told in every build");
        assert_eq!(entries(&project).len(), 1, "a failure is not kept");
    }
    project.island("a", "load", &island("first"));
    assert!(project.bundle_with(&compiler).unwrap() == good);
}

#[test]
fn what_concerns_no_bundle_runs_nothing() {
    let project = project("nothing");
    let compiler = IslandCompiler::new(&project.root);
    project.write("islands/a/style.css", "");
    let first = project.bundle_with(&compiler).unwrap();
    assert!(Arc::ptr_eq(&first, &project.bundle_with(&compiler).unwrap()));
    project.write("islands/a/style.css", "p {}");
    assert!(Arc::ptr_eq(&first, &project.bundle_with(&compiler).unwrap()));
    project.write("islands/words.ts", "export const word = \"edited\";\n");
    assert!(!Arc::ptr_eq(&first, &project.bundle_with(&compiler).unwrap()));
}

#[test]
fn only_what_imports_an_edit_is_rendered_again() {
    let project = project("again");
    let compiler = IslandCompiler::new(&project.root);
    let bundle = || project.bundle_with(&compiler).unwrap();
    let before = bundle();
    project.island("a", "load", &island("edited"));
    let after = bundle();
    assert_eq!(before.code["b"], after.code["b"]);
    assert_eq!(prerender(&compiler, &after, "a"), "<p>edited shared</p>");
    assert_eq!(prerender(&compiler, &after, "b"), "<p>second shared</p>");
    project.write("islands/words.ts", "export const word = \"everywhere\";\n");
    assert_ne!(bundle().code["b"], after.code["b"]);
    assert_eq!(prerender(&compiler, &bundle(), "b"), "<p>second everywhere</p>");
}

#[test]
fn a_file_that_is_saved_while_esbuild_runs_does_no_harm() {
    let project = project("meanwhile");
    let compiler = IslandCompiler::new(&project.root);
    let before = Snapshot::scan(&project.root);
    let islands = discover(&before, &mut Report::new());
    let islands: Vec<&IslandSpec> = islands.iter().collect();
    // The tree was listed, and its files were read, before this.
    compiler.state.lock().sources = Sources::read(&before, &Sources::default());
    project.island("a", "load", &island("edited")).write("islands/new.ts", "export default 1;\n");
    project.write("islands/words.ts", "export { default as word } from \"./new\";\n");
    let bundle = compiler.bundle(&before, &islands, &config(), false, &mut Report::new());
    let bundle = bundle.unwrap().unwrap();
    assert_eq!(prerender(&compiler, &bundle, "a"), "<p>edited 1</p>");
    compiler.save();
    assert_eq!(entries(&project).len(), 0, "nobody knows what it was made from");
    project.write("islands/words.ts", "export const word = \"shared\";\n");
    project.island("a", "load", &island("first"));
    fs::remove_file(project.root.join("islands/new.ts")).unwrap();
    let bundle = assert_clean(&project, &compiler);
    assert_eq!(prerender(&compiler, &bundle, "a"), "<p>first shared</p>");
}

#[test]
fn the_bundle_before_can_still_be_rendered_from() {
    let project = project("overlap");
    let compiler = IslandCompiler::new(&project.root);
    let old = project.bundle_with(&compiler).unwrap();
    project.island("a", "load", &island("edited"));
    let new = project.bundle_with(&compiler).unwrap();
    let before = processes(&compiler);
    for number in 0..3 {
        for (bundle, expected) in [(&old, "<p>first shared</p>"), (&new, "<p>edited shared</p>")] {
            assert_eq!(
                render(&compiler.prerenderer(bundle), "a", number).unwrap().as_ref(),
                expected
            );
        }
        compiler.idle();
    }
    assert_eq!(processes(&compiler), before);
}

#[test]
fn what_the_cache_made_needless_is_prepared_while_nobody_waits() {
    let project = project("warm");
    // Enough code for the work to take several of the pauses.
    let large = format!("export default [{}];", "() => Math.random(),".repeat(50_000));
    fs::write(project.root.join("islands/large.ts"), large).unwrap();
    let code = "import large from \"../large\"; export default () => <p>{large.length}</p>;";
    project.island("c", "load", code);
    for pause in [0, 300, 450, 600, 750, 4000] {
        project.bundle().unwrap();
        let compiler = IslandCompiler::new(&project.root);
        project.bundle_with(&compiler).unwrap();
        assert_eq!(compiler.service.id(), None, "the bundle is known");
        compiler.idle();
        let node = compiler.service.id().unwrap();
        std::thread::sleep(Duration::from_millis(pause));
        project.island("a", "load", &island(&format!("edited after {pause} ms")));
        assert_clean(&project, &compiler);
        assert_eq!(compiler.service.id(), Some(node), "{pause} ms");
    }
}

#[test]
fn any_module_of_react_is_the_same_react() {
    let project = project("modules");
    let compiler = IslandCompiler::new(&project.root);
    let react = |bundle: &Bundle| {
        let mut names = bundle.files.keys().map(|path| path.as_str().to_owned());
        names.find(|path| path.starts_with("islands/react-")).expect("it is a chunk of its own")
    };
    let before = react(&project.bundle_with(&compiler).unwrap());
    let code = "
import { createContext, useContext } from \"react\";
import * as development from \"react/jsx-dev-runtime\";
import { hydrateRoot } from \"react-dom/client\";
import { createPortal } from \"react-dom\";
const Context = createContext(\"outside\");
const Inside = () => useContext(Context);
export default () => development.jsxDEV(Context.Provider, {
  value: [hydrateRoot, createPortal].map((one) => typeof one).join(),
  children: <Inside/>,
});
";
    project.island("c", "load", code);
    let bundle = assert_clean(&project, &compiler);
    assert_eq!(react(&bundle), before, "it keeps its name when islands change");
    assert_eq!(prerender(&compiler, &bundle, "c"), "function,function");
    assert_eq!(prerender(&compiler, &bundle, "a"), "<p>first shared</p>");
    fs::remove_dir_all(project.root.join("islands/c")).unwrap();
    let bundle = assert_clean(&project, &compiler);
    assert_eq!(prerender(&compiler, &bundle, "b"), "<p>second shared</p>");
}

#[test]
fn drawings_do_not_pile_up() {
    let project = project("pile");
    let compiler = IslandCompiler::new(&project.root);
    let prerenderer = compiler.prerenderer(&project.bundle_with(&compiler).unwrap());
    for number in 0..5000 {
        render(&prerenderer, "a", 0).unwrap();
        render(&prerenderer, "b", number).unwrap();
        if number % 100 == 0 {
            compiler.save();
        }
    }
    let known = compiler.markups.len();
    assert!(known < 2500, "{known}");
}

#[test]
fn islands_are_bundled_for_browser_and_server() {
    let project = Project::new("bundle", "");
    project.island("still", "never", COUNTER);
    let bundle = project.bundle().unwrap();
    assert_eq!((&bundle.loader, &bundle.hydrate, bundle.files.len()), (&None, &None, 0));

    project.island("counter", "visible", COUNTER);
    let bundle = project.bundle().unwrap();
    let loader = bundle.loader.as_ref().unwrap();
    assert!(loader.path.as_str().starts_with("islands/loader-"));
    assert!(bundle.hydrate.as_ref().unwrap().path.as_str().starts_with("islands/hydrate-"));
    assert_eq!(bundle.islands.keys().collect::<Vec<_>>(), ["counter"]);
    let counter = &bundle.islands["counter"];
    assert!(!counter.imports.is_empty(), "React is shared");
    for path in counter.imports.iter().chain([&counter.path, &loader.path]) {
        assert!(bundle.files.contains_key(path), "{path:?} is shipped");
    }
    assert_eq!(bundle.programs.keys().collect::<Vec<_>>(), ["counter", "still"]);
    assert!(bundle.programs["still"].code.contains("Counter"), "the server has every island");
    let browser: usize = bundle.files.values().map(String::len).sum();
    assert!(browser < 400_000, "the browser gets minified production code, {browser} bytes");
}

#[test]
fn the_same_sources_give_the_same_bundle_wherever_they_lie() {
    // esbuild chooses short names by the frequency of letters.
    let code = r#"import "./plain.css";
import styles from "./a.module.css"; import picture from "./picture.svg"; import data from "./data.json";
const url = new URL("./file.bin", import.meta.url).href;
const worker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
export default function Island({ start, end }: { start: number; end: number }) {
  let alpha = 1, beta = 2, gamma = 3, delta = 4, epsilon = 5;
  const eta = (theta: number, iota: number) => theta + iota + delta;
  const press = () => { alpha++; beta++; gamma++; delta++; epsilon++; worker(); };
  return <p className={styles.a} onClick={press}>{alpha}{beta}{gamma}{epsilon}{eta(start, end)}{picture}{data.a}{url}</p>;
}
"#;
    let folders =
        [("here", ""), ("nrtsaoi", "nrtsaoi/nrtsaoi/nrtsaoi"), ("zzzz", "zzzz/zzzz/zzzz")];
    let bundles = folders.map(|(name, depth)| {
        let project = Project::new(name, depth);
        for (file, text) in [
            ("a.module.css", ".a { background: url(picture.svg) }"),
            ("plain.css", ".b { top: 0 }"),
            ("picture.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"),
            ("data.json", "{ \"a\": \"b\" }"),
            ("file.bin", "x"),
            ("worker.ts", "let first = 1; onmessage = () => postMessage(first++);"),
        ] {
            project.write(&format!("islands/files/{file}"), text);
        }
        project.island("counter", "load", COUNTER).island("files", "load", code).bundle().unwrap()
    });
    assert!(bundles.iter().all(|bundle| *bundle == bundles[0]));
}

#[test]
fn a_known_bundle_runs_nothing() {
    let project = project("known");
    let first = project.bundle().unwrap();
    let kept = entries(&project);
    assert_eq!(kept.len(), 1);
    let mut names: Vec<_> = fs::read_dir(cache::folder(&project.root))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| !name.starts_with("packages-") && name != "node")
        .collect();
    names.sort();
    assert_eq!(names, ["bundle", "installed"], "nothing else is left behind");
    let written = || fs::metadata(&kept[0]).unwrap().modified().unwrap();
    let before = written();
    assert!(project.bundle().unwrap() == first);
    assert_eq!(written(), before);

    let whole = fs::read(&kept[0]).unwrap();
    for damaged in [&whole[..whole.len() - 1], &whole[1..], b"", b"nonsense"] {
        fs::write(&kept[0], damaged).unwrap();
        assert!(project.bundle().unwrap() == first);
        assert_eq!(fs::read(&kept[0]).unwrap(), whole, "a damaged entry is made anew");
    }
}
