//! Utilities that are independent of sites: digests, limits, parallel maps, the disk, waits,
//! decimals, dates, formulas, language tags, collation, letter case, HTML tags, edits of texts and
//! enums with names.
//!
//! In: bytes and text. Out: values without a place in the input tree. Never: an input file, a
//! diagnostic, the network.

// The alphabetical order of texts.
pub mod collation;
// Dates and times, by ISO 8601.
pub mod date_time;
// Decimal numbers, exactly as they are written.
pub mod decimal;
// Content digests, by which changes are detected.
pub mod digest;
// Reading, listing and removing files of any kind.
pub mod disk;
// Formulas as MathML.
pub mod formula;
// The tags of finished pages.
pub mod html;
// Language tags and their data in CLDR.
pub mod language;
// Capital and small letters, by language.
pub mod letter_case;
// Limits of nesting and size.
pub mod limit;
// Interfaces of operating systems, with fallbacks.
pub mod os;
// Enums whose variants have names.
pub(crate) mod named_enum;
// Parallel maps with results in order.
pub mod parallel;
// Paths of files and addresses.
pub mod path;
// Lines, slices, edits and invisible characters of texts.
pub mod text;
// Characters that carry a meaning through texts.
pub mod marks;
// Waits of the program, and their causes.
pub mod wait;
