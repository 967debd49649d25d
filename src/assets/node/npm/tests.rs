use std::fs;
use std::os::unix::fs::PermissionsExt as _;

use super::*;
use crate::assets::cache::{Scratch, unique};

const LOCK: &str = r#"{ "packages": {
  "": { "name": "x" },
  "node_modules/a": { "version": "1.0.0", "integrity": "sha512-a" },
  "node_modules/b": { "version": "1.0.0", "integrity": "sha512-b", "optional": true },
  "node_modules/l": { "resolved": "own", "link": true, "optional": true },
  "own": { "hasInstallScript": true },
  "node_modules/t": { "version": "1.0.0", "integrity": "sha512-t", "dev": true }
} }"#;

/// A script that installs the package `a`, and `t` if development dependencies are requested.
const INSTALL: &str = "\
rm -rf node_modules
for name in a $(case \"$*\" in *--include=dev*) echo t;; esac); do
  mkdir -p node_modules/$name/lib
  echo '{ \"version\": \"1.0.0\" }' > node_modules/$name/package.json
  echo 'exports.a = 1' > node_modules/$name/lib/index.js
done
";

/// A project whose npm is a script that records how it is called.
struct Project {
    folder: Scratch,
    npm: PathBuf,
}

impl Project {
    fn new(name: &str, npm: &str) -> Project {
        let folder = Scratch::new(std::env::temp_dir().join(unique(name))).unwrap();
        let project = Project { npm: folder.path().join("npm"), folder };
        fs::create_dir_all(project.islands()).unwrap();
        fs::create_dir_all(project.folder.path().join(".archipel")).unwrap();
        fs::write(project.islands().join("package.json"), "{}").unwrap();
        fs::write(project.islands().join("package-lock.json"), LOCK).unwrap();
        project.set_npm(npm);
        project
    }

    fn set_npm(&self, script: &str) {
        let script = format!("#!/bin/sh\necho \"$@\" >> ../calls\n{script}\n");
        // A script that is written while another thread forks can't be run.
        fs::write(self.npm.with_extension("new"), script).unwrap();
        fs::set_permissions(self.npm.with_extension("new"), fs::Permissions::from_mode(0o755))
            .unwrap();
        fs::rename(self.npm.with_extension("new"), &self.npm).unwrap();
    }

    fn islands(&self) -> PathBuf {
        self.folder.path().join("islands")
    }

    fn site(&self) -> NpmFolder<'_> {
        NpmFolder::new(self.folder.path(), self.npm.as_os_str())
    }

    fn ensure(&self) -> anyhow::Result<bool> {
        self.site().ensure()
    }

    /// The last option of each call: the requested packages.
    fn calls(&self) -> Vec<String> {
        let calls = fs::read_to_string(self.folder.path().join("calls")).unwrap_or_default();
        let last = |line: &str| line.rsplit(' ').next().unwrap_or_default().to_owned();
        calls.lines().map(last).collect()
    }
}

#[test]
fn packages_are_installed_once_for_each_lock_file() {
    let project = Project::new("archipel-npm-once", INSTALL);
    assert!(project.ensure().unwrap());
    assert!(!project.ensure().unwrap());
    assert_eq!(project.calls(), ["--omit=dev"]);
    fs::write(project.islands().join("package-lock.json"), LOCK.replace("-b", "-c")).unwrap();
    assert!(project.ensure().unwrap());
    assert!(!project.ensure().unwrap());
    assert_eq!(project.calls().len(), 2);
}

#[test]
fn what_is_damaged_is_installed_again_and_what_is_edited_is_kept() {
    let project = Project::new("archipel-npm-damage", INSTALL);
    project.ensure().unwrap();
    let modules = project.islands().join("node_modules");
    let code = modules.join("a/lib/index.js");
    type Damage = fn(&Path, &Path);
    let damages: [(&str, Damage); 6] = [
        ("a file is missing", |_, code| fs::remove_file(code).unwrap()),
        ("a file is empty", |_, code| fs::write(code, "").unwrap()),
        ("a folder is in its place", |_, code| {
            fs::remove_file(code).unwrap();
            fs::create_dir(code).unwrap();
        }),
        ("a package is missing", |modules, _| fs::remove_dir_all(modules.join("a")).unwrap()),
        ("all are missing", |modules, _| fs::remove_dir_all(modules).unwrap()),
        ("a file is in place of all", |modules, _| {
            fs::remove_dir_all(modules).unwrap();
            fs::write(modules, "").unwrap();
        }),
    ];
    for (name, damage) in damages {
        damage(&modules, &code);
        assert!(project.ensure().unwrap(), "{name}");
        assert_eq!(fs::read_to_string(&code).unwrap(), "exports.a = 1\n", "{name}");
        assert!(!project.ensure().unwrap(), "{name}");
    }
    fs::write(&code, "exports.a = 2\n").unwrap();
    assert!(!project.ensure().unwrap());
    // Without a valid record, the installation is compared with that of npm.
    for damage in ["", "nonsense"] {
        fs::write(project.site().entry(), damage).unwrap();
        assert!(project.ensure().unwrap());
    }
}

