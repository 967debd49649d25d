#![expect(clippy::disallowed_methods, reason = "tests look into folders and end processes")]

mod patches;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use serde_json::json;

use super::*;
use crate::island::fixture::{COUNTER, Project};
use crate::island::prerender::{PrerenderFailure, Request};
use crate::island::spec::discover;
use crate::node::cache;

/// What the notices say.
const ESBUILD: &str = "esbuild had ended and was started again";
const NODE: &str = "Node had ended and was started again";

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

/// Makes sure that the bundle, and what is drawn with it, is what a new workshop makes without a
/// cache.
#[track_caller]
fn assert_clean(project: &Project, workshop: &Workshop) -> Arc<Bundle> {
    let forget = || {
        for folder in ["bundle", "prerender"] {
            drop(fs::remove_dir_all(cache::folder(&project.root).join(folder)));
        }
    };
    let quick = project.bundle_in(workshop).unwrap();
    let quickly = drawn(workshop, &quick);
    forget();
    let new = Workshop::new(&project.root);
    let clean = project.bundle_in(&new).unwrap();
    assert_eq!(quickly, drawn(&new, &clean));
    forget();
    // The program may be patched.
    let mut clean = Bundle::clone(&clean);
    (clean.program, clean.digest) = (Arc::clone(&quick.program), quick.digest);
    assert!(*quick == clean, "{quick:?}\n\n{clean:?}");
    quick
}

/// What every island comes to; of one that throws, what and where.
fn drawn(workshop: &Workshop, bundle: &Bundle) -> Vec<Result<String, String>> {
    let islands = bundle.code.keys();
    let drawn = islands.map(|island| draw(workshop, bundle, island));
    let told = drawn.map(|drawn| {
        drawn.map_err(|failure| match failure {
            PrerenderFailure::Thrown { message, spot, .. } => format!("{message} {spot:?}"),
            failure => format!("{failure:?}"),
        })
    });
    told.collect()
}

fn draw(workshop: &Workshop, bundle: &Bundle, island: &str) -> Result<String, PrerenderFailure> {
    draw_with(workshop, bundle, island, 0)
}

fn draw_with(
    workshop: &Workshop,
    bundle: &Bundle,
    island: &str,
    number: u32,
) -> Result<String, PrerenderFailure> {
    let (props, messages) = (json!({ "number": number }), BTreeMap::new());
    let request = Request {
        island,
        id: "i-",
        locale: "en",
        r#static: true,
        props: &props,
        messages: &messages,
    };
    workshop.prerenderer(bundle).render(&request).map(|drawn| drawn.html.clone())
}

fn signal(process: u32, signal: &str) {
    let kill = std::process::Command::new("kill").arg(signal).arg(process.to_string()).status();
    assert!(kill.unwrap().success(), "{process} runs");
}

fn is_running(process: u32) -> bool {
    Path::new("/proc").join(process.to_string()).exists()
}

fn esbuild(workshop: &Workshop) -> u32 {
    lock(&workshop.bundler).process().unwrap()
}

/// Stops a process, lets `work` begin to wait for it, and kills it.
fn kill_during<T: Send>(process: u32, work: impl FnOnce() -> T + Send) -> T {
    signal(process, "-STOP");
    std::thread::scope(|scope| {
        let work = scope.spawn(work);
        std::thread::sleep(Duration::from_millis(300));
        assert!(!work.is_finished(), "it needs the process");
        signal(process, "-KILL");
        work.join().unwrap()
    })
}

#[test]
fn after_every_edit_the_bundle_is_that_of_a_clean_build() {
    let project = project("edits");
    let workshop = Workshop::new(&project.root);
    assert_clean(&project, &workshop);
    let process = esbuild(&workshop);
    project.island("a", "load", &island("edited"));
    assert_clean(&project, &workshop);
    project.write("islands/words.ts", "export const word: string = \"edited\";\n");
    assert_clean(&project, &workshop);
    project.write("islands/words/index.ts", "export const word = \"folder\";\n");
    assert_clean(&project, &workshop);
    fs::remove_file(project.root.join("islands/words.ts")).unwrap();
    assert_clean(&project, &workshop);
    project.write("islands/a/tsconfig.json", "{ \"compilerOptions\": { \"jsx\": \"react\" } }");
    assert_clean(&project, &workshop);
    assert_eq!(esbuild(&workshop), process, "one process did all this");
    project.island("c", "visible", COUNTER);
    assert_clean(&project, &workshop);
    fs::rename(project.root.join("islands/c"), project.root.join("islands/d")).unwrap();
    assert_clean(&project, &workshop);
    project.island("b", "load", &island("awake"));
    assert_clean(&project, &workshop);
    project.write("islands/e/script.ts", "import { word } from \"../words\"; alert(word);\n");
    assert_clean(&project, &workshop);
    fs::remove_dir_all(project.root.join("islands/d")).unwrap();
    assert_clean(&project, &workshop);
    assert_eq!(workshop.notices(), Vec::<String>::new());
}

