//! The current date.

use std::time::{Duration, SystemTime};

/// The current date in UTC, or that of `SOURCE_DATE_EPOCH` in seconds since 1970
/// (<https://reproducible-builds.org/specs/source-date-epoch/>).
pub(super) fn today() -> String {
    let set = std::env::var("SOURCE_DATE_EPOCH").ok().and_then(|seconds| seconds.parse().ok());
    let set = set.map(|seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds));
    let now = set.unwrap_or_else(SystemTime::now);
    // The last second that the format can express.
    let last = SystemTime::UNIX_EPOCH + Duration::from_secs(253_402_300_799);
    let mut text = humantime::format_rfc3339_seconds(now.min(last)).to_string();
    text.truncate("2025-12-31".len());
    text
}
