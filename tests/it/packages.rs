//! A site lists the packages that its islands import; the packages of the program are built in.

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

use crate::site::{ROOT, Run, Site, copy};

/// The packages of an island that imports React.
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
    let site = site();
    site.build().fine();
    assert!(site.page("de/index.html").contains("<b>Eins</b>"));
    assert!(site.at("islands/node_modules/archipel/index.d.ts").exists());
}

/// A site with the island and a copy of React, as npm installs it.
fn site() -> Site {
    let site = Site::new(ISLAND);
    let installed = Path::new(ROOT).join("islands/node_modules");
    let modules = site.at("islands/node_modules");
    fs::remove_file(&modules).unwrap();
    fs::create_dir(&modules).unwrap();
    let lock = fs::read_to_string(Path::new(ROOT).join("islands/package-lock.json")).unwrap();
    let lock: Value = serde_json::from_str(&lock).unwrap();
    let mut packages = json!({});
    for name in REACT {
        copy(&installed.join(name), &modules.join(name));
        let path = format!("node_modules/{name}");
        packages[&path] = lock["packages"][&path].clone();
    }
    let lock = json!({ "packages": packages }).to_string();
    fs::write(site.at("islands/package-lock.json"), &lock).unwrap();
    fs::write(modules.join(".package-lock.json"), &lock).unwrap();
    fs::write(site.at("islands/package.json"), "{ \"private\": true }").unwrap();
    site
}

/// Damage to a file or folder.
type Damage = fn(&Path);

const DAMAGES: [(&str, Damage); 7] = [
    ("missing", remove),
    ("empty", |path| fs::write(path, "").unwrap()),
    ("cut off", |path| {
        let bytes = fs::read(path).unwrap();
        fs::write(path, &bytes[..bytes.len() / 2]).unwrap();
    }),
    ("one bit off", |path| {
        let mut bytes = fs::read(path).unwrap();
        let middle = bytes.len() / 2;
        bytes[middle] ^= 1;
        fs::write(path, bytes).unwrap();
    }),
    ("a folder", |path| {
        remove(path);
        fs::create_dir_all(path.join("in/it")).unwrap();
    }),
    ("a pipe", |path| {
        remove(path);
        assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
    }),
    ("a link to nowhere", |path| {
        remove(path);
        symlink("/nowhere/at/all", path).unwrap();
    }),
];

fn remove(path: &Path) {
    if path.symlink_metadata().is_ok_and(|found| found.is_dir()) {
        fs::remove_dir_all(path).unwrap();
    } else {
        fs::remove_file(path).unwrap();
    }
}

