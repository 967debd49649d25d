//! Random edits through the real watcher: after each of them, the served files equal those of a
//! clean build.

use std::fs;
use std::sync::Arc;
use std::time::Instant;

use archipel::build::pipeline::{BuildSession, Options, build};
use archipel::content::Days;
use archipel::engine::source::Snapshot;
use serde_json::{Value, json};

use crate::extent::is_whole;
use crate::incremental::{Files, MemorySink};
use crate::model::Model;
use crate::preview::{Preview, TIMEOUT};
use crate::random::Random;
use crate::site::Site;

/// The diagnostics of a clean build, and its files if it has no errors.
pub fn clean(site: &Site) -> (Value, Option<Files>) {
    let snapshot = Arc::new(Snapshot::scan(&site.root()));
    let made = MemorySink::default();
    let mut memory = BuildSession::once();
    // The preview includes drafts.
    let options = Options { drafts: true, days: Days::All, ..Options::default() };
    let built = build(&snapshot, &options, &mut memory, &made, &()).unwrap();
    let diagnostics = json!(built.report.records(&snapshot));
    let files = made.0.into_inner();
    (diagnostics, (!built.report.has_errors()).then_some(files))
}

/// Changes the folder from one state to the other, like people and programs do: by overwriting a
/// file, by replacing it with a new one, by removing it first, by exchanging whole folders.
pub fn write(site: &Site, before: &Files, after: &Files, random: &mut Random) {
    for path in before.keys().filter(|path| !after.contains_key(*path)) {
        fs::remove_file(site.at(path)).unwrap();
    }
    for (path, bytes) in after.iter().filter(|(path, bytes)| before.get(*path) != Some(bytes)) {
        let file = site.at(path);
        let folder = file.parent().unwrap();
        fs::create_dir_all(folder).unwrap();
        match random.below(4) {
            0 => {
                let new = folder.join(".new~");
                fs::write(&new, bytes).unwrap();
                fs::rename(new, file).unwrap();
            }
            1 => {
                let _ = fs::remove_file(&file);
                fs::write(file, bytes).unwrap();
            }
            _ => fs::write(file, bytes).unwrap(),
        }
    }
    if random.one_in(25) {
        // As if another branch were checked out, and then the first one again.
        let name = ["content", "locales", "templates", "assets"][random.below(4)];
        fs::rename(site.at(name), site.at("elsewhere")).unwrap();
        fs::rename(site.at("elsewhere"), site.at(name)).unwrap();
    }
}

/// The base path of a site's URLs, from its files for crawlers.
fn base(files: &Files) -> String {
    let robots = files.get("robots.txt").map(|text| String::from_utf8_lossy(text).into_owned());
    let sitemap = robots.as_ref().and_then(|text| text.split_once("://")).map(|(_, rest)| rest);
    let path = sitemap.and_then(|rest| rest.find('/').map(|at| &rest[at..])).unwrap_or_default();
    path.trim_end().trim_end_matches("/sitemap.xml").to_owned()
}

/// The first difference between the served files and diagnostics and the expected ones.
pub fn difference(
    preview: &Preview,
    diagnostics: &Value,
    files: &Files,
    gone: &Files,
) -> Option<String> {
    let base = base(files);
    let state = preview.state();
    let reported = &state["diagnostics"];
    if reported != diagnostics || state["complete"] != true {
        return Some(format!("the report is\n{reported:#}\ninstead of\n{diagnostics:#}"));
    }
    for (path, bytes) in files {
        let answer = preview.get(&format!("{base}/{path}"));
        if answer.status != 200 || answer.body != *bytes {
            let expected = String::from_utf8_lossy(bytes);
            let status = answer.status;
            return Some(format!(
                "{path} ({status}) is\n{}\ninstead of\n{expected}",
                answer.text()
            ));
        }
    }
    let mut gone = gone.keys().filter(|path| !files.contains_key(*path));
    gone.find(|path| preview.get(&format!("{base}/{path}")).status == 200)
        .map(|path| format!("{path} is still there"))
}

/// The number of edits of each seed: in `tests/run all`, and otherwise.
const EDITS: [usize; 2] = [500, 40];

/// The number of steps with errors after which the last valid site is restored.
const BAD_STEPS: usize = 3;

/// `SEED=7 cargo test serve_oracle` tries another sequence.
#[test]
fn what_is_served_is_what_a_clean_build_makes() {
    match std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()) {
        Some(seed) => oracle(seed),
        None => [5, 6].into_iter().for_each(oracle),
    }
}

fn oracle(seed: u64) {
    let edits = EDITS[usize::from(!is_whole())];
    let mut random = Random::new(seed);
    let mut model = Model::new();
    let mut on_disk = model.files();
    let site = Site::bare("");
    write(&site, &Files::new(), &on_disk, &mut random);
    let preview = Preview::watching(&site);
    let mut served = Files::new();
    let mut history = Vec::new();
    let mut story: Vec<String> = Vec::new();
    let (mut good, mut bad_steps) = (0, 0);
    for step in 0..edits {
        let (diagnostics, files) = clean(&site);
        // While there are errors, pages do not change; other tests check their content.
        let nothing = Files::new();
        let (expected, gone) = match &files {
            Some(files) => (files, &served),
            None => (&nothing, &nothing),
        };
        let start = Instant::now();
        while let Some(difference) = difference(&preview, &diagnostics, expected, gone) {
            let told = format!("seed {seed}, step {step}, after {story:#?}\n{difference}");
            assert!(start.elapsed() < TIMEOUT, "{told}");
        }
        if let Some(files) = files {
            served = files;
            good += 1;
            bad_steps = 0;
            history.push(model.clone());
        } else {
            bad_steps += 1;
        }
        if bad_steps > BAD_STEPS {
            model = history.last().expect("it began good").clone();
            story.push("takes up the last good site".to_owned());
        } else if random.one_in(12) && !history.is_empty() {
            model = history[random.below(history.len())].clone();
            story.push("goes back to a good site".to_owned());
        } else {
            story.push(model.edit(&mut random));
        }
        story.drain(..story.len().saturating_sub(6));
        let files = model.files();
        write(&site, &on_disk, &files, &mut random);
        on_disk = files;
    }
    assert!(good > edits / 2, "seed {seed}: only {good} of {edits} sites were good");
}
