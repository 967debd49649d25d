use std::os::unix::fs::PermissionsExt as _;
use std::process::Command;

use super::*;
use crate::assets::cache::{Scratch, unique};

/// A site whose npm is a script; `calls` in its root contains the number of its runs.
struct Site {
    folder: Scratch,
    npm: PathBuf,
}

impl Site {
    fn new(name: &str, npm: &str) -> Site {
        let folder = Scratch::new(std::env::temp_dir().join(unique(name))).unwrap();
        fs::create_dir(folder.path().join(".archipel")).unwrap();
        let site = Site { npm: folder.path().join("npm"), folder };
        site.set_npm(npm);
        site
    }

    fn set_npm(&self, script: &str) {
        let calls = self.root().join("calls");
        let script = format!("#!/bin/sh\necho \"$@\" >> '{}'\n{script}\n", calls.display());
        // A script that is written while another thread forks can't be run.
        fs::write(self.npm.with_extension("new"), script).unwrap();
        fs::rename(self.npm.with_extension("new"), &self.npm).unwrap();
        fs::set_permissions(&self.npm, fs::Permissions::from_mode(0o755)).unwrap();
    }

    fn root(&self) -> &Path {
        self.folder.path()
    }

    fn ensure(&self, lock: &str) -> anyhow::Result<bool> {
        with(lock).ensure_with(self.root(), self.npm.as_os_str())
    }

    fn calls(&self) -> usize {
        let calls = fs::read_to_string(self.root().join("calls")).unwrap_or_default();
        assert!(calls.lines().all(|line| line.ends_with(" --omit=dev")), "{calls}");
        calls.lines().count()
    }

    /// The installations in the cache.
    fn kept(&self) -> Vec<String> {
        let entries = fs::read_dir(cache::folder(self.root())).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let is_one = |name: &String| name.starts_with("packages") && name != "packages.lock";
        let mut names: Vec<_> = names.filter(is_one).collect();
        names.sort();
        names
    }
}

/// The packages of a build with another lock file.
fn with(lock: &str) -> PackageSet<'_> {
    PackageSet { lock, ..BUILD_PACKAGES }
}

#[test]
fn packages_are_installed_once_for_each_lock_file() {
    let site = Site::new("archipel-packages-once", "cp package-lock.json copy");
    assert!(site.ensure("one").unwrap());
    assert!(!site.ensure("one").unwrap());
    assert_eq!(site.calls(), 1);
    let one = with("one").folder(site.root());
    assert_eq!(fs::read_to_string(one.join("copy")).unwrap(), "one");
    assert!(site.ensure("two").unwrap());
    let two = with("two").folder(site.root());
    assert_eq!(fs::read_to_string(two.join("copy")).unwrap(), "two");
    assert_eq!(site.kept(), [two.file_name().unwrap().to_str().unwrap()]);
    assert_eq!(site.calls(), 2);
}

#[test]
fn an_interrupted_installation_is_done_again() {
    let site = Site::new("archipel-packages-half", "mkdir half; kill -9 $$");
    let error = site.ensure("one").unwrap_err().to_string();
    assert!(error.starts_with("`npm ci` of the packages that Archipel needs failed"), "{error}");
    assert!(!with("one").folder(site.root()).exists());
    let [left] = &site.kept()[..] else { panic!("{:?}", site.kept()) };
    assert!(cache::folder(site.root()).join(left).join("half").exists());
    site.set_npm("test ! -e half && touch whole");
    assert!(site.ensure("one").unwrap());
    assert!(with("one").folder(site.root()).join("whole").exists());
    assert_eq!(site.kept().len(), 1);
}

