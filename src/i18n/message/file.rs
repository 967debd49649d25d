//! A Fluent file: its messages and terms by id, and their locations.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use fluent_syntax::ast;
use fluent_templates::fluent_bundle::FluentResource;

use crate::base::text::span_of;
use crate::engine::diagnostic::{Code, Diagnostic, Names, Place, Report, read};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::message::index::IdIndex;
use crate::i18n::message::scan::begins_entry;
use crate::i18n::message::{mention, syntax};

/// A parsed Fluent file.
pub struct MessageFile {
    /// Its path.
    pub path: SourcePath,
    resource: FluentResource,
    /// The indices of the messages among the entries, sorted by id.
    messages: Vec<u32>,
    by_id: IdIndex,
    /// The indices of the terms among the entries, sorted by id.
    terms: Vec<u32>,
    /// Whether the file parsed without errors.
    valid: bool,
    /// Whether an error in it was reported.
    has_errors: bool,
    names: OnceLock<Names>,
}

impl MessageFile {
    /// Parses `text`. Reports all syntax errors; the valid entries can be used.
    pub fn parse(path: SourcePath, text: String, report: &mut Report) -> MessageFile {
        let mut own = Report::new();
        let mut file = MessageFile::parse_all(path, text, &mut own);
        file.has_errors |= own.has_errors();
        report.extend(own);
        file
    }

    fn parse_all(path: SourcePath, text: String, report: &mut Report) -> MessageFile {
        if let Some(mistake) = syntax::too_deep(&path, &text) {
            report.add(mistake);
            return MessageFile::unreadable(path);
        }
        for mistake in syntax::tight_comments(&path, &text) {
            report.add(mistake);
        }
        let (resource, valid) = match FluentResource::try_new(text) {
            Ok(resource) => (resource, true),
            Err((resource, errors)) => {
                for error in errors {
                    for mistake in syntax::mistakes(&path, resource.source(), &error, syntax::BRACE)
                    {
                        report.add(mistake);
                    }
                }
                (resource, false)
            }
        };
        let mut file = MessageFile {
            path,
            resource,
            messages: Vec::new(),
            by_id: IdIndex::default(),
            terms: Vec::new(),
            valid,
            has_errors: false,
            names: OnceLock::new(),
        };
        file.index(report);
        file
    }

    /// Reads and parses a file. Reports an unreadable file and syntax errors.
    pub fn read(snapshot: &Snapshot, path: &SourcePath, report: &mut Report) -> MessageFile {
        match read(snapshot, path, report) {
            Some(text) => MessageFile::parse(path.clone(), text, report),
            None => MessageFile::unreadable(path.clone()),
        }
    }

    /// A placeholder for a file that could not be read, which has been reported: its messages are
    /// unknown.
    pub fn unreadable(path: SourcePath) -> MessageFile {
        let empty = MessageFile::parse(path, String::new(), &mut Report::new());
        MessageFile { valid: false, has_errors: true, ..empty }
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
        let (ids, messages): (Vec<&str>, _) = messages.into_iter().unzip();
        let terms = terms.into_iter().map(|(_, at)| at).collect();
        self.by_id = IdIndex::new(&ids);
        self.messages = messages;
        self.terms = terms;
    }

    /// Returns whether the file parsed without errors; otherwise it may define more messages than
    /// are known.
    pub fn is_valid(&self) -> bool {
        self.valid
    }

    /// Returns whether an error in it was reported when it was read.
    pub fn has_errors(&self) -> bool {
        self.has_errors
    }

    /// The text of the file.
    pub fn source(&self) -> &str {
        self.resource.source()
    }

