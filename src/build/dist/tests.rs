use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink};
use std::sync::atomic::{AtomicU32, Ordering};

use super::*;
use crate::engine::output::CacheClass;

/// A temporary project for each test.
struct Project(PathBuf);

impl Project {
    fn new() -> Project {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("archipel-dist-{}-{number}", std::process::id());
        let root = std::env::temp_dir().join(name);
        fs::create_dir_all(root.join("content")).unwrap();
        Project(root)
    }

    fn path(&self, path: &str) -> PathBuf {
        self.0.join(path)
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).unwrap()
    }

    fn inode(&self, path: &str) -> u64 {
        fs::metadata(self.path(path)).unwrap().ino()
    }

    fn open(&self) -> anyhow::Result<Dist> {
        Dist::open(&self.0, &self.path("dist"), Durability::Synced)
    }

    fn build(&self, files: &[(&str, &str)]) -> anyhow::Result<FileCounts> {
        build(self.open()?, files)
    }

    /// The names below a folder, sorted.
    fn names(&self, folder: &str) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(self.path(folder))
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}

impl Drop for Project {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn build(dist: Dist, files: &[(&str, &str)]) -> anyhow::Result<FileCounts> {
    let mut manifest = Manifest::default();
    for (path, text) in files {
        let entry = put(&dist, path, text);
        manifest.files.insert(OutputPath::new(path).unwrap(), entry);
    }
    dist.commit(&manifest)
}

/// Writes a file; returns its manifest entry.
fn put(dist: &Dist, path: &str, text: &str) -> Entry {
    let artifact = Artifact {
        path: OutputPath::new(path).unwrap(),
        bytes: text.as_bytes().to_vec(),
        cache: CacheClass::Revalidate,
    };
    let entry = artifact.entry();
    dist.put(artifact, &entry);
    entry
}

fn counts(written: u64, unchanged: u64, removed: u64, bytes: u64) -> FileCounts {
    FileCounts { written, unchanged, removed, bytes }
}

fn error<T: std::fmt::Debug>(result: anyhow::Result<T>) -> String {
    format!("{:#}", result.unwrap_err())
}

#[test]
fn a_first_build_writes_everything() {
    let project = Project::new();
    let written = project.build(&[("index.html", "home"), ("en/a/index.html", "a")]).unwrap();
    assert_eq!(written, counts(2, 0, 0, 5));
    assert_eq!(project.names(""), ["content", "dist"]);
    assert_eq!(project.names("dist"), [MANIFEST_NAME, "en", "index.html"]);
    assert_eq!(project.read("dist/en/a/index.html"), "a");
    let mode = fs::metadata(project.path("dist/index.html")).unwrap().permissions().mode();
    assert_eq!(mode & 0o111, 0);
}

#[test]
fn unchanged_files_stay_the_same_files() {
    let project = Project::new();
    project.build(&[("a", "1"), ("b/c", "2"), ("b/d", "3"), ("e/f", "4")]).unwrap();
    let before = ["dist/a", "dist/b/c"].map(|path| project.inode(path));
    let written = project.build(&[("a", "1"), ("b/c", "2"), ("b/d", "5"), ("n/w", "66")]).unwrap();
    assert_eq!(written, counts(2, 2, 1, 3));
    assert_eq!(["dist/a", "dist/b/c"].map(|path| project.inode(path)), before);
    assert_eq!(project.read("dist/b/d"), "5");
    assert_eq!(project.names("dist"), ["a", MANIFEST_NAME, "b", "n"]);
    assert_eq!(project.names(""), ["content", "dist"]);
    assert_eq!(fs::metadata(project.path("dist/a")).unwrap().nlink(), 1);
}

#[test]
fn what_was_altered_or_lost_is_written_again() {
    let project = Project::new();
    let files = [("a", "1"), ("b/c", "2"), ("d", "3")];
    project.build(&files).unwrap();
    project.write("dist/a", "X");
    fs::remove_file(project.path("dist/b/c")).unwrap();
    assert_eq!(project.build(&files).unwrap(), counts(2, 1, 0, 2));
    assert_eq!(project.read("dist/a") + &project.read("dist/b/c"), "12");
}

#[test]
fn removing_alone_is_a_change() {
    let project = Project::new();
    project.build(&[("a", "1"), ("b/c", "2")]).unwrap();
    assert_eq!(project.build(&[("a", "1")]).unwrap(), counts(0, 1, 1, 0));
    assert_eq!(project.names("dist"), ["a", MANIFEST_NAME]);
}

#[test]
fn foreign_folders_are_refused() {
    let project = Project::new();
    project.write("dist/thesis.doc", "years of work");
    let said = error(project.build(&[("a", "1")]));
    assert!(said.ends_with(
        "the folder is not empty and Archipel did not make it; choose another folder, or empty \
         this one yourself"
    ));
    project.write("dist/archipel-manifest.json", "{}");
    assert!(error(project.open()).ends_with(
        "its `archipel-manifest.json` can't be read, and it lists the files that Archipel made; \
         move the folder away or delete it"
    ));
    assert_eq!(project.read("dist/thesis.doc"), "years of work");
    assert_eq!(project.names(""), ["content", "dist"]);
}

#[test]
fn an_empty_folder_is_filled() {
    let project = Project::new();
    fs::create_dir(project.path("dist")).unwrap();
    assert_eq!(project.build(&[]).unwrap(), counts(0, 0, 0, 0));
    assert_eq!(project.names("dist"), [MANIFEST_NAME]);
}

#[test]
fn foreign_files_are_named() {
    let project = Project::new();
    project.build(&[("a", "1"), ("b/c", "2")]).unwrap();
    project.write("dist/b/mine", "");
    assert!(error(project.open()).ends_with("Archipel did not make `b/mine`; move it away"));
    fs::remove_file(project.path("dist/a")).unwrap();
    symlink(project.path("content"), project.path("dist/a")).unwrap();
    project.write("dist/x", "");
    project.write("dist/y", "");
    project.write("dist/z/z", "");
    assert!(
        error(project.open())
            .ends_with("Archipel did not make `a`, `b/mine`, `x` and 2 more; move them away")
    );
    assert_eq!(project.read("dist/b/c"), "2");
}

#[test]
fn places_that_are_not_a_folder_of_its_own_are_refused() {
    let project = Project::new();
    let open = |out: &str| error(Dist::open(&project.0, &project.path(out), Durability::Synced));
    for out in ["", ".", "..", "content/.."] {
        assert!(open(out).contains("it contains the project itself"), "{out}");
    }
    for out in ["content", "content/sub/dist", "assets", "x/../islands/y"] {
        assert!(open(out).contains("it overlaps with the project's"), "{out}");
    }
    symlink(project.path("content"), project.path("link")).unwrap();
    assert!(open("link").contains("it overlaps with the project's `content`"));
    project.write("file", "text");
    assert!(open("file").contains("it is a file, not a folder"));
    assert!(open("file/dist").contains("can't"));
    symlink(project.path("nowhere"), project.path("dangling")).unwrap();
    assert!(open("dangling").contains("can't follow the link"));
    assert_eq!(project.names(""), ["content", "dangling", "file", "link"]);
    assert_eq!(project.names("content"), [""; 0]);
}

#[test]
fn links_to_the_folder_stay() {
    let project = Project::new();
    fs::create_dir_all(project.path("elsewhere/real")).unwrap();
    symlink("elsewhere/real", project.path("dist")).unwrap();
    project.build(&[("a", "1")]).unwrap();
    project.build(&[("a", "2")]).unwrap();
    assert!(project.path("dist").is_symlink());
    assert_eq!(project.read("elsewhere/real/a"), "2");
    assert_eq!(project.names("elsewhere"), ["real"]);
}

#[test]
fn missing_parents_are_created() {
    let project = Project::new();
    let dist = Dist::open(&project.0, &project.path("out/of/dist"), Durability::Synced).unwrap();
    build(dist, &[("a", "1")]).unwrap();
    assert_eq!(project.read("out/of/dist/a"), "1");
}

#[test]
fn one_build_at_a_time() {
    let project = Project::new();
    let first = project.open().unwrap();
    let said = error(project.open());
    assert!(said.ends_with("another build is writing it; wait until that one has ended"), "{said}");
    build(first, &[("a", "1")]).unwrap();
    drop(project.open().unwrap());
    assert_eq!(project.names(""), ["content", "dist"]);
}

#[test]
fn builds_that_hurry_leave_no_mixture() {
    let project = Project::new();
    std::thread::scope(|scope| {
        for text in ["1", "2", "3", "4"] {
            let project = &project;
            scope.spawn(move || {
                for _ in 0..50 {
                    let _ = project.build(&[("a", text), ("b/c", text)]);
                }
            });
        }
    });
    assert_eq!(project.read("dist/a"), project.read("dist/b/c"));
    assert_eq!(project.names(""), ["content", "dist"]);
}

#[test]
fn leftovers_of_a_killed_build_are_removed() {
    let project = Project::new();
    project.build(&[("a", "1")]).unwrap();
    project.write(".dist.staging/tree/half/written", "x");
    project.write(".dist.staging/lock", "");
    assert_eq!(project.build(&[("a", "1")]).unwrap(), counts(0, 1, 0, 0));
    assert_eq!(project.names(""), ["content", "dist"]);
    assert_eq!(project.names("dist"), ["a", MANIFEST_NAME]);
}

#[test]
fn a_build_killed_between_two_renames_is_undone() {
    let project = Project::new();
    project.build(&[("a", "1")]).unwrap();
    fs::create_dir(project.path(".dist.staging")).unwrap();
    fs::rename(project.path("dist"), project.path(".dist.staging/old")).unwrap();
    assert_eq!(project.build(&[("a", "1")]).unwrap(), counts(0, 1, 0, 0));
    assert_eq!(project.names(""), ["content", "dist"]);
}

#[test]
fn two_renames_do_what_an_exchange_does() {
    let project = Project::new();
    project.build(&[("a", "1")]).unwrap();
    let out = project.path("dist");
    let staging = Staging::open(&out).unwrap();
    fs::write(staging.tree().join("a"), "2").unwrap();
    exchange_in_steps(&staging, &out).unwrap();
    assert_eq!(project.read("dist/a"), "2");
    assert!(exchange_in_steps(&staging, &out).is_err());
    assert_eq!(project.read("dist/a"), "2");
    drop(staging);
    assert_eq!(project.names(""), ["content", "dist"]);
}

#[test]
fn an_abandoned_build_leaves_everything_as_it_was() {
    let project = Project::new();
    project.build(&[("a", "1")]).unwrap();
    let before = (project.inode("dist"), project.inode("dist/a"));
    let dist = project.open().unwrap();
    put(&dist, "a", "2");
    drop(dist);
    assert_eq!((project.inode("dist"), project.inode("dist/a")), before);
    assert_eq!(project.read("dist/a"), "1");
    assert_eq!(project.names(""), ["content", "dist"]);
}

#[test]
fn the_first_failure_is_reported_and_nothing_changes() {
    let project = Project::new();
    project.build(&[("a", "1")]).unwrap();
    // A folder at the path of a file, which is as close as possible to a full disk.
    let said = error(project.build(&[("a", "2"), ("b/c", "3"), ("b", "4"), ("d", "5")]));
    assert!(said.starts_with("can't write `b`: "), "{said}");
    assert_eq!(project.names("dist"), ["a", MANIFEST_NAME]);
    assert_eq!(project.read("dist/a"), "1");
    assert_eq!(project.names(""), ["content", "dist"]);
}

#[test]
fn a_manifest_must_list_what_was_made() {
    let project = Project::new();
    let dist = project.open().unwrap();
    put(&dist, "a", "");
    assert!(error(dist.commit(&Manifest::default())).contains("differ in `a`"));
    assert_eq!(project.names(""), ["content"]);
}

#[test]
fn copies_keep_the_time() {
    let project = Project::new();
    project.write("from", "text");
    let then = std::time::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000_000);
    File::options().write(true).open(project.path("from")).unwrap().set_modified(then).unwrap();
    copy(&project.path("from"), &project.path("to")).unwrap();
    assert_eq!(project.read("to"), "text");
    assert_eq!(fs::metadata(project.path("to")).unwrap().modified().unwrap(), then);
}

#[test]
fn bytes_are_compared_to_the_end() {
    let project = Project::new();
    let long = vec![7; 100_000];
    fs::write(project.path("long"), &long).unwrap();
    let same = |bytes: &[u8]| has_bytes(&project.path("long"), bytes).unwrap();
    assert!(same(&long));
    assert!(!same(&long[1..]));
    assert!(!same(&[&long[..], &[7]].concat()));
    assert!(!same(&[&long[..99_999], &[8]].concat()));
}
