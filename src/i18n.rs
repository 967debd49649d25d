//! Internationalization: Fluent messages, the glossary, and the formats of a locale.
//!
//! In: files of `locales/`. Out: catalogs of messages, formatted numbers and dates, and what is
//! missing in a translation. Never: HTML of pages.

// Formats of numbers, currencies, dates and plurals in a locale.
pub mod format;
// Names and terms that all languages agree on.
pub mod glossary;
// Fluent files: scopes, texts, completeness.
pub mod message;
// How far translations are.
pub mod status;
