//! Licences of dependencies of the program and the site: each is in the list of deny.toml.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use spdx::{Expression, Licensee, ParseMode};

use crate::site::ROOT;

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join(path)).unwrap()
}

/// The licences that deny.toml allows.
fn allowed() -> Vec<Licensee> {
    let deny: toml::Table = toml::from_str(&read("deny.toml")).unwrap();
    let list = deny["licenses"]["allow"].as_array().unwrap();
    list.iter().map(|name| Licensee::parse(name.as_str().unwrap()).unwrap()).collect()
}

/// Reports a licence that is not allowed. Some crates write `MIT/Apache-2.0`, as Cargo once did.
fn licence(package: &str, licence: Option<&str>, allowed: &[Licensee]) -> Option<String> {
    let Some(text) = licence else {
        return Some(format!("{package}: error: it names no licence"));
    };
    let expression = match Expression::parse_mode(text, ParseMode::LAX) {
        Ok(expression) => expression,
        Err(error) => return Some(format!("{package}: error: {error}")),
    };
    let fits = expression.evaluate(|wanted| allowed.iter().any(|have| have.satisfies(wanted)));
    (!fits).then(|| format!("{package}: error: deny.toml does not allow the licence `{text}`"))
}

/// The output of a program that lists dependencies.
fn output(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).current_dir(ROOT).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[track_caller]
fn hold<'a>(packages: impl Iterator<Item = (&'a str, &'a Value)>) {
    let allowed = allowed();
    let mut seen = 0;
    let complaints: Vec<String> = packages
        .inspect(|_| seen += 1)
        .filter_map(|(name, package)| licence(name, package["license"].as_str(), &allowed))
        .collect();
    assert!(seen > 0, "the rule looks at nothing");
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// The crates of this platform: the others were not fetched to compile the tests.
#[test]
fn crates_may_be_used() {
    let host = output("rustc", &["--print", "host-tuple"]);
    let filter = ["--filter-platform", host.trim()];
    let arguments = ["metadata", "--locked", "--offline", "--format-version", "1"];
    let metadata = output("cargo", &[&arguments[..], &filter].concat());
    let metadata: Value = serde_json::from_str(&metadata).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    hold(packages.iter().map(|package| (package["name"].as_str().unwrap(), package)));
}

/// The packages that a site or its build needs; those of tests are not distributed.
#[test]
fn npm_packages_may_be_used() {
    for lock in [
        "islands/package-lock.json",
        "src/assets/node/packages/package-lock.json",
        "src/assets/node/packages/page-rules/package-lock.json",
    ] {
        let lock: Value = serde_json::from_str(&read(lock)).unwrap();
        let packages = lock["packages"].as_object().unwrap();
        let shipped =
            packages.iter().filter(|(path, package)| !path.is_empty() && package["dev"] != true);
        hold(shipped.map(|(path, package)| (path.as_str(), package)));
    }
}

/// Tests run the program's scripts with packages of their own.
#[test]
fn tests_have_the_packages_of_the_program() {
    let manifest = |path: &str| serde_json::from_str::<Value>(&read(path)).unwrap();
    let own = manifest("src/assets/node/packages/package.json");
    for folder in ["islands", "tests"] {
        let tested = manifest(&format!("{folder}/package.json"));
        for (name, version) in own["dependencies"].as_object().unwrap() {
            assert_eq!(tested["dependencies"].get(name), None, "{name} is the program's");
            let found = tested["devDependencies"].get(name);
            assert!(
                found.is_none_or(|found| found == version),
                "{name}: not {version} in {folder}/"
            );
        }
    }
}

/// The islands' tests and those in `tests/` use the same version of a package.
#[test]
fn packages_of_tests_have_one_version() {
    let packages = |path| {
        serde_json::from_str::<Value>(&read(path)).unwrap()["devDependencies"]
            .as_object()
            .unwrap()
            .clone()
    };
    let islands = packages("islands/package.json");
    for (name, version) in packages("tests/package.json") {
        let other = islands.get(&name);
        assert!(other.is_none_or(|other| *other == version), "{name}: not {version} in islands/");
    }
}

#[test]
fn licence_complains() {
    let allowed = [Licensee::parse("MIT").unwrap(), Licensee::parse("ISC").unwrap()];
    let complaint = |text| licence("a", text, &allowed);
    assert_eq!(complaint(Some("MIT/Apache-2.0")), None);
    assert_eq!(complaint(Some("(GPL-2.0-only OR MIT) AND ISC")), None);
    let words = "a: error: deny.toml does not allow the licence `MIT AND GPL-2.0-only`";
    assert_eq!(complaint(Some("MIT AND GPL-2.0-only")).as_deref(), Some(words));
    assert_eq!(complaint(None).as_deref(), Some("a: error: it names no licence"));
    assert!(complaint(Some("SEE LICENSE IN a.txt")).is_some());
}
