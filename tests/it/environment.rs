//! Failures of the environment: the command could not run. Exit code 2, one clear sentence, no loss
//! of data.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::PathBuf;
use std::process::Stdio;

use crate::extent::is_whole;
use crate::random::Random;
use crate::site::{self, FileState, NOBODY, Run, Site};

/// An island that any page can show.
pub const ISLAND: &str = "\
-- islands/counter/island.toml
description = \"Counts.\"
when = \"load\"
-- islands/counter/island.tsx
export default function Counter() { return <b/>; }
-- templates/page.html
{{ island(\"counter\") }}<p>{{ t(\"home-title\") }} {{ t(\"home-lead\") }}</p>
";

/// Runs `archipel build` with more arguments; the output and `others` must not change.
#[track_caller]
fn refused(site: &Site, arguments: &[&str], words: &str) {
    let before = everything(site);
    let run = site.run(&[&["build"], arguments].concat());
    run.says(2, words);
    assert_eq!(run.out, "");
    assert!(everything(site) == before, "a command that could not run changed files");
}

fn everything(site: &Site) -> BTreeMap<String, FileState> {
    let mut files = site::tree(site.root().parent().unwrap());
    files.retain(|path, _| !path.contains("/.archipel/") && !path.contains("node_modules"));
    files
}

#[test]
fn an_unknown_root() {
    refused(
        &Site::new(""),
        &["--root", "nowhere"],
        "error: the folder `nowhere` does not exist; set the site's folder with --root",
    );
}

#[test]
fn files_of_others_in_our_output_folder() {
    let site = Site::new("");
    site.build().fine();
    site.edit("-- dist/notes.txt\nmine\n-- dist/en/more.html\nmine\n");
    refused(
        &site,
        &[],
        "error: can't write to `./dist`: Archipel did not make `en/more.html`, `notes.txt`; move \
         them away",
    );
}

#[test]
fn an_output_folder_that_holds_the_project() {
    let site = Site::new("");
    let mixed = "it contains the project itself; choose another folder, like `dist`";
    refused(&site, &["--out", ".."], &format!("error: can't write to `..`: {mixed}"));
}

#[test]
fn an_output_folder_of_another_program() {
    let site = Site::new("");
    for out in [".git", ".git/dist", "node_modules/dist", ".archipel/dist", ".svn"] {
        let name = out.split('/').next().unwrap();
        refused(
            &site,
            &["--out", out],
            &format!(
                "error: can't write to `{out}`: `{name}` belongs to another program; choose \
                 another folder, like `dist`"
            ),
        );
        assert!(!site.at(out).exists());
    }
}

/// Staged files are written, and removed, through the link.
#[test]
fn a_staging_folder_that_is_a_link() {
    let site = Site::new("");
    fs::create_dir(site.at("other")).unwrap();
    fs::create_dir(site.at("other/tree")).unwrap();
    for to in ["nowhere", "other"] {
        std::os::unix::fs::symlink(to, site.at(".dist.staging")).unwrap();
        let run = site.build();
        assert_eq!(run.code, 2, "{}", run.err);
        assert!(run.err.contains(".dist.staging` is a symbolic link; remove it"), "{}", run.err);
        fs::remove_file(site.at(".dist.staging")).unwrap();
    }
    assert!(site.at("other/tree").exists() && !site.at("nowhere").exists());
}

#[test]
fn two_builds_at_once() {
    let site = Site::new("");
    site.build().fine();
    site.edit("-- .dist.staging/lock\n");
    let lock = File::options().append(true).open(site.at(".dist.staging/lock")).unwrap();
    lock.lock().unwrap();
    refused(
        &site,
        &[],
        "error: can't prepare to write `./dist`: another build is writing it; wait until that one \
         has ended",
    );
    drop(lock);
    site.build().fine();
}

#[test]
fn a_folder_that_may_not_be_written() {
    let site = Site::new("");
    site.build().fine();
    fs::set_permissions(site.root(), fs::Permissions::from_mode(0o555)).unwrap();
    let before = everything(&site);
    let mut command = site.command(&["build"]);
    if site::is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
    let run = Run::of(&mut command);
    fs::set_permissions(site.root(), fs::Permissions::from_mode(0o755)).unwrap();
    run.says(
        2,
        &format!(
            "error: can't prepare to write `./dist`: can't create the folder `{}`: Permission \
             denied (os error 13)",
            site.root().canonicalize().unwrap().join(".dist.staging").display()
        ),
    );
    assert!(everything(&site) == before);
}

#[test]
fn an_output_folder_that_may_not_be_written() {
    let site = Site::new("");
    site.build().fine();
    site.edit("-- assets/main.css\nh1 { color: red }\n");
    if site::is_root() {
        site::change_owner(&site.root(), NOBODY);
    }
    fs::set_permissions(site.at("dist"), fs::Permissions::from_mode(0o555)).unwrap();
    let before = everything(&site);
    let mut command = site.command(&["build"]);
    if site::is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
    let run = Run::of(&mut command);
    fs::set_permissions(site.at("dist"), fs::Permissions::from_mode(0o755)).unwrap();
    run.says(
        2,
        &format!(
            "error: can't put the new files in `{}`: Permission denied (os error 13)",
            site.at("dist").canonicalize().unwrap().display()
        ),
    );
    assert!(everything(&site) == before);
}

/// As in a container whose volume is `dist/`. If processes may not have mounts of their own, the
/// test counts as skipped.
#[test]
fn an_output_folder_that_is_a_mount_point() {
    let site = Site::new("");
    site.build().fine();
    site.edit("-- assets/main.css\nb { top: 9px }\n");
    let before = everything(&site);
    let in_mount = |arguments: &str| {
        let script = format!("mount --bind dist dist && exec \"$0\" build {arguments}");
        let mut command = std::process::Command::new("unshare");
        command.args(["--user", "--map-root-user", "--mount", "sh", "-c", &script]);
        command.arg(env!("CARGO_BIN_EXE_archipel")).current_dir(site.root());
        command.stdin(Stdio::null());
        Run::of(&mut command)
    };
    if in_mount("--help").code != 0 {
        let words =
            "skipped: an output folder that is a mount point: nothing can be mounted here\n";
        std::io::stderr().write_all(words.as_bytes()).expect("standard error is open");
        return;
    }
    let dist = site.at("dist").display().to_string();
    let words = format!(
        "error: `{dist}` is a mount point, which can't be replaced as a whole; build into a folder \
         in it: `--out {dist}/site`"
    );
    in_mount("").says(2, &words);
    assert!(everything(&site) == before, "the failed build changed files");
    in_mount("--out dist/site").fine();
}

/// A limit on the size of files simulates a disk that is full in the middle of a build.
#[test]
fn a_full_disk() {
    let site = Site::new("");
    site.build().fine();
    let css: String =
        (0..9000).map(|number| format!(".a{number} {{ top: {number}px }}\n")).collect();
    site.edit(&format!("-- assets/main.css\n{css}"));
    let before = everything(&site);
    let mut command = site.command(&["build"]);
    let program = command.get_program().to_owned();
    let run_with = |blocks: usize, arguments: &str| {
        let limited = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" {arguments}");
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", &limited]).arg(&program);
        Run::of(shell.current_dir(site.root()).stdin(Stdio::null()))
    };
    let run = run_with(64, "build");
    let name = run.err.split('`').nth(1).unwrap_or_default().to_owned();
    assert!(name.starts_with("assets/main."), "{}", run.err);
    run.says(2, &format!("error: can't write `{name}`: File too large (os error 27)"));
    assert!(everything(&site) == before, "the failed build changed files");
    command.output().unwrap();
    assert!(site.dist().contains_key(&name), "the next build works");
    site.edit("-- hosts.conf\nold\n");
    let before = everything(&site);
    for arguments in ["new page team", "host nginx --out hosts.conf", "new ./other"] {
        let run = run_with(0, arguments);
        assert_eq!(run.code, 2, "{arguments}: {}", run.err);
        assert!(everything(&site) == before, "{arguments} left something behind");
    }
}

fn pipe(site: &Site, path: &str) {
    let path = site.at(path);
    let _ = fs::remove_file(&path);
    let made = std::process::Command::new("mkfifo").arg(path).status().unwrap();
    assert!(made.success());
}

/// Reading a pipe would wait for a writer forever.
#[test]
fn a_pipe_in_place_of_a_file() {
    let site = Site::new(ISLAND);
    site.build().fine();
    let before = site.dist();
    pipe(&site, "islands/package.json");
    let run = site.build();
    assert!(run.code != 0 && run.err.contains("islands/package.json"), "{}", run.err);
    pipe(&site, "dist/archipel-manifest.json");
    let run = site.build();
    assert!(
        run.code == 2 && run.err.contains("can't read `archipel-manifest.json`"),
        "{}",
        run.err
    );
    fs::remove_file(site.at("dist/archipel-manifest.json")).unwrap();
    fs::write(site.at("dist/archipel-manifest.json"), &before["archipel-manifest.json"].bytes)
        .unwrap();
    pipe(&site, "assets/extra.png");
    pipe(&site, "site.toml");
    let run = site.run(&["check"]);
    assert_eq!(run.code, 1);
    for words in ["`site.toml` is neither a file nor a folder", "`assets/extra.png` is neither"] {
        assert!(run.err.contains(words), "{words}: {}", run.err);
    }
    assert!(!run.err.contains("there is no site.toml"), "{}", run.err);
    let contents = |files: BTreeMap<String, FileState>| -> Vec<_> {
        files.into_iter().map(|(path, kept)| (path, kept.bytes)).collect()
    };
    assert!(contents(site.dist()) == contents(before));
}

/// Whenever a build is killed, the output is either the complete old site or the complete new one,
/// and the next build works. Every third build is a first one.
#[test]
fn killed_at_any_moment() {
    let rounds = if is_whole() { 300 } else { 15 };
    let site = Site::new("");
    let style = |number: usize| {
        let rules: String = (0..400).map(|at| format!(".a{at} {{ top: {number}px }}\n")).collect();
        format!("-- assets/main.css\n{rules}")
    };
    site.edit(&style(0));
    let start = std::time::Instant::now();
    site.build().fine();
    let longest = start.elapsed() + start.elapsed() / 4;
    let mut whole = contents(&site);
    let mut killed = 0;
    let mut random = Random::new(88_172_645_463_325_252);
    for round in 1..=rounds {
        site.edit(&style(round));
        if round % 3 == 0 {
            fs::remove_dir_all(site.at("dist")).unwrap();
            whole = BTreeMap::new();
        }
        let mut child = site.command(&["build"]).stderr(Stdio::null()).spawn().unwrap();
        std::thread::sleep(longest.mul_f64(random.below(1_000) as f64 / 1_000.0));
        child.kill().unwrap();
        killed += usize::from(!child.wait().unwrap().success());
        let found = contents(&site);
        if found != whole {
            check_whole(&found, round);
        }
        site.build().fine();
        whole = contents(&site);
        check_whole(&whole, round);
        assert!(!site.at(".dist.staging").exists(), "staging is left in round {round}");
    }
    assert!(killed > rounds / 10, "only {killed} of {rounds} builds were killed while they ran");
}

fn contents(site: &Site) -> BTreeMap<String, Vec<u8>> {
    site.dist().into_iter().map(|(path, kept)| (path, kept.bytes)).collect()
}

/// Asserts that every file has the digest in the manifest, and that the style sheet is that of the
/// round.
fn check_whole(files: &BTreeMap<String, Vec<u8>>, round: usize) {
    let manifest: serde_json::Value =
        serde_json::from_slice(&files["archipel-manifest.json"]).unwrap();
    let listed = manifest["files"].as_object().unwrap();
    assert_eq!(listed.len() + 1, files.len(), "round {round}");
    for (path, entry) in listed {
        let digest = archipel::base::digest::Digest::of(&files[path]).hex();
        assert_eq!(entry["blake3"], digest.as_str(), "{path} in round {round}");
    }
    let style = files.iter().find(|(path, _)| path.ends_with(".css")).unwrap().1;
    let style = String::from_utf8_lossy(style);
    assert!(style.contains(&format!("{{top:{round}px}}")), "round {round}: {style:.80}");
}

/// The path of a required program. Debian installs some in folders that are only in the `PATH` of
/// root.
pub fn needed(program: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    let found = folders.find_map(|folder| Some(folder.join(program)).filter(|path| path.exists()));
    found.unwrap_or_else(|| panic!("{program} is needed: bash tests/run installs it"))
}

#[test]
fn a_folder_that_cannot_be_listed_is_told_alone() {
    for folder in ["content", "content/data", "locales/en", "templates/sections", "assets"] {
        let site = Site::new("");
        fs::set_permissions(site.at(folder), fs::Permissions::from_mode(0o000)).unwrap();
        let mut command = site.command(&["check"]);
        if site::is_root() {
            site::change_owner(&site.root(), NOBODY);
            site::change_owner(site.root().parent().unwrap(), NOBODY);
            command.uid(NOBODY).gid(NOBODY);
        }
        let run = Run::of(&mut command);
        fs::set_permissions(site.at(folder), fs::Permissions::from_mode(0o755)).unwrap();
        run.says(
            1,
            &format!(
                "error[unreadable-file]: `{folder}` can't be read: Permission denied (os error 13)\n\
                 --> {folder}\n = help: check that the file exists and that you may read it\n\n\
                 failed: 1 error"
            ),
        );
    }
}
