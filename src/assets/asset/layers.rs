//! Preserves the position of the rules of cascade layers.
//!
//! The minifier moves the rules of a layer to the first block with its name. But a layer may also
//! get rules by other names (`a.b` is `b` in `a`) and under conditions, and their order must not
//! change. So each block has a unique name while it is minified.

use std::convert::Infallible;

use lightningcss::rules::CssRule;
use lightningcss::stylesheet::StyleSheet;
use lightningcss::visit_types;
use lightningcss::visitor::{Visit, VisitTypes, Visitor};

use crate::base::marks::{LAYER, LAYER_END};

/// Renames each block of a layer to a unique name.
pub(super) fn separate(sheet: &mut StyleSheet<'_>) {
    let Ok(()) = sheet.visit(&mut Separator(0));
}

struct Separator(usize);

impl<'i> Visitor<'i> for Separator {
    type Error = Infallible;

    fn visit_types(&self) -> VisitTypes {
        visit_types!(RULES)
    }

    fn visit_rule(&mut self, rule: &mut CssRule<'i>) -> Result<(), Infallible> {
        if let CssRule::LayerBlock(block) = rule
            && let Some(part) = block.name.as_mut().and_then(|name| name.0.last_mut())
        {
            *part = format!("{part}{LAYER}{}{LAYER_END}", self.0).into();
            self.0 += 1;
        }
        rule.visit_children(self)
    }
}

/// Restores the names of blocks.
pub(super) fn restore(css: String) -> String {
    if !css.contains(LAYER) {
        return css;
    }
    let mut parts = css.split(LAYER);
    let mut restored = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        restored.push_str(part.split_once(LAYER_END).map_or(part, |(_, rest)| rest));
    }
    restored
}
