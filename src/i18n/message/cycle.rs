//! Finds messages and terms that refer to themselves, and chains of references that exceed the
//! limit.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Attribute, Pattern};

use crate::base::limit::REFERENCE_CHAIN;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::i18n::message::mention::{Mention, mentions};
use crate::i18n::message::{MessageFile, Scope};

/// The number of names of a cycle that its diagnostic lists.
const MAX_NAMES: usize = 8;

/// The hint for too many references.
pub(super) const WRITE_OUT: &str = "write the text out in one of them";

/// The diagnostic's message for a chain that is too long.
pub(super) fn too_long(name: &str) -> String {
    format!("`{name}` refers to {REFERENCE_CHAIN}")
}

/// The kind of a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum CycleKind {
    Message,
    Term,
}

/// Identifies a pattern: the value of a message or a term, or one of its attributes. An attribute
/// may refer to the value next to it without a cycle.
type PatternId<'a> = (CycleKind, &'a str, Option<&'a str>);

/// The patterns that can be reached from a file, and the patterns that each one refers to.
#[derive(Default)]
struct Graph<'a> {
    numbers: BTreeMap<PatternId<'a>, usize>,
    nodes: Vec<PatternId<'a>>,
    /// The patterns of this file; others are looked up.
    patterns: Vec<Option<&'a Pattern<&'a str>>>,
    edges: Vec<Vec<usize>>,
}

/// Reports each cycle that contains a pattern of `file`, and each chain of references that exceeds
/// the limit there.
pub(super) fn check_cycles<'a>(file: &'a MessageFile, scope: Scope<'a>, report: &mut Report) {
    let graph = Graph::new(file, scope);
    let mut lengths = vec![0_usize; graph.nodes.len()];
    for part in graph.components() {
        let is_cycle = part.len() > 1 || graph.edges[part[0]].contains(&part[0]);
        if is_cycle {
            if let Some(cycle) = graph.cycle(file, scope, &part) {
                report.add(cycle);
            }
            continue;
        }
        let node = part[0];
        let next = graph.edges[node].iter().map(|next| lengths[*next] + 1).max();
        lengths[node] = next.unwrap_or_default();
        // Only the first one is reported; patterns that refer to it have longer chains.
        if lengths[node] == REFERENCE_CHAIN.most() + 1
            && let Some(place) = place_in(file, scope, graph.nodes[node])
        {
            let message = too_long(&name_of(graph.nodes[node]));
            let long = Diagnostic::new(Code::MessageLimit, message);
            report.add(long.at(place).hint(WRITE_OUT));
        }
    }
}

