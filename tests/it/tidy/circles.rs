//! No two files depend on each other: code that both need is in a third file.
//!
//! A file depends on another one if it names an item that is defined there. If a name is imported
//! from a module that only re-exports it, the file that defines it counts. A module that declares a
//! child and re-exports its names does not depend on it.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, ExprCall, Ident, ItemMod, ItemUse, Macro, Path, UseTree, Visibility};

use crate::tidy::{Text, sources};

/// The files on whose items each file depends.
type Graph = BTreeMap<String, BTreeSet<String>>;

/// The circles: sets of files each of which depends on all others.
fn circles(graph: &Graph) -> Vec<BTreeSet<&str>> {
    let reach = |start: &str| {
        let mut found = BTreeSet::new();
        let mut waiting = vec![start];
        while let Some(file) = waiting.pop() {
            for next in graph.get(file).into_iter().flatten() {
                if found.insert(next.as_str()) {
                    waiting.push(next);
                }
            }
        }
        found
    };
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        graph.keys().map(|file| (file.as_str(), reach(file))).collect();
    let leads = |from: &str, to: &str| reached.get(from).is_some_and(|all| all.contains(to));
    let mut circles: Vec<BTreeSet<&str>> = Vec::new();
    for file in graph.keys().filter(|file| leads(file, file)) {
        let circle: BTreeSet<&str> = graph
            .keys()
            .map(String::as_str)
            .filter(|to| leads(file, to) && leads(to, file))
            .collect();
        if !circles.contains(&circle) {
            circles.push(circle);
        }
    }
    circles
}

fn complaints(graph: &Graph) -> Vec<String> {
    let words = |circle: BTreeSet<&str>| {
        let inside = |file: &str| -> Vec<String> {
            let to = graph[file].iter().filter(|to| circle.contains(to.as_str()));
            to.map(|to| format!("  {file} needs {to}")).collect()
        };
        let edges: Vec<String> = circle.iter().flat_map(|file| inside(file)).collect();
        format!(
            "error: files need each other; move what both need below both\n{}",
            edges.join("\n")
        )
    };
    circles(graph).into_iter().map(words).collect()
}

/// An import of a file.
struct Import {
    path: Vec<String>,
    /// Its name in the file.
    alias: String,
    /// Whether it is re-exported.
    is_public: bool,
}

/// The imports and names of a file, except its tests.
#[derive(Default)]
struct Names {
    imports: Vec<Import>,
    /// The paths of names in the rest. Single names that are not types are only included if they
    /// are called: others are mostly variables.
    paths: Vec<Vec<String>>,
}

impl Names {
    fn add_import(&mut self, is_public: bool, before: &[String], tree: &UseTree) {
        let below = |name: &Ident| [before, &[name.to_string()]].concat();
        let (path, alias) = match tree {
            UseTree::Path(tree) => {
                return self.add_import(is_public, &below(&tree.ident), &tree.tree);
            }
            UseTree::Group(group) => {
                let trees = group.items.iter();
                return trees.for_each(|tree| self.add_import(is_public, before, tree));
            }
            UseTree::Name(name) if name.ident == "self" => {
                (before.to_vec(), before.last().cloned().unwrap_or_default())
            }
            UseTree::Name(name) => (below(&name.ident), name.ident.to_string()),
            UseTree::Rename(tree) => (below(&tree.ident), tree.rename.to_string()),
            UseTree::Glob(_) => (before.to_vec(), "*".to_owned()),
        };
        self.imports.push(Import { path, alias, is_public });
    }

    fn add_path(&mut self, path: Vec<String>, is_called: bool) {
        if path.len() > 1 || path[0].starts_with(char::is_uppercase) || is_called {
            self.paths.push(path);
        }
    }

    /// Adds the names in the arguments of a macro.
    fn add_tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        let mut is_member = false;
        for token in tokens {
            match token {
                TokenTree::Ident(name) if path.is_empty() || colons == 2 => {
                    path.push(name.to_string());
                    colons = 0;
                    continue;
                }
                TokenTree::Punct(sign) if sign.as_char() == ':' && !path.is_empty() => {
                    colons += 1;
                    continue;
                }
                _ => {}
            }
            let is_called = matches!(&token, TokenTree::Group(group)
                if group.delimiter() == Delimiter::Parenthesis);
            let whole = std::mem::take(&mut path);
            if !whole.is_empty() && !is_member {
                self.add_path(whole, is_called);
            }
            colons = 0;
            is_member = matches!(&token, TokenTree::Punct(sign) if sign.as_char() == '.');
            match token {
                TokenTree::Ident(name) => path.push(name.to_string()),
                TokenTree::Group(group) => self.add_tokens(group.stream()),
                _ => {}
            }
        }
        if !path.is_empty() && !is_member {
            self.add_path(path, false);
        }
    }
}

fn idents(path: &Path) -> Vec<String> {
    path.segments.iter().map(|segment| segment.ident.to_string()).collect()
}