/// The files below a folder of the cache.
fn files(site: &Site, folder: &str) -> Vec<PathBuf> {
    let folder = site.at(".archipel/cache").join(folder);
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// Whatever happens to an entry of the cache, the next build produces the same site without a
/// message, and so does the one after it.
#[test]
fn every_damage_of_the_cache_is_mended() {
    let site = site();
    site.build().fine();
    let contents = |site: &Site| -> Vec<(String, Vec<u8>)> {
        site.dist().into_iter().map(|(path, kept)| (path, kept.bytes)).collect()
    };
    let (good, quiet) = (contents(&site), site.build().fine().err);
    let schema = site.at(".archipel/schemas/page.json");
    for (name, damage) in DAMAGES {
        let mut damaged = vec![schema.clone(), site.at(".archipel/cache/installed")];
        for folder in ["bundle", "prerender", "node"] {
            damaged.push(files(&site, folder).remove(0));
        }
        for path in &damaged {
            damage(path);
        }
        let run = site.build().fine();
        assert!(contents(&site) == good, "{name}");
        assert_eq!(words(&run.err), words(&quiet), "{name}");
        for path in &damaged {
            assert!(path.symlink_metadata().unwrap().is_file(), "{name}: {}", path.display());
        }
    }
    for folder in [".archipel/cache/bundle", ".archipel/cache/prerender", ".archipel/schemas"] {
        for (name, damage) in &DAMAGES[4..6] {
            damage(&site.at(folder));
            site.build().fine();
            assert!(contents(&site) == good, "{folder} is {name}");
        }
    }
}

/// The lines with the findings of a build, without its time.
fn words(err: &str) -> Vec<&str> {
    err.lines().filter(|line| line.contains("warning") || line.contains("error")).collect()
}

/// The content of entries must match their names.
#[test]
fn entries_that_were_exchanged_are_made_again() {
    let site = site();
    site.edit("-- islands/other/island.toml\ndescription = \"Other.\"\nwhen = \"load\"\n\
               -- islands/other/island.tsx\nexport default function Other() { return <i>two</i>; }\n\
               -- templates/page.html\n{{ island(\"counter\") }}{{ island(\"other\") }}<p>{{ t(\"home-title\") }} {{ t(\"home-lead\") }}</p>\n");
    site.build().fine();
    let good = site.page("en/index.html");
    let entries = files(&site, "prerender");
    let [one, two] = &entries[..] else { panic!("{entries:?}") };
    let aside = site.at("aside");
    fs::rename(one, &aside).unwrap();
    fs::rename(two, one).unwrap();
    fs::rename(&aside, two).unwrap();
    site.build().fine();
    assert_eq!(site.page("en/index.html"), good);
}

/// Damaged packages that can't be installed again, since npm is missing, are reported.
#[test]
fn a_damaged_package_is_not_built_with() {
    let site = site();
    site.build().fine();
    let path = std::env::var("PATH").unwrap_or_default();
    let npm_fails = site.root().parent().unwrap().join("bin");
    fs::create_dir(&npm_fails).unwrap();
    fs::write(npm_fails.join("npm"), "#!/bin/sh\necho npm error offline >&2\nexit 1\n").unwrap();
    fs::set_permissions(npm_fails.join("npm"), fs::Permissions::from_mode(0o755)).unwrap();
    for (name, damage) in [&DAMAGES[0], &DAMAGES[1], &DAMAGES[4], &DAMAGES[5], &DAMAGES[6]] {
        let file = site.at("islands/node_modules/react/index.js");
        let good = fs::read(&file).unwrap();
        damage(&file);
        let mut command = site.command(&["build"]);
        let run = Run::of(command.env("PATH", format!("{}:{path}", npm_fails.display())));
        run.says(2, "error: `npm ci` in islands/ failed (exit status: 1):\nnpm error offline");
        if file.symlink_metadata().is_ok() {
            remove(&file);
        }
        fs::write(&file, good).unwrap();
        assert_eq!(site.build().code, 0, "{name}");
    }
}

/// An edited package is used and reported each time, whether the edit is intentional or damage.
#[test]
fn an_edit_of_what_npm_installed_is_a_warning() {
    let site = site();
    site.build().fine();
    let file = "islands/node_modules/react/index.js";
    let code = fs::read_to_string(site.at(file)).unwrap();
    fs::write(site.at(file), format!("{code}// Edited.\n")).unwrap();
    for _ in 0..2 {
        let run = site.build().fine();
        let words = format!("warning[edited-package]: `{file}` is not as npm installed it");
        assert!(run.err.contains(&words), "{}", run.err);
    }
    fs::remove_file(site.at(".archipel/cache/installed")).unwrap();
    fs::remove_dir_all(site.at(".archipel/cache/bundle")).unwrap();
    assert!(!site.build().fine().err.contains("edited-package"));
    fs::write(site.at(file), "module.exports = (;\n").unwrap();
    let run = site.build();
    assert!(run.code != 0 && run.err.contains("`npm ci` in islands/ installs"), "{}", run.err);
}

/// Leaflet finds its markers so.
#[test]
fn a_file_that_a_package_finds_by_its_style_sheet_is_a_warning() {
    let site = site();
    site.edit(
        "-- islands/node_modules/map/index.js\n\
         export default (sheet) => sheet.replace(\"sheet.css\", '') + \"pin.svg\";\n\
         -- islands/node_modules/map/sheet.css\n\
         .pin { background-image: url(images/pin.svg) }\n\
         .other { background-image: url(images/other.svg) }\n\
         -- islands/node_modules/map/images/pin.svg\n\
         <svg xmlns=\"http://www.w3.org/2000/svg\"/>\n\
         -- islands/node_modules/map/images/other.svg\n\
         <svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\"/>\n",
    );
    let island = "-- islands/counter/island.tsx\nimport map from \"map\";\nimport \"map/sheet.css\";\n\
                  export default function Counter() { return <b>{map(\"\")}</b>; }\n";
    site.edit(island);
    for _ in 0..2 {
        let run = site.build().fine();
        let words = "code of the package `map` will not find its file `pin.svg`\n \
                     --> islands/counter/island.tsx:2:9";
        assert!(run.err.contains(words) && !run.err.contains("other.svg"), "{}", run.err);
    }
    let loose = "-- islands/node_modules/loose/index.js\nconst here = import.meta.url;\n\
                 export default (name) => new URL(`./${name}`, here).href;\n\
                 -- islands/node_modules/between/index.js\nexport { default } from \"loose\";\n";
    site.edit(loose);
    let by_another = "import between from \"between\";\nconsole.log(between);\nexport";
    site.edit(&island.replace("export", by_another));
    let run = site.build().fine();
    let words = "code of the package `loose` may not find its files\n \
                 --> islands/counter/island.tsx:3:22";
    assert!(run.err.contains(words), "{}", run.err);
    let follows_hint = "import pin from \"map/images/pin.svg\";\nconsole.log(pin);\nexport";
    site.edit(&island.replace("export", follows_hint));
    let run = site.build().fine();
    assert!(!run.err.contains("sought-file"), "{}", run.err);
}

#[test]
fn an_edited_package_is_in_the_next_build() {
    let site = site();
    let code = "-- islands/node_modules/own/index.js\nexport default \"ONE\";\n";
    site.edit(code);
    site.edit(
        "-- islands/counter/island.tsx\nimport own from \"own\";\n\
               export default function Counter() { return <b>{own}</b>; }\n",
    );
    site.build().fine();
    assert!(site.page("en/index.html").contains("<b>ONE</b>"));
    site.edit(&code.replace("ONE", "TWO"));
    site.build().fine();
    assert!(site.page("en/index.html").contains("<b>TWO</b>"));
    let script = site.dist().into_iter().find(|(path, _)| path.contains("counter-")).unwrap().1;
    assert!(String::from_utf8(script.bytes).unwrap().contains("TWO"));
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

#[test]
fn pages_allow_what_the_style_sheets_of_packages_load_or_the_build_names_the_sheet() {
    let site = site();
    let sheet = "/* An icon */\n.icon { background: url(data:image/png;base64,AA) }\n\
                 .dot { background: url(\"https://a.example/1.png\"), url(https://a.example/2.png) }";
    site.edit(&format!(
        "-- islands/node_modules/icons/package.json\n{{\"name\":\"icons\",\"version\":\"1.0.0\"}}\n\
         -- islands/node_modules/icons/icons.css\n{sheet}\n\
         -- islands/counter/island.tsx\nexport default function Counter() {{\n  return <b>1</b>;\n}}\n\
         import \"icons/icons.css\";\n\
         -- content/pages/more.yaml\npath: more\ntemplate: more.html\ntitle: title\n\
         description: title\n-- templates/more.html\n{{{{ t(\"title\") }}}}\n\
         -- locales/en/pages/more.ftl\ntitle = More\n-- locales/de/pages/more.ftl\ntitle = Mehr\n"
    ));
    let config = fs::read_to_string(site.at("site.toml")).unwrap();
    let with = |security: &str| {
        fs::write(site.at("site.toml"), format!("{config}\n{security}")).unwrap();
        site.build()
    };
    with("").fine();
    let run = with("[security]\n");
    assert_eq!(run.code, 1, "{}", run.err);
    for words in [
        "`data:image/png;base64,AA` is loaded from an origin that is not allowed (line 2, column 25)",
        "`https://a.example/1.png` is loaded from an origin that is not allowed (line 3, column 25)",
        "--> islands/node_modules/icons/icons.css",
        "= help: allow `data:` with `img` in [security] of site.toml",
        "= help: allow `https://a.example` with `img` in [security] of site.toml",
    ] {
        assert!(run.err.contains(words), "{words}: {}", run.err);
    }
    assert_eq!(run.err.matches("error[").count(), 2, "{}", run.err);
    // What follows from a setting is allowed on the pages that link the sheet.
    site.edit("-- templates/data/settings.yaml\nicons: text\n");
    with(
        "[security]\n[[security.services]]\nsetting = \"icons\"\n\
         img = [\"data:\", \"https://*.example\"]\n[settings]\nicons = \"ICONS-1\"\n",
    )
    .fine();
    let policy = "img-src 'self' data: https://*.example;";
    assert!(site.page("en/index.html").contains(policy), "{}", site.page("en/index.html"));
    assert!(!site.page("en/more/index.html").contains("img-src"));
}
