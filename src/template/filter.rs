//! The filters that templates have in addition to those of the engine.

use minijinja::{Environment, Error, ErrorKind, State, Value};

use crate::base::date_time::{DateTime, impossible_date};
use crate::base::html::{Position, TagTracker};
use crate::i18n::format::{TimeZone, WordCounter};

/// The words that a reader reads in a minute: about the average of 17 languages
/// (Trauzettel-Klosinski and Dietz, "Standardized Assessment of Reading Performance", 2012).
const WORDS_PER_MINUTE: usize = 200;

/// Adds the filters to an environment.
pub(super) fn add_filters(environment: &mut Environment<'_>) {
    environment.add_filter("rfc2822", |state: &State<'_, '_>, date: &str| {
        moment(state, date, TimeZone::rfc2822)
    });
    environment.add_filter("rfc3339", |state: &State<'_, '_>, date: &str| {
        moment(state, date, TimeZone::rfc3339)
    });
    environment.add_filter("word_count", |html: &str| count_words(html));
    environment.add_filter("reading_minutes", |html: &str| {
        count_words(html).div_ceil(WORDS_PER_MINUTE).max(1)
    });
}

/// A date in a format of feeds; a time without an offset is in the time zone of the site.
fn moment(
    state: &State<'_, '_>,
    date: &str,
    print: fn(&TimeZone, DateTime) -> Option<String>,
) -> Result<String, Error> {
    let zone = zone(state);
    let invalid = |message| Error::new(ErrorKind::InvalidOperation, message);
    let parsed = DateTime::parse(date);
    if let Some(skipped) = parsed.and_then(|parsed| zone.skipped(parsed, date)) {
        return Err(invalid(skipped));
    }
    parsed.and_then(|date| print(&zone, date)).ok_or_else(|| {
        invalid(match impossible_date(date) {
            Some(reason) => format!("`{date}` is not a date: {reason}"),
            None => format!("`{date}` is not a date such as 2025-12-31 or 2025-12-31T20:00Z"),
        })
    })
}

/// The time zone of the site.
pub(super) fn zone(state: &State<'_, '_>) -> TimeZone {
    let zone = state.lookup("site").and_then(|site| site.get_attr("time_zone").ok());
    let zone = zone.as_ref().and_then(|zone| TimeZone::parse(zone.as_str()?));
    zone.unwrap_or_else(TimeZone::utc)
}

/// The tag of the page's language; empty in a file of the whole site, which has none.
pub(super) fn language_tag(state: &State<'_, '_>) -> String {
    let tag = state.lookup("locale").and_then(|locale| locale.get_attr("tag").ok());
    tag.as_ref().and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// The number of words in the texts of HTML.
fn count_words(html: &str) -> usize {
    let (mut tags, mut counter) = (TagTracker::default(), WordCounter::default());
    let begins = |(at, c): &(usize, char)| {
        let is_text = tags.position() == Position::Text;
        tags.advance(*c, &html[*at..]);
        // Words do not continue from one text to the next.
        counter.begins_word(if is_text { *c } else { ' ' })
    };
    html.char_indices().filter(begins).count()
}

#[cfg(test)]
mod tests {
    use minijinja::context;

    use super::*;

    fn rendered(expression: &str) -> Result<String, Error> {
        let mut environment = Environment::new();
        add_filters(&mut environment);
        let value = environment
            .compile_expression(expression)?
            .eval(context! { site => context! { time_zone => "Europe/Berlin" } })?;
        Ok(value.to_string())
    }

    #[test]
    fn dates_are_those_of_feeds() {
        for (date, expected) in [
            ("2025-03-01", "Sat, 01 Mar 2025 00:00:00 GMT"),
            ("2025-12-31T00:30", "Tue, 30 Dec 2025 23:30:00 GMT"),
            ("2025-12-31T20:30+05:30", "Wed, 31 Dec 2025 15:00:00 GMT"),
        ] {
            assert_eq!(rendered(&format!("'{date}' | rfc2822")).unwrap(), expected);
        }
        assert_eq!(rendered("'2025-03-01' | rfc3339").unwrap(), "2025-03-01T00:00:00Z");
        assert_eq!(rendered("'2025-07-01 00:30' | rfc3339").unwrap(), "2025-06-30T22:30:00Z");
        for wrong in ["'today' | rfc2822", "3 | rfc2822", "none | rfc2822"] {
            assert!(rendered(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn words_of_html_are_read_in_minutes() {
        for (html, words) in [
            ("<p class=\"a b\">One two-three</p><script>x y</script>", 3),
            ("<p>语言很多</p><p>नमस्ते दुनिया</p>", 4),
            ("<b>one</b>two", 2),
            ("", 0),
        ] {
            assert_eq!(count_words(html), words, "{html}");
        }
        for (words, minutes) in [(0, "1"), (200, "1"), (201, "2"), (1000, "5")] {
            let text = "word ".repeat(words);
            assert_eq!(rendered(&format!("'{text}' | reading_minutes")).unwrap(), minutes);
        }
    }
}
