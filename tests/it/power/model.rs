//! A file system that loses power: each change that was not synced may be lost or not,
//! independently and in any order, and of the bytes of a file possibly only the first ones are on
//! the disk.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::record::Change;
use crate::random::Random;

/// A folder or file; names refer to it by its number.
#[derive(Clone, Debug)]
enum Inode {
    Folder(BTreeMap<String, usize>),
    File(Vec<u8>),
}

/// A change of the content of a folder or file, in terms of inodes.
#[derive(Clone, Debug)]
enum Step {
    Name { folder: usize, name: String, inode: usize },
    Unname { folder: usize, name: String },
    Rename { from: (usize, String), to: (usize, String) },
    Exchange { from: (usize, String), to: (usize, String) },
    Empty { file: usize },
    Append { file: usize, bytes: Vec<u8> },
}

/// The files below a folder, by their paths.
pub type Files = BTreeMap<String, Vec<u8>>;

/// A disk, and the state that a program sees, which may be newer.
#[derive(Clone, Debug)]
pub struct Disk {
    root: String,
    /// The state that programs see. The first inode is the root.
    seen: Vec<Inode>,
    /// The state that certainly survives.
    safe: Vec<Inode>,
    /// The changes between the two states.
    pending: Vec<Step>,
}

/// The result for changes that were not synced.
#[derive(Debug)]
pub enum Loss<'a> {
    /// All are lost.
    All,
    /// Contents are lost, but not names and folders: as in many file systems.
    Contents,
    /// Each is lost or not, randomly.
    Random(&'a mut Random),
}

impl Disk {
    /// The disk with the folder `root` in its current state.
    pub fn of(root: &Path) -> Disk {
        let mut inodes = vec![Inode::Folder(BTreeMap::new())];
        load(root, 0, &mut inodes);
        let root = root.to_str().expect("test folders have plain names").to_owned();
        Disk { root, seen: inodes.clone(), safe: inodes, pending: Vec::new() }
    }

    /// Applies a change of the program.
    pub fn apply(&mut self, change: &Change) {
        let step = match change {
            Change::Sync => {
                self.safe.clone_from(&self.seen);
                self.pending.clear();
                return;
            }
            Change::Create(path) => match self.inode(path) {
                Some(file) => Step::Empty { file },
                None => self.name(path, Inode::File(Vec::new())),
            },
            Change::Folder(path) => self.name(path, Inode::Folder(BTreeMap::new())),
            Change::Append(path, bytes) => {
                let file = self.inode(path).expect("a file is created before it is written");
                Step::Append { file, bytes: bytes.clone() }
            }
            Change::Link(from, to) => {
                let inode = self.inode(from).expect("what is linked exists");
                let (folder, name) = self.place(to);
                Step::Name { folder, name, inode }
            }
            Change::Rename(from, to) => Step::Rename { from: self.place(from), to: self.place(to) },
            Change::Exchange(from, to) => {
                Step::Exchange { from: self.place(from), to: self.place(to) }
            }
            Change::Remove(path) => {
                let (folder, name) = self.place(path);
                Step::Unname { folder, name }
            }
        };
        run(&mut self.seen, &step);
        self.pending.push(step);
    }

    /// A new inode, and the step that names it.
    fn name(&mut self, path: &str, inode: Inode) -> Step {
        let number = self.seen.len();
        self.seen.push(inode.clone());
        self.safe.push(inode);
        let (folder, name) = self.place(path);
        Step::Name { folder, name, inode: number }
    }

    /// The folder that contains the entry at a path, and its name.
    fn place(&self, path: &str) -> (usize, String) {
        let (folder, name) = path.rsplit_once('/').expect("paths are absolute");
        (self.inode(folder).unwrap_or_else(|| panic!("no {folder}")), name.to_owned())
    }

    fn inode(&self, path: &str) -> Option<usize> {
        let path = path.strip_prefix(&self.root).expect("changes elsewhere are left out");
        find(&self.seen, path)
    }

