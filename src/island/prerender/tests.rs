#![expect(clippy::disallowed_methods, reason = "tests look into folders")]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::time::Duration;

use serde_json::json;

use super::*;
use crate::island::fixture::{COUNTER, Project};
use crate::island::service::Limits;
use crate::node::cache;
use crate::parallel;

/// What `render` is asked in these tests, apart from the island.
struct Asked {
    props: serde_json::Value,
    messages: BTreeMap<String, String>,
}

impl Asked {
    fn new(start: u32) -> Asked {
        let messages = [("label_one", "{{count}} Klick"), ("label_other", "{{count}} Klicks")];
        let messages = messages.map(|(id, text)| (id.to_owned(), text.to_owned()));
        Asked { props: json!({ "start": start }), messages: messages.into() }
    }

    fn request<'a>(&'a self, island: &'a str) -> Request<'a> {
        let Asked { props, messages } = self;
        Request { island, id: "i1-", locale: "de", r#static: false, props, messages }
    }
}

fn counter(name: &str) -> (Project, Arc<Bundle>) {
    let project = Project::new(name, "");
    project.island("counter", "load", COUNTER);
    let bundle = project.bundle().unwrap();
    (project, bundle)
}

fn prerenderer(project: &Project, bundle: &Bundle) -> Prerenderer {
    special(project, bundle, Path::new("node"), Limits::default())
}

/// The same with another Node or less patience.
fn special(project: &Project, bundle: &Bundle, node: &Path, limits: Limits) -> Prerenderer {
    let service = Service::with(&project.root, node, limits);
    Prerenderer::new(&Arc::new(service), &Arc::new(Markups::new(&project.root)), bundle)
}

/// An island may take four seconds.
fn impatient() -> Limits {
    Limits { render: Duration::from_secs(4), ..Limits::default() }
}

fn is_running(prerenderer: &Prerenderer) -> bool {
    prerenderer.service.id().is_some()
}

#[test]
fn an_island_is_drawn_in_its_language() {
    let (project, bundle) = counter("drawn");
    let drawer = prerenderer(&project, &bundle);
    let asked = Asked::new(1234);
    let drawn = drawer.render(&asked.request("counter")).unwrap();
    // React separates neighbouring texts by comments; the browser needs them to hydrate.
    let expected = r#"<button id="_i1-R_0_">1.234 Klicks<!-- -->, <!-- -->1.234</button>"#;
    assert_eq!(drawn.html, expected);
    assert_eq!(drawn.warnings, Vec::<String>::new());
    let still = Request { r#static: true, ..asked.request("counter") };
    assert!(!drawer.render(&still).unwrap().html.contains("<!--"));
}

#[test]
fn a_known_drawing_starts_nothing() {
    let (project, bundle) = counter("remembered");
    let asked = Asked::new(1);
    let first = prerenderer(&project, &bundle);
    let drawn = first.render(&asked.request("counter")).unwrap();
    assert!(is_running(&first));
    first.markups.save();

    let second = prerenderer(&project, &bundle);
    assert_eq!(second.render(&asked.request("counter")).unwrap(), drawn);
    assert!(!is_running(&second));
    let store = cache::folder(&project.root).join("prerender");
    let store = store.join(bundle.code["counter"].hex());

    let whole = fs::read(&store).unwrap();
    fs::write(&store, &whole[..whole.len() - 1]).unwrap();
    let third = prerenderer(&project, &bundle);
    assert_eq!(third.render(&asked.request("counter")).unwrap(), drawn);
    assert!(is_running(&third), "a damaged cache is as good as none");
}

#[test]
fn several_threads_get_their_own_answers() {
    let (project, bundle) = counter("threads");
    let drawer = prerenderer(&project, &bundle);
    let starts: Vec<u32> = (0..200).collect();
    let drawn = parallel::map(&starts, |start| {
        let asked = Asked::new(start % 100);
        drawer.render(&asked.request("counter")).unwrap().html.clone()
    });
    for (start, html) in starts.iter().zip(drawn) {
        assert!(html.ends_with(&format!("<!-- -->{}</button>", start % 100)), "{html}");
    }
}

#[test]
fn what_an_island_throws_is_told_with_its_place() {
    let project = Project::new("throws", "");
    let code = "export default function A() {\n  throw new Error(\"no luck\");\n}\n";
    project.island("a", "load", code).island("counter", "load", COUNTER);
    let bundle = project.bundle().unwrap();
    let drawer = prerenderer(&project, &bundle);
    let asked = Asked::new(1);
    let failure = drawer.render(&asked.request("a")).unwrap_err();
    let PrerenderFailure::Thrown { message, spot } = failure else { panic!("{failure:?}") };
    assert_eq!(message, "no luck");
    let file = "islands/a/island.tsx".to_owned();
    assert_eq!(spot, Some(Spot { file, line: 2, column: 9 }));

    let wordless = Asked { messages: BTreeMap::new(), ..Asked::new(1) };
    let failure = drawer.render(&wordless.request("counter")).unwrap_err();
    let PrerenderFailure::Thrown { message, spot, .. } = failure else { panic!("{failure:?}") };
    assert_eq!(message, "the message `label` is missing");
    assert_eq!(spot.unwrap().file, "islands/counter/island.tsx");
    assert!(drawer.render(&asked.request("counter")).is_ok(), "the others go on");
}

#[test]
fn an_island_that_is_none_is_told_in_its_own_file_and_harms_no_other() {
    let project = Project::new("nameless", "");
    let broken = "const nobody: any = null;\nexport const a = nobody.name;\n\
                  export default () => null;\n";
    project.island("broken", "load", broken).island("nameless", "never", "export const a = 1;\n");
    project.island("counter", "load", COUNTER);
    let bundle = project.bundle().unwrap();
    let drawer = prerenderer(&project, &bundle);
    let asked = Asked::new(1);
    let failure = drawer.render(&asked.request("broken")).unwrap_err();
    let PrerenderFailure::Thrown { message, spot, .. } = failure else { panic!("{failure:?}") };
    assert!(message.contains("properties of null"), "{message}");
    let file = "islands/broken/island.tsx".to_owned();
    assert_eq!(spot, Some(Spot { file, line: 2, column: 25 }));
    let missing = drawer.render(&asked.request("nameless"));
    assert_eq!(missing, Err(PrerenderFailure::Missing));
    assert!(drawer.render(&asked.request("counter")).is_ok(), "the others go on");
}

#[test]
fn what_react_complains_about_comes_along() {
    let project = Project::new("warns", "");
    let code = "export default () => <ul>{[1, 2].map(() => <li/>)}</ul>;\n";
    project.island("a", "load", code);
    let bundle = project.bundle().unwrap();
    let drawer = prerenderer(&project, &bundle);
    let drawn = drawer.render(&Asked::new(1).request("a")).unwrap();
    assert_eq!(drawn.html, "<ul><li></li><li></li></ul>");
    assert!(drawn.warnings[0].contains("unique \"key\""), "{:?}", drawn.warnings);
}

#[test]
fn an_endless_island_is_given_up() {
    let project = Project::new("endless", "");
    project.island("a", "load", "export default () => { for (;;); };\n");
    project.island("counter", "load", COUNTER);
    let bundle = project.bundle().unwrap();
    let drawer = special(&project, &bundle, Path::new("node"), impatient());
    let asked = Asked::new(1);
    assert_eq!(drawer.render(&asked.request("a")), Err(PrerenderFailure::TimedOut));
    assert!(drawer.render(&asked.request("counter")).is_ok(), "the others go on");
    assert_eq!(drawer.render(&asked.request("a")), Err(PrerenderFailure::TimedOut));
}

#[test]
fn who_waits_behind_an_endless_island_is_drawn_all_the_same() {
    let project = Project::new("behind", "");
    project.island("a", "load", "export default () => { for (;;); };\n");
    project.island("b", "load", "export default () => { process.exit(1); };\n");
    project.island("counter", "load", COUNTER);
    let bundle = project.bundle().unwrap();
    let drawer = special(&project, &bundle, Path::new("node"), impatient());
    let asked = Asked::new(1);
    std::thread::scope(|scope| {
        for name in ["a", "counter", "b", "counter", "counter"] {
            let (drawer, request) = (&drawer, asked.request(name));
            scope.spawn(move || {
                let drawn = drawer.render(&request);
                match name {
                    "a" => assert_eq!(drawn, Err(PrerenderFailure::TimedOut)),
                    "b" => {
                        assert!(matches!(drawn, Err(PrerenderFailure::Died { .. })), "{drawn:?}");
                    }
                    _ => assert!(drawn.is_ok(), "{drawn:?}"),
                }
            });
            std::thread::sleep(Duration::from_millis(10));
        }
    });
}

#[test]
fn an_island_without_measure_is_told() {
    let project = Project::new("measure", "");
    let heap = "export default () => { const a = []; for (;;) a.push(new Array(1e6).fill(1)); };\n";
    project.island("heap", "load", heap);
    project.island("long", "load", "export default () => <b>{\"x\".repeat(2e7)}</b>;\n");
    project.island("counter", "load", COUNTER);
    let bundle = project.bundle().unwrap();
    let drawer = prerenderer(&project, &bundle);
    let asked = Asked::new(1);
    let failure = drawer.render(&asked.request("heap")).unwrap_err();
    let PrerenderFailure::Died { words } = failure else { panic!("{failure:?}") };
    assert!(words.contains("memory limit"), "{words}");
    let failure = drawer.render(&asked.request("long")).unwrap_err();
    let PrerenderFailure::Thrown { message, .. } = failure else { panic!("{failure:?}") };
    assert_eq!(message, "its markup has 19 MB, and 16 are allowed");
    assert!(drawer.render(&asked.request("counter")).is_ok(), "the others go on");
}

#[test]
fn an_island_that_stops_node_costs_one_limit_and_harms_no_other() {
    let project = Project::new("stops", "");
    let code = "export default () => { process.kill(process.pid, \"SIGSTOP\"); };\n";
    project.island("a", "load", code).island("counter", "load", COUNTER);
    let bundle = project.bundle().unwrap();
    let limits = Limits { silence: Duration::from_secs(5), ..Limits::default() };
    let drawer = special(&project, &bundle, Path::new("node"), limits);
    std::thread::scope(|scope| {
        for (number, name) in ["a", "counter", "counter", "a"].into_iter().enumerate() {
            let drawer = &drawer;
            scope.spawn(move || {
                let drawn = drawer.render(&Asked::new(number as u32).request(name));
                match name {
                    "a" => {
                        let words = "it was silent for 5 s".to_owned();
                        assert_eq!(drawn, Err(PrerenderFailure::Died { words }));
                    }
                    _ => assert!(drawn.is_ok(), "{drawn:?}"),
                }
            });
        }
    });
    assert!(drawer.render(&Asked::new(7).request("a")).is_err(), "it is not tried again");
}

#[test]
fn translated_messages_say_the_same_in_the_island() {
    use crate::format::Formatter;
    use crate::island::translate::{Call, Fact, Words, translate};
    use fluent_syntax::ast::{Entry, Pattern, Term};

    struct Nothing;
    impl<'s> Words<'s> for Nothing {
        fn message(&self, _: &str) -> Option<&Pattern<&'s str>> {
            None
        }
        fn term(&self, _: &str) -> Option<&Term<&'s str>> {
            None
        }
        fn fact(&self, _: &str, _: Option<&Call<'_>>) -> Option<Result<Fact, String>> {
            None
        }
    }

