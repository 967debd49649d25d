use std::fs;
use std::path::PathBuf;

use notify::event::{Event, EventKind, Flag};

use super::*;

/// A temporary site with one message.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("archipel-watch-{name}-{}", std::process::id());
        let folder = Folder(std::env::temp_dir().join(name));
        fs::create_dir_all(folder.0.join("locales/en")).unwrap();
        folder.write("locales/en/a.ftl");
        folder
    }

    fn write(&self, path: &str) {
        fs::write(self.0.join(path), "a = A\n").unwrap();
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Waits until the tree contains a file.
#[track_caller]
fn wait_until_found(watch: &mut Watch, path: &str) {
    let handle = watch.handle();
    let over = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let found = Arc::clone(&over);
    let guard = std::thread::spawn(move || {
        for _ in 0..100 {
            std::thread::sleep(Duration::from_millis(100));
            if found.load(std::sync::atomic::Ordering::Relaxed) {
                return;
            }
        }
        handle.stop();
    });
    loop {
        let snapshot = watch.wait().unwrap_or_else(|| panic!("{path} is not found"));
        if snapshot.contains(path) {
            break;
        }
    }
    over.store(true, std::sync::atomic::Ordering::Relaxed);
    guard.join().unwrap();
}

#[test]
fn an_event_overflow_rescans_and_rewatches_everything() {
    let folder = Folder::new("overflow");
    let mut watch = Watch::new(&folder.0, Mode::Native);
    // As if every event were lost.
    watch.unwatch(|_| true);
    fs::create_dir(folder.0.join("locales/en/deep")).unwrap();
    folder.write("locales/en/deep/b.ftl");
    assert!(!watch.handle().has_changes());
    let overflow = Event::new(EventKind::Other).set_flag(Flag::Rescan);
    watch.queue.handle_event(&folder.0, Ok(overflow));
    wait_until_found(&mut watch, "locales/en/deep/b.ftl");
    folder.write("locales/en/deep/c.ftl");
    wait_until_found(&mut watch, "locales/en/deep/c.ftl");
    folder.write("locales/en/d.ftl");
    wait_until_found(&mut watch, "locales/en/d.ftl");
}

#[test]
fn a_snapshot_is_redelivered_without_changes() {
    let folder = Folder::new("redeliver");
    let mut watch = Watch::new(&folder.0, Mode::Native);
    folder.write("locales/en/b.ftl");
    wait_until_found(&mut watch, "locales/en/b.ftl");
    watch.redeliver();
    // A file that came and went.
    let nothing = EventKind::Create(notify::event::CreateKind::File);
    let path = folder.0.join("locales/en/c.ftl");
    watch.queue.handle_event(&folder.0, Ok(Event::new(nothing).add_path(path)));
    wait_until_found(&mut watch, "locales/en/b.ftl");
}

#[test]
fn a_watch_error_needs_a_rescan() {
    let queue = ChangeQueue::new();
    queue.handle_event(Path::new("/s"), Err(notify::Error::generic("lost")));
    assert!(queue.wait(None).needs_rescan);
    assert!(!queue.has_changes(), "taken once");
}

#[test]
fn reads_and_other_files_are_no_changes() {
    use notify::event::{AccessKind, AccessMode, CreateKind};
    let queue = ChangeQueue::new();
    let open = EventKind::Access(AccessKind::Open(AccessMode::Any));
    let root = Path::new("/s");
    queue.handle_event(root, Ok(Event::new(open).add_path("/s/content/a.yaml".into())));
    let new = EventKind::Create(CreateKind::File);
    queue.handle_event(root, Ok(Event::new(new).add_path("/s/dist/index.html".into())));
    queue.handle_event(root, Ok(Event::new(new).add_path("/s/content/.a.swp".into())));
    assert!(!queue.has_changes());
}

#[test]
fn files_are_polled_at_the_limit_of_watched_folders() {
    let folder = Folder::new("limit");
    let mut watch = Watch::new(&folder.0, Mode::Native);
    assert_eq!(watch.notice(), None);
    watch.fall_back_to_polling(&notify::Error::new(ErrorKind::MaxFilesWatch));
    let notice = "the limit of watched folders is reached (fs.inotify.max_user_watches); \
                  polling all files every 500 ms";
    assert_eq!(watch.notice(), Some(notice));
    folder.write("locales/en/b.ftl");
    wait_until_found(&mut watch, "locales/en/b.ftl");
    fs::create_dir(folder.0.join("locales/de")).unwrap();
    folder.write("locales/de/c.ftl");
    wait_until_found(&mut watch, "locales/de/c.ftl");
    assert_eq!(watch.notice(), Some(notice));
}

#[test]
fn a_site_that_returns_is_watched_again() {
    let folder = Folder::new("root");
    let mut watch = Watch::new(&folder.0, Mode::Native);
    let away = folder.0.with_extension("away");
    fs::rename(&folder.0, &away).unwrap();
    while watch.wait().expect("it is not over").contains("locales/en/a.ftl") {}
    std::thread::sleep(RESCAN_DELAY * 2);
    assert!(!watch.apply(&Changes::default()), "there is nothing to be found");
    fs::rename(&away, &folder.0).unwrap();
    wait_until_found(&mut watch, "locales/en/a.ftl");
    folder.write("locales/en/b.ftl");
    wait_until_found(&mut watch, "locales/en/b.ftl");
}

#[test]
fn a_folder_with_two_paths_stays_watched_when_one_is_removed() {
    let folder = Folder::new("paths");
    let alias = folder.0.join("locales/alias");
    std::os::unix::fs::symlink("en", &alias).unwrap();
    let mut watch = Watch::new(&folder.0, Mode::Native);
    fs::remove_file(&alias).unwrap();
    while watch.wait().expect("it is not over").contains("locales/alias/a.ftl") {}
    let until = Instant::now() + RESCAN_DELAY * 2;
    while let Some(left) = until.checked_duration_since(Instant::now()) {
        let changes = watch.queue.wait(Some(Instant::now() + left));
        watch.apply(&changes);
    }
    folder.write("locales/en/b.ftl");
    assert!(watch.queue.wait(Some(Instant::now() + Duration::from_secs(5))).paths.len() == 1);
}

#[test]
fn folders_stay_watched_after_a_circle_of_links() {
    let folder = Folder::new("circle");
    let link = folder.0.join("locales/loop");
    let mut watch = Watch::new(&folder.0, Mode::Native);
    std::os::unix::fs::symlink("..", &link).unwrap();
    wait_until_found(&mut watch, "locales/loop/locales/en/a.ftl");
    fs::remove_file(&link).unwrap();
    while watch.wait().expect("it is not over").contains("locales/loop/locales/en/a.ftl") {}
    for path in ["locales/en/b.ftl", "locales/en/c.ftl"] {
        folder.write(path);
        wait_until_found(&mut watch, path);
    }
}
