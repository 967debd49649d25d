//! Packages of islands: their edits, and the modules of Node that they turn off or try to load.
#![expect(clippy::disallowed_methods, reason = "tests install packages")]

use std::fs;

use super::{assert_clean, prerender};
use crate::assets::island::compiler::IslandCompiler;
use crate::assets::island::fixture::Project;

/// Replaces the installed packages by links to React; `lock` lists the packages.
fn own_modules(project: &Project, lock: &str) {
    let modules = project.root.join("islands/node_modules");
    let installed = fs::read_link(&modules).unwrap();
    fs::remove_file(&modules).unwrap();
    fs::create_dir(&modules).unwrap();
    for name in ["react", "react-dom", "scheduler"] {
        std::os::unix::fs::symlink(installed.join(name), modules.join(name)).unwrap();
    }
    project.write("islands/package.json", "{}");
    project.write("islands/package-lock.json", lock);
    project.write("islands/node_modules/.package-lock.json", lock);
}

/// A package next to the site, like linked `file:` packages and workspaces, and one in
/// `node_modules`: an edit of any of their files is in the next bundle, with and without reused
/// processes.
#[test]
fn an_edit_of_a_package_is_in_the_next_bundle() {
    let project = Project::new("packages", "site");
    own_modules(&project, "{ \"packages\": {} }");
    let modules = project.root.join("islands/node_modules");
    project.write("linked/package.json", "{ \"main\": \"one.js\" }");
    project.write("linked/one.js", "exports.word = 1;").write("linked/two.js", "exports.word = 2;");
    project.write(
        "base.json",
        "{ \"compilerOptions\": { \"paths\": { \"alias\": [\"./aliased/a\"] } } }",
    );
    project.write("aliased/a.ts", "export const name = \"a\";");
    project.write("aliased/b.ts", "export const name = \"b\";");
    project.write("islands/tsconfig.json", "{ \"extends\": \"../base\" }");
    std::os::unix::fs::symlink("../../linked", modules.join("linked")).unwrap();
    project.write("islands/node_modules/own/lib.js", "export default 1;");
    project.write("islands/node_modules/own/index.js", "export { default } from \"./lib\";");
    let code =
        "import { word } from \"linked\"; import own from \"own\"; import { name } from \"alias\";
                export default () => <p>{`${word} ${own} ${name}`}</p>;";
    project.island("a", "load", code);
    let compiler = IslandCompiler::new(&project.root);
    let edits: [(&str, &str, &str); 8] = [
        ("linked/three.js", "", "1 1 a"),
        ("linked/one.js", "exports.word = 3;", "3 1 a"),
        ("linked/package.json", "{ \"main\": \"two.js\" }", "2 1 a"),
        ("islands/node_modules/own/lib.js", "export default 4;", "2 4 a"),
        // Module resolution finds the folder first.
        ("islands/node_modules/own/lib/index.js", "export default 5;", "2 5 a"),
        (
            "base.json",
            "{ \"compilerOptions\": { \"paths\": { \"alias\": [\"./aliased/b\"] } } }",
            "2 5 b",
        ),
        ("aliased/b.ts", "export const name = \"c\";", "2 5 c"),
        ("islands/node_modules/alias/index.js", "export const name = \"no\";", "2 5 c"),
    ];
    for (file, text, expected) in edits {
        project.write(file, text);
        if file.ends_with("own/lib/index.js") {
            fs::remove_file(modules.join("own/lib.js")).unwrap();
        }
        let bundle = assert_clean(&project, &compiler);
        assert_eq!(prerender(&compiler, &bundle, "a"), format!("<p>{expected}</p>"), "{file}");
    }
}

#[test]
fn a_module_of_node_is_for_packages_what_it_is_in_browsers() {
    let project = Project::new("node-modules", "");
    own_modules(&project, "{ \"packages\": {} }");
    let tried = |load: &str| {
        format!(
            "module.exports = (() => {{ \
             try {{ return typeof {load}; }} catch {{ return \"none\"; }} }})();"
        )
    };
    let off = "\"browser\": { \"crypto\": false, \"node:path\": false, \"scheduler\": false }";
    let all = ["crypto", "node:path", "scheduler"].map(|name| format!("require(\"{name}\")"));
    let all = format!("module.exports = JSON.stringify([{}]);", all.join(", "));
    let shim = "\"browser\": { \"fs\": \"./shim.js\" }";
    for (name, fields, code, expected) in [
        ("off", off, all, "[{},{},{}]"),
        ("shim", shim, "module.exports = require(\"fs\").own;".to_owned(), "shim"),
        ("pure", "\"a\": 1", tried("require(\"util\").inspect"), "none"),
        ("other", "\"a\": 1", tried("require(\"crypto\").x"), "none"),
    ] {
        let folder = format!("islands/node_modules/{name}");
        project.write(&format!("{folder}/package.json"), &format!("{{ {fields} }}"));
        project.write(&format!("{folder}/index.js"), &code);
        project.write(&format!("{folder}/shim.js"), "exports.own = \"shim\";");
        let code = format!("import word from \"{name}\"; export default () => <p>{{word}}</p>;");
        project.island(name, "load", &code);
        let compiler = IslandCompiler::new(&project.root);
        let bundle = project.bundle_with(&compiler).unwrap();
        let html = prerender(&compiler, &bundle, name).replace("&quot;", "\"");
        assert_eq!(html, format!("<p>{expected}</p>"), "{name}");
    }
    // An island that no browser runs may use Node's own.
    let code = "import word from \"pure\"; export default () => <p>{word}</p>;";
    project.island("still", "never", code);
    let compiler = IslandCompiler::new(&project.root);
    let bundle = project.bundle_with(&compiler).unwrap();
    assert_eq!(prerender(&compiler, &bundle, "still"), "<p>function</p>");
}