#[test]
fn mistakes_are_told_as_in_a_clean_build_until_they_are_mended() {
    let project = project("mending");
    let workshop = Workshop::new(&project.root);
    let good = project.bundle_in(&workshop).unwrap();
    let unknown = "import { no } from \"../words\";\nexport default () => no;\n";
    for wrong in ["export default () => (\n", "import \"./nothing\";\n", unknown] {
        project.island("a", "load", wrong);
        let quick = project.bundle_in(&workshop).unwrap_err();
        assert_eq!(quick, project.bundle().unwrap_err());
        assert_eq!(quick, project.bundle_in(&workshop).unwrap_err(), "told in every build");
    }
    project.island("a", "load", &island("first"));
    assert!(project.bundle_in(&workshop).unwrap() == good);
}

#[test]
fn what_concerns_no_bundle_runs_nothing() {
    let project = project("nothing");
    let workshop = Workshop::new(&project.root);
    project.write("islands/a/style.css", "").write("islands/a/island.test.ts", "");
    let first = project.bundle_in(&workshop).unwrap();
    assert!(Arc::ptr_eq(&first, &project.bundle_in(&workshop).unwrap()));
    project.write("islands/a/style.css", "p {}").write("islands/a/island.test.ts", "1;");
    assert!(Arc::ptr_eq(&first, &project.bundle_in(&workshop).unwrap()));
    project.write("islands/words.ts", "export const word = \"edited\";\n");
    assert!(!Arc::ptr_eq(&first, &project.bundle_in(&workshop).unwrap()));
}

#[test]
fn only_what_imports_an_edit_is_drawn_again() {
    let project = project("again");
    let workshop = Workshop::new(&project.root);
    let draw = |name: &str| draw(&workshop, &project.bundle_in(&workshop).unwrap(), name).unwrap();
    assert_eq!(
        (draw("a"), draw("b")),
        ("<p>first shared</p>".into(), "<p>second shared</p>".into())
    );
    let node = || workshop.studio.processes();
    let before = node();
    project.island("a", "load", &island("edited"));
    assert_eq!(draw("b"), "<p>second shared</p>");
    assert_eq!(node(), before, "nothing is started for it");
    assert_eq!(draw("a"), "<p>edited shared</p>");
    project.write("islands/words.ts", "export const word = \"everywhere\";\n");
    assert_eq!(draw("b"), "<p>second everywhere</p>");
}

#[test]
fn a_file_that_is_saved_while_esbuild_runs_does_no_harm() {
    let project = project("meanwhile");
    let workshop = Workshop::new(&project.root);
    let before = Snapshot::take(&project.root);
    let islands = discover(&before, &mut Report::new());
    let good = project.bundle_in(&workshop).unwrap();
    workshop.save();
    let known = |folder: &str| {
        let folder = cache::folder(&project.root).join(folder);
        fs::read_dir(folder).map_or(0, |entries| entries.count())
    };
    assert_eq!(known("bundle"), 1);
    // The tree was listed, and its files looked at, before this.
    project.island("a", "load", &island("edited")).write("islands/new.ts", "export default 1;\n");
    lock(&workshop.bundler).forget(&before);
    project.write("islands/words.ts", "export { default as word } from \"./new\";\n");
    let bundle = workshop.bundle(&before, &islands, "es2022", &mut Report::new()).unwrap().unwrap();
    assert_eq!(draw(&workshop, &bundle, "a").unwrap(), "<p>edited 1</p>");
    workshop.save();
    assert_eq!(known("bundle"), 1, "nobody knows what it was made from");
    project.write("islands/words.ts", "export const word = \"shared\";\n");
    project.island("a", "load", &island("first"));
    fs::remove_file(project.root.join("islands/new.ts")).unwrap();
    let bundle = project.bundle_in(&workshop).unwrap();
    assert!(bundle == good);
    assert_eq!(draw(&workshop, &bundle, "a").unwrap(), "<p>first shared</p>");
}

#[test]
fn an_esbuild_that_is_killed_is_started_again() {
    let project = project("killed-esbuild");
    let workshop = Workshop::new(&project.root);
    project.bundle_in(&workshop).unwrap();
    signal(esbuild(&workshop), "-KILL");
    project.island("a", "load", &island("between"));
    assert_clean(&project, &workshop);
    assert_eq!(workshop.notices(), [ESBUILD]);
    project.island("a", "load", &island("during"));
    let killed = esbuild(&workshop);
    kill_during(killed, || assert_clean(&project, &workshop));
    assert_eq!(workshop.notices(), [ESBUILD], "told once");
    assert_eq!(workshop.notices(), Vec::<String>::new());
}

