#![expect(clippy::disallowed_methods, reason = "tests look into folders")]

use std::fs;
use std::time::Duration;

use serde_json::json;

use super::*;
use crate::island::fixture::{COUNTER, Project, label, render};
use crate::island::service::Limits;
use crate::node::cache;
use crate::parallel;

fn counter(name: &str) -> (Project, Arc<Bundle>) {
    let project = Project::new(name, "");
    project.island("counter", "load", COUNTER);
    let bundle = project.bundle().unwrap();
    (project, bundle)
}

fn new_prerenderer(project: &Project, bundle: &Bundle, limits: Limits) -> Prerenderer {
    let service = Arc::new(Service::new(&project.root, limits));
    Prerenderer::new(&service, &Arc::new(Markups::new(&project.root)), bundle)
}

#[test]
fn an_island_is_prerendered_in_its_language() {
    let (project, bundle) = counter("prerendered");
    let prerenderer = new_prerenderer(&project, &bundle, Limits::default());
    let request = Request {
        island: "counter",
        id: "i1-",
        locale: "de",
        r#static: false,
        props: &json!({ "start": 1234 }),
        messages: &label(),
    };
    let html = prerenderer.render(&request).unwrap();
    // React separates neighbouring texts by comments; the browser needs them to hydrate.
    let expected = r#"<button id="_i1-R_0_">1.234 Klicks<!-- -->, <!-- -->1.234</button>"#;
    assert_eq!(&*html, expected);
    assert!(!render(&prerenderer, "counter", 1234).unwrap().contains("<!--"));
}

#[test]
fn known_markup_starts_nothing() {
    let (project, bundle) = counter("remembered");
    let prerender = || {
        let prerenderer = new_prerenderer(&project, &bundle, Limits::default());
        let html = render(&prerenderer, "counter", 1).unwrap();
        prerenderer.markups.save();
        (html, prerenderer.service.id().is_some())
    };
    let (html, is_running) = prerender();
    assert!(is_running);
    assert_eq!(prerender(), (html.clone(), false));
    let store = cache::folder(&project.root).join("prerender");
    let store = store.join(bundle.code["counter"].hex());
    let whole = fs::read(&store).unwrap();
    fs::write(&store, &whole[..whole.len() - 1]).unwrap();
    assert_eq!(prerender(), (html, true), "a damaged cache is as good as none");
}

#[test]
fn several_threads_get_their_own_answers() {
    let (project, bundle) = counter("threads");
    let prerenderer = new_prerenderer(&project, &bundle, Limits::default());
    let starts: Vec<u32> = (0..200).collect();
    let html =
        parallel::map(&starts, |start| render(&prerenderer, "counter", start % 100).unwrap());
    for (start, html) in starts.iter().zip(html) {
        assert!(html.ends_with(&format!(", {}</button>", start % 100)), "{html}");
    }
}

#[test]
fn what_an_island_does_to_node_costs_one_limit_and_harms_no_other() {
    let project = Project::new("harm", "");
    for (name, code) in [
        ("endless", "for (;;);"),
        ("exits", "console.log(\"goodbye\"); process.exit(3);"),
        ("heap", "const a = []; for (;;) a.push(new Array(1e6).fill(1));"),
        ("long", "return <b>{\"x\".repeat(2e7)}</b>;"),
        ("stops", "process.kill(process.pid, \"SIGSTOP\");"),
    ] {
        project.island(name, "load", &format!("export default () => {{ {code} }};\n"));
    }
    project.island("counter", "load", COUNTER);
    let bundle = project.bundle().unwrap();
    let limits = Limits { render: Duration::from_secs(4), silence: Duration::from_secs(5) };
    let impatient = new_prerenderer(&project, &bundle, limits);
    let patient = new_prerenderer(&project, &bundle, Limits::default());
    std::thread::scope(|scope| {
        for (prerenderer, name, expected) in [
            (&impatient, "endless", "TimedOut"),
            (&impatient, "stops", "Died { words: \"it was silent for 5 s\" }"),
            (&patient, "exits", "Died { words: \"goodbye\" }"),
            (&patient, "heap", "memory limit"),
            (&patient, "long", "its markup has 19 MB, and 16 are allowed"),
        ] {
            let code = bundle.code[name];
            for number in 0..2 {
                scope.spawn(move || {
                    let failure = render(prerenderer, name, number).unwrap_err();
                    assert!(format!("{failure:?}").contains(expected), "{name}: {failure:?}");
                    let is_lost = !matches!(failure, PrerenderFailure::Thrown { .. });
                    let known = prerenderer.markups.get(code, Digest::of(b"another request"));
                    assert_eq!(known.is_some(), is_lost, "{name} is not tried again");
                });
                scope.spawn(move || render(prerenderer, "counter", number).unwrap());
            }
        }
    });
}
