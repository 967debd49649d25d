//! Texts that are printed with marks that expressions ignore: `|length`, `==` and `if` use the text
//! of a message without marks, while marks for its language and for isolation are part of the
//! finished page.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use minijinja::{State, Value};

/// The texts of a rendering that are printed with marks, by address. The texts are stored, so that
/// their addresses are not reused.
#[derive(Default)]
pub(super) struct PrintedTexts(BTreeMap<usize, (Arc<str>, Box<str>)>);

impl PrintedTexts {
    /// The value of the text of a message; `without_marks` removes its marks if it has any.
    pub(super) fn text_value(
        state: &mut State<'_, '_>,
        text: Cow<'_, str>,
        without_marks: impl FnOnce(&str) -> Option<String>,
    ) -> Value {
        // A borrowed text is a slice of a source file, which has no marks.
        let is_owned = matches!(text, Cow::Owned(_));
        match is_owned.then(|| without_marks(&text)).flatten() {
            Some(plain) => PrintedTexts::value(state, plain, &text),
            None => Value::from(&*text),
        }
    }

    /// The value of a text that is printed as `printed`, if templates pass it on unchanged.
    fn value(state: &mut State<'_, '_>, plain: String, printed: &str) -> Value {
        let plain: Arc<str> = plain.into();
        let texts = state.get_or_insert_extension_with(PrintedTexts::default);
        texts.0.insert(address(&plain), (Arc::clone(&plain), printed.into()));
        Value::from(plain)
    }

    /// The printed form of a text.
    pub(super) fn printed<'t>(state: &'t State<'_, '_>, text: &'t str) -> &'t str {
        let texts = state.get_extension::<PrintedTexts>();
        let found = texts.and_then(|texts| texts.0.get(&address(text)));
        found.map_or(text, |(_, printed)| printed)
    }
}

fn address(text: &str) -> usize {
    text.as_ptr().addr()
}
