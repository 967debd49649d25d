//! Checks of templates as a whole.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::template::{LAYOUT, Templates};

impl Templates {
    /// Reports includes of unknown templates and include cycles; returns whether there are none.
    pub(super) fn check_references(&self, report: &mut Report) -> bool {
        let mut good = true;
        for file in self.files.values() {
            for (name, span) in &file.scanned.references {
                if !self.files.contains_key(name.as_str()) {
                    good = false;
                    report.add(self.unknown(name).at(Place::new(&file.path, span.clone())));
                }
            }
        }
        for name in self.files.keys() {
            let mut path = vec![&**name];
            if let Some(span) = self.cycle(name, &mut path, &mut BTreeSet::new()) {
                good = false;
                // Every template of a cycle detects it; only the first by name reports it.
                if path.iter().all(|other| &**name <= *other) {
                    let file = &self.files[name];
                    let cycle = path.join("` → `");
                    report.add(
                        Diagnostic::new(
                            Code::IncludeCycle,
                            format!("templates include each other: `{cycle}`"),
                        )
                        .at(Place::new(&file.path, span))
                        .hint("move what they share into a third template"),
                    );
                }
            }
        }
        good
    }

    /// Reports a missing or incomplete layout.
    pub(super) fn check_layout(&self, report: &mut Report) {
        let Some(layout) = self.source(LAYOUT) else { return };
        if !self
            .closure([LAYOUT])
            .iter()
            .any(|name| self.files[*name].scanned.names.contains("body"))
        {
            report.add(
                Diagnostic::new(Code::IncompleteLayout, "the layout does not show the page")
                    .at(Place::file(layout))
                    .hint("write `{{ body }}` where the page is to stand"),
            );
        }
    }

    fn cycle<'a>(
        &'a self,
        start: &str,
        path: &mut Vec<&'a str>,
        entered: &mut BTreeSet<&'a str>,
    ) -> Option<Range<usize>> {
        let file = self.files.get(*path.last()?)?;
        for (name, span) in &file.scanned.references {
            if name == start {
                path.push(name);
                return Some(span.clone());
            }
            if entered.insert(name) {
                path.push(name);
                if self.cycle(start, path, entered).is_some() {
                    return Some(span.clone());
                }
                path.pop();
            }
        }
        None
    }
}
