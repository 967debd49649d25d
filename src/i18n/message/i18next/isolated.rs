//! Isolates the texts of terms, messages and literals in texts of islands, as on pages.

use fluent_syntax::ast::InlineExpression;

use crate::i18n::message::i18next::ConvertedText;
use crate::i18n::message::isolate::{MARKS, isolate_written};

impl ConvertedText {
    /// The lengths of its parts.
    pub(super) fn lengths(&self) -> (usize, usize) {
        (self.done.len(), self.literal.len())
    }

    /// Isolates what was written for a reference or a literal since these `lengths`, unless it has
    /// variables.
    pub(super) fn isolate(
        &mut self,
        (done, literal): (usize, usize),
        inline: &InlineExpression<&str>,
        is_right_to_left: bool,
    ) {
        let is_written = matches!(
            inline,
            InlineExpression::StringLiteral { .. }
                | InlineExpression::MessageReference { .. }
                | InlineExpression::TermReference { .. }
        );
        if is_written && self.done.len() == done && literal < self.literal.len() {
            let text = self.literal.split_off(literal);
            self.literal.push_str(&isolate_written(text.into(), is_right_to_left, MARKS));
        }
    }
}
