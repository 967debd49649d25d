//! Formulas as MathML, which browsers show without scripts.

use std::ops::Range;
use std::sync::OnceLock;

use math_core::{LatexToMathML, MathCoreConfig, MathDisplay};

use crate::base::limit::{FORMULA, FORMULA_GROUPS};

/// A mistake in a formula.
#[derive(Debug, PartialEq, Eq)]
pub struct MathMistake {
    /// The message.
    pub message: String,
    /// Its place in the formula.
    pub span: Range<usize>,
}

/// Converts a formula in the notation of LaTeX.
pub fn mathml(formula: &str, is_block: bool) -> Result<String, MathMistake> {
    static CONVERTER: OnceLock<LatexToMathML> = OnceLock::new();
    if FORMULA.is_exceeded_by(formula.len()) {
        let message = format!("the formula has {FORMULA}");
        return Err(MathMistake { message, span: 0..formula.len() });
    }
    let mut depth = 0_usize;
    for (at, byte) in formula.bytes().enumerate() {
        match byte {
            b'{' | b'(' | b'[' | b'^' | b'_' | b'\\' => depth += usize::from(byte == b'{'),
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if FORMULA_GROUPS.is_exceeded_by(depth) {
            let message = format!("the formula has {FORMULA_GROUPS}");
            return Err(MathMistake { message, span: at..at + 1 });
        }
    }
    if let Some(span) = formula_in_text(formula) {
        let message = "a formula in `\\text` is not supported".to_owned();
        return Err(MathMistake { message, span });
    }
    let converter = CONVERTER.get_or_init(|| {
        LatexToMathML::new(MathCoreConfig::default()).expect("there are no macros to parse")
    });
    let display = if is_block { MathDisplay::Block } else { MathDisplay::Inline };
    let converted = converter.convert_with_local_state(formula, display);
    let mathml = converted.map(|converted| converted.mathml).map_err(|error| {
        let end = error.0.end.min(formula.len());
        let start = error.0.start.min(end);
        let span = formula.floor_char_boundary(start)..formula.ceil_char_boundary(end);
        let message = error.error_message();
        let message = message.trim_end_matches('.');
        MathMistake { message: format!("the formula has a mistake: {message}"), span }
    })?;
    // MathML Core has no element that strikes through, so browsers would show the plain formula.
    if mathml.contains("<menclose") {
        let start = formula.find("cancel").map_or(0, |at| formula[..at].rfind('\\').unwrap_or(at));
        let message = "browsers show no lines of `\\cancel` and its relatives".to_owned();
        return Err(MathMistake { message, span: start..formula.len() });
    }
    Ok(mathml)
}

/// The span of a formula in the text of a formula: `$…$` in `\text{…}`.
fn formula_in_text(formula: &str) -> Option<Range<usize>> {
    const TEXT: &str = "\\text{";
    formula.match_indices(TEXT).find_map(|(at, _)| {
        let start = at + TEXT.len();
        let text = &formula[start..start + formula[start..].find('}')?];
        let dollar = |from: usize| {
            let mut all = text[from..].match_indices('$').map(|(at, _)| from + at);
            all.find(|at| !text[..*at].ends_with('\\'))
        };
        let first = dollar(0)?;
        Some(start + first..start + dollar(first + 1)? + 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_converted() {
        let html = mathml("a^2 + \\frac{1}{b} < 5", false).unwrap();
        assert!(html.starts_with("<math><msup><mi>a</mi><mn>2</mn></msup>"), "{html}");
        assert!(html.contains("<mfrac>") && html.contains("&lt;"), "{html}");
        assert!(mathml("x", true).unwrap().starts_with("<math display=\"block\""));
        let wrong = mathml("a + \\unknwn{b}", false).unwrap_err();
        assert_eq!(&"a + \\unknwn{b}"[wrong.span], "\\unknwn");
        let text = "f(x) = \\text{if $x>0$}";
        assert_eq!(&text[mathml(text, true).unwrap_err().span], "$x>0$");
        assert!(mathml("\\text{costs \\$5 or \\$6}", true).is_ok());
        assert!(mathml("a \\cancel{b}", false).is_err());
    }

    #[test]
    fn formulas_have_limits() {
        for deep in ["{".repeat(90), "\\sqrt".repeat(600), "x^".repeat(1500), "\\left(".repeat(500)]
        {
            assert!(mathml(&deep, false).is_err());
        }
    }
}
