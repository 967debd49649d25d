#![expect(clippy::disallowed_methods, reason = "tests make folders and files")]

use std::fs;
use std::thread::sleep;

use super::*;

/// A temporary folder with one file in `content`.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("archipel-tree-{name}-{}", std::process::id());
        let folder = Folder(std::env::temp_dir().join(name));
        fs::create_dir_all(folder.0.join("content")).unwrap();
        folder.write("content/a.yaml", "a");
        folder
    }

    fn write(&self, path: &str, text: &str) {
        fs::write(self.0.join(path), text).unwrap();
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn reported(places: &[&str]) -> BTreeSet<SourcePath> {
    places.iter().map(SourcePath::new).collect()
}

#[test]
fn only_reported_files_have_changed() {
    let folder = Folder::new("heard");
    folder.write("content/b.yaml", "b");
    let mut tree = Tree::new(&folder.0);
    let before = Arc::clone(tree.snapshot());
    assert!(tree.rescan(&reported(&["content/a.yaml"])));
    let after = tree.snapshot();
    assert_ne!(after.revision("content/a.yaml"), before.revision("content/a.yaml"));
    assert_eq!(after.revision("content/b.yaml"), before.revision("content/b.yaml"));
    assert_eq!(after.listing.names, before.listing.names);
    assert!(!tree.rescan(&reported(&["content/nothing.yaml"])), "there was nothing and is nothing");
}

#[test]
fn a_new_file_settles_once() {
    let folder = Folder::new("young");
    let mut tree = Tree::new(&folder.0);
    sleep(MTIME_GRANULARITY * 2);
    assert!(tree.rescan_all(Trust::SettledStamps), "it may have been written twice in one tick");
    assert!(!tree.rescan_all(Trust::SettledStamps));
}

#[test]
fn a_file_from_the_future_settles_once() {
    let folder = Folder::new("future");
    let file = fs::File::options().write(true).open(folder.0.join("content/a.yaml")).unwrap();
    file.set_modified(SystemTime::now() + Duration::from_hours(1)).unwrap();
    let mut tree = Tree::new(&folder.0);
    sleep(MTIME_GRANULARITY * 2);
    assert!(tree.rescan_all(Trust::SettledStamps));
    assert!(
        !tree.rescan_all(Trust::SettledStamps),
        "or a clock that is wrong would make builds forever"
    );
}

#[test]
fn a_folder_replaced_by_a_file_leaves_nothing_behind() {
    let folder = Folder::new("exchanged");
    fs::create_dir(folder.0.join("content/deep")).unwrap();
    folder.write("content/deep/b.yaml", "b");
    let mut tree = Tree::new(&folder.0);
    fs::remove_dir_all(folder.0.join("content/deep")).unwrap();
    folder.write("content/deep", "");
    // The event of the file inside arrives first.
    assert!(tree.rescan(&reported(&["content/deep/b.yaml"])));
    assert_eq!(tree.snapshot().unreadable().count(), 0);
    assert!(tree.rescan(&reported(&["content/deep"])));
    assert!(tree.snapshot().contains("content/deep") && !tree.folders().contains("content/deep"));
}

#[test]
fn a_symlink_to_a_file_is_watched() {
    let folder = Folder::new("links");
    folder.write("elsewhere", "one");
    std::os::unix::fs::symlink("../elsewhere", folder.0.join("content/link.yaml")).unwrap();
    let mut tree = Tree::new(&folder.0);
    assert_eq!(tree.folders(), &reported(&["content", "content/link.yaml"]));
    fs::remove_file(folder.0.join("content/link.yaml")).unwrap();
    tree.rescan(&reported(&["content/link.yaml"]));
    assert_eq!(tree.folders(), &reported(&["content"]));
}

#[test]
fn only_inputs_have_an_input_path() {
    let input_path =
        |path: &str| input_path(Path::new("/s"), Path::new(path)).map(|it| it.to_string());
    assert_eq!(input_path("/s/content/a.yaml").as_deref(), Some("content/a.yaml"));
    assert_eq!(input_path("/s/site.toml").as_deref(), Some("site.toml"));
    for other in ["/s", "/s/dist/a", "/s/content/.a.swp", "/s/content/a~", "/other/content/a"] {
        assert_eq!(input_path(other), None, "{other}");
    }
}