/// An installation that is damaged, or does not match its name, is created again.
#[test]
fn every_damage_is_mended() {
    let make = "mkdir -p node_modules/a && echo 1 > node_modules/a/x && echo 2 > node_modules/a/y \
                && chmod 755 node_modules/a/x";
    let site = Site::new("archipel-packages-damage", make);
    site.ensure("one").unwrap();
    let folder = with("one").folder(site.root());
    type Damage = fn(&Path);
    let damages: [(&str, Damage); 10] = [
        ("a file is missing", |at| fs::remove_file(at.join("node_modules/a/x")).unwrap()),
        ("a file is empty", |at| fs::write(at.join("node_modules/a/x"), "").unwrap()),
        ("a byte is another one", |at| fs::write(at.join("node_modules/a/x"), "3\n").unwrap()),
        ("a program can't be run", |at| {
            let mode = fs::Permissions::from_mode(0o644);
            fs::set_permissions(at.join("node_modules/a/x"), mode).unwrap();
        }),
        ("two files are exchanged", |at| {
            let [x, y, z] = ["x", "y", "z"].map(|name| at.join("node_modules/a").join(name));
            fs::rename(&x, &z).unwrap();
            fs::rename(&y, &x).unwrap();
            fs::rename(&z, &y).unwrap();
        }),
        ("a folder is in place of a file", |at| {
            fs::remove_file(at.join("node_modules/a/x")).unwrap();
            fs::create_dir_all(at.join("node_modules/a/x/y")).unwrap();
        }),
        ("all packages are missing", |at| fs::remove_dir_all(at.join("node_modules")).unwrap()),
        ("the record is damaged", |at| fs::write(at.join(RECORD), "nonsense").unwrap()),
        ("the lock file is another one", |at| {
            fs::write(at.join("package-lock.json"), "two").unwrap();
        }),
        ("a file is in place of all", |at| {
            fs::remove_dir_all(at).unwrap();
            fs::write(at, "").unwrap();
        }),
    ];
    for (at, (name, damage)) in damages.into_iter().enumerate() {
        damage(&folder);
        assert!(site.ensure("one").unwrap(), "{name}");
        assert_eq!(site.calls(), at + 2, "{name}");
        assert_eq!(fs::read_to_string(folder.join("node_modules/a/x")).unwrap(), "1\n", "{name}");
        assert!(!site.ensure("one").unwrap(), "{name}");
    }
}

#[test]
fn each_set_of_packages_has_its_own_installation() {
    let site = Site::new("archipel-packages-sets", "true");
    site.ensure("one").unwrap();
    let rules = PackageSet { lock: "one", ..RULE_PACKAGES };
    assert!(rules.ensure_with(site.root(), site.npm.as_os_str()).unwrap());
    assert!(!site.ensure("one").unwrap());
    assert!(!rules.ensure_with(site.root(), site.npm.as_os_str()).unwrap());
}

#[test]
fn of_two_at_once_one_installs() {
    let site = Site::new("archipel-packages-two", "mkdir alone && sleep 0.3");
    let did: Vec<bool> = std::thread::scope(|scope| {
        let both = [0, 1].map(|_| scope.spawn(|| site.ensure("one").unwrap()));
        both.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(did.iter().filter(|did| **did).count(), 1);
    assert_eq!(site.calls(), 1);
}

#[test]
fn a_failure_shows_the_last_words_of_npm() {
    let site = Site::new("archipel-packages-fail", "echo 'npm error network' >&2; exit 1");
    let error = site.ensure("one").unwrap_err().to_string();
    assert!(error.ends_with("npm error network"), "{error}");
    let error = with("one").ensure_with(site.root(), OsStr::new("/no/npm")).unwrap_err();
    assert!(error.to_string().contains("install Node 20"), "{error}");
}

/// The packages that a lock file created on one platform may lack.
#[test]
fn the_lock_file_has_every_package_for_every_platform() {
    let lock: serde_json::Value = serde_json::from_str(BUILD_PACKAGES.lock).unwrap();
    let manifest: serde_json::Value = serde_json::from_str(BUILD_PACKAGES.manifest).unwrap();
    assert_eq!(lock["packages"][""]["dependencies"], manifest["dependencies"]);
    let esbuild = &lock["packages"]["node_modules/esbuild"]["optionalDependencies"];
    let platforms = esbuild.as_object().unwrap();
    assert!(platforms.len() > 20, "{platforms:?}");
    for (name, version) in platforms {
        let package = &lock["packages"][format!("node_modules/{name}")];
        assert_eq!(package["version"], *version, "{name}");
        assert!(package["integrity"].is_string(), "{name}");
    }
}

#[test]
fn esbuild_runs_without_its_install_script() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    BUILD_PACKAGES.ensure(root).unwrap();
    let script = "console.log(require('esbuild').transformSync('let a: 1', { loader: 'ts' }).code)";
    let node = Command::new("node")
        .args(["--eval", script])
        .current_dir(BUILD_PACKAGES.folder(root))
        .output();
    assert_eq!(String::from_utf8_lossy(&node.unwrap().stdout).trim(), "let a;");
}
