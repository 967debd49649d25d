//! Time zones: offsets of the database that is compiled in, and names of ICU4X.

use std::sync::OnceLock;

use icu_calendar::Gregorian;
use icu_datetime::fieldsets::enums::ZoneFieldSet;
use icu_datetime::pattern::{DateTimePattern, FixedCalendarDateTimeNames};
use icu_locale_core::Locale;
use icu_provider::prelude::*;
use icu_time::TimeZone as IcuTimeZone;
use icu_time::provider::{Baked, MetazoneMembershipKind, TimezonePeriodsV1};
use icu_time::zone::{UtcOffset, ZoneNameTimestamp};
use jiff::Timestamp;
use jiff::fmt::rfc2822::DateTimePrinter;
use jiff::tz::{AmbiguousOffset, TimeZoneDatabase};
use writeable::TryWriteable as _;

use crate::base::date_time::{DateTime, Time};
use crate::engine::diagnostic::suggestion;

/// A time zone of the IANA database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeZone(jiff::tz::TimeZone);

/// The hint for a time that clocks skip.
pub const SKIPPED_HINT: &str = "write a time that exists, or its offset from UTC such as `+01:00`";

impl TimeZone {
    /// The time zone of that name, such as `Europe/Berlin`.
    pub fn parse(name: &str) -> Option<TimeZone> {
        let zone = database().get(name).ok()?;
        // The database ignores the case of names.
        let is_exact = zone.iana_name() == Some(name) && !NONE.contains(&name);
        is_exact.then_some(TimeZone(zone))
    }

    /// Returns the hint for an unknown name of a time zone; `None` if there is such a zone.
    pub fn unknown_zone_hint(name: &str) -> Option<String> {
        if TimeZone::parse(name).is_some() {
            return None;
        }
        let names = TimeZone::names();
        // `Etc/GMT+2` is two hours behind UTC, unlike what writers of `GMT+2` mean.
        let names = names.iter().filter(|name| !name.starts_with("Etc/GMT"));
        let otherwise = "it is a name of the IANA database, such as `Europe/Berlin`";
        Some(suggestion(name, names.map(String::as_str), otherwise))
    }

    /// UTC.
    pub fn utc() -> TimeZone {
        TimeZone(jiff::tz::TimeZone::UTC)
    }

    /// The name.
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or("UTC")
    }

    /// Returns a moment in the format of RSS (RFC 2822): `Sat, 01 Mar 2025 00:00:00 GMT`. A local
    /// time is one of the zone, and a date without a time begins in UTC. Returns `None` for a
    /// moment before the year 0.
    pub fn rfc2822(&self, moment: DateTime) -> Option<String> {
        DateTimePrinter::new().timestamp_to_rfc9110_string(&self.timestamp(moment)?).ok()
    }

    /// Returns a moment in the format of Atom (RFC 3339): `2025-03-01T00:00:00Z`; see
    /// [`TimeZone::rfc2822`].
    pub fn rfc3339(&self, moment: DateTime) -> Option<String> {
        Some(self.timestamp(moment)?.to_string())
    }

    /// The reason why a local time, which is written so, does not exist in the zone: clocks skip
    /// it. `None` if it exists.
    pub fn skipped(&self, moment: DateTime, written: &str) -> Option<String> {
        moment.time.filter(|time| time.offset.is_none())?;
        let offset = self.0.to_ambiguous_timestamp(moment.civil()).offset();
        matches!(offset, AmbiguousOffset::Gap { .. }).then(|| {
            let name = self.name();
            format!("clocks of {name} skip `{written}`")
        })
    }

    /// Returns the seconds since 1970 at a moment; a local time is one of the zone.
    pub fn seconds(&self, moment: DateTime) -> i64 {
        self.timestamp(moment).map_or_else(|| moment.seconds(), Timestamp::as_second)
    }

    fn timestamp(&self, moment: DateTime) -> Option<Timestamp> {
        match moment.time {
            Some(Time { offset: None, .. }) => self.0.to_timestamp(moment.civil()).ok(),
            _ => Timestamp::from_second(moment.seconds()).ok(),
        }
    }

    /// The names of all time zones.
    pub fn names() -> Vec<String> {
        let names = database().available().map(|name| name.as_str().to_owned());
        names.filter(|name| !NONE.contains(&name.as_str())).collect()
    }
}

/// Names of the database that are not time zones to `Intl`.
const NONE: [&str; 3] = ["Factory", "localtime", "posixrules"];

fn database() -> &'static TimeZoneDatabase {
    static DATABASE: OnceLock<TimeZoneDatabase> = OnceLock::new();
    DATABASE.get_or_init(TimeZoneDatabase::bundled)
}

