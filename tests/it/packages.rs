//! A site lists what its islands import; what the program runs comes with it.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

use serde_json::{Value, json};

use crate::site::{ROOT, Site};

/// What an island that imports React needs.
const REACT: [&str; 3] = ["react", "react-dom", "scheduler"];

const ISLAND: &str = "\
-- islands/counter/island.toml
description = \"Counts.\"
when = \"load\"
-- islands/counter/island.tsx
import { useMessages } from \"archipel\";
export default function Counter() {
  return <b>{useMessages().t(\"one\")}</b>;
}
-- locales/en/islands/counter.ftl
one = One
-- locales/de/islands/counter.ftl
one = Eins
-- templates/page.html
{{ island(\"counter\") }}<p>{{ t(\"home-title\") }} {{ t(\"home-lead\") }}</p>
";

#[test]
fn a_site_lists_react_and_nothing_of_the_program() {
    let site = Site::new(ISLAND);
    let installed = Path::new(ROOT).join("islands/node_modules");
    let modules = site.at("islands/node_modules");
    fs::remove_file(&modules).unwrap();
    fs::create_dir(&modules).unwrap();
    let lock = fs::read_to_string(Path::new(ROOT).join("islands/package-lock.json")).unwrap();
    let lock: Value = serde_json::from_str(&lock).unwrap();
    let mut packages = json!({});
    for name in REACT {
        symlink(installed.join(name), modules.join(name)).unwrap();
        let path = format!("node_modules/{name}");
        packages[&path] = lock["packages"][&path].clone();
    }
    let lock = json!({ "packages": packages }).to_string();
    fs::write(site.at("islands/package-lock.json"), &lock).unwrap();
    fs::write(modules.join(".package-lock.json"), &lock).unwrap();
    fs::write(site.at("islands/package.json"), "{ \"private\": true }").unwrap();
    site.build().fine();
    assert!(site.page("de/index.html").contains("<b>Eins</b>"));
    assert!(modules.join("archipel/index.d.ts").exists());
}

#[test]
fn a_site_without_react_is_told() {
    let site = Site::new(ISLAND);
    fs::remove_file(site.at("islands/node_modules")).unwrap();
    fs::remove_file(site.at("islands/package.json")).unwrap();
    site.build().says(
        2,
        "error: islands need the npm packages `react` and `react-dom`; `npm install react \
         react-dom` in islands/ adds them to islands/package.json",
    );
}
