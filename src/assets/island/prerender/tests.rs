#![expect(clippy::disallowed_methods, reason = "tests look into folders")]

use std::fs;
use std::time::Duration;

use serde_json::json;

use super::*;
use crate::assets::cache;
use crate::assets::island::fixture::{COUNTER, Project, label, prerender, render};
use crate::assets::island::prerender::failure::{Mistake, MistakeKind};
use crate::assets::island::service::Limits;
use crate::base::parallel;

mod browsers;

fn counter(name: &str) -> (Project, Arc<Bundle>) {
    let project = Project::new(name, "");
    project.island("counter", "load", COUNTER);
    let bundle = project.bundle().unwrap();
    (project, bundle)
}

fn new_prerenderer(project: &Project, bundle: &Bundle, limits: Limits) -> Prerenderer {
    let service = Arc::new(NodeService::new(&project.root, limits));
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
        lent: None,
    };
    let html = prerenderer.render(&request).unwrap().html;
    // React separates adjacent texts by comments, which hydration needs.
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
        ("exits", "process.exit(3);"),
        ("heap", "const a = []; for (;;) a.push(new Array(1e6).fill(1));"),
        ("long", "return <b>{\"x\".repeat(2e7)}</b>;"),
    ] {
        project.island(name, "load", &format!("export default () => {{ {code} }};\n"));
    }
    project.island("counter", "load", COUNTER);
    let bundle = project.bundle().unwrap();
    let limits = Limits { render: Duration::from_secs(4), silence: Duration::from_secs(5) };
    let impatient = new_prerenderer(&project, &bundle, limits);
    // A busy machine may need minutes to fill a heap.
    let enough = Duration::from_mins(10);
    let limits = Limits { render: enough, silence: enough };
    let patient = new_prerenderer(&project, &bundle, limits);
    std::thread::scope(|scope| {
        for (prerenderer, name, expected) in [
            (&impatient, "endless", "TimedOut"),
            (&patient, "exits", "process is not defined"),
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

/// Islands in an environment that is the same on every machine: a name, code, and the markup or the
/// mistake.
const WORLD: [(&str, &str, &str); 34] = [
    (
        "globals",
        "const names = [typeof process, typeof Buffer, typeof global, typeof navigator, \
        typeof localStorage, typeof sessionStorage, typeof WebSocket, typeof setImmediate, \
        typeof module, typeof SharedArrayBuffer, typeof window]; \
        export default () => <b>{[...new Set(names)].join()}</b>;",
        "<b>undefined</b>",
    ),
    (
        "browsers",
        "export default () => <b>{new URL(\"/a\", \"https://s.example\").host} \
        {new TextEncoder().encode(\"é\").length} {typeof structuredClone}</b>;",
        "<b>s.example 2 function</b>",
    ),
    (
        "clock",
        "export default () => <b>{new Date().toISOString()} {Date.now() / 1000} {Date()}</b>;",
        "<b>2000-01-01T00:00:00.000Z 946684800 Sat Jan 01 2000 00:00:00 GMT+0000 (Coordinated \
         Universal Time)</b>",
    ),
    (
        "format",
        "export default () => <b>{(1234.5).toLocaleString()} \
        {new Date(2026, 0, 2).toLocaleDateString()}</b>;",
        "<b>1,234.5 1/2/2026</b>",
    ),
    (
        "chance",
        "export default () => <b>{String(Math.random() === Math.random())} \
        {crypto.randomUUID().length}</b>;",
        "<b>false 36</b>",
    ),
    ("state", "let count = 0; export default () => <b>{++count}</b>;", "<b>1</b>"),
    (
        "leak",
        "const all: any = globalThis; all.leak = (all.leak ?? 0) + 1; all.Blob = undefined; \
        export default () => <b>{all.leak} {typeof Event}</b>;",
        "<b>1 function</b>",
    ),
    (
        "polyfill",
        "import \"./sets\"; import { useId } from \"react\"; const all: any = globalThis; \
        new URL(\"https://s.example\"); \
        export default () => <b>{all.sets} {all.process.sets} {all[Symbol.for(\"sets\")]} \
        {typeof all.setImmediate} {typeof useId}</b>;",
        "<b>1 2 3 undefined function</b>",
    ),
    ("half", "export default () => <b>{\"a\\ud83d\"}</b>;", "kind: Character, detail: \"U+D83D\""),
    ("control", "export default () => <b title={\"\\u0085\"} />;", "detail: \"U+0085\""),
    (
        "mode",
        "export default () => <b>{process.env.NODE_ENV} {String(process.env.HOME)} \
        {JSON.stringify(import.meta.env)}</b>;",
        "<b>production undefined {&quot;BASE_URL&quot;:&quot;/&quot;,&quot;MODE&quot;:\
        &quot;production&quot;,&quot;PROD&quot;:true,&quot;DEV&quot;:false,&quot;NODE_ENV&quot;:\
        &quot;production&quot;}</b>",
    ),
    (
        "timers",
        "import { Suspense, use } from \"react\"; \
        const late = new Promise<string>((done) => setTimeout(done, 3_600_000, \"an hour\")); \
        setInterval(() => { throw new Error(\"after the end\") }, 7_200_000); \
        const Text = () => use(late); \
        export default () => <b><Suspense fallback=\"wait\"><Text /></Suspense></b>;",
        "<b>an hour</b>",
    ),
    (
        "order",
        "import { use } from \"react\"; const after = (ms: number) => \
        new Promise<number>((done) => setTimeout(done, ms, ms)); \
        const first = Promise.race([after(300), after(20), after(100)]); \
        export default () => <b>{use(first)}</b>;",
        "<b>20</b>",
    ),
    (
        "network",
        "export default () => { fetch(\"/a\").catch(() => {}); return <b />; };",
        "kind: Fetch, detail: \"fetch\"",
    ),
    (
        "object-url",
        "export default () => <a href={URL.createObjectURL(new Blob([]))} />;",
        "kind: Fetch, detail: \"URL.createObjectURL\", spot: Some",
    ),
    (
        "file",
        "const dated = new File([], \"a\", { lastModified: 5 }); \
        const [file, event] = [new File([], \"a\", { type: \"b\" }), new CustomEvent(\"a\")]; \
        export default () => <b>{file.lastModified} {file.type} {dated.lastModified} \
        {event.timeStamp} {String(file instanceof File)}</b>;",
        "<b>946684800000 b 5 1027072 true</b>",
    ),
    (
        "callback",
        "export default () => { queueMicrotask(() => { throw new Error(\"late\"); }); \
        return <b />; };",
        "kind: Late, detail: \"late\", spot: Some",
    ),
    (
        "never",
        "import { use } from \"react\"; const never = new Promise<string>(() => {}); \
        export default () => <b>{use(never)}</b>;",
        "kind: Stuck, detail: \"\", spot: Some",
    ),
    (
        "async",
        "async function Part() { return <i />; } export default () => <b><Part /></b>;",
        "kind: Async, detail: \"an async component, `Part`\", spot: Some",
    ),
    (
        "async-memo",
        "import { memo } from \"react\"; \
        const Part = memo(async function Own() { return <i />; }); \
        export default () => <b><Part /></b>;",
        "kind: Async, detail: \"an async component, `Own`\", spot: Some",
    ),
    (
        "async-lazy",
        "import { lazy, Suspense } from \"react\"; \
        const Part = lazy(async () => ({ default: async function Own() { return <i />; } })); \
        export default () => <Suspense><Part /></Suspense>;",
        "kind: Async, detail: \"an async component, `Own`\"",
    ),
    (
        "async-plain",
        "async function load() { return <i />; } function Own() { return load(); } \
        export default () => <b><Own /></b>;",
        "kind: Async, detail: \"a component that returns a promise, `Own`\", spot: Some",
    ),
    (
        "async-root",
        "async function load() { return <i />; } export default function Root() { return load(); }",
        "kind: Async, detail: \"a component that returns a promise, `Root`\"",
    ),
    (
        "async-child",
        "const part = async () => <i />; export default () => <b>{part()} b</b>;",
        "kind: Async, detail: \"a promise as a child\", spot: Some",
    ),
    ("log", "export default () => { console.error(\"a\", 1); return <b />; };", "<b></b>"),
    ("head", "export default () => <b><meta name=\"a\" content=\"b\" /></b>;", "kind: Head"),
    (
        "form",
        "export default () => <form action={async () => {}}><button formAction={() => {}}>\
        ok</button></form>;",
        "<form action=\"#\" method=\"dialog\"><button formAction=\"#\" formMethod=\"dialog\">ok\
         </button></form>",
    ),
    ("thrown", "export default () => { throw \"words\"; };", "Thrown { message: \"words\""),
    ("object", "export default () => { throw { a: 1 }; };", "Thrown { message: \"{ a: 1 }\""),
    (
        "frozen",
        "export default () => { throw Object.freeze({ a: 1 }); };",
        "Thrown { message: \"{ a: 1 }\"",
    ),
    ("null", "export default () => { throw null; };", "Thrown { message: \"null\""),
    ("undefined", "export default () => { throw undefined; };", "Thrown { message: \"undefined\""),
    (
        "rejected",
        "import { use } from \"react\"; const words = Promise.reject(undefined); \
        export default () => <b>{use(words)}</b>;",
        "Thrown { message: \"undefined\"",
    ),
    (
        "pending",
        "export default () => { throw new Promise(() => {}); };",
        "kind: Stuck, detail: \"\", spot: None",
    ),
];

#[test]
fn what_an_island_does_to_shared_objects_stays_with_it() {
    let project = Project::new("shared", "");
    let changes = [
        ("array", "(Array.prototype as any).last = () => 'last'"),
        ("object", "(Object.prototype as any).zork = 2"),
        ("inherited", "(Object.prototype as any).get = () => 3"),
        ("method", "String.prototype.trim = () => 'trimmed'"),
        ("namespace", "JSON.stringify = () => 'json'"),
        ("reflect", "Reflect.ownKeys = () => []; Reflect.getOwnPropertyDescriptor = () => ({})"),
        (
            "iterator",
            "(Object.getPrototypeOf([][Symbol.iterator]()) as any).next = () => ({ done: true })",
        ),
        ("getter", "Object.defineProperty(Map.prototype, 'size', { get: () => 9 })"),
        ("chain", "Object.setPrototypeOf(Number.prototype, { zork: 1 })"),
        ("removed", "delete (Array.prototype as any).at"),
        ("intl", "(Intl.NumberFormat.prototype as any).zork = 1; (Intl as any).zork = 1"),
        ("address", "(URL.prototype as any).zork = 1; (TextEncoder as any).zork = 1"),
        ("react", "(React as any).useState = () => ['state']; (React as any).zork = 1"),
        ("trace", "Error.stackTraceLimit = 0; Error.prepareStackTrace = () => 'trace'"),
    ];
    for (name, change) in changes {
        let code = format!(
            "import React from \"react\";\nexport default () => {{ {change}; return null; }};\n"
        );
        project.island(name, "load", &code);
    }
    project.island(
        "innocent",
        "load",
        r#"import React, { useState } from "react";
export default () => {
  const [state] = useState("own");
  const objects: any[] = [[], {}, "", 1, Intl, new Intl.NumberFormat(), new URL("a:b"), TextEncoder, React];
  const names: string[] = [];
  for (const name in {}) names.push(name);
  const own = objects.map((object) => [object.last, object.zork].filter(Boolean).length).join("");
  return <b>{names.join()} {own} {state} {" a ".trim()} {JSON.stringify([new Map().size, [5].at(0)])} {Error.stackTraceLimit}</b>;
};
"#,
    );
    let bundle = project.bundle().unwrap();
    let prerenderer = new_prerenderer(&project, &bundle, Limits::default());
    for (number, (name, _)) in changes.iter().enumerate() {
        // The rendering may fail, as in a browser.
        let _ = render(&prerenderer, name, 0);
        let html = render(&prerenderer, "innocent", number as u32).unwrap();
        assert_eq!(&*html, "<b> 000000000 own a [0,5] 50</b>", "{name}");
    }
}

#[test]
fn islands_see_a_world_that_is_the_same_on_every_machine() {
    let project = Project::new("world", "");
    for (name, code, _) in WORLD {
        project.island(name, "load", code);
    }
    let sets = "const all: any = globalThis; all.sets = (all.sets ?? 0) + 1; \
                all.process = { sets: 2 }; const key = Symbol.for(\"sets\"); \
                all[key] = (all[key] ?? 2) + 1;";
    project.write("islands/polyfill/sets.ts", sets);
    let bundle = project.bundle().unwrap();
    let prerenderer = new_prerenderer(&project, &bundle, Limits::default());
    for (name, _, expected) in WORLD {
        for start in 0..2 {
            match render(&prerenderer, name, start) {
                Ok(html) => assert_eq!(&*html, expected, "{name}"),
                Err(failure) => {
                    let words = format!("{failure:?}");
                    assert!(words.contains(expected), "{name}: {words}, not {expected}");
                }
            }
        }
    }
    let unstable = |name| prerender(&prerenderer, name, 0).unwrap().unstable;
    assert!(matches!(&unstable("clock")[..], [Mistake { kind: MistakeKind::Clock, .. }]));
    assert!(matches!(&unstable("chance")[..], [Mistake { kind: MistakeKind::Random, .. }]));
    assert!(unstable("timers").is_empty());
    let format = unstable("format");
    let kinds = format.iter().map(|mistake| (mistake.kind, &*mistake.detail));
    assert_eq!(
        kinds.collect::<Vec<_>>(),
        [
            (MistakeKind::Language, "toLocaleString()"),
            // A date that is made and printed in the same zone is the same in each of them.
        ]
    );
}

#[test]
fn an_error_that_comes_late_is_that_of_its_island_however_many_are_rendered() {
    let project = Project::new("late", "");
    let code = "export default () => { void Promise.reject(new Error(\"late\")); return <b />; };";
    project.island("bad", "load", code).island("good", "load", "export default () => <i>ok</i>;");
    let bundle = project.bundle().unwrap();
    for count in [1, 20] {
        let prerenderer = new_prerenderer(&project, &bundle, Limits::default());
        for number in 0..count {
            let failure = render(&prerenderer, "bad", number).unwrap_err();
            assert!(format!("{failure:?}").contains("kind: Late, detail: \"late\""), "{failure:?}");
            assert_eq!(&*render(&prerenderer, "good", number).unwrap(), "<i>ok</i>");
        }
    }
}
