//! Writes the values of placeables at their positions.

use std::borrow::Cow;

use fluent_syntax::ast::InlineExpression;

use crate::base::html::{Slot, parameter};
use crate::base::marks::{ISOLATE, POP};
use crate::i18n::message::isolate::{isolate, isolate_written, without_isolates};
use crate::i18n::message::markup::{link_attribute, plain_text, without_tags};
use crate::i18n::message::resolve::Resolver;
use crate::i18n::message::value::Value;

impl<'a> Resolver<'_, 'a> {
    /// Adds the value of an expression at the end of `out`.
    pub(super) fn put(
        &self,
        value: Value<'a>,
        inline: &InlineExpression<&'a str>,
        slot: Slot,
        out: &mut String,
    ) {
        let formatter = &self.scope.catalog.formatter;
        let (is_right_to_left, marks) = (formatter.is_right_to_left(), [ISOLATE, POP]);
        let text = match (slot, value) {
            (Slot::Text, Value::Text(text)) => match inline {
                InlineExpression::VariableReference { .. } => match link_attribute(out) {
                    Some(start) => return out.extend([start, &text, "\""]),
                    None => isolate(text, is_right_to_left, marks),
                },
                // The text of a function of the site isolates its argument.
                InlineExpression::FunctionReference { .. } => text,
                _ => isolate_written(text, is_right_to_left, marks),
            },
            (Slot::Text, value) => value.text(formatter, marks),
            (Slot::Words, value) => self.without_tags(value.text(formatter, marks)),
            (Slot::Machine, value) => self.without_tags(value.plain()),
            (Slot::Parameter, value) => {
                let text = plain_text(self.without_tags(value.plain()).into_owned().into());
                parameter(&without_isolates(&text)).into()
            }
        };
        match (slot == Slot::Text).then(|| self.value_mark(inline)).flatten() {
            Some([start, end]) => out.extend([&start, &*text, &end]),
            None => out.push_str(&text),
        }
    }

    /// The text in an attribute, which has no elements.
    fn without_tags<'t>(&self, text: Cow<'t, str>) -> Cow<'t, str> {
        match without_tags(&text, &self.scope.catalog.rules.elements) {
            Cow::Borrowed(_) => text,
            Cow::Owned(words) => Cow::Owned(words),
        }
    }
}
