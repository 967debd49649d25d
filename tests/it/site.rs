//! The fixture: a site in a string, laid out in a temporary folder, and the program run on it.
//!
//! A site is written as files, each under a line `-- path`. The text before the first such line is
//! for the reader. A word in parentheses after the path marks a special file: `(absent)`,
//! `(unreadable)`, `(latin-1)`, `(link to …)`.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use archipel::assets::node::{BUILD_PACKAGES, PackageSet, RULE_PACKAGES};

/// The site whose files tests replace.
pub const BASE: &str = include_str!("../site.txt");

/// Two more pages, one of them hidden, for tests that compare whole outputs.
pub const MORE: &str = "\
-- content/pages/terms.yaml
path: terms
template: page.html
title: footer-note
description: footer-note
-- content/pages/secret.yaml
path: secret
template: page.html
title: footer-note
description: footer-note
index: false
";

/// The folder of the project.
pub const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// One file of a site in a string.
#[derive(Clone, Copy, Debug)]
pub struct SiteFile<'a> {
    /// The path relative to the root of the site.
    pub path: &'a str,
    /// The word in parentheses after the path.
    pub kind: Option<&'a str>,
    /// Its content.
    pub text: &'a str,
}

/// Reads a site in a string.
pub fn parse(text: &str) -> Vec<SiteFile<'_>> {
    let mut files: Vec<SiteFile<'_>> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let start = at;
        at += line.len();
        if let Some(head) = line.trim_end().strip_prefix("-- ") {
            let (path, kind) = match head.strip_suffix(')').and_then(|head| head.split_once(" (")) {
                Some((path, kind)) => (path, Some(kind)),
                None => (head, None),
            };
            files.push(SiteFile { path, kind, text: &text[at..at] });
        } else if let Some(file) = files.last_mut() {
            let from = start - file.text.len();
            file.text = &text[from..at];
        }
    }
    files
}

/// The files of a site in a string, for trees in memory.
pub fn files(text: &str) -> BTreeMap<String, Vec<u8>> {
    parse(text).iter().map(|file| (file.path.to_owned(), file.text.into())).collect()
}

/// A folder that is removed at the end.
#[derive(Debug)]
pub struct TempDir(PathBuf);

