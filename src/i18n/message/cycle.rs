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
/// the limit there. Of cycles with a pattern in common, the first one is reported.
pub(super) fn check_cycles<'a>(file: &'a MessageFile, scope: Scope<'a>, report: &mut Report) {
    let graph = Graph::new(file, scope);
    let count = graph.nodes.len();
    // The longest chain from each pattern that has been followed.
    let mut lengths: Vec<Option<usize>> = vec![None; count];
    let (mut is_open, mut is_cyclic) = (vec![false; count], vec![false; count]);
    for root in 0..count {
        // The patterns being followed, each with the number of its next reference.
        let mut path = if lengths[root].is_none() { vec![(root, 0)] } else { Vec::new() };
        while let Some((node, done)) = path.last_mut() {
            let node = *node;
            is_open[node] = true;
            if let Some(&next) = graph.edges[node].get(*done) {
                *done += 1;
                if is_open[next] && !is_cyclic[node] && !is_cyclic[next] {
                    let nodes = path.iter().map(|(node, _)| *node);
                    let cycle: Vec<usize> = nodes.skip_while(|node| *node != next).collect();
                    if !cycle.iter().any(|node| is_cyclic[*node])
                        && let Some(found) = graph.cycle(file, scope, &cycle)
                    {
                        report.add(found);
                    }
                    for node in cycle {
                        is_cyclic[node] = true;
                    }
                } else if !is_open[next] && lengths[next].is_none() {
                    path.push((next, 0));
                }
                continue;
            }
            path.pop();
            is_open[node] = false;
            let next = graph.edges[node].iter().filter_map(|next| lengths[*next]).max();
            let length = next.filter(|_| !is_cyclic[node]).map_or(0, |length| length + 1);
            lengths[node] = Some(length);
            // Only the first one is reported; patterns that refer to it have longer chains.
            if length == REFERENCE_CHAIN.most() + 1
                && let Some(place) = place_of(scope, graph.nodes[node])
                && place.path == file.path
            {
                let message = too_long(&name_of(graph.nodes[node]));
                report.add(Diagnostic::new(Code::MessageLimit, message).at(place).hint(WRITE_OUT));
            }
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
                    Mention::Variable(_)
                    | Mention::Function(..)
                    | Mention::Literal(_)
                    | Mention::Unnamed(_)
                    | Mention::Case(..) => {}
                });
            }
            let mut next: Vec<usize> = next.into_iter().map(|id| graph.number(id, None)).collect();
            // The way back to an earlier pattern is the shortest cycle.
            next.sort_unstable();
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

    /// The diagnostic of a cycle, at its first pattern of this file; `None` if that is reported for
    /// another file.
    fn cycle(&self, file: &MessageFile, scope: Scope<'_>, cycle: &[usize]) -> Option<Diagnostic> {
        let place_at = |at: usize| Some((place_of(scope, self.nodes[cycle[at]])?, at));
        let places = (0..cycle.len()).filter_map(place_at);
        let places = places.filter(|(place, _)| scope.own.is_none() || place.path == file.path);
        let (place, start) = places.min_by(|(one, _), (other, _)| {
            (&one.path, one.start).cmp(&(&other.path, other.start))
        })?;
        let in_order = cycle[start..].iter().chain(&cycle[..start]).take(MAX_NAMES);
        let mut names: Vec<String> = in_order.map(|node| name_of(self.nodes[*node])).collect();
        names.extend((cycle.len() > MAX_NAMES).then(|| "…".to_owned()));
        names.push(name_of(self.nodes[cycle[start]]));
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
