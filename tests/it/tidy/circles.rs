//! No two files need each other: what both need lies in a file below both.
//!
//! A file needs another one when it names something that is defined there. Where a name is imported
//! from a module that only hands it on, the file that defines it counts. A module that declares a
//! child and hands its names on does not need it by that.

use std::collections::{BTreeMap, BTreeSet};

use crate::tidy::{Text, sources, texts};

/// Which files name something of which others.
type Graph = BTreeMap<String, BTreeSet<String>>;

/// The circles: files each of which leads to all others.
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

// ——— Rust

/// A path of names, and the name by which it is called.
type Import = (Vec<String>, String);

/// The code of a file: no comments, no texts, no tests.
struct Code {
    module: Vec<String>,
    path: String,
    /// What it imports; whether it hands it on.
    imports: Vec<(bool, Import)>,
    /// All paths of names and single names in the rest, with whether they are called.
    names: Vec<(Vec<String>, bool)>,
}

impl Code {
    fn new(file: &Text) -> Code {
        let module = file.path["src/".len()..].trim_end_matches(".rs");
        let mut imports = Vec::new();
        let mut rest = String::new();
        let mut statement = String::new();
        for line in file.text.lines().take(file.code_lines()) {
            let line = bare(line);
            if statement.is_empty() && used(&line).is_none() {
                rest.push_str(&line);
                rest.push('\n');
                continue;
            }
            statement.push_str(line.trim());
            if let Some(whole) = statement.strip_suffix(';') {
                let (hands_on, tree) = used(whole).expect("it begins with `use`");
                imports.extend(expand(&[], tree).into_iter().map(|import| (hands_on, import)));
                statement.clear();
            }
        }
        Code {
            module: module.split('/').map(str::to_owned).collect(),
            path: file.path.clone(),
            imports,
            names: names(&rest),
        }
    }

    /// A path from the root of the program, if it leads into it.
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

    /// Whether the name is used in the file, beyond being handed on.
    fn uses(&self, name: &str) -> bool {
        let is_type = name.starts_with(char::is_uppercase);
        self.names
            .iter()
            .any(|(path, called)| path[0] == name && (is_type || *called || path.len() > 1))
    }
}

/// What a line that begins an import imports, and whether it hands it on.
fn used(line: &str) -> Option<(bool, &str)> {
    let line = line.trim_start();
    if let Some(tree) = line.strip_prefix("use ") {
        return Some((false, tree));
    }
    let rest = line.strip_prefix("pub")?;
    let rest = match rest.strip_prefix('(') {
        Some(rest) => rest.split_once(')')?.1,
        None => rest,
    };
    rest.strip_prefix(" use ").map(|tree| (true, tree))
}

/// A line without comments and texts.
fn bare(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("//") {
            break;
        }
        if c == '"' {
            let mut escaped = false;
            let end = rest[1..].find(|c| {
                let is_end = c == '"' && !escaped;
                escaped = c == '\\' && !escape_html;
                is_end
            });
            rest = end.map_or("", |end| &rest[end + 2..]);
            continue;
        }
        let mut next = rest.chars().skip(1);
        let is_character = c == '\'' && (next.next() == Some('\\') || next.next() == Some('\''));
        if is_character {
            let from = 1 + rest[1..].chars().next().map_or(0, char::len_utf8);
            let end = rest[from + usize::from(rest[1..].starts_with('\\'))..].find('\'');
            let skipped = from + usize::from(rest[1..].starts_with('\\'));
            rest = end.map_or("", |end| &rest[skipped + end + 1..]);
            continue;
        }
        out.push(c);
        rest = &rest[c.len_utf8()..];
    }
    out
}

