//! Internationalization: Fluent messages, the glossary, and the formats of a locale.
//!
//! In: files of `locales/`, and of the tools of translators. Out: catalogs of messages, formatted
//! numbers and dates, the progress of translations, and files for these tools. Never: HTML of
//! pages.

// Texts of translations that are copies of their originals.
pub mod copies;
// Exchange of messages with the tools of translators.
pub mod exchange;
// Formats of numbers, currencies, dates and plurals in a locale.
pub mod format;
// Names and terms for all languages.
pub mod glossary;
// The texts that translations were made from.
pub mod lock;
// Fluent files: scopes, texts, completeness.
pub mod message;
// The paragraphs of Markdown bodies.
pub mod paragraph;
// The progress of translations.
pub mod status;
// The files that have the same texts in the locales.
pub mod text_files;