impl<'ast> Visit<'ast> for Names {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        let is_test = |attribute: &Attribute| {
            attribute.path().is_ident("cfg")
                && attribute.parse_args::<Ident>().is_ok_and(|option| option == "test")
        };
        if !module.attrs.iter().any(is_test) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.add_import(!matches!(item.vis, Visibility::Inherited), &[], &item.tree);
    }

    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_visibility(&mut self, _: &'ast Visibility) {}

    fn visit_path(&mut self, path: &'ast Path) {
        self.add_path(idents(path), false);
        visit::visit_path(self, path);
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        if let Expr::Path(function) = &*call.func {
            self.add_path(idents(&function.path), true);
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        self.add_path(idents(&call.path), false);
        self.add_tokens(call.tokens.clone());
    }
}

/// A file of the program.
struct File {
    path: String,
    module: Vec<String>,
    names: Names,
}

impl File {
    fn new(file: &Text) -> File {
        let module = file.path["src/".len()..].trim_end_matches(".rs");
        let mut names = Names::default();
        names.visit_file(&syn::parse_file(&file.text).expect("it compiles"));
        let module = module.split('/').map(str::to_owned).collect();
        File { path: file.path.clone(), module, names }
    }

    /// A path from the root of the program; `None` if it is not in the program.
    fn absolute(
        &self,
        path: &[String],
        modules: &BTreeMap<Vec<String>, usize>,
    ) -> Option<Vec<String>> {
        let from = |base: &[String], rest: &[String]| Some([base, rest].concat());
        match path[0].as_str() {
            "crate" => from(&[], &path[1..]),
            "self" => from(&self.module, &path[1..]),
            "super" => {
                let up = path.iter().take_while(|name| *name == "super").count();
                from(&self.module[..self.module.len().checked_sub(up)?], &path[up..])
            }
            child => {
                let child = [&self.module[..], &[child.to_owned()]].concat();
                modules.contains_key(&child).then(|| [&self.module[..], path].concat())
            }
        }
    }

    /// Whether the name is used in the file, except in re-exports.
    fn uses(&self, name: &str) -> bool {
        self.names.paths.iter().any(|path| path[0] == name)
    }
}

/// The files on whose items each file of the program depends, within the same module of `lib.rs`.
fn graph(files: &[Text]) -> Graph {
    let files: Vec<File> = files
        .iter()
        .filter(|file| !file.is_test() && !matches!(file.room(), None | Some("lib" | "main")))
        .map(File::new)
        .collect();
    let modules: BTreeMap<Vec<String>, usize> =
        files.iter().enumerate().map(|(at, file)| (file.module.clone(), at)).collect();
    let home = |path: Vec<String>| -> Option<usize> {
        let mut path = path;
        // More re-exports of re-exports than any name has.
        for _ in 0..8 {
            let length =
                (1..=path.len()).rev().find(|length| modules.contains_key(&path[..*length]))?;
            let at = modules[&path[..length]];
            let file = &files[at];
            let Some(name) = path.get(length) else { return Some(at) };
            let on = file.names.imports.iter().find(|import| import.alias == *name);
            let on = on.and_then(|import| file.absolute(&import.path, &modules));
            match on {
                Some(to) if to != path => path = [&to[..], &path[length + 1..]].concat(),
                _ => return Some(at),
            }
        }
        None
    };
    let mut graph = Graph::new();
    for file in &files {
        let is_needed = |import: &&Import| !import.is_public || file.uses(&import.alias);
        let imported = file.names.imports.iter().filter(is_needed).map(|import| &import.path);
        let named = file.names.paths.iter().filter(|path| path.len() > 1);
        let needed: BTreeSet<String> = imported
            .chain(named)
            .filter_map(|path| file.absolute(path, &modules))
            .filter(|path| path.first() == file.module.first())
            .filter_map(home)
            .map(|at| files[at].path.clone())
            .filter(|path| *path != file.path)
            .collect();
        graph.insert(file.path.clone(), needed);
    }
    graph
}

#[test]
fn files_need_no_circles() {
    let graph = graph(&sources());
    assert!(graph.values().map(BTreeSet::len).sum::<usize>() > 300, "the rule sees imports");
    let wrong = complaints(&graph);
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn circles_complain() {
    let found = |files: &[(&str, &str)]| {
        let files: Vec<Text> = files.iter().map(|(path, text)| Text::new(path, text)).collect();
        complaints(&graph(&files))
    };
    let error = "error: files need each other; move what both need below both\n";
    let child = ("src/a/b.rs", "use crate::a::{self, Top};\npub struct Low;\n");
    // The parent only re-exports.
    assert_eq!(
        found(&[("src/a.rs", "mod b;\npub use crate::a::b::Low;\nstruct Top;\n"), child]),
        [""; 0]
    );
    let parent = "mod b;\npub use crate::a::b::Low;\nstruct Top(Low);\n";
    let both = format!("{error}  src/a.rs needs src/a/b.rs\n  src/a/b.rs needs src/a.rs");
    assert_eq!(found(&[("src/a.rs", parent), child]), std::slice::from_ref(&both));
    assert_eq!(found(&[("src/a.rs", "mod b;\nfn x() { b::low() }\n"), child]), [both]);
    // Items that siblings re-export through their parent belong to the siblings.
    let parent = ("src/a.rs", "mod b;\nmod c;\npub use b::Low;\npub use c::High;\n");
    let one = ("src/a/b.rs", "use super::High;\n");
    let other = ("src/a/c.rs", "fn x(low: crate::a::Low) {} // crate::a::c::High\n");
    let both = format!("{error}  src/a/b.rs needs src/a/c.rs\n  src/a/c.rs needs src/a/b.rs");
    assert_eq!(found(&[parent, one, other]), std::slice::from_ref(&both));
    let one = ("src/a/b.rs", "fn x() { say!(a.b, [1, crate::a::High::new(1)]) }\n");
    assert_eq!(found(&[parent, one, other]), [both]);
    let tests = "use crate::a::Low;\n#[cfg(test)]\nmod tests {\n    use crate::a::High;\n}\n";
    assert_eq!(found(&[parent, ("src/a/b.rs", ""), ("src/a/c.rs", tests)]), [""; 0]);
}
