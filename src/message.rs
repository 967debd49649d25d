//! `locales/`: Fluent files, where a message is looked up, and the text that comes of it.
//!
//! Parsing is the Fluent crates'. Resolving is ours, because three things are needed that the
//! bundles of those crates do not give: numbers, dates and plurals by the same CLDR data as the
//! browser's; facts as variables; and every mistake with its place in the file.

mod lint;
mod resolve;
mod syntax;
mod value;

use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

use fluent_syntax::ast;
use fluent_templates::fluent_bundle::FluentResource;

use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::digest::{Digest, DigestBuilder};
use crate::format::Formatter;
use crate::kept::Made;
use crate::source::SourcePath;

pub use crate::message::lint::{check_catalogs, check_references, check_translation};
pub use crate::message::resolve::{Arg, Messages, Recorder, Text};
pub use crate::message::value::{FactText, fact_text, set_number_option};

/// A parsed Fluent file.
pub struct MessageFile {
    /// Its path.
    pub path: SourcePath,
    resource: FluentResource,
    /// The numbers of the messages among the entries, sorted by id.
    messages: Vec<u32>,
    /// The hash of each id with its place in `messages`, sorted: looking a message up compares
    /// numbers and reads one id.
    by_hash: Vec<(u64, u32)>,
    /// The numbers of the terms among the entries, sorted by id.
    terms: Vec<u32>,
    /// Whether the whole file could be parsed.
    sound: bool,
}

impl MessageFile {
    /// Parses `text`. Every mistake of the file is reported; what is sound can be used.
    pub fn parse(path: SourcePath, text: String, report: &mut Report) -> MessageFile {
        if let Some(mistake) = syntax::too_deep(&path, &text) {
            report.add(mistake);
            return MessageFile::unreadable(path);
        }
        let (resource, sound) = match FluentResource::try_new(text) {
            Ok(resource) => (resource, true),
            Err((resource, errors)) => {
                for error in errors {
                    report.add(syntax::mistake(&path, &error));
                }
                (resource, false)
            }
        };
        let mut file = MessageFile {
            path,
            resource,
            messages: Vec::new(),
            by_hash: Vec::new(),
            terms: Vec::new(),
            sound,
        };
        file.index(report);
        file
    }

    /// Stands for a file that could not be read, and has been reported: nothing can be said of what
    /// it lacks.
    pub fn unreadable(path: SourcePath) -> MessageFile {
        MessageFile { sound: false, ..MessageFile::parse(path, String::new(), &mut Report::new()) }
    }

    fn index(&mut self, report: &mut Report) {
        let mut messages: Vec<(&str, u32)> = Vec::new();
        let mut terms: Vec<(&str, u32)> = Vec::new();
        for (at, entry) in self.resource.entries().enumerate() {
            match entry {
                ast::Entry::Message(message) => messages.push((message.id.name, at as u32)),
                ast::Entry::Term(term) => terms.push((term.id.name, at as u32)),
                _ => {}
            }
        }
        for (list, dash) in [(&mut messages, ""), (&mut terms, "-")] {
            list.sort_unstable();
            for pair in list.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
                report.add(duplicate(
                    self.place(pair[1].0),
                    self.place(pair[0].0),
                    dash,
                    pair[0].0,
                ));
            }
        }
        let hashes = messages.iter().enumerate().map(|(number, (id, _))| (hash(id), number as u32));
        let mut by_hash: Vec<(u64, u32)> = hashes.collect();
        by_hash.sort_unstable();
        let messages = messages.into_iter().map(|(_, at)| at).collect();
        self.by_hash = by_hash;
        let terms = terms.into_iter().map(|(_, at)| at).collect();
        self.messages = messages;
        self.terms = terms;
    }

    /// Whether the whole file could be parsed; of one that could not, more messages may be there
    /// than are known.
    pub fn is_sound(&self) -> bool {
        self.sound
    }

    /// The text of the file.
    pub fn source(&self) -> &str {
        self.resource.source()
    }

    /// The ids of its messages, sorted.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.messages.iter().map(|at| self.message_at(*at).id.name)
    }

    /// The message of that id.
    pub fn message(&self, id: &str) -> Option<&ast::Message<&str>> {
        self.find(id).map(|(_, message)| message)
    }

    /// The message of that id, with its place in the list of [`MessageFile::ids`].
    pub fn find(&self, id: &str) -> Option<(usize, &ast::Message<&str>)> {
        let hash = hash(id);
        let first = self.by_hash.partition_point(|(known, _)| *known < hash);
        let same = self.by_hash[first..].iter().take_while(|(known, _)| *known == hash);
        same.map(|(_, number)| (*number as usize, self.message_at(self.messages[*number as usize])))
            .find(|(_, message)| message.id.name == id)
    }

    /// All its messages, sorted by id.
    pub fn all(&self) -> impl Iterator<Item = &ast::Message<&str>> {
        self.messages.iter().map(|at| self.message_at(*at))
    }

    /// The pieces of text of a message, in all its forms and attributes.
    pub fn texts<'a>(&self, message: &'a ast::Message<&'a str>) -> Vec<&'a str> {
        lint::texts(message)
    }

    /// How many messages it has.
    pub fn len(&self) -> usize {
        self.messages.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.messages.is_empty()
    }

    /// The term of that id, without its dash.
    pub fn term(&self, id: &str) -> Option<&ast::Term<&str>> {
        let found = self.terms.binary_search_by_key(&id, |at| self.term_at(*at).id.name);
        found.ok().map(|found| self.term_at(self.terms[found]))
    }

    /// Where `slice` stands, when it is part of this file.
    pub fn span_of(&self, slice: &str) -> Option<Range<usize>> {
        let source = self.resource.source();
        let start = (slice.as_ptr() as usize).checked_sub(source.as_ptr() as usize)?;
        (start + slice.len() <= source.len()).then(|| start..start + slice.len())
    }

    /// The place of `slice`, or the file itself.
    pub fn place(&self, slice: &str) -> Place {
        Place::new(&self.path, self.span_of(slice).unwrap_or_default())
    }

    /// The source of the entry that begins with the id at `slice`: up to the next entry.
    pub fn entry_text(&self, slice: &str) -> &str {
        let source = self.resource.source();
        let start = self.span_of(slice).map_or(0, |span| span.start);
        let rest = &source[start..];
        let mut end = rest.len();
        let mut at = 0;
        for line in rest.split_inclusive('\n') {
            let first = line.bytes().next();
            if at > 0 && !matches!(first, Some(b' ' | b'\n' | b'\r' | b'}')) {
                end = at;
                break;
            }
            at += line.len();
        }
        &rest[..end]
    }

    fn message_at(&self, at: u32) -> &ast::Message<&str> {
        match self.resource.get_entry(at as usize) {
            Some(ast::Entry::Message(message)) => message,
            _ => unreachable!("the index lists messages only"),
        }
    }

    fn term_at(&self, at: u32) -> &ast::Term<&str> {
        match self.resource.get_entry(at as usize) {
            Some(ast::Entry::Term(term)) => term,
            _ => unreachable!("the index lists terms only"),
        }
    }
}

