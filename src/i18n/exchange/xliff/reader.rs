//! Reads XLIFF files of any tool.

use std::collections::BTreeMap;
use std::ops::Range;

use roxmltree::{Document, Node, ParsingOptions};

use crate::base::limit::{EXCHANGE_LEVELS, EXCHANGE_NODES, crowded_tag};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, offset_of};
use crate::engine::source::SourcePath;
use crate::i18n::exchange::TargetLocale;
use crate::i18n::exchange::received::{ReceivedFile, ReceivedText};
use crate::i18n::exchange::xliff::{NAMESPACE, STALE};

type Mistake = (String, Range<usize>, &'static str);

/// Reads an XLIFF file. Mistakes in it are reported. `locale` returns the locale of a language tag.
pub fn read_xliff(
    path: &SourcePath,
    text: &str,
    locale: impl Fn(&str) -> Option<TargetLocale>,
    report: &mut Report,
) -> Option<ReceivedFile> {
    let read = parse(text).and_then(|document| {
        let root = document.root_element();
        let tag = tag(root, locale)?;
        check_languages(root)?;
        let mut texts = Vec::new();
        for file in elements(root, "file") {
            let name = file.attribute("original").unwrap_or_default();
            // There may be groups between a file and its units.
            let units = file.descendants().filter(|node| node.has_tag_name((NAMESPACE, "unit")));
            for unit in units {
                read_unit(name, unit, &mut texts)?;
            }
        }
        Ok((tag, texts))
    });
    match read {
        Ok((tag, texts)) => Some(ReceivedFile { path: path.clone(), tag, texts }),
        Err((message, span, hint)) => {
            let wrong = Diagnostic::new(Code::ExchangeFile, message);
            report.add(wrong.at(Place::new(path, span)).hint(hint));
            None
        }
    }
}

fn parse(text: &str) -> Result<Document<'_>, Mistake> {
    const HINT: &str = "export the file again with the tool that wrote it";
    if let Some(at) = crowded_tag(text) {
        return Err(("an element has too many attributes".to_owned(), at..at + 1, HINT));
    }
    let nodes = u32::try_from(EXCHANGE_NODES.most()).unwrap_or(u32::MAX);
    let options = ParsingOptions { nodes_limit: nodes, ..ParsingOptions::default() };
    let document = Document::parse_with_options(text, options).map_err(|error| {
        let at = offset_of(text, error.pos().row as usize, error.pos().col as usize);
        match error {
            roxmltree::Error::DtdDetected => {
                let at = text.find("<!DOCTYPE").unwrap_or_default();
                let hint = "remove the DOCTYPE; XLIFF has none";
                ("the file has a DOCTYPE".to_owned(), at..at + 9, hint)
            }
            roxmltree::Error::NodesLimitReached => {
                (format!("the file has {EXCHANGE_NODES}"), 0..0, "export each page on its own")
            }
            error => (format!("the file is not well-formed XML: {error}"), at..at, HINT),
        }
    })?;
    let is_deep = |node: &Node<'_, '_>| node.ancestors().nth(EXCHANGE_LEVELS.most()).is_some();
    let deep = document.descendants().find(is_deep).map(|node| node.range());
    match deep {
        Some(span) => {
            Err((format!("the file has {EXCHANGE_LEVELS}"), span.start..span.start, HINT))
        }
        None => Ok(document),
    }
}

/// The tag of the locale of the translation. Other versions of the format are rejected.
fn tag(
    root: Node<'_, '_>,
    locale: impl Fn(&str) -> Option<TargetLocale>,
) -> Result<String, Mistake> {
    let start = root.range().start;
    let span = start..start + 1 + root.tag_name().name().len();
    if !root.has_tag_name((NAMESPACE, "xliff")) {
        let message = match (root.tag_name().name(), root.attribute("version")) {
            ("xliff", Some("2.0" | "2.1")) => {
                format!("the element `<xliff>` is not in the namespace `{NAMESPACE}`")
            }
            ("xliff", Some(version)) => format!("the file is XLIFF {version}, not 2.1"),
            (name, _) => format!("the file is not XLIFF, but begins with `<{name}>`"),
        };
        return Err((message, span, "save it as XLIFF 2.0 or 2.1, or use PO"));
    }
    let language = root.attribute("trgLang").unwrap_or_default();
    locale(language).map(|locale| locale.tag).ok_or_else(|| {
        let message = match language {
            "" => "the file does not name the language of the translation".to_owned(),
            language => format!("the site has no translation `{language}`"),
        };
        (message, span, "set `trgLang` to the tag of a locale of site.toml")
    })
}