/// `a::{b, c as d}` as its paths.
fn expand(before: &[String], tree: &str) -> Vec<Import> {
    let tree = tree.trim();
    if let Some((head, inner)) = tree.split_once('{') {
        let head = head.split("::").map(str::trim).filter(|name| !name.is_empty());
        let before: Vec<String> = before.iter().cloned().chain(head.map(str::to_owned)).collect();
        let inner = inner.strip_suffix('}').unwrap_or(inner);
        let (mut depth, mut start, mut imports) = (0, 0, Vec::new());
        for (at, c) in inner.char_indices().chain([(inner.len(), ',')]) {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 0 => {
                    if !inner[start..at].trim().is_empty() {
                        imports.extend(expand(&before, &inner[start..at]));
                    }
                    start = at + 1;
                }
                _ => {}
            }
        }
        return imports;
    }
    let (path, alias) = tree.split_once(" as ").unwrap_or((tree, ""));
    let mut path: Vec<String> =
        before.iter().cloned().chain(path.split("::").map(|name| name.trim().to_owned())).collect();
    if path.last().is_some_and(|name| name == "self") {
        path.pop();
    }
    let last = path.last().cloned().unwrap_or_default();
    let alias = if alias.is_empty() { last } else { alias.trim().to_owned() };
    vec![(path, alias)]
}

/// The paths of names in code; what stands behind a dot, `fn`, `mod` or `pub(in` is no need.
fn names(code: &str) -> Vec<(Vec<String>, bool)> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let mut names = Vec::new();
    let mut at = 0;
    while let Some(start) = code[at..].find(is_name).map(|start| at + start) {
        let before = code[..start].trim_end();
        let mut path = Vec::new();
        let mut end = start;
        loop {
            let length = code[end..].find(|c| !is_name(c)).unwrap_or(code.len() - end);
            path.push(code[end..end + length].to_owned());
            end += length;
            let Some(rest) = code[end..].strip_prefix("::") else { break };
            if !rest.starts_with(is_name) {
                break;
            }
            end += 2;
        }
        at = end;
        let is_own = ["fn", "mod", "pub(in"].iter().any(|word| before.ends_with(word));
        if !is_own && !code[..start].ends_with(['.', ':']) {
            names.push((path, code[end..].starts_with('(')));
        }
    }
    names
}

/// Which files of the program name something of which others of the same module of `lib.rs`.
fn rust_graph(files: &[Text]) -> Graph {
    let codes: Vec<Code> = files
        .iter()
        .filter(|file| !file.is_test() && !matches!(file.module(), None | Some("lib" | "main")))
        .map(Code::new)
        .collect();
    let modules: BTreeMap<Vec<String>, usize> =
        codes.iter().enumerate().map(|(at, code)| (code.module.clone(), at)).collect();
    let home = |path: Vec<String>| -> Option<usize> {
        let mut path = path;
        // However often a name is handed on, it is not handed on this often.
        for _ in 0..8 {
            let length =
                (1..=path.len()).rev().find(|length| modules.contains_key(&path[..*length]))?;
            let at = modules[&path[..length]];
            let code = &codes[at];
            let Some(name) = path.get(length) else { return Some(at) };
            let on = code.imports.iter().find(|(_, (_, alias))| alias == name);
            let on = on.and_then(|(_, (to, _))| code.absolute(to, &modules));
            match on {
                Some(to) if to != path => path = [&to[..], &path[length + 1..]].concat(),
                _ => return Some(at),
            }
        }
        None
    };
    let mut graph = Graph::new();
    for code in &codes {
        let imported =
            code.imports.iter().filter(|(hands_on, (_, alias))| !hands_on || code.uses(alias));
        let imported = imported.map(|(_, (path, _))| path);
        let named = code.names.iter().map(|(path, _)| path).filter(|path| path.len() > 1);
        let needed: BTreeSet<String> = imported
            .chain(named)
            .filter_map(|path| code.absolute(path, &modules))
            .filter(|path| path.first() == code.module.first())
            .filter_map(home)
            .map(|at| codes[at].path.clone())
            .filter(|path| *path != code.path)
            .collect();
        graph.insert(code.path.clone(), needed);
    }
    graph
}

