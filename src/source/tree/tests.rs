#![expect(clippy::disallowed_methods, reason = "tests make folders and files")]

use std::fs;
use std::thread::sleep;

use super::*;

/// A folder of its own with one file in `content`, removed in the end.
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

fn heard(places: &[&str]) -> BTreeSet<SourcePath> {
    places.iter().map(SourcePath::new).collect()
}

#[test]
fn what_was_heard_of_has_changed_and_nothing_else() {
    let folder = Folder::new("heard");
    folder.write("content/b.yaml", "b");
    let mut tree = Tree::new(&folder.0);
    let before = Arc::clone(tree.snapshot());
    assert!(tree.look(&heard(&["content/a.yaml"])));
    let after = tree.snapshot();
    assert_ne!(after.mark("content/a.yaml"), before.mark("content/a.yaml"));
    assert_eq!(after.mark("content/b.yaml"), before.mark("content/b.yaml"));
    assert_eq!(after.names(), before.names());
    assert!(!tree.look(&heard(&["content/nothing.yaml"])), "there was nothing and is nothing");
}

#[test]
fn a_file_is_young_once() {
    let folder = Folder::new("young");
    let mut tree = Tree::new(&folder.0);
    sleep(TICK * 2);
    assert!(tree.look_everywhere(Trust::Old), "it may have been written twice in one tick");
    assert!(!tree.look_everywhere(Trust::Old));
}

#[test]
fn a_file_from_the_future_is_young_once_too() {
    let folder = Folder::new("future");
    let file = fs::File::options().write(true).open(folder.0.join("content/a.yaml")).unwrap();
    file.set_modified(SystemTime::now() + Duration::from_hours(1)).unwrap();
    let mut tree = Tree::new(&folder.0);
    sleep(TICK * 2);
    assert!(tree.look_everywhere(Trust::Old));
    assert!(
        !tree.look_everywhere(Trust::Old),
        "or a clock that is wrong would make builds forever"
    );
}

#[test]
fn a_folder_that_is_a_file_now_leaves_nothing_behind() {
    let folder = Folder::new("exchanged");
    fs::create_dir(folder.0.join("content/deep")).unwrap();
    folder.write("content/deep/b.yaml", "b");
    let mut tree = Tree::new(&folder.0);
    fs::remove_dir_all(folder.0.join("content/deep")).unwrap();
    folder.write("content/deep", "");
    // What lay in it is told first.
    assert!(tree.look(&heard(&["content/deep/b.yaml"])));
    assert_eq!(tree.snapshot().unreadable().count(), 0);
    assert!(tree.look(&heard(&["content/deep"])));
    assert!(tree.snapshot().contains("content/deep") && !tree.folders().contains("content/deep"));
}

#[test]
fn a_link_to_a_file_is_a_place_where_something_can_change() {
    let folder = Folder::new("links");
    folder.write("elsewhere", "one");
    std::os::unix::fs::symlink("../elsewhere", folder.0.join("content/link.yaml")).unwrap();
    let mut tree = Tree::new(&folder.0);
    assert_eq!(tree.folders(), &heard(&["content", "content/link.yaml"]));
    fs::remove_file(folder.0.join("content/link.yaml")).unwrap();
    tree.look(&heard(&["content/link.yaml"]));
    assert_eq!(tree.folders(), &heard(&["content"]));
}

#[test]
fn only_inputs_have_a_place() {
    let place = |path: &str| place(Path::new("/s"), Path::new(path)).map(|it| it.to_string());
    assert_eq!(place("/s/content/a.yaml").as_deref(), Some("content/a.yaml"));
    assert_eq!(place("/s/site.toml").as_deref(), Some("site.toml"));
    for other in ["/s", "/s/dist/a", "/s/content/.a.swp", "/s/content/a~", "/other/content/a"] {
        assert_eq!(place(other), None, "{other}");
    }
}
