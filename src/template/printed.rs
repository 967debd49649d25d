//! Texts that are printed with marks that expressions ignore: `|length`, `==` and slices use the
//! texts of messages, titles and headings without marks, while marks for their language and for
//! isolation are part of the finished page.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use minijinja::value::Object;
use minijinja::{State, Value};
use parking_lot::Mutex;

use crate::template::record::{TemplateRecord, has_marks};

/// The name of the texts among the globals of a rendering.
pub(super) const PRINTED: &str = "__printed";

/// Texts with their printed forms, by address. The texts are stored, so that their addresses are
/// not reused.
type Texts = BTreeMap<usize, (Arc<str>, Box<str>)>;

/// The texts of a rendering that are printed with marks. Most pages have none.
#[derive(Clone, Debug, Default)]
pub(super) struct PrintedTexts(Arc<OnceLock<Mutex<Texts>>>);

impl Object for PrintedTexts {}

impl PrintedTexts {
    /// The printed form of a text with marks in the rendering to which a state belongs.
    pub(super) fn printed_in(state: &mut State<'_, '_>, text: &str) -> Option<String> {
        if let Some(texts) = state.get_extension::<PrintedTexts>() {
            return texts.printed(text);
        }
        let texts = state.lookup(PRINTED);
        let texts = texts.and_then(|it| it.downcast_object_ref::<PrintedTexts>().cloned());
        state.get_or_insert_extension(texts.unwrap_or_default()).printed(text)
    }

    /// The value of the text of a message; `without_marks` removes its marks if it has any.
    pub(super) fn text_value(
        &self,
        text: Cow<'_, str>,
        without_marks: impl FnOnce(&str) -> Option<String>,
    ) -> Value {
        // A borrowed text is a slice of a source file, which has no marks.
        let is_owned = matches!(text, Cow::Owned(_));
        match is_owned.then(|| without_marks(&text)).flatten() {
            Some(plain) => self.add(plain, &text),
            None => Value::from(&*text),
        }
    }

    /// The value without the marks in its texts, which are printed with them.
    pub(super) fn value(
        &self,
        value: Value,
        without_marks: &dyn Fn(&str) -> Option<String>,
    ) -> Value {
        if !has_marks(&value) {
            return value;
        }
        if let Some(text) = value.as_str() {
            return without_marks(text)
                .map_or_else(|| value.clone(), |plain| self.add(plain, text));
        }
        if let Some(TemplateRecord { fields, .. }) = value.downcast_object_ref() {
            let plain = |(name, value): &(Arc<str>, Value)| {
                (Arc::clone(name), self.value(value.clone(), without_marks))
            };
            let fields = fields.iter().map(plain).collect();
            return Value::from_object(TemplateRecord { fields, has_marks: false });
        }
        let items = value.try_iter().into_iter().flatten();
        Value::from(items.map(|item| self.value(item, without_marks)).collect::<Vec<_>>())
    }

    /// The value of a text that is printed as `printed`, if templates pass it on unchanged.
    fn add(&self, plain: String, printed: &str) -> Value {
        let plain: Arc<str> = plain.into();
        let mut texts = self.0.get_or_init(Mutex::default).lock();
        texts.insert(address(&plain), (Arc::clone(&plain), printed.into()));
        Value::from(plain)
    }

    /// The text as it is printed.
    pub(super) fn form(&self, text: &str) -> String {
        self.printed(text).unwrap_or_else(|| text.to_owned())
    }

    /// The printed form of a text with marks.
    fn printed(&self, text: &str) -> Option<String> {
        let texts = self.0.get()?.lock();
        texts.get(&address(text)).map(|(_, printed)| printed.to_string())
    }
}

fn address(text: &str) -> usize {
    text.as_ptr().addr()
}