#[test]
fn rust_files_need_no_circles() {
    let graph = rust_graph(&sources());
    assert!(graph.values().map(BTreeSet::len).sum::<usize>() > 300, "the rule sees imports");
    let wrong = complaints(&graph);
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn rust_circles_complain() {
    let graph = |files: &[(&str, &str)]| {
        let files: Vec<Text> = files.iter().map(|(path, text)| Text::new(path, text)).collect();
        complaints(&rust_graph(&files))
    };
    let error = "error: files need each other; move what both need below both\n";
    let child = ("src/a/b.rs", "use crate::a::{self, Top};\npub struct Low;\n");
    // The parent hands on, and no more.
    assert_eq!(
        graph(&[("src/a.rs", "mod b;\npub use crate::a::b::Low;\nstruct Top;\n"), child]),
        [""; 0]
    );
    let parent = "mod b;\npub use crate::a::b::Low;\nstruct Top(Low);\n";
    let both = format!("{error}  src/a.rs needs src/a/b.rs\n  src/a/b.rs needs src/a.rs");
    assert_eq!(graph(&[("src/a.rs", parent), child]), std::slice::from_ref(&both));
    assert_eq!(graph(&[("src/a.rs", "mod b;\nfn x() { b::low() }\n"), child]), [both]);
    // What siblings hand on through their parent is theirs.
    let parent = ("src/a.rs", "mod b;\nmod c;\npub use b::Low;\npub use c::High;\n");
    let one = ("src/a/b.rs", "use super::High;\n");
    let other = ("src/a/c.rs", "fn x(low: crate::a::Low) {} // crate::a::c::High\n");
    let both = format!("{error}  src/a/b.rs needs src/a/c.rs\n  src/a/c.rs needs src/a/b.rs");
    assert_eq!(graph(&[parent, one, other]), [both]);
    let tests = "use crate::a::Low;\n#[cfg(test)]\nmod tests {\n    use crate::a::High;\n}\n";
    assert_eq!(graph(&[parent, ("src/a/b.rs", ""), ("src/a/c.rs", tests)]), [""; 0]);
}

// ——— Islands

/// Which files of the islands import which others, types included.
fn island_graph(files: &[Text]) -> Graph {
    let paths: BTreeSet<&str> = files.iter().map(|file| file.path.as_str()).collect();
    let mut graph = Graph::new();
    for file in files {
        let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let mut needed = BTreeSet::new();
        for start in ["from \"", "import(\"", "import \""] {
            for (at, _) in file.text.match_indices(start) {
                let address = file.text[at + start.len()..].split('"').next().unwrap_or_default();
                if !address.starts_with('.') {
                    continue;
                }
                let mut path: Vec<&str> = folder.split('/').collect();
                for name in address.split('/') {
                    match name {
                        "." => {}
                        ".." => drop(path.pop()),
                        name => path.push(name),
                    }
                }
                let path = path.join("/");
                let found = ["", ".ts", ".tsx"].map(|ending| format!("{path}{ending}"));
                needed.extend(found.into_iter().find(|path| paths.contains(path.as_str())));
            }
        }
        graph.insert(file.path.clone(), needed);
    }
    graph
}

#[test]
fn island_files_need_no_circles() {
    let files = texts(|path| {
        path.starts_with("islands/")
            && (path.ends_with(".ts") || path.ends_with(".tsx"))
            && !path.contains(".test.")
    });
    let graph = island_graph(&files);
    assert!(graph.values().map(BTreeSet::len).sum::<usize>() > 200, "the rule sees imports");
    let wrong = complaints(&graph);
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn island_circles_complain() {
    let graph = |one: &str, other: &str| {
        let one = Text::new("islands/a/one.ts", one);
        complaints(&island_graph(&[one, Text::new("islands/b/other.tsx", other)]))
    };
    let there = "import type { X } from \"../b/other\";\n";
    assert_eq!(graph(there, "import { y } from \"react\";\n"), [""; 0]);
    let wrong = "error: files need each other; move what both need below both\n  islands/a/one.ts \
                 needs islands/b/other.tsx\n  islands/b/other.tsx needs islands/a/one.ts";
    assert_eq!(graph(there, "const x = () => import(\"../a/one\");\n"), [wrong]);
}