    /// The ids of its messages, sorted.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.messages.iter().map(|at| self.message_at(*at).id.name)
    }

    /// The ids of its messages, for suggestions.
    pub fn names(&self) -> Names {
        Arc::clone(self.names.get_or_init(|| self.ids().map(Box::from).collect()))
    }

    /// The message of that id.
    pub fn message(&self, id: &str) -> Option<&ast::Message<&str>> {
        self.find(id).map(|(_, message)| message)
    }

    /// The message of that id, with its index in [`MessageFile::ids`].
    pub fn find(&self, id: &str) -> Option<(usize, &ast::Message<&str>)> {
        let number = self.by_id.find(id, |number| self.nth(number).id.name)?;
        Some((number, self.nth(number)))
    }

    /// All its messages, sorted by id.
    pub fn all(&self) -> impl Iterator<Item = &ast::Message<&str>> {
        self.messages.iter().map(|at| self.message_at(*at))
    }

    /// The text elements of a message, with all variants and attributes.
    pub fn texts<'a>(&self, message: &'a ast::Message<&'a str>) -> Vec<&'a str> {
        mention::texts(message)
    }

    /// Its entries, in the order of the file.
    pub fn entries(&self) -> impl Iterator<Item = &ast::Entry<&str>> {
        self.resource.entries()
    }

    /// The patterns of all messages and terms.
    pub(super) fn patterns(&self) -> impl Iterator<Item = &ast::Pattern<&str>> {
        self.entries().flat_map(mention::entry_patterns)
    }

    /// The message of that id, or the term if the id begins with a dash.
    pub fn entry(&self, id: &str) -> Option<&ast::Entry<&str>> {
        let at = match id.strip_prefix('-') {
            Some(term) => self.terms[self.term_number(term)?],
            None => self.messages[self.find(id)?.0],
        };
        self.resource.get_entry(at as usize)
    }

    /// The number of messages.
    pub fn len(&self) -> usize {
        self.messages.len()
    }

    /// Returns whether it has no messages.
    pub fn is_empty(&self) -> bool {
        self.messages.is_empty()
    }

    /// The term of that id, without its dash.
    pub fn term(&self, id: &str) -> Option<&ast::Term<&str>> {
        self.term_number(id).map(|found| self.term_at(self.terms[found]))
    }

    fn term_number(&self, id: &str) -> Option<usize> {
        self.terms.binary_search_by_key(&id, |at| self.term_at(*at).id.name).ok()
    }

    /// Returns whether it has all messages and terms of another file.
    pub fn has_all_of(&self, other: &MessageFile) -> bool {
        other.ids().all(|id| self.find(id).is_some())
            && other.terms().all(|term| self.term(term.id.name).is_some())
    }

    /// Returns whether it has terms.
    pub fn has_terms(&self) -> bool {
        !self.terms.is_empty()
    }

    /// The span of `slice`, if it is part of this file.
    pub fn span_of(&self, slice: &str) -> Option<Range<usize>> {
        span_of(self.resource.source(), slice)
    }

    /// The location of `slice`, or of the file.
    pub fn place(&self, slice: &str) -> Place {
        Place::new(&self.path, self.span_of(slice).unwrap_or_default())
    }

    /// The source of the entry whose id is `slice`: up to the next entry.
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

    /// The place of the message or term that contains `slice`.
    pub fn entry_place(&self, slice: &str) -> Place {
        let source = self.resource.source();
        let at = self.span_of(slice).map_or(0, |span| span.start);
        let breaks = source[..at].rmatch_indices('\n').map(|(newline, _)| newline + 1);
        let start = breaks
            .chain([0])
            .find(|start| source[*start..].lines().next().is_some_and(begins_entry));
        let start = start.unwrap_or(0);
        Place::new(&self.path, start..start + self.entry_text(&source[start..start]).len())
    }

    /// The message with that index in [`MessageFile::ids`].
    pub(super) fn nth(&self, number: usize) -> &ast::Message<&str> {
        self.message_at(self.messages[number])
    }

    /// All its terms, sorted by id.
    pub(super) fn terms(&self) -> impl Iterator<Item = &ast::Term<&str>> {
        self.terms.iter().map(|at| self.term_at(*at))
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

/// The id of a message, or of a term with its dash.
pub fn entry_id(entry: &ast::Entry<&str>) -> Option<String> {
    match entry {
        ast::Entry::Message(message) => Some(message.id.name.to_owned()),
        ast::Entry::Term(term) => Some(format!("-{}", term.id.name)),
        _ => None,
    }
}

/// The name in the id of a message or a term: a slice of its file.
pub fn entry_name<'a>(entry: &'a ast::Entry<&'a str>) -> Option<&'a str> {
    match entry {
        ast::Entry::Message(message) => Some(message.id.name),
        ast::Entry::Term(term) => Some(term.id.name),
        _ => None,
    }
}

pub(super) fn duplicate(second: Place, first: Place, dash: &str, id: &str) -> Diagnostic {
    Diagnostic::new(Code::DuplicateMessage, format!("`{dash}{id}` is defined twice"))
        .at(second)
        .related(first, "first here")
        .hint("rename or remove one of the two")
}
