//! Visits the URLs of parsed style sheets, also those that the library's visitor skips.

use std::convert::Infallible;

use lightningcss::properties::custom::{Function, Token, TokenOrValue};
use lightningcss::rules::CssRule;
use lightningcss::values::image::Image;
use lightningcss::values::url::Url;
use lightningcss::visit_types;
use lightningcss::visitor::{Visit, VisitTypes, Visitor};

use crate::content::config::Directive;

/// A URL in a style sheet.
pub(super) struct CssUrl<'u> {
    pub(super) address: &'u str,
    /// Its line, from 0.
    pub(super) line: u32,
    /// Its column, from 1.
    pub(super) column: u32,
    /// The directive of a policy that applies to its file.
    pub(super) directive: Directive,
}

/// Calls a function for every URL, and replaces the URL by the result.
pub(super) struct UrlVisitor<F> {
    replace: F,
    directive: Directive,
}

impl<F: FnMut(CssUrl<'_>) -> Option<String>> UrlVisitor<F> {
    pub(super) fn new(replace: F) -> UrlVisitor<F> {
        UrlVisitor { replace, directive: Directive::Img }
    }

    fn replaced(&mut self, address: &str, line: u32, column: u32) -> Option<String> {
        (self.replace)(CssUrl { address, line, column, directive: self.directive })
    }
}

impl<'i, F: FnMut(CssUrl<'_>) -> Option<String>> Visitor<'i> for UrlVisitor<F> {
    type Error = Infallible;

    fn visit_types(&self) -> VisitTypes {
        visit_types!(RULES | URLS | FUNCTIONS | IMAGES)
    }

    fn visit_rule(&mut self, rule: &mut CssRule<'i>) -> Result<(), Infallible> {
        // The library's visitor skips the initial value.
        if let CssRule::Property(property) = rule
            && let Some(value) = &mut property.initial_value
        {
            value.visit(self)?;
        }
        let is_font = matches!(rule, CssRule::FontFace(_));
        let directive = if is_font { Directive::Font } else { self.directive };
        let outer = std::mem::replace(&mut self.directive, directive);
        rule.visit_children(self)?;
        self.directive = outer;
        Ok(())
    }

    fn visit_image(&mut self, image: &mut Image<'i>) -> Result<(), Infallible> {
        match image {
            // The library's visitor skips the images of a set.
            Image::ImageSet(set) => {
                set.options.iter_mut().try_for_each(|option| option.image.visit(self))
            }
            image => image.visit_children(self),
        }
    }

    fn visit_url(&mut self, url: &mut Url<'i>) -> Result<(), Infallible> {
        let line = url.loc.line.saturating_sub(1);
        if let Some(new) = self.replaced(&url.url, line, url.loc.column) {
            url.url = new.into();
        }
        Ok(())
    }

    fn visit_function(&mut self, function: &mut Function<'i>) -> Result<(), Infallible> {
        if contains_urls(&function.name.0) {
            for argument in &mut function.arguments.0 {
                if let TokenOrValue::Token(Token::String(url)) = argument
                    && let Some(new) = self.replaced(url, 0, 1)
                {
                    *url = new.into();
                }
            }
        }
        function.visit_children(self)
    }
}

/// Returns whether a function with unparsed arguments contains URLs as strings. They have no
/// location, and are searched for from the start of the file.
fn contains_urls(function: &str) -> bool {
    let names = ["url", "src", "image-set", "-webkit-image-set"];
    names.iter().any(|name| function.eq_ignore_ascii_case(name))
}
