//! Checks the styles in pages: elements `<style>`, and attributes.

use std::ops::Range;

use crate::assets::asset::loads::{StyleLoad, loads};
use crate::assets::asset::style::parse_checked;
use crate::engine::diagnostic::{Diagnostic, Report};
use crate::engine::source::SourcePath;

/// A place of styles in a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StyleKind {
    /// The text of an element `<style>`.
    Element,
    /// The value of an attribute: declarations.
    Attribute,
}

/// The properties of a style in a page.
#[derive(Debug, Default)]
pub struct InlineStyle {
    /// Its mistakes without places, each with its span in the text.
    pub mistakes: Vec<(Diagnostic, Range<usize>)>,
    /// The files of other origins that it loads.
    pub loads: Vec<StyleLoad>,
}

/// The start of a rule with the declarations of an attribute.
const RULE: &str = "a{";

/// Checks a style in a page.
pub fn inline_style(kind: StyleKind, text: &str) -> InlineStyle {
    let (sheet, start) = match kind {
        StyleKind::Element => (text.to_owned(), 0),
        StyleKind::Attribute => (format!("{RULE}{text}}}"), RULE.len()),
    };
    let mut report = Report::new();
    let parsed = parse_checked(&SourcePath::new(""), &sheet, 0, &mut report);
    let within = |span: Range<usize>| {
        let place = |at: usize| at.saturating_sub(start).min(text.len());
        place(span.start)..place(span.end)
    };
    let mistakes = report.iter().map(|mistake| {
        let span = mistake.place.as_ref().map_or(0..0, |place| place.start..place.end);
        (Diagnostic { place: None, ..mistake.clone() }, within(span))
    });
    let loads = parsed.map(|mut parsed| loads(&mut parsed.rules.0, "", &sheet));
    let loads = loads.into_iter().flatten();
    let loads = loads.map(|load| StyleLoad { span: within(load.span.clone()), ..load });
    InlineStyle { mistakes: mistakes.collect(), loads: loads.collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::config::Directive;

    /// The messages of the mistakes in a style, each with the text at its place.
    fn mistakes(kind: StyleKind, text: &str) -> Vec<String> {
        let found = inline_style(kind, text).mistakes.into_iter();
        found.map(|(one, span)| format!("{} at `{}`", one.message, &text[span])).collect()
    }

    #[test]
    fn mistakes_have_their_spans_in_the_style() {
        use StyleKind::{Attribute, Element};
        for (kind, text, expected) in [
            (Attribute, "colr: red", "there is no property `colr` in CSS at `colr`"),
            (Attribute, "width: clac(1px)", "there is no function `clac()` in CSS at `clac`"),
            (Attribute, "top:0;color", "`color` has no value at `color`"),
            (Attribute, "width: calc(1px", "this `(` is not closed at `(`"),
            (Element, "p{colr:red}", "there is no property `colr` in CSS at `colr`"),
            (Element, "p:hovr{}", "there is no `:hovr` in CSS at `:hovr`"),
            (Element, "p{color:red", "this `{` is not closed at `{`"),
            (
                Element,
                "@mixin x{}",
                "`@mixin` is for a preprocessor, and browsers ignore it at `@mixin`",
            ),
        ] {
            assert_eq!(mistakes(kind, text), [expected], "{text}");
        }
        assert_eq!(mistakes(Attribute, "color red").len(), 1);
    }

    #[test]
    fn styles_of_css_have_no_mistakes() {
        for text in [
            "",
            " ",
            "color:red",
            "color:red;",
            "--x: 1; --y:; width: calc(var(--x) * 1%)",
            "background:url(\"a;b.png\") no-repeat;",
            "-webkit-line-clamp:2;fill:red",
            "font-family:\"A B\", serif;stop-color:red;text-anchor:middle",
            "color:red /* a */",
            "enable-background:new 0 0 512 512;-inkscape-stroke:none;solid-color:#000000",
        ] {
            assert_eq!(mistakes(StyleKind::Attribute, text), Vec::<String>::new(), "{text}");
        }
        for text in ["", "<!-- a{color:red} -->", "@media (width > 1px){a{color:red}}"] {
            assert_eq!(mistakes(StyleKind::Element, text), Vec::<String>::new(), "{text}");
        }
    }

    #[test]
    fn addresses_of_other_origins_are_found_wherever_css_loads_them() {
        let sheet = "@import \"https://a.example/1.css\";@namespace s url(http://b.example/ns);\
            @font-face{font-family:x;src:local(y),url(data:font/woff2;base64,AA) format('woff2'),\
            url(\"https://c.example/f.woff2\")}\
            a{background:url(\\68ttps://d.example/a.png),url(/b.png),url(#c);\
            cursor:image-set(\"https://e.example/1.png\" 1x),auto;\
            --x:url(//f.example/2.png);background:image-set(var(--y),'https://g.example/3.png' 2x)}\
            @media print{b{list-style:url('data:image/png,x');mask:url(about:blank)}}\
            @font-face{font-family:y;src:src(\"https://h.example/g.woff2\")}";
        let found = inline_style(StyleKind::Element, sheet).loads;
        let found: Vec<_> = found
            .iter()
            .map(|load| (load.directive, &*load.address, &sheet[load.span.clone()]))
            .collect();
        let same = |directive, address| (directive, address, address);
        assert_eq!(
            found,
            [
                same(Directive::Style, "https://a.example/1.css"),
                same(Directive::Font, "data:font/woff2;base64,AA"),
                same(Directive::Font, "https://c.example/f.woff2"),
                (Directive::Img, "https://d.example/a.png", "url(\\68ttps://d.example/a.png"),
                same(Directive::Img, "https://e.example/1.png"),
                same(Directive::Img, "//f.example/2.png"),
                same(Directive::Img, "https://g.example/3.png"),
                same(Directive::Img, "data:image/png,x"),
                same(Directive::Font, "https://h.example/g.woff2"),
            ]
        );
        let found = inline_style(StyleKind::Attribute, "mask:url( https://a.example )").loads;
        assert_eq!(found[0].span, 10..27);
    }
}
