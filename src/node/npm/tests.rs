use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;

use super::*;
use crate::node::cache::{Scratch, unique};

const LOCK: &str = r#"{ "packages": {
  "": { "name": "x" },
  "node_modules/a": { "integrity": "sha512-a" },
  "node_modules/b": { "integrity": "sha512-b", "optional": true },
  "node_modules/t": { "integrity": "sha512-t", "dev": true }
} }"#;

/// A project whose npm is a script that counts how often it is called.
struct Project {
    folder: Scratch,
    npm: PathBuf,
}

impl Project {
    fn new(name: &str, npm: &str) -> Project {
        let folder = Scratch::new(std::env::temp_dir().join(unique(name))).unwrap();
        let project = Project { npm: folder.path().join("npm"), folder };
        fs::create_dir_all(project.islands()).unwrap();
        fs::write(project.islands().join("package.json"), "{}").unwrap();
        fs::write(project.islands().join("package-lock.json"), LOCK).unwrap();
        let script = format!("#!/bin/sh\necho \"$@\" >> ../calls\n{npm}\n");
        fs::write(&project.npm, script).unwrap();
        fs::set_permissions(&project.npm, fs::Permissions::from_mode(0o755)).unwrap();
        project
    }

    fn islands(&self) -> PathBuf {
        self.folder.path().join("islands")
    }

    fn ensure(&self) -> anyhow::Result<bool> {
        ensure_packages_with(self.folder.path(), self.npm.as_os_str())
    }

    fn calls(&self) -> String {
        fs::read_to_string(self.folder.path().join("calls")).unwrap_or_default()
    }
}

#[test]
fn packages_are_installed_once_for_each_lock_file() {
    let project = Project::new("archipel-npm-once", "mkdir -p node_modules");
    assert!(!packages_ready(project.folder.path()).unwrap());
    assert!(project.ensure().unwrap());
    assert_eq!(project.calls(), "ci --no-audit --no-fund --ignore-scripts --omit=dev\n");
    assert!(packages_ready(project.folder.path()).unwrap());
    assert!(!project.ensure().unwrap());
    fs::write(project.islands().join("package-lock.json"), LOCK.replace('a', "c")).unwrap();
    assert!(project.ensure().unwrap());
    // The second time there may be packages for tests, which stay.
    let calls = project.calls();
    assert_eq!(calls.lines().last(), Some("ci --no-audit --no-fund --ignore-scripts"));
    assert_eq!(calls.lines().count(), 2);
}

#[test]
fn what_the_developer_installed_is_left_alone_if_it_is_the_same() {
    let project = Project::new("archipel-npm-hand", "mkdir -p node_modules");
    fs::create_dir_all(project.islands().join("node_modules")).unwrap();
    let installed = project.islands().join(INSTALLED);
    let without_optional = r#"{ "packages": { "node_modules/a": { "integrity": "sha512-a" } } }"#;
    fs::write(&installed, without_optional).unwrap();
    assert!(packages_ready(project.folder.path()).unwrap());
    assert!(!project.ensure().unwrap());
    assert_eq!(project.calls(), "");

    fs::remove_file(project.islands().join(STAMP)).unwrap();
    for other in [without_optional.replace("512-a", "512-z"), without_optional.replace("/a", "/z")]
    {
        fs::write(&installed, other).unwrap();
        assert!(!packages_ready(project.folder.path()).unwrap());
    }
}

#[test]
fn a_failure_shows_the_last_words_of_npm() {
    let project = Project::new("archipel-npm-fails", "echo 'npm error E404' >&2; exit 1");
    let error = project.ensure().unwrap_err().to_string();
    assert!(error.contains("`npm ci` in islands/ failed"), "{error}");
    assert!(error.ends_with("npm error E404"), "{error}");
    let error = ensure_packages_with(project.folder.path(), OsStr::new("/no/npm")).unwrap_err();
    assert!(error.to_string().contains("install Node 20"), "{error}");
    fs::remove_file(project.islands().join("package-lock.json")).unwrap();
    assert!(project.ensure().unwrap_err().to_string().contains("package-lock.json"));
}

#[test]
fn a_project_without_packages_needs_none() {
    let folder = Scratch::new(std::env::temp_dir().join(unique("archipel-npm-none"))).unwrap();
    assert!(packages_ready(folder.path()).unwrap());
    assert!(!ensure_packages(folder.path()).unwrap());
}

#[test]
fn what_the_program_brings_is_written_where_editors_look_and_not_into_linked_packages() {
    let project = Project::new("provided", "exit 1");
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
