//! The days on which pages are part of the site.

use std::sync::Arc;

use serde::Serialize;

use crate::content::schema::Data;
use crate::content::yaml::{Key, Node};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;

/// The pages with `publish_at` or `expires_at` that a build contains. A build has no clock: the day
/// is an option.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Days {
    /// The day is unknown: pages with `publish_at` are held back.
    #[default]
    Unknown,
    /// The pages of that day, such as `2026-12-01`.
    On(Box<str>),
    /// All pages.
    All,
}

/// The reason why a valid page is not part of the site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Absence {
    /// It is a draft.
    #[serde(rename = "draft")]
    Draft,
    /// It is published on that day.
    #[serde(rename = "publish_at")]
    Until(Arc<str>),
    /// That was its last day.
    #[serde(rename = "expires_at")]
    Since(Arc<str>),
}

/// The days on which a page is part of the site, both inclusive; without one, there is no limit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Period {
    /// `publish_at` of the page, such as `2026-12-01`.
    pub first: Option<Arc<str>>,
    /// `expires_at` of the page.
    pub last: Option<Arc<str>>,
}

impl Period {
    /// Returns the days in a page file. A page whose last day is before its first one is reported.
    pub(super) fn new(path: &SourcePath, node: &Node, head: &Data, report: &mut Report) -> Period {
        let day = |key: &str| match head.get(key) {
            Some(Data::Date(day)) => Some(day.clone()),
            _ => None,
        };
        let period = Period { first: day("publish_at"), last: day("expires_at") };
        if let (Some(first), Some(last)) = (&period.first, &period.last)
            && last < first
        {
            let place = |key: &str| Place::new(path, node.key(key).map_or(0..0, Key::span));
            let message = format!("the page expires before {first}, its first day");
            report.add(
                Diagnostic::new(Code::InvalidPeriod, message)
                    .at(place("expires_at"))
                    .related(place("publish_at"), "the first day")
                    .hint(format!("write `expires_at: {first}` or a later date")),
            );
        }
        period
    }

    /// Returns the reason why a page with this period is not part of a build for these days.
    pub(super) fn absence(&self, days: &Days) -> Option<Absence> {
        let day = match days {
            Days::All => return None,
            Days::Unknown => None,
            Days::On(day) => Some(&**day),
        };
        // Dates in this format are in the order of their texts.
        let until = self.first.as_ref().filter(|first| day.is_none_or(|day| day < &***first));
        let since = self.last.as_ref().filter(|last| day.is_some_and(|day| day > &***last));
        let until = until.map(|first| Absence::Until(first.clone()));
        until.or_else(|| since.map(|last| Absence::Since(last.clone())))
    }
}