    /// The result of a loss of power.
    pub fn after(&self, loss: &mut Loss<'_>) -> Remains {
        let mut inodes = self.safe.clone();
        for step in &self.pending {
            let content = matches!(step, Step::Append { .. });
            let mut step = step.clone();
            let kept = match loss {
                Loss::All => false,
                Loss::Contents => !content,
                Loss::Random(random) => {
                    if let Step::Append { bytes, .. } = &mut step
                        && random.below(3) == 0
                    {
                        bytes.truncate(random.below(bytes.len() + 1));
                    }
                    random.below(2) == 0
                }
            };
            if kept {
                run(&mut inodes, &step);
            }
        }
        Remains(inodes)
    }
}

/// The state of a disk after a loss of power.
#[derive(Debug)]
pub struct Remains(Vec<Inode>);

impl Remains {
    /// The files below a folder of the root; `None` if it does not exist.
    pub fn files(&self, folder: &str) -> Option<Files> {
        let mut files = Files::new();
        self.collect(find(&self.0, folder)?, "", &mut files);
        Some(files)
    }

    fn collect(&self, inode: usize, path: &str, files: &mut Files) {
        match &self.0[inode] {
            Inode::File(bytes) => drop(files.insert(path.to_owned(), bytes.clone())),
            Inode::Folder(entries) => {
                for (name, inode) in entries {
                    let separator = if path.is_empty() { "" } else { "/" };
                    self.collect(*inode, &format!("{path}{separator}{name}"), files);
                }
            }
        }
    }

    /// Writes everything to a folder that does not exist yet.
    pub fn write(&self, folder: &Path) {
        self.write_inode(0, folder);
    }

    fn write_inode(&self, inode: usize, path: &Path) {
        match &self.0[inode] {
            Inode::File(bytes) => fs::write(path, bytes).unwrap(),
            Inode::Folder(entries) => {
                fs::create_dir(path).unwrap();
                for (name, inode) in entries {
                    self.write_inode(*inode, &path.join(name));
                }
            }
        }
    }
}

fn load(path: &Path, folder: usize, inodes: &mut Vec<Inode>) {
    for entry in fs::read_dir(path).unwrap() {
        let entry = entry.unwrap();
        let number = inodes.len();
        let is_folder = entry.file_type().unwrap().is_dir();
        inodes.push(match is_folder {
            true => Inode::Folder(BTreeMap::new()),
            false => Inode::File(fs::read(entry.path()).unwrap()),
        });
        let name = entry.file_name().into_string().expect("test files have plain names");
        entries(inodes, folder).insert(name, number);
        if is_folder {
            load(&entry.path(), number, inodes);
        }
    }
}

fn find(inodes: &[Inode], path: &str) -> Option<usize> {
    path.split('/').filter(|name| !name.is_empty()).try_fold(0, |folder, name| {
        match &inodes[folder] {
            Inode::Folder(entries) => entries.get(name).copied(),
            Inode::File(_) => None,
        }
    })
}

fn entries(inodes: &mut [Inode], folder: usize) -> &mut BTreeMap<String, usize> {
    match &mut inodes[folder] {
        Inode::Folder(entries) => entries,
        Inode::File(_) => panic!("a file holds no names"),
    }
}

/// Applies a step. If an inode that it needs is lost, nothing happens.
fn run(inodes: &mut [Inode], step: &Step) {
    match step {
        Step::Name { folder, name, inode } => {
            entries(inodes, *folder).insert(name.clone(), *inode);
        }
        Step::Unname { folder, name } => {
            entries(inodes, *folder).remove(name);
        }
        Step::Rename { from, to } => {
            if let Some(inode) = entries(inodes, from.0).remove(&from.1) {
                entries(inodes, to.0).insert(to.1.clone(), inode);
            }
        }
        Step::Exchange { from, to } => {
            let one = entries(inodes, from.0).get(&from.1).copied();
            let other = entries(inodes, to.0).get(&to.1).copied();
            if let (Some(one), Some(other)) = (one, other) {
                entries(inodes, from.0).insert(from.1.clone(), other);
                entries(inodes, to.0).insert(to.1.clone(), one);
            }
        }
        Step::Empty { file } => inodes[*file] = Inode::File(Vec::new()),
        Step::Append { file, bytes } => {
            if let Inode::File(old) = &mut inodes[*file] {
                old.extend_from_slice(bytes);
            }
        }
    }
}
