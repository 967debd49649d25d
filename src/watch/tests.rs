use std::fs;
use std::path::PathBuf;

use notify::event::{Event, EventKind, Flag};

use super::*;

/// A site of one message, removed in the end.
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

/// Takes news until the tree has a file.
#[track_caller]
fn finds(watch: &mut Watch, path: &str) {
    let bell = watch.bell();
    let over = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let found = Arc::clone(&over);
    let guard = std::thread::spawn(move || {
        for _ in 0..100 {
            std::thread::sleep(Duration::from_millis(100));
            if found.load(std::sync::atomic::Ordering::Relaxed) {
                return;
            }
        }
        bell.stop();
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
fn after_a_queue_ran_over_everything_is_looked_at_and_watched_again() {
    let folder = Folder::new("overflow");
    let mut watch = Watch::new(&folder.0, Mode::Listen);
    // Deaf, as if every event were lost.
    watch.forget_folders(|_| true);
    fs::create_dir(folder.0.join("locales/en/deep")).unwrap();
    folder.write("locales/en/deep/b.ftl");
    assert!(!watch.bell().has_news());
    let overflow = Event::new(EventKind::Other).set_flag(Flag::Rescan);
    watch.heard.event(&folder.0, Ok(overflow));
    finds(&mut watch, "locales/en/deep/b.ftl");
    folder.write("locales/en/deep/c.ftl");
    finds(&mut watch, "locales/en/deep/c.ftl");
    folder.write("locales/en/d.ftl");
    finds(&mut watch, "locales/en/d.ftl");
}

#[test]
fn a_snapshot_that_was_given_back_comes_again_for_no_reason() {
    let folder = Folder::new("back");
    let mut watch = Watch::new(&folder.0, Mode::Listen);
    folder.write("locales/en/b.ftl");
    finds(&mut watch, "locales/en/b.ftl");
    watch.give_back();
    // A file that came and went.
    let nothing = EventKind::Create(notify::event::CreateKind::File);
    let path = folder.0.join("locales/en/c.ftl");
    watch.heard.event(&folder.0, Ok(Event::new(nothing).add_path(path)));
    finds(&mut watch, "locales/en/b.ftl");
}

#[test]
fn an_error_of_the_system_is_a_loss() {
    let heard = Heard::new();
    heard.event(Path::new("/s"), Err(notify::Error::generic("lost")));
    assert!(heard.wait(None).is_lost);
    assert!(!heard.has_news(), "taken once");
}

#[test]
fn reading_and_what_is_no_input_are_no_news() {
    use notify::event::{AccessKind, AccessMode, CreateKind};
    let heard = Heard::new();
    let open = EventKind::Access(AccessKind::Open(AccessMode::Any));
    let root = Path::new("/s");
    heard.event(root, Ok(Event::new(open).add_path("/s/content/a.yaml".into())));
    let new = EventKind::Create(CreateKind::File);
    heard.event(root, Ok(Event::new(new).add_path("/s/dist/index.html".into())));
    heard.event(root, Ok(Event::new(new).add_path("/s/content/.a.swp".into())));
    assert!(!heard.has_news());
}

#[test]
fn where_the_system_watches_no_more_folders_files_are_looked_at() {
    let folder = Folder::new("limit");
    let mut watch = Watch::new(&folder.0, Mode::Listen);
    assert_eq!(watch.notice(), None);
    watch.give_up(&notify::Error::new(ErrorKind::MaxFilesWatch));
    let notice = "the system watches no more folders (fs.inotify.max_user_watches); all files are \
                  looked at every 500 ms instead";
    assert_eq!(watch.notice(), Some(notice));
    folder.write("locales/en/b.ftl");
    finds(&mut watch, "locales/en/b.ftl");
    fs::create_dir(folder.0.join("locales/de")).unwrap();
    folder.write("locales/de/c.ftl");
    finds(&mut watch, "locales/de/c.ftl");
    assert_eq!(watch.notice(), Some(notice));
}

#[test]
fn a_site_that_comes_back_is_watched_again() {
    let folder = Folder::new("home");
    let mut watch = Watch::new(&folder.0, Mode::Listen);
    let away = folder.0.with_extension("away");
    fs::rename(&folder.0, &away).unwrap();
    while watch.wait().expect("it is not over").contains("locales/en/a.ftl") {}
    std::thread::sleep(SECOND_LOOK * 2);
    assert!(!watch.take(&News::default()), "there is nothing to be found");
    fs::rename(&away, &folder.0).unwrap();
    finds(&mut watch, "locales/en/a.ftl");
    folder.write("locales/en/b.ftl");
    finds(&mut watch, "locales/en/b.ftl");
}

#[test]
fn a_folder_that_two_ways_led_to_is_watched_when_one_is_gone() {
    let folder = Folder::new("ways");
    let alias = folder.0.join("locales/alias");
    std::os::unix::fs::symlink("en", &alias).unwrap();
    let mut watch = Watch::new(&folder.0, Mode::Listen);
    fs::remove_file(&alias).unwrap();
    while watch.wait().expect("it is not over").contains("locales/alias/a.ftl") {}
    let until = Instant::now() + SECOND_LOOK * 2;
    while let Some(left) = until.checked_duration_since(Instant::now()) {
        let news = watch.heard.wait(Some(Instant::now() + left));
        watch.take(&news);
    }
    folder.write("locales/en/b.ftl");
    assert!(watch.heard.wait(Some(Instant::now() + Duration::from_secs(5))).places.len() == 1);
}
