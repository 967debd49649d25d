//! Messages with inline markup: emphasis, and links whose addresses the template passes.

use crate::base::html::escape_html;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::i18n::message::VALUE_MARK;

/// The elements that a message may contain.
const ELEMENTS: [&str; 7] = ["strong", "em", "br", "sup", "sub", "b", "i"];

/// Converts the text of a message, with marked values, to HTML. `links` are the names and addresses
/// of its links.
pub(super) fn html(id: &str, text: &str, links: &[(&str, String)]) -> Result<String, Diagnostic> {
    let wrong = |message: String, hint: &str| {
        Err(Diagnostic::new(Code::MessageMarkup, message).hint(hint.to_owned()))
    };
    let mut out = String::with_capacity(text.len() + 64);
    let mut open: Vec<&str> = Vec::new();
    let mut filled = vec![false; links.len()];
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        escape_text(&rest[..at], &mut out);
        let Some(end) = rest[at..].find('>') else {
            return wrong(
                format!("a `<` in the message `{id}` is not closed"),
                "write `{\"<\"}` for a literal `<`",
            );
        };
        let tag = &rest[at + 1..at + end];
        rest = &rest[at + end + 1..];
        let (closing, name) = match tag.strip_prefix('/') {
            Some(name) => (true, name),
            None => (false, tag.trim_end_matches('/').trim_end()),
        };
        let link = links.iter().position(|(link, _)| *link == name);
        if !ELEMENTS.contains(&name) && link.is_none() {
            return wrong(
                format!("the message `{id}` contains `<{tag}>`, which the template does not fill"),
                "allowed are strong, em, br, sup, sub, and links that the template passes: \
                 rich(id, name=url(…))",
            );
        }
        if closing {
            if open.pop() != Some(name) {
                return wrong(
                    format!("`</{name}>` in the message `{id}` has no opening tag"),
                    "close the elements in the order in which they were opened, last first",
                );
            }
            out.push_str(if link.is_some() { "</a>" } else { "</" });
            if link.is_none() {
                out.push_str(name);
                out.push('>');
            }
        } else if let Some(link) = link {
            filled[link] = true;
            out.push_str("<a href=\"");
            escape_html(&links[link].1, &mut out);
            out.push_str("\">");
            open.push(name);
        } else {
            out.push('<');
            out.push_str(name);
            out.push('>');
            if name != "br" {
                open.push(name);
            }
        }
    }
    escape_text(rest, &mut out);
    if let Some(name) = open.last() {
        return wrong(
            format!("`<{name}>` in the message `{id}` is not closed"),
            "add the closing tag",
        );
    }
    if let Some(unfilled) = filled.iter().position(|filled| !filled) {
        let name = links[unfilled].0;
        let message =
            format!("the message `{id}` uses `{name}` neither as a link nor as a variable");
        let hint =
            format!("write `<{name}>…</{name}>` in the message, or remove `{name}=` from the call");
        return Err(Diagnostic::new(Code::SuperfluousVariable, message).hint(hint));
    }
    Ok(out)
}

/// Escapes text with values, whose `<` are marks.
fn escape_text(text: &str, out: &mut String) {
    for (at, part) in text.split(VALUE_MARK).enumerate() {
        if at > 0 {
            out.push_str("&lt;");
        }
        escape_html(part, out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_filled_and_text_escaped() {
        let links = [("risks", "/en/#risks".to_owned())];
        assert_eq!(
            html("x", "A & B. <risks>Read <em>this</em></risks><br>", &links).unwrap(),
            "A &amp; B. <a href=\"/en/#risks\">Read <em>this</em></a><br>"
        );
    }

    #[test]
    fn values_are_text() {
        let text = format!("<b>{VALUE_MARK}b> & {VALUE_MARK}</b>");
        assert_eq!(html("x", &text, &[]).unwrap(), "<b>&lt;b&gt; &amp; &lt;</b>");
    }

    #[test]
    fn other_markup_is_refused() {
        for text in ["<script>x</script>", "<em>x", "x</em>", "a < b", "<risks>x</risks>"] {
            assert!(html("x", text, &[]).is_err(), "{text}");
        }
        assert!(html("x", "none", &[("risks", String::new())]).is_err());
    }
}