impl TempDir {
    /// Creates a folder.
    pub fn new() -> TempDir {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("archipel-it-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        // A run that was killed may have left one, and its process id may be used again.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("the temporary folder can be written");
        TempDir(path)
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A site on disk.
#[derive(Debug)]
pub struct Site {
    folder: TempDir,
}

impl Site {
    /// The base site with `files` replaced or added.
    pub fn new(files: &str) -> Site {
        let site = Site::bare(BASE);
        site.edit(files);
        site
    }

    /// A site of these files only.
    pub fn bare(files: &str) -> Site {
        let site = Site { folder: TempDir::new() };
        fs::create_dir(site.root()).expect("the temporary folder can be written");
        site.edit(files);
        site
    }

    /// A copy of the site as it is on disk, with its cache and its output.
    pub fn copy(&self) -> Site {
        let copy = Site::bare("");
        // It preserves links, times and owners.
        let from = format!("{}/.", self.root().display());
        let copied = Command::new("cp").arg("-a").arg(from).arg(copy.root()).status();
        assert!(copied.is_ok_and(|status| status.success()), "cp -a copies a site");
        copy
    }

    /// Adds a locale, named by its tag, that falls back to English.
    pub fn add_locale(&self, tag: &str) {
        let first = "[[locales]]";
        let locale = format!(
            "{first}\nsegment = \"{tag}\"\ntag = \"{tag}\"\nlabel = \"{tag}\"\nfallback = \"en\"\n"
        );
        let config = fs::read_to_string(self.at("site.toml")).expect("the site has one");
        self.edit(&format!("-- site.toml\n{config}\n{locale}"));
    }

    /// Its folder, whose parent is a temporary folder of its own.
    pub fn root(&self) -> PathBuf {
        self.folder.path().join("site")
    }

    /// The path of a file or folder of the site.
    pub fn at(&self, path: &str) -> PathBuf {
        self.root().join(path)
    }

    /// Replaces or adds files of the site.
    pub fn edit(&self, files: &str) -> &Site {
        for file in parse(files) {
            self.write(file);
        }
        self
    }

    fn write(&self, file: SiteFile<'_>) {
        let path = self.at(file.path);
        if file.path.starts_with("islands/") {
            self.equip_islands();
        } else if file.path == "site.toml" && file.text.contains("[[fonts]]") {
            self.link_packages();
        }
        fs::create_dir_all(path.parent().expect("a file lies in a folder")).unwrap();
        match file.kind {
            None => fs::write(path, file.text).unwrap(),
            Some("absent") => fs::remove_file(path).unwrap(),
            Some("unreadable") => {
                fs::write(&path, file.text).unwrap();
                fs::set_permissions(path, fs::Permissions::from_mode(0o000)).unwrap();
            }
            Some("latin-1") => {
                let byte = |c| u8::try_from(u32::from(c)).expect("a letter of Latin-1");
                fs::write(path, file.text.chars().map(byte).collect::<Vec<_>>()).unwrap();
            }
            Some(kind) => match kind.strip_prefix("link to ") {
                Some(to) => symlink(to, path).unwrap(),
                None => panic!("`{kind}` is not a kind of file"),
            },
        }
    }

    /// Links the packages that islands import, and those of the program, into the site.
    fn equip_islands(&self) {
        let (from, to) = (Path::new(ROOT).join("islands"), self.at("islands"));
        if to.exists() {
            return;
        }
        fs::create_dir_all(&to).unwrap();
        for file in ["package.json", "package-lock.json", "tsconfig.json"] {
            fs::copy(from.join(file), to.join(file)).unwrap();
        }
        let packages = from.join("node_modules");
        assert!(packages.exists(), "`npm ci` in islands/ installs what the tests need");
        symlink(packages, to.join("node_modules")).unwrap();
        self.link_packages();
    }

    /// Links the packages of the program into the site: all sites share one installation in the
    /// cache of the project.
    pub fn link_packages(&self) {
        self.link(BUILD_PACKAGES);
    }

    /// Links the packages of `check --pages` into the site.
    pub fn link_rule_packages(&self) {
        self.link(RULE_PACKAGES);
    }

    fn link(&self, packages: PackageSet<'_>) {
        let (ours, theirs) = (packages.folder(&self.root()), Path::new(ROOT));
        if ours.exists() {
            return;
        }
        packages.ensure(theirs).expect("npm installs what the tests need");
        fs::create_dir_all(ours.parent().unwrap()).unwrap();
        symlink(packages.folder(theirs), ours).unwrap();
    }

    /// Replaces `from` by `to` in a file, which must contain it once.
    pub fn replace(&self, path: &str, from: &str, to: &str) -> &Site {
        let text = fs::read_to_string(self.at(path)).unwrap();
        assert_eq!(text.matches(from).count(), 1, "`{from}` in {path}");
        fs::write(self.at(path), text.replace(from, to)).unwrap();
        self
    }

    /// The program, ready to run in the folder of the site.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_archipel"));
        command.args(arguments).current_dir(self.root()).stdin(Stdio::null());
        command.env_remove("NO_COLOR").env_remove("RUST_BACKTRACE");
        command
    }

    /// Runs the program in the folder of the site.
    pub fn run(&self, arguments: &[&str]) -> Run {
        Run::of(&mut self.command(arguments))
    }

    /// Runs `archipel build`.
    pub fn build(&self) -> Run {
        self.run(&["build"])
    }

    /// Runs `archipel check`.
    pub fn check(&self) -> Run {
        self.run(&["check"])
    }

    /// Every file of the output, with its identity.
    pub fn dist(&self) -> BTreeMap<String, FileState> {
        tree(&self.at("dist"))
    }

    /// The text of a file of the output.
    pub fn page(&self, path: &str) -> String {
        let path = self.at("dist").join(path);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }
}

/// The result of a run of the program.
#[derive(Debug)]
pub struct Run {
    /// The exit code; -1 when a signal ended it.
    pub code: i32,
    /// Standard output.
    pub out: String,
    /// Standard error, without the lines about waits.
    pub err: String,
    /// The lines of standard error about waits; their number depends on the load of the machine.
    pub waits: Vec<String>,
}

impl Run {
    /// Runs a command to its end.
    pub fn of(command: &mut Command) -> Run {
        Run::from(command.output().expect("the program can be started"))
    }

    /// Asserts success.
    #[track_caller]
    pub fn fine(self) -> Run {
        assert_eq!(self.code, 0, "{}", self.err);
        self
    }

    /// Asserts the exit code and the messages, without the summary of a built site.
    #[track_caller]
    pub fn says(&self, code: i32, words: &str) {
        assert_eq!((self.code, self.err.trim_end()), (code, words.trim()), "{}", self.err);
    }

    /// Asserts the exit code and a part of the messages.
    #[track_caller]
    pub fn mentions(&self, code: i32, words: &str) {
        assert!(self.code == code && self.err.contains(words), "{}: {}", self.code, self.err);
    }
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes UTF-8");
        let is_wait = |line: &&str| {
            let seconds =
                line.trim_end().rsplit_once(", ").and_then(|(_, end)| end.strip_suffix(" s"));
            seconds.is_some_and(|seconds| seconds.parse::<u32>().is_ok())
        };
        let err = text(output.stderr);
        let (waits, err): (Vec<&str>, Vec<&str>) = err.split_inclusive('\n').partition(is_wait);
        Run {
            code: output.status.code().unwrap_or(-1),
            out: text(output.stdout),
            err: err.concat(),
            waits: waits.iter().map(|line| line.trim_end().to_owned()).collect(),
        }
    }
}

/// The state of a file on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileState {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Its inode.
    pub inode: u64,
    /// Its modification time: seconds and nanoseconds.
    pub modified: (i64, i64),
}

