//! What is bundled, and what is said of mistakes in it.
#![expect(clippy::disallowed_methods, reason = "tests look into folders")]

use std::fs;
use std::path::PathBuf;

use crate::island::fixture::{COUNTER, Project};
use crate::node::{cache, packages};

fn entries(project: &Project) -> Vec<PathBuf> {
    let folder = cache::folder(&project.root).join("bundle");
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn islands_are_bundled_for_browser_and_server() {
    let project = Project::new("bundle", "");
    project.island("counter", "visible", COUNTER).island("still", "never", COUNTER);
    let bundle = project.bundle().unwrap();
    let loader = bundle.loader.as_ref().unwrap();
    assert!(loader.path.as_str().starts_with("islands/loader-"));
    assert!(bundle.hydrate.as_ref().unwrap().path.as_str().starts_with("islands/hydrate-"));
    assert_eq!(bundle.islands.keys().collect::<Vec<_>>(), ["counter"]);
    let counter = &bundle.islands["counter"];
    assert!(!counter.imports.is_empty(), "React is shared");
    for path in counter.imports.iter().chain([&counter.path, &loader.path]) {
        assert!(bundle.files.contains_key(path), "{path} is shipped");
    }
    assert_eq!(bundle.programs.keys().collect::<Vec<_>>(), ["counter", "still"]);
    assert!(bundle.programs["still"].code.contains("Counter"), "the server has every island");
    let browser: usize = bundle.files.values().map(String::len).sum();
    assert!(browser < 400_000, "the browser gets minified production code, {browser} bytes");
}

#[test]
fn the_same_sources_give_the_same_bundle_wherever_they_lie() {
    let here = Project::new("here", "");
    let there = Project::new("there", "a/much/deeper/folder");
    for project in [&here, &there] {
        project.island("counter", "load", COUNTER);
    }
    let (here, there) = (here.bundle().unwrap(), there.bundle().unwrap());
    assert_eq!(here.files.keys().collect::<Vec<_>>(), there.files.keys().collect::<Vec<_>>());
    assert!(here == there);
}

#[test]
fn a_known_bundle_runs_nothing() {
    let project = Project::new("known", "");
    project.island("counter", "load", COUNTER);
    let first = project.bundle().unwrap();
    let kept = entries(&project);
    assert_eq!(kept.len(), 1);
    let written = fs::metadata(&kept[0]).unwrap().modified().unwrap();
    assert!(project.bundle().unwrap() == first);
    assert_eq!(fs::metadata(&kept[0]).unwrap().modified().unwrap(), written);

    let whole = fs::read(&kept[0]).unwrap();
    for damaged in [&whole[..whole.len() - 1], &whole[1..], b"", b"nonsense"] {
        fs::write(&kept[0], damaged).unwrap();
        assert!(project.bundle().unwrap() == first);
        assert_eq!(fs::read(&kept[0]).unwrap(), whole, "a damaged entry is made anew");
    }
}

#[test]
fn a_change_makes_a_new_bundle() {
    let project = Project::new("change", "");
    project.island("counter", "load", COUNTER);
    let first = project.bundle().unwrap();
    project.island("counter", "load", &COUNTER.replace("count + 1", "count + 2"));
    let second = project.bundle().unwrap();
    assert_ne!(first.digest, second.digest);
    assert_ne!(first.programs["counter"].digest, second.programs["counter"].digest);
    assert_ne!(first.islands["counter"].path, second.islands["counter"].path);
    let scratch = fs::read_dir(cache::folder(&project.root)).unwrap();
    let own = packages::folder(&project.root);
    let paths = scratch.map(|entry| entry.unwrap().path()).filter(|path| *path != own);
    let paths: Vec<_> = paths.collect();
    assert_eq!(paths, [cache::folder(&project.root).join("bundle")], "nothing is left behind");
}

#[test]
fn react_keeps_its_name_when_islands_change() {
    let project = Project::new("react", "");
    let react = || {
        let bundle = project.bundle().unwrap();
        let mut names = bundle.files.keys().map(|path| path.as_str().to_owned());
        names.find(|path| path.starts_with("islands/react-")).expect("it is a chunk of its own")
    };
    project.island("counter", "load", COUNTER);
    let first = react();
    let other = "import { useRef, Suspense } from \"react\";\n\
                 import { createPortal } from \"react-dom\";\n\
                 const used = [typeof useRef, typeof createPortal];\n\
                 export default () => <Suspense>{used}</Suspense>;\n";
    project.island("other", "visible", other);
    assert_eq!(react(), first);
}

#[test]
fn every_mistake_is_told_with_its_place() {
    let project = Project::new("mistakes", "");
    project
        .island("a", "load", "import x from \"./nothing\";\nexport default () => x;\n")
        .island("b", "load", "export default () => (\n")
        .island("d", "load", "const \u{fc} = 1; export default () => ü === NaN;\n");
    let report = project.bundle().unwrap_err();
    for expected in [
        "error[bundle-error]: Could not resolve \"./nothing\"",
        "islands/a/island.tsx:1:15",
        "islands/b/island.tsx:1:24",
        "islands/d/island.tsx:1:37",
    ] {
        assert!(report.contains(expected), "{expected}\n\n{report}");
    }
    assert_eq!(report.matches("./nothing").count(), 2, "told once, with its line\n{report}");
    assert!(!cache::folder(&project.root).join("bundle").exists(), "a failure is not kept");
}

#[test]
fn style_sheets_are_not_the_business_of_scripts() {
    let project = Project::new("styles", "");
    project.write("islands/a/style.css", ".a { color: red }");
    project.island("a", "load", "import \"./style.css\";\nexport default () => null;\n");
    let report = project.bundle().unwrap_err();
    assert!(report.contains("an island can't import a style sheet"), "{report}");
    assert!(report.contains("islands/a/island.tsx:1:8"), "{report}");
}

#[test]
fn without_an_awake_island_there_is_no_script() {
    let project = Project::new("still", "");
    project.island("still", "never", COUNTER);
    let bundle = project.bundle().unwrap();
    assert_eq!((&bundle.loader, &bundle.hydrate, bundle.files.len()), (&None, &None, 0));
}
