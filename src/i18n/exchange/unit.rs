//! The texts to translate, and the languages.

use crate::engine::source::SourcePath;
use crate::i18n::format::Formatter;
use crate::i18n::lock::{BODY, OriginalDigest, TextDigest};
use crate::i18n::message::max_length;

/// The languages of an exchange.
#[derive(Clone, Copy)]
pub struct Direction<'a> {
    /// The name of the site.
    pub site: &'a str,
    /// The tag of the default locale.
    pub original: &'a str,
    /// The tag of the translation.
    pub translation: &'a str,
    /// The formatter of the translation.
    pub formatter: &'a Formatter,
}

/// The locale that the language of an exchange file names.
pub struct TargetLocale {
    /// The tag of the locale, as in `site.toml`.
    pub tag: String,
    /// The formatter of the locale.
    pub formatter: Formatter,
}

/// A text to translate: the value of a message or term, or an attribute.
pub struct Unit {
    /// The file below the folder of the locale.
    pub file: String,
    /// The id of the message, `-id` of a term; the name of the paragraph of a body, such as `p3`.
    pub message: String,
    /// The name of the attribute.
    pub attribute: Option<String>,
    /// Its file in the default locale, and the line.
    pub source: (SourcePath, usize),
    /// The comments of the file, the group and the message, and the terms in the text.
    pub notes: Vec<String>,
    /// Its texts: one, or one for each variant.
    pub forms: Vec<Form>,
    /// Its selector, if it has variants.
    pub selector: Option<String>,
    /// Whether its variants are exactly the forms of whole numbers.
    pub is_plural: bool,
    /// The digest of its message or body.
    pub digest: OriginalDigest,
    /// Whether the original of the message or the paragraph has changed since the translation.
    pub is_stale: bool,
}

/// A text of a unit.
pub struct Form {
    /// The name of the variant.
    pub variant: Option<String>,
    /// The original.
    pub source: String,
    /// The translation.
    pub target: Option<String>,
    /// Whether the message may lack the text: only fractions or millions use it, or only the
    /// translation has it.
    pub is_optional: bool,
}

impl Unit {
    /// Whether it is a paragraph of a Markdown body.
    pub fn is_paragraph(&self) -> bool {
        self.file.ends_with(".md")
    }

    /// The text that it belongs to, as `i18n status` counts them: a message or a whole body, by its
    /// file and id.
    pub fn text(&self) -> (&str, &str) {
        (&self.file, if self.is_paragraph() { BODY } else { &self.message })
    }

    /// Its name in exchange files: `pages/home.ftl:button.label`.
    pub fn context(&self) -> String {
        let attribute = self.attribute.as_ref().map(|name| format!(".{name}"));
        format!("{}:{}{}", self.file, self.message, attribute.unwrap_or_default())
    }

    /// The name of one of its texts: `pages/home.ftl:lamps[few]`.
    pub fn form_context(&self, form: &Form) -> String {
        match &form.variant {
            Some(variant) => format!("{}[{variant}]", self.context()),
            None => self.context(),
        }
    }

    /// The largest number of characters of its texts, from a line `max: 60` of its comments.
    pub fn max_length(&self) -> Option<usize> {
        max_length(&self.notes)
    }

    /// The texts that are exported.
    pub(super) fn exported(&self) -> impl Iterator<Item = &Form> {
        self.forms.iter().filter(|form| !form.is_optional || form.target.is_some())
    }

    /// Whether all its texts are translated.
    pub fn is_translated(&self) -> bool {
        self.forms.iter().all(|form| form.is_optional || form.target.is_some())
    }
}

/// A unit of these texts, without its place.
pub(super) fn unit(forms: Vec<Form>, selector: Option<String>, is_plural: bool) -> Unit {
    Unit {
        file: String::new(),
        message: String::new(),
        attribute: None,
        source: (SourcePath::new(""), 0),
        notes: Vec::new(),
        forms,
        selector,
        is_plural,
        digest: OriginalDigest::Entry(TextDigest::default()),
        is_stale: false,
    }
}
