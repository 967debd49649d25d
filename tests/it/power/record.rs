//! Parses the changes of a program to the file system, in order, from the output of `strace -f -y
//! -xx`.

use std::collections::BTreeMap;

/// The system calls that change a file system, and those that open or sync.
pub const CALLS: &str = "trace=%file,write,pwrite64,writev,pwritev,pwritev2,ftruncate,\
                         fallocate,copy_file_range,sendfile,fsync,fdatasync,sync,syncfs,\
                         sync_file_range";

/// A change; paths are absolute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A new, empty file, or an old one that is emptied.
    Create(String),
    /// A new folder.
    Folder(String),
    /// Bytes appended to a file.
    Append(String, Vec<u8>),
    /// An additional name for a file.
    Link(String, String),
    /// A new name in place of the old one.
    Rename(String, String),
    /// Two names are exchanged.
    Exchange(String, String),
    /// A name is removed.
    Remove(String),
    /// All changes so far are on the disk.
    Sync,
}

/// The changes below `root`. Creating a folder counts from the beginning of its call, since other
/// threads may use the folder before the call returns, but not before its parent; everything else
/// counts from the end.
pub fn read(record: &str, root: &str) -> Vec<Change> {
    let mut begun: BTreeMap<&str, (&str, usize)> = BTreeMap::new();
    let mut changes: Vec<Option<Change>> = Vec::new();
    for line in record.lines() {
        let Some((process, rest)) = line.split_once(' ') else { continue };
        let rest = rest.trim_start();
        if let Some(start) = rest.strip_suffix(" <unfinished ...>") {
            begun.insert(process, (start, changes.len()));
            changes.push(None);
        } else if let Some((_, end)) =
            rest.strip_prefix("<... ").and_then(|rest| rest.split_once(" resumed>"))
        {
            let (start, at) = begun.remove(process).expect("a call begins before it ends");
            match change(&format!("{start}{end}")) {
                Some(folder @ Change::Folder(_)) => changes[at] = Some(folder),
                other => changes.push(other),
            }
        } else {
            changes.push(change(rest));
        }
    }
    let mut changes = parents_first(changes.into_iter().flatten().collect());
    let below = |path: &String| path.starts_with(root);
    changes.retain(|change| match change {
        Change::Create(path) | Change::Folder(path) | Change::Remove(path) => below(path),
        Change::Append(path, _) => below(path),
        Change::Link(from, to) | Change::Rename(from, to) | Change::Exchange(from, to) => {
            assert_eq!(below(from), below(to), "{change:?}");
            below(to)
        }
        Change::Sync => true,
    });
    changes
}

/// Moves each folder whose call began before that of its parent after the parent.
fn parents_first(changes: Vec<Change>) -> Vec<Change> {
    let parent = |path: &str| path.rsplit_once('/').map(|(parent, _)| parent.to_owned());
    let mut ordered: Vec<Change> = Vec::with_capacity(changes.len());
    let mut waiting: Vec<String> = Vec::new();
    for (at, change) in changes.iter().enumerate() {
        let Change::Folder(path) = change else {
            ordered.push(change.clone());
            continue;
        };
        let later = changes[at + 1..].iter();
        let mut later = later.filter_map(|change| match change {
            Change::Folder(path) => Some(path),
            _ => None,
        });
        if later.any(|other| parent(path).as_ref() == Some(other)) {
            waiting.push(path.clone());
            continue;
        }
        let mut made = vec![path.clone()];
        while let Some(folder) = made.pop() {
            let inside = |path: &mut String| parent(path).as_ref() == Some(&folder);
            made.extend(waiting.extract_if(.., inside));
            ordered.push(Change::Folder(folder));
        }
    }
    ordered
}