/// A time in a time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ZonedTime {
    /// Year, month and day in the time zone.
    pub(super) date: (i32, u8, u8),
    /// The time of day in the time zone.
    pub(super) time: Time,
    /// Seconds east of UTC.
    pub(super) offset: i32,
    /// Seconds since 1970.
    epoch: i64,
}

impl ZonedTime {
    /// The time in the time zone; a local time is one of the zone.
    pub(super) fn new(date: DateTime, zone: &TimeZone) -> Option<ZonedTime> {
        date.time?;
        let timestamp = zone.timestamp(date)?;
        let local = zone.0.to_datetime(timestamp);
        let offset = zone.0.to_offset(timestamp).seconds();
        let part = i8::cast_unsigned;
        let time = Time {
            hour: part(local.hour()),
            minute: part(local.minute()),
            second: part(local.second()),
            offset: Some(offset),
        };
        let date = (local.year().into(), part(local.month()), part(local.day()));
        Some(ZonedTime { date, time, offset, epoch: timestamp.as_second() })
    }
}

/// The name of a time zone at a time, such as `Central European Standard Time`; `None` if the
/// language has none. ICU4X has no names that are made of a place: they are added if the language
/// `has_names` of most zones.
pub(super) fn zone_name(
    tag: &str,
    at: &ZonedTime,
    zone: &TimeZone,
    is_long: bool,
    has_names: bool,
) -> Option<String> {
    let locale: Locale = tag.parse().ok()?;
    let mut names =
        FixedCalendarDateTimeNames::<Gregorian, ZoneFieldSet>::try_new((&locale).into()).ok()?;
    let offset = UtcOffset::try_from_seconds(at.offset).ok()?;
    let time = ZoneNameTimestamp::from_epoch_seconds(at.epoch);
    let zone = IcuTimeZone::from_iana_id(zone.name());
    let info = zone.with_offset(Some(offset)).with_zone_name_timestamp(time);
    let print = |names: &FixedCalendarDateTimeNames<Gregorian, ZoneFieldSet>, pattern| {
        let pattern = DateTimePattern::try_from_pattern_str(pattern).ok()?;
        let formatted = names.with_pattern_unchecked(&pattern).format(&info);
        formatted.try_write_to_string().ok().map(|name| name.into_owned())
    };
    if !is_long {
        names.include_time_zone_specific_short_names().ok()?;
        return print(&names, "z");
    }
    names.include_time_zone_specific_long_names().ok()?;
    print(&names, "zzzz").or_else(|| {
        let expects_name = has_names && expects_name(zone, offset, time);
        names.include_time_zone_location_names().ok().filter(|_| expects_name)?;
        print(&names, "zzzz")
    })
}

/// Returns whether CLDR groups the zone with others, which have a common name for times with this
/// offset.
fn expects_name(zone: IcuTimeZone, offset: UtcOffset, time: ZoneNameTimestamp) -> bool {
    let periods: Result<DataResponse<TimezonePeriodsV1>, _> = Baked.load(DataRequest::default());
    let Ok(periods) = periods else { return false };
    let Some((offsets, Some(group))) = periods.payload.get().get(zone, time) else { return false };
    match Some(offset) == offsets.daylight {
        true => group.kind != MetazoneMembershipKind::CustomVariants,
        false => offset == offsets.standard,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_zones_are_those_of_the_database() {
        assert_eq!(TimeZone::parse("Europe/Berlin").unwrap().name(), "Europe/Berlin");
        for name in ["Europe/Berlim", "europe/berlin", "Factory", "", "+01:00"] {
            assert_eq!(TimeZone::parse(name), None, "{name}");
        }
        assert!(TimeZone::names().len() > 400);
    }

    #[test]
    fn a_local_time_is_one_of_the_zone() {
        let berlin = TimeZone::parse("Europe/Berlin").unwrap();
        let zoned = |text| ZonedTime::new(DateTime::parse(text).unwrap(), &berlin).unwrap();
        assert_eq!(zoned("2026-07-01T12:00"), zoned("2026-07-01T10:00Z"));
        assert_eq!(zoned("2026-12-31T23:30Z").date, (2027, 1, 1));
        assert_eq!(ZonedTime::new(DateTime::parse("2026-03-29").unwrap(), &berlin), None);
    }

    #[test]
    fn times_that_clocks_skip_do_not_exist() {
        let berlin = TimeZone::parse("Europe/Berlin").unwrap();
        let skipped = |text| berlin.skipped(DateTime::parse(text).unwrap(), text);
        assert!(skipped("2026-03-29T02:30").unwrap().contains("Berlin skip `2026-03-29T02:30`"));
        let others = ["2026-03-29T02:30Z", "2026-03-29T03:00", "2026-10-25T02:30", "2026-03-29"];
        for text in others {
            assert_eq!(skipped(text), None, "{text}");
        }
    }
}