    let source = r#"
days = { $count ->
    [0] ни дня
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
    }
rate = { NUMBER($n, minimumFractionDigits: 1, style: "percent") } с { DATETIME($d, dateStyle: "long") }
"#;
    let formatter = Formatter::new("ru").unwrap();
    let mut asked = Asked::new(0);
    asked.messages.clear();
    for entry in &fluent_syntax::parser::parse(source).unwrap().body {
        let Entry::Message(message) = entry else { panic!("{entry:?}") };
        let pattern = message.value.as_ref().unwrap();
        asked.messages.extend(translate(message.id.name, pattern, &Nothing, &formatter).unwrap());
    }
    let project = Project::new("words", "");
    let code = r#"
import { useMessages } from "archipel";
export default () => {
  const { t } = useMessages();
  const days = [0, 1, 2, 5, 21, 1000, 1.5].map((count) => t("days", { count }));
  return <p>{[...days, t("rate", { n: 0.79, d: "2026-11-21" })].join("; ")}</p>;
};
"#;
    project.island("words", "never", code);
    let bundle = project.bundle().unwrap();
    let drawer = prerenderer(&project, &bundle);
    let request = Request { locale: "ru", r#static: true, ..asked.request("words") };
    let drawn = drawer.render(&request).unwrap();
    let expected = "<p>ни дня; 1 день; 2 дня; 5 дней; 21 день; 1\u{a0}000 дней; 1,5 дня; \
                    79,0\u{a0}% с 21 ноября 2026 г.</p>";
    assert_eq!(drawn.html, expected);
}

#[test]
fn the_death_of_node_is_told_in_its_last_words() {
    let project = Project::new("death", "");
    let code = "export default () => { console.log(\"goodbye\"); process.exit(3); };\n";
    project.island("a", "load", code).island("counter", "load", COUNTER);
    let bundle = project.bundle().unwrap();
    let drawer = prerenderer(&project, &bundle);
    let asked = Asked::new(1);
    let failure = drawer.render(&asked.request("a")).unwrap_err();
    assert_eq!(failure, PrerenderFailure::Died { words: "goodbye".to_owned() });
    assert!(drawer.render(&asked.request("counter")).is_ok(), "the others go on");
}

#[test]
fn a_missing_or_old_node_is_named() {
    let (project, bundle) = counter("old");
    let old = project.root.join("old-node");
    fs::write(&old, "#!/bin/sh\n[ \"$1\" = --version ] && echo v18.19.0\nexit 1\n").unwrap();
    fs::set_permissions(&old, fs::Permissions::from_mode(0o755)).unwrap();
    let asked = Asked::new(1);
    let with = |node: &Path| {
        let drawer = special(&project, &bundle, node, Limits::default());
        drawer.render(&asked.request("counter")).unwrap_err()
    };
    let words = "islands need Node 20 or newer, and this is v18.19.0".to_owned();
    assert_eq!(with(&old), PrerenderFailure::Unavailable(words));
    let words = "islands need Node 20 or newer, and there is none".to_owned();
    assert_eq!(with(&project.root.join("none")), PrerenderFailure::Unavailable(words));
}

#[test]
fn a_prerenderer_takes_its_process_along() {
    let (project, bundle) = counter("end");
    let drawer = prerenderer(&project, &bundle);
    drawer.render(&Asked::new(1).request("counter")).unwrap();
    let id = drawer.service.id().unwrap();
    let running = || Path::new("/proc").join(id.to_string()).exists();
    assert!(running());
    drop(drawer);
    assert!(!running());
}