fn duplicate(second: Place, first: Place, dash: &str, id: &str) -> Diagnostic {
    Diagnostic::new(Code::DuplicateMessage, format!("`{dash}{id}` is defined twice"))
        .at(second)
        .related(first, "first here")
        .hint("rename or remove one of the two")
}

/// The shared messages of one locale.
pub struct Catalog {
    /// Prints numbers and dates.
    pub formatter: Made<Formatter>,
    files: Vec<Made<MessageFile>>,
    /// Message ids, sorted, with the number of their file and their number in it.
    messages: Vec<(Box<str>, u32, u32)>,
    /// The hash of each id with its place in `messages`, sorted.
    by_hash: Vec<(u64, u32)>,
    /// Term ids, sorted, with the number of their file.
    terms: Vec<(Box<str>, u32)>,
    outline: OnceLock<Digest>,
}

impl Catalog {
    /// Puts the shared files of a locale together.
    pub fn new(
        formatter: Made<Formatter>,
        files: Vec<Made<MessageFile>>,
        report: &mut Report,
    ) -> Catalog {
        let mut messages: Vec<(Box<str>, u32, u32)> = Vec::new();
        let mut terms: Vec<(Box<str>, u32)> = Vec::new();
        for (at, file) in files.iter().enumerate() {
            let ids = file.ids().enumerate();
            messages.extend(ids.map(|(number, id)| (id.into(), at as u32, number as u32)));
            terms.extend(
                file.terms.iter().map(|term| (file.term_at(*term).id.name.into(), at as u32)),
            );
        }
        messages.sort_unstable();
        terms.sort_unstable();
        let hashes =
            messages.iter().enumerate().map(|(number, (id, ..))| (hash(id), number as u32));
        let mut by_hash: Vec<(u64, u32)> = hashes.collect();
        by_hash.sort_unstable();
        let catalog =
            Catalog { formatter, files, messages, by_hash, terms, outline: OnceLock::new() };
        catalog.report_duplicates(report);
        catalog
    }

