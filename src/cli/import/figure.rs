//! Pictures of shortcodes: `figure`, `img` and `image`.

use crate::base::html::escaped_html;
use crate::cli::import::arguments::argument;
use crate::page::markdown::{Event, MarkdownEnd, MarkdownTag, events};

/// Returns whether a shortcode shows a picture.
pub(super) fn is_picture(name: &str) -> bool {
    ["figure", "img", "image"].contains(&name)
}

/// Returns whether a picture is a file of the site. Others become links.
pub(super) fn is_here(source: Option<&str>) -> bool {
    source.is_some_and(|source| !source.starts_with("//") && !source.contains("://"))
}

/// The Markdown of a picture, or its HTML if it has a caption or a link. `is_alone` is whether it
/// is a block of its own.
pub(super) fn picture(name: &str, arguments: &str, is_alone: bool) -> Option<String> {
    let given = |key: &str| argument(arguments, key).map(str::trim).filter(|it| !it.is_empty());
    let source = given("src")?.replace(' ', "%20");
    let (title, caption) = (given("title"), given("caption"));
    let author = given("attr").map(|author| match given("attrlink") {
        Some(link) => format!("[{author}]({link})"),
        None => author.to_owned(),
    });
    let alt = given("alt").map_or_else(|| plain(caption.or(title).unwrap_or_default()), plain);
    let is_here = is_here(Some(&source));
    let image = || format!("<img src=\"{}\" alt=\"{}\">", html(&source), html(&alt));
    let linked = given("link")
        .filter(|_| is_here)
        .map(|link| format!("<a href=\"{}\">{}</a>", html(&link.replace(' ', "%20")), image()));
    let has_caption = title.is_some() || caption.is_some() || author.is_some();
    if is_alone && is_here && (has_caption && name == "figure" || linked.is_some()) {
        let title = title.map(|title| format!("<strong>{}</strong>", inline_html(title)));
        let rest = caption.into_iter().chain(author.as_deref()).map(inline_html);
        let words = title.into_iter().chain(rest).collect::<Vec<_>>().join(" ");
        let words = match words.as_str() {
            "" => String::new(),
            words => format!("<figcaption>{words}</figcaption>"),
        };
        return Some(format!("<figure>{}{words}</figure>", linked.unwrap_or_else(image)));
    }
    if linked.is_some() {
        return linked;
    }
    let words = [title, caption, author.as_deref()].into_iter().flatten().map(plain);
    let words = words.filter(|words| *words != alt).collect::<Vec<_>>().join(" · ");
    let words = match words.replace('\\', "").replace('"', "\\\"").as_str() {
        "" => String::new(),
        words => format!(" \"{words}\""),
    };
    Some(format!("![{alt}]({source}{words})"))
}

fn html(text: &str) -> String {
    escaped_html(&text.replace("&amp;", "&"))
}

/// The words of a text in Markdown, without signs that would be markup of the new site.
fn plain(markdown: &str) -> String {
    let mut out = String::new();
    for (event, _) in events(markdown, markdown, false) {
        match event {
            Event::Text(text) | Event::Code(text) => out.push_str(&text),
            Event::SoftBreak | Event::HardBreak => out.push(' '),
            _ => {}
        }
    }
    out.replace(['[', ']', '{', '}', '<', '>'], "")
}

/// Emphasis, links and words of a text in Markdown as HTML.
fn inline_html(markdown: &str) -> String {
    let mut out = String::new();
    for (event, _) in events(markdown, markdown, false) {
        match event {
            Event::Start(MarkdownTag::Emphasis) => out.push_str("<em>"),
            Event::End(MarkdownEnd::Emphasis) => out.push_str("</em>"),
            Event::Start(MarkdownTag::Strong) => out.push_str("<strong>"),
            Event::End(MarkdownEnd::Strong) => out.push_str("</strong>"),
            Event::Start(MarkdownTag::Link { dest_url, .. }) => {
                out.extend(["<a href=\"", &html(&dest_url), "\">"]);
            }
            Event::End(MarkdownEnd::Link) => out.push_str("</a>"),
            Event::Code(text) => out.extend(["<code>", &escaped_html(&text), "</code>"]),
            Event::Text(text) => out.push_str(&escaped_html(&text)),
            Event::SoftBreak | Event::HardBreak => out.push(' '),
            Event::InlineHtml(text) => out.push_str(&text),
            _ => {}
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captions_links_and_authors_are_kept() {
        for (arguments, alone, inline) in [
            ("src=\"a.png\"", "![](a.png)", "![](a.png)"),
            (
                "src=\"a b.png\" alt=\"A [x]\" caption=\"Of *B* & c\"",
                "<figure><img src=\"a%20b.png\" alt=\"A x\"><figcaption>Of <em>B</em> &amp; \
                 c</figcaption></figure>",
                "![A x](a%20b.png \"Of B & c\")",
            ),
            (
                "src=a.png title=\"T\" attr=\"Ada\" attrlink=\"https://a.example\" link=\"/b/\"",
                "<figure><a href=\"/b/\"><img src=\"a.png\" alt=\"T\"></a><figcaption>\
                 <strong>T</strong> <a href=\"https://a.example\">Ada</a></figcaption></figure>",
                "<a href=\"/b/\"><img src=\"a.png\" alt=\"T\"></a>",
            ),
            (
                "src=\"https://x.example/a.png\" alt=\"A\" link=\"/b/\"",
                "![A](https://x.example/a.png)",
                "![A](https://x.example/a.png)",
            ),
        ] {
            assert_eq!(picture("figure", arguments, true).as_deref(), Some(alone));
            assert_eq!(picture("figure", arguments, false).as_deref(), Some(inline));
        }
    }
}