/// All files below a folder; none if it does not exist.
pub fn tree(folder: &Path) -> BTreeMap<String, FileState> {
    fn collect(folder: &Path, prefix: &str, files: &mut BTreeMap<String, FileState>) {
        let Ok(entries) = fs::read_dir(folder) else { return };
        for entry in entries {
            let entry = entry.unwrap();
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type().unwrap().is_dir() {
                collect(&entry.path(), &format!("{name}/"), files);
                continue;
            }
            let data = entry.metadata().unwrap();
            let kept = FileState {
                bytes: fs::read(entry.path()).unwrap(),
                inode: data.ino(),
                modified: (data.mtime(), data.mtime_nsec()),
            };
            files.insert(name, kept);
        }
    }
    let mut files = BTreeMap::new();
    collect(folder, "", &mut files);
    files
}

/// Copies a folder with everything in it.
pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        match entry.file_type().unwrap().is_dir() {
            true => copy(&entry.path(), &target),
            false => drop(fs::copy(entry.path(), target).unwrap()),
        }
    }
}

/// Changes the owner of everything below a folder, which only root can.
pub fn change_owner(path: &Path, user: u32) {
    std::os::unix::fs::lchown(path, Some(user), Some(user)).unwrap();
    if path.is_dir() && !path.is_symlink() {
        for entry in fs::read_dir(path).unwrap() {
            change_owner(&entry.unwrap().path(), user);
        }
    }
}

/// The user `nobody`, for whom file permissions apply.
pub const NOBODY: u32 = 65534;

/// Returns whether file permissions do not apply to this process.
pub fn is_root() -> bool {
    let folder = TempDir::new();
    fs::metadata(folder.path()).unwrap().uid() == 0
}