    fn report_duplicates(&self, report: &mut Report) {
        let file = |at: u32| &self.files[at as usize];
        for pair in self.messages.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
            let ((id, first, _), (_, second, _)) = (&pair[0], &pair[1]);
            if first == second {
                continue;
            }
            let place = |at| file(at).message(id).map(|message| file(at).place(message.id.name));
            if let (Some(first), Some(second)) = (place(*first), place(*second)) {
                report.add(duplicate(second, first, "", id));
            }
        }
        for pair in self.terms.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
            let ((id, first), (_, second)) = (&pair[0], &pair[1]);
            if first == second {
                continue;
            }
            let place = |at| file(at).term(id).map(|term| file(at).place(term.id.name));
            if let (Some(first), Some(second)) = (place(*first), place(*second)) {
                report.add(duplicate(second, first, "-", id));
            }
        }
    }

    /// What checks of other files depend on: which messages and terms there are, and what they
    /// refer to, but not their words.
    pub fn outline(&self) -> Digest {
        *self.outline.get_or_init(|| {
            let files = self.files.iter();
            files.fold(DigestBuilder::new(), |digest, file| lint::outline(file, digest)).finish()
        })
    }

    /// The digest of all shared files.
    pub fn digest(&self) -> Digest {
        let files = self.files.iter();
        files
            .fold(DigestBuilder::new(), |digest, file| digest.field(file.resource.source()))
            .finish()
    }

    /// The shared files.
    pub fn files(&self) -> &[Made<MessageFile>] {
        &self.files
    }

    /// The ids of all shared messages, sorted; the place in this list is the message's number.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.messages.iter().map(|(id, ..)| &**id)
    }

    /// Whether all shared files could be parsed.
    pub fn is_sound(&self) -> bool {
        self.files.iter().all(|file| file.is_sound())
    }

    /// How many shared messages there are.
    pub fn len(&self) -> usize {
        self.messages.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.messages.is_empty()
    }

    /// The number, file and content of a shared message.
    pub fn message(&self, id: &str) -> Option<(usize, &MessageFile, &ast::Message<&str>)> {
        let hash = hash(id);
        let first = self.by_hash.partition_point(|(known, _)| *known < hash);
        let same = self.by_hash[first..].iter().take_while(|(known, _)| *known == hash);
        let number =
            same.map(|(_, number)| *number as usize).find(|at| *self.messages[*at].0 == *id)?;
        let (_, file, at) = &self.messages[number];
        let file = &self.files[*file as usize];
        Some((number, file, file.message_at(file.messages[*at as usize])))
    }

    /// The file and content of a shared term.
    pub fn term(&self, id: &str) -> Option<(&MessageFile, &ast::Term<&str>)> {
        let number = self.terms.binary_search_by(|(known, _)| (**known).cmp(id)).ok()?;
        let file = &*self.files[self.terms[number].1 as usize];
        file.term(id).map(|term| (file, term))
    }
}

/// What a page (or an island) sees: its own messages, then the shared ones.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    /// The messages of the page.
    pub own: Option<&'a MessageFile>,
    /// The shared ones.
    pub catalog: &'a Catalog,
}

/// A message that was found, and where.
#[derive(Clone, Copy)]
pub struct Found<'a> {
    /// The file it stands in.
    pub file: &'a MessageFile,
    /// What it says.
    pub message: &'a ast::Message<&'a str>,
    /// Whether it is a shared one, or the page's own.
    pub shared: bool,
    /// Its number among the shared messages, or among the page's own.
    pub number: usize,
}

impl<'a> Scope<'a> {
    /// Looks a message up.
    pub fn message(&self, id: &str) -> Option<Found<'a>> {
        if let Some(own) = self.own
            && let Some((number, message)) = own.find(id)
        {
            return Some(Found { file: own, message, shared: false, number });
        }
        let (number, file, message) = self.catalog.message(id)?;
        Some(Found { file, message, shared: true, number })
    }

    /// Looks a term up: the page's own terms, then the shared ones.
    pub fn term(&self, id: &str) -> Option<(&'a MessageFile, &'a ast::Term<&'a str>)> {
        if let Some(own) = self.own
            && let Some(term) = own.term(id)
        {
            return Some((own, term));
        }
        self.catalog.term(id)
    }

    /// Where a slice of one of the files in view stands.
    pub fn place(&self, slice: &str) -> Option<Place> {
        let shared = self.catalog.files.iter().map(|file| &**file);
        self.own
            .into_iter()
            .chain(shared)
            .find_map(|file| file.span_of(slice).map(|span| Place::new(&file.path, span)))
    }

    /// The ids in view, for suggestions.
    pub fn ids(&self) -> impl Iterator<Item = &'a str> {
        self.own.into_iter().flat_map(MessageFile::ids).chain(self.catalog.ids())
    }

    /// The page's own messages that hide shared ones: both would be seen under one id.
    pub fn check_shadowing(&self, report: &mut Report) {
        let Some(own) = self.own else { return };
        for id in own.ids() {
            if let Some((_, file, shared)) = self.catalog.message(id)
                && let Some(message) = own.message(id)
            {
                report.add(duplicate(
                    own.place(message.id.name),
                    file.place(shared.id.name),
                    "",
                    id,
                ));
            }
        }
    }
}

/// FNV-1a, 64 bits (isthe.com/chongo/tech/comp/fnv): short, and good enough to tell ids apart.
fn hash(id: &str) -> u64 {
    id.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// The text of a pattern without placeables, which most patterns are.
fn plain<'a>(pattern: &'a ast::Pattern<&'a str>) -> Option<Cow<'a, str>> {
    let text = |element: &ast::PatternElement<&'a str>| match element {
        ast::PatternElement::TextElement { value } => Some(*value),
        ast::PatternElement::Placeable { .. } => None,
    };
    match pattern.elements.as_slice() {
        [element] => text(element).map(Cow::Borrowed),
        elements => elements.iter().map(text).collect::<Option<String>>().map(Cow::Owned),
    }
}
