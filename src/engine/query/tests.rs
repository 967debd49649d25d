use std::sync::atomic::{AtomicUsize, Ordering};

use super::*;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Snapshot;

/// The length of a file, and a warning about it; counts how often it is computed.
static LENGTH: Query<usize> = Query::with_cutoff(|reader, path, report| {
    COMPUTED.fetch_add(1, Ordering::Relaxed);
    report.add(Diagnostic::new(Code::EmptyMessage, "measured"));
    reader.snapshot().read(path).map_or(0, |bytes| bytes.len())
});
/// The lengths of all files.
static LENGTHS: Query<Vec<usize>> = Query::new(|reader, _, _| {
    let files: Vec<_> = reader.snapshot().under("").cloned().collect();
    files.iter().map(|path| *reader.get(&LENGTH, path.as_str())).collect()
});
static COMPUTED: AtomicUsize = AtomicUsize::new(0);

fn files<'a>(files: &[(&'a str, &'a str)]) -> Snapshot {
    Snapshot::in_memory(files.iter().map(|(path, text)| (*path, text.as_bytes().to_vec())))
}

fn lengths(database: &mut Database, snapshot: &Snapshot) -> (Versioned<Vec<usize>>, usize) {
    let build = database.begin(snapshot);
    let lengths = build.reader().get(&LENGTHS, "");
    build.sweep();
    (lengths, build.report().iter().count())
}

// One test, since the counter is shared.
#[test]
fn a_value_is_computed_again_only_when_an_answer_has_changed() {
    let mut database = Database::incremental();
    let computed = || COMPUTED.swap(0, Ordering::Relaxed);
    let (first, reported) = lengths(&mut database, &files(&[("a", "1"), ("b", "22")]));
    assert_eq!((&**first, reported, computed()), (&[1, 2][..], 2, 2));

    // Nothing has changed: the same value, and the same reports.
    let (again, reported) = lengths(&mut database, &files(&[("a", "1"), ("b", "22")]));
    assert_eq!((again.version(), reported, computed()), (first.version(), 2, 0));

    // A file has other bytes, and the same length.
    let (equal, _) = lengths(&mut database, &files(&[("a", "1"), ("b", "33")]));
    assert_eq!((equal.version(), computed()), (first.version(), 1));

    // One more file, which only the list shows.
    let (more, reported) = lengths(&mut database, &files(&[("a", "1"), ("b", "33"), ("c", "")]));
    assert_eq!((&**more, reported, computed()), (&[1, 2, 0][..], 3, 1));

    // Results that the last build did not read are removed, with their diagnostics.
    let (fewer, reported) = lengths(&mut database, &files(&[("b", "33")]));
    assert_eq!((&**fewer, reported, computed()), (&[2][..], 1, 0));
    lengths(&mut database, &files(&[("a", "1"), ("b", "33")]));
    assert_eq!(computed(), 1);
}

static OPTION: Query<u8> = Query::with_cutoff(|_, _, _| 0);
static DOUBLE: Query<u8> = Query::new(|reader, _, _| *reader.get(&OPTION, "") * 2);

#[test]
fn an_input_is_set_by_the_build() {
    let (mut database, snapshot) = (Database::incremental(), files(&[]));
    let mut double = |option: Option<u8>| {
        let build = database.begin(&snapshot);
        if let Some(option) = option {
            build.set(&OPTION, option);
        }
        let double = build.reader().get(&DOUBLE, "");
        (*double, double.version())
    };
    assert_eq!(double(None).0, 0);
    let first = double(Some(2));
    assert_eq!(first.0, 4);
    assert_eq!(double(Some(2)), first);
    assert_eq!(double(Some(3)).0, 6);
}

static FAILS: Query<usize> = Query::with_cutoff(|reader, _, _| {
    reader.mark_volatile();
    ATTEMPTS.fetch_add(1, Ordering::Relaxed)
});
static ATTEMPTS: AtomicUsize = AtomicUsize::new(0);

#[test]
fn a_failure_of_the_environment_is_tried_again_by_the_next_build() {
    let (mut database, snapshot) = (Database::incremental(), files(&[]));
    for attempt in 0..3 {
        let build = database.begin(&snapshot);
        assert_eq!(*build.reader().get(&FAILS, ""), attempt);
        assert_eq!(*build.reader().get(&FAILS, ""), attempt);
    }
}

#[test]
fn threads_compute_a_value_once() {
    static SLOW: Query<usize> = Query::new(|_, _, _| {
        std::thread::yield_now();
        CALLS.fetch_add(1, Ordering::Relaxed)
    });
    static CALLS: AtomicUsize = AtomicUsize::new(0);
    let (mut database, snapshot) = (Database::incremental(), files(&[]));
    let build = database.begin(&snapshot);
    let names = ["a"; 64];
    crate::base::parallel::map(&names, |name| *build.reader().get(&SLOW, name));
    assert_eq!(CALLS.load(Ordering::Relaxed), 1);
}

static ODD: Query<bool> = Query::new(|reader, number, _| match number {
    "" => false,
    _ => *reader.get(&EVEN, number),
});
static EVEN: Query<bool> = Query::new(|reader, number, _| *reader.get(&ODD, number));

#[test]
#[should_panic(expected = "a query reads itself: src/engine/query/tests.rs")]
fn a_query_that_reads_itself_panics_with_the_places_of_the_queries() {
    let (mut database, snapshot) = (Database::incremental(), files(&[]));
    let build = database.begin(&snapshot);
    assert!(!*build.reader().get(&EVEN, ""));
    build.reader().get(&EVEN, "1");
}