impl<'a> Graph<'a> {
    fn new(file: &'a MessageFile, scope: Scope<'a>) -> Graph<'a> {
        let mut graph = Graph::default();
        for message in file.all() {
            graph.add(
                CycleKind::Message,
                message.id.name,
                message.value.as_ref(),
                &message.attributes,
            );
        }
        for term in file.terms() {
            graph.add(CycleKind::Term, term.id.name, Some(&term.value), &term.attributes);
        }
        while let Some(id) = graph.nodes.get(graph.edges.len()).copied() {
            let known = graph.patterns[graph.edges.len()];
            let mut next = Vec::new();
            if let Some(pattern) = known.or_else(|| pattern_of(scope, id)) {
                mentions(pattern, &mut |mention| match mention {
                    Mention::Message(id, attribute) => {
                        next.push((CycleKind::Message, id, attribute));
                    }
                    Mention::Term(id, attribute) => next.push((CycleKind::Term, id, attribute)),
                    Mention::Variable(_) | Mention::Function(..) | Mention::Literal(_) => {}
                });
            }
            let next = next.into_iter().map(|id| graph.number(id, None)).collect();
            graph.edges.push(next);
        }
        graph
    }

    /// Adds the patterns of a message or a term of the file that refer to others.
    fn add(
        &mut self,
        kind: CycleKind,
        id: &'a str,
        value: Option<&'a Pattern<&'a str>>,
        attributes: &'a [Attribute<&'a str>],
    ) {
        if value.is_some_and(refers) {
            self.number((kind, id, None), value);
        }
        for attribute in attributes.iter().filter(|attribute| refers(&attribute.value)) {
            self.number((kind, id, Some(attribute.id.name)), Some(&attribute.value));
        }
    }

    fn number(&mut self, id: PatternId<'a>, pattern: Option<&'a Pattern<&'a str>>) -> usize {
        *self.numbers.entry(id).or_insert_with(|| {
            self.nodes.push(id);
            self.patterns.push(pattern);
            self.nodes.len() - 1
        })
    }

    /// The strongly connected components, each after those that it refers to (Tarjan's algorithm
    /// with an explicit stack: a chain may have any length).
    fn components(&self) -> Vec<Vec<usize>> {
        const UNSEEN: usize = usize::MAX;
        let count = self.nodes.len();
        let (mut order, mut low) = (vec![UNSEEN; count], vec![0; count]);
        let (mut open, mut is_open) = (Vec::new(), vec![false; count]);
        let (mut seen, mut parts) = (0, Vec::new());
        for root in 0..count {
            let mut path = if order[root] == UNSEEN { vec![(root, 0)] } else { Vec::new() };
            while let Some((node, done)) = path.last_mut() {
                let node = *node;
                if *done == 0 {
                    (order[node], low[node]) = (seen, seen);
                    seen += 1;
                    open.push(node);
                    is_open[node] = true;
                }
                match self.edges[node].get(*done) {
                    Some(next) => {
                        *done += 1;
                        if order[*next] == UNSEEN {
                            path.push((*next, 0));
                        } else if is_open[*next] {
                            low[node] = low[node].min(order[*next]);
                        }
                    }
                    None => {
                        path.pop();
                        if let Some((parent, _)) = path.last() {
                            low[*parent] = low[*parent].min(low[node]);
                        }
                        if low[node] == order[node] {
                            let from = open.iter().rposition(|it| *it == node).unwrap_or_default();
                            let part = open.split_off(from);
                            for node in &part {
                                is_open[*node] = false;
                            }
                            parts.push(part);
                        }
                    }
                }
            }
        }
        parts
    }

    /// The diagnostic for a cycle, at its first pattern in this file. A cycle of several shared
    /// files is reported in the first one.
    fn cycle(&self, file: &MessageFile, scope: Scope<'_>, part: &[usize]) -> Option<Diagnostic> {
        let start_of = |node: &usize| Some((place_of(scope, self.nodes[*node])?, *node));
        let places = part.iter().filter_map(start_of);
        let places = places.filter(|(place, _)| scope.own.is_none() || place.path == file.path);
        let (place, start) = places.min_by(|(one, _), (other, _)| {
            (&one.path, one.start).cmp(&(&other.path, other.start))
        })?;
        if place.path != file.path {
            return None;
        }
        let mut names = Vec::new();
        let (mut node, mut entered) = (start, vec![start]);
        loop {
            names.push(name_of(self.nodes[node]));
            let inside = |next: &&usize| part.contains(next);
            let next = self.edges[node].iter().filter(inside);
            // The way back to the start, if it is one step; or else a pattern that is not listed
            // yet.
            let back = next.clone().find(|next| **next == start);
            let fresh = next.clone().find(|next| !entered.contains(next));
            match (back, fresh) {
                (None, Some(next)) if names.len() < MAX_NAMES => {
                    entered.push(*next);
                    node = *next;
                }
                (Some(_), _) => break,
                _ => {
                    names.push("…".to_owned());
                    break;
                }
            }
        }
        names.push(name_of(self.nodes[start]));
        let message = format!("messages refer to each other: `{}`", names.join("` → `"));
        Some(Diagnostic::new(Code::MessageCycle, message).at(place).hint(WRITE_OUT))
    }
}

/// Returns whether a pattern refers to a message or a term.
fn refers(pattern: &Pattern<&str>) -> bool {
    let mut found = false;
    mentions(pattern, &mut |mention| {
        found |= matches!(mention, Mention::Message(..) | Mention::Term(..));
    });
    found
}

fn name_of((kind, id, attribute): PatternId<'_>) -> String {
    let dash = if kind == CycleKind::Term { "-" } else { "" };
    attribute.map_or_else(|| format!("{dash}{id}"), |name| format!("{dash}{id}.{name}"))
}

/// The place of the message or term that a pattern belongs to.
fn place_of(scope: Scope<'_>, (kind, id, _): PatternId<'_>) -> Option<Place> {
    match kind {
        CycleKind::Message => {
            scope.message(id).map(|found| found.file.place(found.message.id.name))
        }
        CycleKind::Term => scope.term(id).map(|(file, term)| file.place(term.id.name)),
    }
}

fn place_in(file: &MessageFile, scope: Scope<'_>, id: PatternId<'_>) -> Option<Place> {
    place_of(scope, id).filter(|place| place.path == file.path)
}

fn pattern_of<'a>(
    scope: Scope<'a>,
    (kind, id, attribute): PatternId<'_>,
) -> Option<&'a Pattern<&'a str>> {
    let (text, attributes) = match kind {
        CycleKind::Message => {
            let message = scope.message(id)?.message;
            (message.value.as_ref(), &message.attributes)
        }
        CycleKind::Term => {
            let (_, term) = scope.term(id)?;
            (Some(&term.value), &term.attributes)
        }
    };
    match attribute {
        None => text,
        Some(name) => attributes.iter().find(|it| it.id.name == name).map(|it| &it.value),
    }
}
