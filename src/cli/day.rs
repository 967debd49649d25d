//! The options `--day` and `--future`.

use clap::Args;

use crate::base::date_time::parse_date;
use crate::content::Days;

/// The day of a build, for `publish_at` and `expires_at` of pages.
#[derive(Args)]
pub(super) struct DayArguments {
    /// The day that the site is built for, such as 2026-12-01: pages with a later publish_at or an
    /// earlier expires_at are left out [default: pages with publish_at are left out]
    #[arg(long, value_name = "DATE", value_parser = parse_day)]
    pub(super) day: Option<String>,
    /// Include all pages, regardless of publish_at and expires_at
    #[arg(long, conflicts_with = "day")]
    future: bool,
}

impl DayArguments {
    /// The days whose pages are built.
    pub(super) fn days(&self) -> Days {
        match &self.day {
            Some(day) => Days::On(day.as_str().into()),
            None if self.future => Days::All,
            None => Days::Unknown,
        }
    }
}

/// Parses a day.
pub(super) fn parse_day(text: &str) -> Result<String, String> {
    match parse_date(text) {
        Some(_) => Ok(text.to_owned()),
        None => Err("write a date such as 2026-12-01".to_owned()),
    }
}
