//! Splits the two values of `overflow` for browsers that support only one.

use std::convert::Infallible;

use lightningcss::declaration::DeclarationBlock;
use lightningcss::properties::Property;
use lightningcss::stylesheet::StyleSheet;
use lightningcss::targets::Browsers;
use lightningcss::visit_types;
use lightningcss::visitor::{Visit, VisitTypes, Visitor};

/// Splits `overflow: hidden scroll` if one of the browsers does not support it.
pub(super) fn split(sheet: &mut StyleSheet<'_>, browsers: Option<Browsers>) {
    if browsers.is_some_and(|browsers| !know_two_values(&browsers)) {
        let Ok(()) = sheet.visit(&mut Splitter);
    }
}

/// The first versions are from MDN's compatibility data.
fn know_two_values(browsers: &Browsers) -> bool {
    let since = |version: Option<u32>, first: u32| version.is_none_or(|known| known >= first << 16);
    browsers.ie.is_none()
        && since(browsers.android, 68)
        && since(browsers.chrome, 68)
        && since(browsers.edge, 79)
        && since(browsers.firefox, 61)
        && since(browsers.ios_saf, 16)
        && since(browsers.opera, 55)
        && since(browsers.safari, 16)
        && since(browsers.samsung, 10)
}

struct Splitter;

impl<'i> Visitor<'i> for Splitter {
    type Error = Infallible;

    fn visit_types(&self) -> VisitTypes {
        visit_types!(PROPERTIES | RULES)
    }

    fn visit_declaration_block(
        &mut self,
        block: &mut DeclarationBlock<'i>,
    ) -> Result<(), Infallible> {
        for declarations in [&mut block.declarations, &mut block.important_declarations] {
            let all = std::mem::take(declarations).into_iter();
            declarations.extend(all.flat_map(|property| match property {
                Property::Overflow(both) if both.x != both.y => {
                    vec![Property::OverflowX(both.x), Property::OverflowY(both.y)]
                }
                property => vec![property],
            }));
        }
        Ok(())
    }
}