#[test]
fn what_the_developer_installed_is_left_alone_if_it_is_the_same() {
    let project = Project::new("archipel-npm-hand", INSTALL);
    let package = project.islands().join("node_modules/a/package.json");
    fs::create_dir_all(package.parent().unwrap()).unwrap();
    fs::write(&package, r#"{ "version": "1.0.0" }"#).unwrap();
    let installed = project.islands().join(INSTALLED);
    let without_optional = r#"{ "packages": { "node_modules/a": { "integrity": "sha512-a" },
                               "node_modules/l": { "link": true } } }"#;
    fs::write(&installed, without_optional).unwrap();
    assert!(!project.ensure().unwrap());
    assert!(project.calls().is_empty());
    for other in [without_optional.replace("512-a", "512-z"), without_optional.replace("/a", "/z")]
    {
        fs::remove_file(project.site().entry()).unwrap();
        fs::write(&installed, other).unwrap();
        assert!(project.ensure().unwrap());
    }
    fs::remove_file(project.site().entry()).unwrap();
    fs::write(&installed, without_optional).unwrap();
    let pipe = project.islands().join("node_modules/a/pipe.js");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    assert!(project.ensure().unwrap(), "a pipe is not a file of a package");
    fs::remove_file(project.site().entry()).unwrap();
    fs::write(&installed, without_optional).unwrap();
    fs::write(&package, r#"{ "version": "2.0.0" }"#).unwrap();
    assert!(project.ensure().unwrap(), "npm's list is of another state");
}

#[test]
fn what_only_tests_list_is_installed_when_an_island_imports_it() {
    let project = Project::new("archipel-npm-dev", INSTALL);
    project.ensure().unwrap();
    let missing = |name: &str| project.site().install_missing(&[name.to_owned()].into()).unwrap();
    assert!(!missing("unknown"));
    assert!(!missing("a"), "it is whole, and its code is wrong");
    assert!(missing("t"));
    assert!(!missing("t"));
    assert_eq!(project.calls(), ["--omit=dev", "--include=dev"]);
    fs::remove_file(project.islands().join("node_modules/a/lib/index.js")).unwrap();
    project.ensure().unwrap();
    assert_eq!(project.calls().last().unwrap(), "--include=dev", "they stay");
}

#[test]
fn an_npm_that_installs_nothing_is_not_believed() {
    let project = Project::new("archipel-npm-dry", "mkdir -p node_modules");
    for _ in 0..2 {
        let error = project.ensure().unwrap_err().to_string();
        assert!(error.contains("has not installed `a`; `npm config list` shows"), "{error}");
    }
}

#[test]
fn whoever_imports_what_is_missing_reads_what_to_do() {
    let project = Project::new("archipel-npm-advice", INSTALL);
    fs::write(project.islands().join("package.json"), r#"{ "dependencies": { "n": "1" } }"#)
        .unwrap();
    for (module, expected) in [
        (
            "l",
            "`l` has an install script, and builds run none (`ignore-scripts`); run `npm ci` in \
             islands/ before the build",
        ),
        ("n", "run `npm install` in islands/, which installs `n`"),
        (
            "a/x",
            "`a` has no such module; see the `exports` in its package.json, or run `npm ci` in \
             islands/ if files of it are missing",
        ),
        ("~l/a.css", "write `l/a.css`, without `~`"),
        ("@s/p/x", "add `@s/p` to islands/package.json, and run npm install there"),
    ] {
        assert_eq!(advice(project.folder.path(), module), expected);
    }
}

#[test]
fn a_failure_shows_the_words_of_npm() {
    let project = Project::new("archipel-npm-fails", "echo 'npm error E404' >&2; exit 1");
    let error = project.ensure().unwrap_err().to_string();
    assert!(error.contains("`npm ci` in islands/ failed"), "{error}");
    assert!(error.ends_with("npm error E404"), "{error}");
    let error = NpmFolder::new(project.folder.path(), OsStr::new("/no/npm")).ensure().unwrap_err();
    assert!(error.to_string().contains("install Node 20"), "{error}");
    let folder = Scratch::new(std::env::temp_dir().join(unique("archipel-npm-none"))).unwrap();
    assert!(!ensure_packages(folder.path()).unwrap());
}

#[test]
fn what_the_program_brings_is_written_where_editors_look_and_not_into_linked_packages() {
    let project = Project::new("archipel-npm-provided", "exit 1");
    let root = project.folder.path();
    let types = [("index.d.ts", "export const a: 1;\n")];
    provide(root, "own", &types);
    let packages = project.islands().join("node_modules");
    assert!(!packages.exists(), "a project without packages gets none");
    fs::create_dir(&packages).unwrap();
    provide(root, "own", &types);
    assert_eq!(fs::read_to_string(packages.join("own/index.d.ts")).unwrap(), types[0].1);
    fs::rename(&packages, root.join("elsewhere")).unwrap();
    std::os::unix::fs::symlink(root.join("elsewhere"), &packages).unwrap();
    provide(root, "other", &types);
    assert!(!packages.join("other").exists());
}
