//! The current date.

use std::time::{Duration, SystemTime};

use anyhow::Context as _;

const VARIABLE: &str = "SOURCE_DATE_EPOCH";

/// Returns the current date in UTC, or that of `SOURCE_DATE_EPOCH` in seconds since 1970
/// (<https://reproducible-builds.org/specs/source-date-epoch/>).
///
/// # Errors
///
/// If the variable has another value.
pub(super) fn today() -> anyhow::Result<String> {
    // The last second that the format can express.
    const LAST: u64 = 253_402_300_799;
    let last = SystemTime::UNIX_EPOCH + Duration::from_secs(LAST);
    let now = match std::env::var_os(VARIABLE) {
        None => SystemTime::now().min(last),
        Some(set) => {
            let seconds = set.to_str().and_then(|set| set.parse().ok());
            let seconds = seconds
                .filter(|seconds| *seconds <= LAST)
                .with_context(|| format!("`{VARIABLE}` must be a number of seconds since 1970"))?;
            SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)
        }
    };
    let mut text = humantime::format_rfc3339_seconds(now).to_string();
    text.truncate("2025-12-31".len());
    Ok(text)
}
