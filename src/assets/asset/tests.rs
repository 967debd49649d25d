use parking_lot::Mutex;

use super::*;
use crate::engine::output::{Manifest, Sink};
use crate::engine::query::Database;

mod exactness;
mod style_sheets;

#[derive(Default)]
struct MemorySink(Mutex<BTreeMap<String, Vec<u8>>>);

impl Sink for MemorySink {
    fn put(&self, artifact: Artifact, _: &Entry) {
        self.0.lock().insert(artifact.path.as_str().to_owned(), artifact.bytes);
    }
}

/// All assets of a tree.
fn load(snapshot: &Snapshot, targets: CssTargets, report: &mut Report) -> Assets {
    load_again(&mut Database::default(), snapshot, targets, report)
}

/// Like [`load`], with the results of earlier trees.
fn load_again(
    database: &mut Database,
    snapshot: &Snapshot,
    targets: CssTargets,
    report: &mut Report,
) -> Assets {
    let build = database.begin(snapshot);
    build.set(&TARGETS, targets);
    build.set(&files::KEPT, Vec::new());
    let assets = (*build.reader().get(&SITE_ASSETS, "")).clone();
    report.extend(build.report());
    assets
}

fn snapshot(files: &[(&str, &str)]) -> Snapshot {
    Snapshot::in_memory(files.iter().map(|(path, text)| (*path, text.as_bytes().to_vec())))
}

#[test]
fn names_carry_digests() {
    let flag = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>";
    let snapshot = snapshot(&[
        ("assets/css/main.css", "a{ color : red }"),
        ("assets/flags/gb.svg", flag),
        ("assets/CNAME", "x"),
        ("content/pages/home.yaml", ""),
    ]);
    let mut report = Report::new();
    let assets = load(&snapshot, CssTargets::default(), &mut report);
    assert_eq!(report, Report::new());
    assert_eq!(assets.files.keys().collect::<Vec<_>>(), ["CNAME", "css/main.css", "flags/gb.svg"]);
    let path = |name| assets.get(name).unwrap().path.as_str().to_owned();
    let short = |text: &[u8]| Digest::of(text).short();
    assert_eq!(path("css/main.css"), format!("assets/css/main.{}.css", short(b"a{color:red}")));
    assert_eq!(path("flags/gb.svg"), format!("assets/flags/gb.{}.svg", short(flag.as_bytes())));
    assert_eq!(path("CNAME"), format!("assets/CNAME.{}", short(b"x")));
    assert_eq!(assets.text("flags/gb.svg", &snapshot), Some(Ok(flag.to_owned())));
    assert_eq!(assets.text("css/main.css", &snapshot), Some(Ok("a{color:red}".to_owned())));
    assert_eq!(assets.text("no", &snapshot), None);
}

#[test]
fn used_assets_are_emitted_with_their_references() {
    let snapshot = snapshot(&[
        ("assets/css/main.css", "@import './part.css'; a{background:url(../used.png)}"),
        ("assets/css/part.css", "@font-face{font-family:x;src:url(../x.woff2) format('woff2')}"),
        ("assets/css/other.css", "a{background:url(../lost.png)}"),
        ("assets/used.png", "1"),
        ("assets/x.woff2", "2"),
        ("assets/lost.png", "3"),
        ("assets/linked.pdf", "4"),
        ("assets/icon.svg", "5"),
        ("assets/fonts/LICENSE-x", "6"),
        ("assets/fonts/notes.txt", "7"),
    ]);
    let mut report = Report::new();
    let assets = load(&snapshot, CssTargets::default(), &mut report);
    let (emitted, sink) = (EmittedFiles::default(), MemorySink::default());
    let used = UsedAssets {
        linked: ["css/main.css", "linked.pdf"].map(str::to_owned).into(),
        inlined: ["icon.svg".to_owned()].into(),
        mentioned: Default::default(),
    };
    let entries = assets.emit(&used, &snapshot, &emitted, &mut report);
    emitted.flush(&sink);
    let shipped = sink.0.into_inner();
    let name = |path: &str| {
        let parts: Vec<&str> = path.split('.').collect();
        format!("{}.{}", parts[0], parts[2])
    };
    assert_eq!(
        shipped.keys().map(|path| name(path)).collect::<Vec<_>>(),
        ["assets/css/main.css", "assets/linked.pdf", "assets/used.png", "assets/x.woff2"]
    );
    let manifest = Manifest { files: entries, ..Manifest::default() };
    assert!(shipped.keys().eq(manifest.files.keys().map(OutputPath::as_str)));
    assert!(manifest.files.values().all(|entry| entry.cache == CacheClass::Immutable));
    assert_eq!(
        report.iter().map(|diagnostic| diagnostic.message.as_str()).collect::<Vec<_>>(),
        ["nothing uses `assets/css/other.css`", "nothing uses `assets/lost.png`"]
    );
}

#[test]
fn a_file_that_changed_meanwhile_is_not_shipped() {
    let mut report = Report::new();
    let assets = load(&snapshot(&[("assets/a.png", "1")]), CssTargets::default(), &mut report);
    let (emitted, sink) = (EmittedFiles::default(), MemorySink::default());
    let used = UsedAssets { linked: ["a.png".to_owned()].into(), ..UsedAssets::default() };
    let changed = snapshot(&[("assets/a.png", "2")]);
    let entries = assets.emit(&used, &changed, &emitted, &mut report);
    emitted.flush(&sink);
    assert!(entries.is_empty() && sink.0.into_inner().is_empty());
    let said: Vec<_> = report.iter().map(|diagnostic| diagnostic.message.as_str()).collect();
    assert_eq!(said, ["`assets/a.png` changed while the build ran"]);
}

#[test]
fn targets_give_the_same_answer_every_day() {
    let new = |query: &str| CssTargets::new(&[query.to_owned()]).map(|_| ());
    assert_eq!(new("defaults"), Ok(()));
    assert_eq!(new("last 2 chrome versions, safari >= 15"), Ok(()));
    assert_eq!(new("since 2022"), Ok(()));
    for refused in ["last 2 years", "Current Node", "extends x", "maintained node versions"] {
        let error = new(refused).unwrap_err();
        assert!(error.contains("it depends on"), "{error}");
    }
    assert_eq!(new("netscape 4").unwrap_err(), "unknown browser: 'netscape'");
    assert_eq!(new("][").unwrap_err(), "failed to parse the rest of input: ...''");
}
