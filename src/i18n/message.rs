//! `locales/`: parses Fluent files, looks messages up, and resolves them to text, or translates
//! them to i18next JSON for islands.
//!
//! The Fluent crates are used for parsing. Resolving is implemented here, because their bundles
//! lack: numbers, dates and plurals by the same CLDR data as in browsers; data as variables; and
//! the location of every error in the file.

mod blank;
mod catalog;
mod character;
mod comment;
mod compare;
mod cycle;
mod file;
mod function;
mod i18next;
mod id_spans;
mod index;
mod isolate;
mod layout;
mod lookalike;
mod markup;
mod measure;
mod mention;
mod messages;
mod number;
mod pattern;
mod placeholder;
mod plural;
mod query;
mod reference;
mod resolve;
mod rules;
mod scan;
mod scope;
mod syntax;
mod term;
mod text;
mod translation;
mod value;
mod twice;
mod variable;
mod variant;

pub use crate::i18n::message::blank::blank_entries;
pub use crate::i18n::message::catalog::Catalog;
pub use crate::i18n::message::character::{character_mistakes, may_have_mistakes};
pub use crate::i18n::message::comment::{check_lengths, max_length, notes, text_length};
pub use crate::i18n::message::compare::Site;
pub use crate::i18n::message::file::{MessageFile, entry_id, entry_name};
pub use crate::i18n::message::function::{Function, call_mistakes, call_options, plural_type};
pub use crate::i18n::message::i18next::{refused_by_i18next, to_i18next};
pub use crate::i18n::message::id_spans::{IdSpans, IdUse, id_spans, id_uses};
pub use crate::i18n::message::isolate::{CODE_MARKS, MARKS, without_isolates};
pub use crate::i18n::message::layout::format_messages;
pub use crate::i18n::message::lookalike::has_lookalike;
pub use crate::i18n::message::markup::{
    Links, check_markup, has_markup, has_tag, html, lacking_elements, links_in_variants,
    plain_text, reference_length, reference_mistakes,
};
pub use crate::i18n::message::mention::{
    first_text, parts, placeable_references, references, texts, words,
};
pub use crate::i18n::message::messages::{FluentMessage, Messages, Recorder, ValueMark};
pub use crate::i18n::message::number::{number_slip, wrong_number};
pub use crate::i18n::message::pattern::{literal, placeable_length};
pub use crate::i18n::message::placeholder::{is_placeholder, placeholder, title};
pub use crate::i18n::message::plural::check_plurals;
pub use crate::i18n::message::query::{
    CATALOG, FORMATTER, LOCALES, MESSAGE_FILE, PAGE_MESSAGES, common_files, find, find_text,
    has_texts, island_messages, meant_messages, meant_page, message_file, named_body, page_body,
    page_messages, parse_body, split_locale,
};
pub use crate::i18n::message::reference::{check_references, check_translated_references};
pub use crate::i18n::message::rules::Rules;
pub use crate::i18n::message::scope::{Found, Scope};
pub use crate::i18n::message::text::Text;
pub use crate::i18n::message::translation::{absent_file, check_catalogs, check_translations};
pub use crate::i18n::message::value::{Arg, FactText, argument_text, fact_text};
pub use crate::i18n::message::variable::message_uses;