/// The change of a finished call such as `mkdir("\x2f\x61", 0777) = 0`, if it succeeded.
fn change(call: &str) -> Option<Change> {
    let (name, rest) = call.split_once('(')?;
    let (arguments, result) = rest.rsplit_once(") = ").or_else(|| rest.rsplit_once(" = "))?;
    if result.starts_with('-') || result.starts_with('?') {
        return None;
    }
    let arguments: Vec<&str> = arguments.trim_end().trim_end_matches(')').split(", ").collect();
    let path = |at: usize| absolute("", arguments[at]);
    let path_in = |at: usize| absolute(arguments[at], arguments[at + 1]);
    Some(match name {
        "open" | "openat" | "creat" => {
            let created = arguments.iter().any(|argument| argument.contains("O_CREAT"));
            // A lock file is opened again without changes; no other file is opened for appending.
            if !created || arguments.iter().any(|argument| argument.contains("O_APPEND")) {
                return None;
            }
            Change::Create(opened(result))
        }
        "mkdir" => Change::Folder(path(0)),
        "mkdirat" => Change::Folder(path_in(0)),
        "write" => {
            let bytes = decode(arguments[1]);
            assert_eq!(result.parse(), Ok(bytes.len()), "{name} in part");
            Change::Append(opened(arguments[0]), bytes)
        }
        "link" => Change::Link(path(0), path(1)),
        "linkat" => Change::Link(path_in(0), path_in(2)),
        "rename" => Change::Rename(path(0), path(1)),
        "renameat" => Change::Rename(path_in(0), path_in(2)),
        "renameat2" if arguments[4] == "RENAME_EXCHANGE" => {
            Change::Exchange(path_in(0), path_in(2))
        }
        "unlink" | "rmdir" => Change::Remove(path(0)),
        "unlinkat" => Change::Remove(path_in(0)),
        "syncfs" => Change::Sync,
        "access" | "chdir" | "execve" | "faccessat" | "faccessat2" | "getcwd" | "lstat"
        | "newfstatat" | "readlink" | "readlinkat" | "stat" | "statfs" | "statx" => return None,
        _ => panic!("the model does not know what `{name}` does: {call:.200}"),
    })
}

/// A path that may be relative to the folder `at`.
fn absolute(at: &str, path: &str) -> String {
    let path = String::from_utf8(decode(path)).expect("paths are UTF-8");
    let path = path.trim_end_matches('/');
    if path.starts_with('/') { path.to_owned() } else { format!("{}/{path}", opened(at)) }
}

/// The path in `4<\x2f\x61>`.
fn opened(handle: &str) -> String {
    let (_, path) = handle.split_once('<').expect("`-y` adds the path to each handle");
    String::from_utf8(decode(path.trim_end_matches('>'))).expect("paths are UTF-8")
}

/// The bytes of `\x2f\x61`, with quotation marks or without.
fn decode(text: &str) -> Vec<u8> {
    let digits = text.trim_matches('"').split("\\x").skip(1);
    digits.map(|digits| u8::from_str_radix(digits, 16).expect("`-xx` writes each byte")).collect()
}

#[test]
fn a_folder_is_made_after_the_one_it_is_in() {
    let record = "7 mkdir(\"\\x2f\\x61\\x2f\\x62\", 0777 <unfinished ...>\n\
                  8 mkdir(\"\\x2f\\x61\", 0777) = 0\n\
                  7 <... mkdir resumed>)              = 0\n";
    let changes = ["/a", "/a/b"].map(|path| Change::Folder(path.to_owned()));
    assert_eq!(read(record, "/a"), changes);
}

#[test]
fn calls_are_put_together_and_read() {
    let record = "7 mkdir(\"\\x2f\\x61\\x2f\\x62\", 0777 <unfinished ...>\n\
                  8 write(4<\\x2f\\x61\\x2f\\x63>, \"\\x68\\x69\", 2) = 2\n\
                  7 <... mkdir resumed>)              = 0\n\
                  7 unlinkat(5<\\x2f\\x61>, \"\\x63\", 0) = 0\n\
                  7 mkdir(\"\\x2f\\x61\\x2f\\x62\", 0777) = -1 EEXIST (File exists)\n\
                  7 mkdir(\"\\x2f\\x7a\", 0777) = 0\n\
                  7 +++ exited with 0 +++\n";
    let changes = [
        Change::Folder("/a/b".to_owned()),
        Change::Append("/a/c".to_owned(), b"hi".to_vec()),
        Change::Remove("/a/c".to_owned()),
    ];
    assert_eq!(read(record, "/a"), changes);
}