#[test]
fn a_node_that_is_killed_is_started_again() {
    let project = project("killed-node");
    let workshop = Workshop::new(&project.root);
    let bundle = project.bundle_in(&workshop).unwrap();
    let draw = |number| draw_with(&workshop, &bundle, "a", number).unwrap();
    let drawn = draw(0);
    signal(workshop.studio.processes()[0], "-KILL");
    std::thread::sleep(Duration::from_millis(100));
    assert_eq!(draw(1), drawn);
    assert_eq!(workshop.notices(), [NODE]);
    let killed = workshop.studio.processes()[0];
    assert_eq!(kill_during(killed, || draw(2)), drawn);
    assert_eq!(workshop.notices(), [NODE], "told once");
    workshop.rest();
    signal(*workshop.studio.processes().last().unwrap(), "-KILL");
    project.island("a", "load", &island("after"));
    let bundle = project.bundle_in(&workshop).unwrap();
    assert_eq!(draw_with(&workshop, &bundle, "a", 0).unwrap(), "<p>after shared</p>");
}

#[test]
fn a_workshop_at_rest_has_one_spare_process_and_takes_all_along() {
    let project = project("rest");
    let workshop = Workshop::new(&project.root);
    for text in ["one", "two", "three", "four"] {
        project.island("a", "load", &island(text));
        let bundle = project.bundle_in(&workshop).unwrap();
        assert_eq!(draw(&workshop, &bundle, "a").unwrap(), format!("<p>{text} shared</p>"));
        workshop.rest();
        assert_eq!(workshop.studio.processes().len(), 2);
    }
    let spare = workshop.studio.processes()[1];
    project.island("a", "load", &island("five"));
    let bundle = project.bundle_in(&workshop).unwrap();
    assert!(workshop.studio.processes().contains(&spare));
    assert_eq!(draw(&workshop, &bundle, "a").unwrap(), "<p>five shared</p>");
    let mut processes = workshop.studio.processes();
    assert_eq!(processes.last(), Some(&spare), "it was used");
    processes.push(esbuild(&workshop));
    drop(workshop);
    assert_eq!(processes.into_iter().find(|process| is_running(*process)), None);
}

#[test]
fn the_bundle_before_can_still_be_drawn_from() {
    let project = project("overlap");
    let workshop = Workshop::new(&project.root);
    let old = project.bundle_in(&workshop).unwrap();
    project.island("a", "load", &island("edited"));
    let new = project.bundle_in(&workshop).unwrap();
    let mut seen = Vec::new();
    for number in 0..3 {
        assert_eq!(draw_with(&workshop, &old, "a", number).unwrap(), "<p>first shared</p>");
        assert_eq!(draw_with(&workshop, &new, "a", number).unwrap(), "<p>edited shared</p>");
        seen.push(workshop.studio.processes());
    }
    assert_eq!(seen[0].len(), 2);
    assert!(
        seen.iter().all(|processes| *processes == seen[0]),
        "nothing is started twice: {seen:?}"
    );
    assert_eq!(workshop.notices(), Vec::<String>::new());
}

#[test]
fn rest_warms_up_what_the_cache_made_needless() {
    let project = project("warm");
    project.bundle().unwrap();
    let workshop = Workshop::new(&project.root);
    project.bundle_in(&workshop).unwrap();
    assert_eq!(lock(&workshop.bundler).process(), None, "the bundle is known");
    workshop.rest();
    let process = esbuild(&workshop);
    project.island("a", "load", &island("edited"));
    assert_clean(&project, &workshop);
    assert_eq!(esbuild(&workshop), process);
}

#[test]
fn any_module_of_react_is_the_same_react() {
    let project = project("modules");
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
    project.island("c", "never", code);
    let workshop = Workshop::new(&project.root);
    let bundle = assert_clean(&project, &workshop);
    assert_eq!(draw(&workshop, &bundle, "c").unwrap(), "function,function");
    assert_eq!(draw(&workshop, &bundle, "a").unwrap(), "<p>first shared</p>");
    fs::remove_dir_all(project.root.join("islands/c")).unwrap();
    let bundle = assert_clean(&project, &workshop);
    assert_eq!(draw(&workshop, &bundle, "b").unwrap(), "<p>second shared</p>");
}

#[test]
fn drawings_do_not_pile_up() {
    let project = project("pile");
    let workshop = Workshop::new(&project.root);
    let bundle = project.bundle_in(&workshop).unwrap();
    for number in 0..5000 {
        draw_with(&workshop, &bundle, "a", 0).unwrap();
        draw_with(&workshop, &bundle, "b", number).unwrap();
        if number % 100 == 0 {
            workshop.save();
        }
    }
    let known = workshop.studio.drawings.len();
    assert!(known < 2500, "{known}");
}