/// Rejects translations in another language than that of the file (XLIFF 2.1, 4.3.1.39).
fn check_languages(root: Node<'_, '_>) -> Result<(), Mistake> {
    const LANG: (&str, &str) = ("http://www.w3.org/XML/1998/namespace", "lang");
    let own = root.attribute("trgLang").unwrap_or_default();
    let targets = root.descendants().filter(|node| node.has_tag_name((NAMESPACE, "target")));
    let languages = targets.filter_map(|target| Some((target, target.attribute(LANG)?)));
    match languages.into_iter().find(|(_, language)| !language.eq_ignore_ascii_case(own)) {
        Some((target, language)) => {
            let message = format!("the text is in `{language}`, and the file in `{own}`");
            Err((message, start_tag(target), "export each language to a file of its own"))
        }
        None => Ok(()),
    }
}

/// The begin of the start tag of an element.
fn start_tag(node: Node<'_, '_>) -> Range<usize> {
    let start = node.range().start;
    start..start + 1 + node.tag_name().name().len()
}

fn elements<'a, 'i>(node: Node<'a, 'i>, name: &'static str) -> impl Iterator<Item = Node<'a, 'i>> {
    node.children().filter(move |child| child.has_tag_name((NAMESPACE, name)))
}

fn read_unit(file: &str, unit: Node<'_, '_>, texts: &mut Vec<ReceivedText>) -> Result<(), Mistake> {
    let data = elements(unit, "originalData").flat_map(|all| elements(all, "data"));
    let data: BTreeMap<&str, String> =
        data.filter_map(|it| Some((it.attribute("id")?, plain(it)))).collect();
    let message = unit.attribute("id").unwrap_or_default();
    for segment in elements(unit, "segment") {
        let id = segment.attribute("id").unwrap_or("value");
        let (part, variant) = id.split_once(':').map_or((id, None), |(id, name)| (id, Some(name)));
        let attribute = part.strip_prefix('.').map(|name| format!(".{name}"));
        let variant = variant.map(|name| format!("[{name}]"));
        let context = format!(
            "{file}:{message}{}{}",
            attribute.unwrap_or_default(),
            variant.unwrap_or_default()
        );
        let text = |name| {
            let element = elements(segment, name).next();
            element.map(|element| content(element, &data).map(|text| (text, element.range())))
        };
        let Some((source, source_span)) = text("source").transpose()? else { continue };
        if let Some(second) = elements(segment, "target").nth(1) {
            let message = "the segment has two translations".to_owned();
            return Err((message, start_tag(second), "remove one of the two"));
        }
        let target = text("target").transpose()?;
        let (text, span) = target.unwrap_or((String::new(), source_span));
        let start = segment.range().start;
        let state = segment.attribute("subState").unwrap_or_default();
        texts.push(ReceivedText {
            context,
            context_span: start..start + "<segment".len(),
            source,
            plural: None,
            text,
            span,
            is_fuzzy: needs_review(state),
            is_stale: state == STALE,
        });
    }
    Ok(())
}

/// Returns whether a tool marks a text for review, by the part of the state after its prefix.
fn needs_review(state: &str) -> bool {
    let name = state.split_once(':').map_or(state, |(_, name)| name);
    name.starts_with("needs-") || name == "fuzzy"
}

/// Returns the text of an element, with its inline elements replaced by their data.
fn content(node: Node<'_, '_>, data: &BTreeMap<&str, String>) -> Result<String, Mistake> {
    let mut out = String::new();
    for child in node.children() {
        if let Some(text) = child.text().filter(|_| child.is_text()) {
            out.push_str(text);
        }
        if !child.is_element() {
            continue;
        }
        let element = child.tag_name().name();
        let code = |name: &str| {
            let known = child.attribute(name).and_then(|id| data.get(id));
            known.cloned().ok_or_else(|| {
                let message = format!("`<{element}>` has no `{name}` of the unit");
                (message, start_tag(child), "copy the placeholder from the source again")
            })
        };
        let is_known = child.tag_name().namespace() == Some(NAMESPACE);
        match element {
            _ if !is_known => return Err(no_inline(child)),
            "ph" | "sc" | "ec" => out.push_str(&code("dataRef")?),
            "pc" => {
                out.push_str(&code("dataRefStart")?);
                out.push_str(&content(child, data)?);
                out.push_str(&code("dataRefEnd")?);
            }
            "mrk" => out.push_str(&content(child, data)?),
            "cp" => out.extend(character(child)),
            "sm" | "em" => {}
            _ => return Err(no_inline(child)),
        }
    }
    Ok(out)
}

fn no_inline(node: Node<'_, '_>) -> Mistake {
    let message = format!("`<{}>` is not an inline element of XLIFF 2.1", node.tag_name().name());
    (message, start_tag(node), "use `<ph>` and `<pc>` of the source, or write the text alone")
}

/// The text of an element of data.
fn plain(node: Node<'_, '_>) -> String {
    let piece = |child: Node<'_, '_>| match child.is_element() {
        true => character(child).map(String::from).unwrap_or_default(),
        false => child.text().filter(|_| child.is_text()).unwrap_or_default().to_owned(),
    };
    node.children().map(piece).collect()
}

/// The character of an element `cp`.
fn character(node: Node<'_, '_>) -> Option<char> {
    char::from_u32(u32::from_str_radix(node.attribute("hex")?, 16).ok()?)
}
