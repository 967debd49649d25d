//! Loss of power. The system calls of real builds are recorded, and replayed on a model of a disk
//! that may lose writes that were not synced: before any of them, after each, and after the last.

mod model;
mod record;

use std::fs;

use self::model::{Disk, Files, Loss, Remains};
use self::record::Change;
use crate::random::Random;
use crate::site::{MORE, Run, Site, TempDir};
use crate::strace::traced;

/// The number of random losses that are tried after each change.
const RANDOM: usize = 40;

/// A build and its input.
struct Recorded {
    disk: Disk,
    changes: Vec<Change>,
    old: Option<Files>,
    new: Files,
}

/// Runs `archipel build` with more arguments; `None` if it can't be recorded.
fn record(site: &Site, arguments: &[&str]) -> Option<Recorded> {
    let folder = TempDir::new();
    let file = folder.path().join("record");
    let options = ["-y", "-xx", "-s", "16777216", "-e", record::CALLS, "-o"];
    let options = [&options[..], &[file.to_str().unwrap()]].concat();
    let mut command = traced(site, &options, &[&["build"], arguments].concat())?;
    let disk = Disk::of(&site.root());
    let old = site.at("dist").exists().then(|| files(site));
    Run::of(&mut command).fine();
    let root = fs::canonicalize(site.root()).unwrap();
    let changes = record::read(&fs::read_to_string(file).unwrap(), root.to_str().unwrap());
    Some(Recorded { disk, changes, old, new: files(site) })
}

fn files(site: &Site) -> Files {
    site.dist().into_iter().map(|(path, file)| (path, file.bytes)).collect()
}

impl Recorded {
    /// Calls `look` with the possible results of losses of power after `done` of the changes, for
    /// all `done`.
    fn each_loss(&self, mut look: impl FnMut(usize, &Remains)) {
        let mut disk = self.disk.clone();
        for done in 0..=self.changes.len() {
            if let Some(change) = done.checked_sub(1).map(|last| &self.changes[last]) {
                disk.apply(change);
            }
            look(done, &disk.after(&mut Loss::All));
            look(done, &disk.after(&mut Loss::Contents));
            let mut random = Random::new(done as u64);
            for _ in 0..RANDOM {
                look(done, &disk.after(&mut Loss::Random(&mut random)));
            }
        }
    }

    /// The complaint about the output folder: it is neither the old nor the new one, or, when the
    /// build has ended, not the new one.
    fn complaint(&self, done: usize, remains: &Remains) -> Option<String> {
        let found = remains.files("dist");
        let is_new = found.as_ref() == Some(&self.new);
        if is_new || (done < self.changes.len() && found == self.old) {
            return None;
        }
        let change = format!("{:.100}", format!("{:?}", self.changes[done - 1]));
        let files = found.map_or("nothing".to_owned(), |found| {
            let broken = self.new.iter().find(|(path, bytes)| found.get(*path) != Some(bytes));
            format!("{} files, but {:?}", found.len(), broken.map(|(path, _)| path))
        });
        Some(format!("after change {done}, {change}: {files}"))
    }

    /// Asserts that every loss of power preserves the old output or the new one, and that the next
    /// build repairs the others.
    #[track_caller]
    fn survives(&self) {
        let mut tried = 0;
        self.each_loss(|done, remains| {
            assert_eq!(self.complaint(done, remains), None);
            tried += 1;
            if tried % 400 == 1 {
                let site = Site::bare("");
                fs::remove_dir(site.root()).unwrap();
                remains.write(&site.root());
                site.build().fine();
                assert!(files(&site) == self.new, "the build after change {done}");
                assert!(!site.at(".dist.staging").exists(), "left after change {done}");
            }
        });
        assert!(tried > 1000, "{tried} losses are few");
    }
}

#[test]
fn a_first_build_survives_a_loss_of_power() {
    let Some(build) = record(&Site::new(MORE), &[]) else { return };
    assert_eq!(build.old, None);
    build.survives();
}

/// Files are changed, added and removed; others are links to the old ones.
#[test]
fn a_later_build_survives_a_loss_of_power() {
    let site = Site::new(MORE);
    site.build().fine();
    site.edit(
        "-- assets/main.css\nb { top: 7px }\n-- static/new.txt\nnew\n\
         -- content/pages/terms.yaml (absent)\n",
    );
    let Some(build) = record(&site, &[]) else { return };
    assert!(build.changes.iter().any(|change| matches!(change, Change::Link(..))));
    assert!(build.changes.iter().any(|change| matches!(change, Change::Exchange(..))));
    build.survives();
}

/// A build that is not synced may be lost in part; one without changes makes it safe.
#[test]
fn a_build_without_changes_syncs_what_the_last_one_did_not() {
    let site = Site::new(MORE);
    let Some(unsynced) = record(&site, &["--no-sync"]) else { return };
    let mut complaints = 0;
    unsynced.each_loss(|done, remains| {
        complaints += usize::from(unsynced.complaint(done, remains).is_some());
    });
    assert!(complaints > 0, "the model finds nothing in a build that is not synced");
    let again = record(&site, &[]).expect("the last one was recorded");
    let mut disk = unsynced.disk;
    for change in unsynced.changes.iter().chain(&again.changes) {
        disk.apply(change);
    }
    assert!(disk.after(&mut Loss::All).files("dist") == Some(unsynced.new));
}
