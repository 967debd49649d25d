//! The markup of islands and scripts: the prerendered component, the data for hydration, and the
//! elements in the head of the page.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::assets::island::bundle::Chunk;
use crate::assets::island::messages::{BORROWED, FallbackLanguage};
use crate::assets::island::placement::mark;
use crate::assets::island::prerender::{Markup, PrerenderFailure, Request};
use crate::assets::island::props;
use crate::assets::island::set::{Island, Islands, words_file};
use crate::assets::island::spec::{IslandSpec, When};
use crate::base::html::{
    Markup as Piece, each_markup, each_tag, is_block, is_void, write_attribute,
};
use crate::base::marks::{BORROWED as START, BORROWED_END as END};
use crate::content::config::{Config, Locale};
use crate::engine::diagnostic::DiagnosticCause::{AnyError, Reported};
use crate::engine::diagnostic::{Code, Diagnostic, Place};
use crate::engine::output::OutputPath;
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::message::island_messages;

/// Returns the text of a message in a preview mode, given its id and text.
pub type ShownMessage<'a> = dyn Fn(&str, &str) -> String + 'a;

/// The place where an island is rendered.
#[derive(Clone, Copy, Debug)]
pub struct IslandPlace<'a> {
    /// The number of the locale.
    pub locale: usize,
    /// The number of the island among those of its name on the page, from 1.
    pub occurrence: usize,
    /// Whether it is in a line of text of a Markdown body.
    pub in_text: bool,
    /// The messages of the page in its own language, which props may be.
    pub translated: &'a BTreeSet<String>,
}

impl Islands {
    /// The markup of an island in a page: the prerendered HTML, and the data for hydration. It is
    /// marked for [`place_islands`](super::place_islands). In a preview mode, the texts may differ
    /// from the messages. Without a bundle, the page has an error. Warns if the browser may render
    /// other markup, for example if the component reads the clock, of values that are formatted in
    /// English, and of borrowed texts without a language of their own. Those in props are between
    /// the marks of messages.
    pub fn html(
        &self,
        snapshot: &Snapshot,
        config: &Config,
        name: &str,
        place: IslandPlace<'_>,
        props: Value,
        shown: Option<&ShownMessage<'_>>,
    ) -> Result<(String, Vec<Diagnostic>), Vec<Diagnostic>> {
        let Some(island) = self.islands.get(name) else {
            let hint = "an island is a folder of islands/ with an island.toml";
            let wrong = unknown("island", name, self.islands.keys(), hint);
            let is_reported = self.invalid.contains(name);
            return Err(vec![if is_reported { wrong.caused_by(AnyError) } else { wrong }]);
        };
        let plain = props::without_marks(&props);
        if props::are_known(&island.spec, &island.props) {
            props::check(name, &island.props, plain.as_ref().unwrap_or(&props))?;
        }
        let (Some(bundle), Some(prerenderer)) = (&self.bundle, &self.prerenderer) else {
            // Its mistakes are reported; this one holds back the page without its island.
            let wrong = Diagnostic::new(Code::BundleError, format!("`{name}` is not bundled"));
            return Ok((String::new(), vec![wrong.caused_by(AnyError)]));
        };
        let IslandPlace { locale, occurrence, in_text, translated } = place;
        let id = match occurrence {
            1 => name.to_owned(),
            // No name contains the sign.
            more => format!("{name}_{more}"),
        };
        let words = &island.words[locale];
        let lender = config.lender(locale).map(|at| &config.locales[at]);
        let of_page = &config.locales[locale];
        let tag = &lender.filter(|_| words.is_borrowed).unwrap_or(of_page).tag;
        // The props that have another language than the island, between marks, and that language.
        let has_lent_props = plain.is_some() && of_page.fallback.is_some();
        let (marked, lent) = match lender {
            Some(_) if words.is_borrowed => (props::with_own_marks(&props, translated), of_page),
            Some(lender) if has_lent_props => (Some(props.clone()), lender),
            _ => (None, of_page),
        };
        let lent = marked.is_some().then_some(lent);
        let props = marked.or(plain).unwrap_or(props);
        let other = shown.map(|shown| shown_messages(&words.messages, shown));
        let messages = other.as_ref().unwrap_or(&words.messages);
        let request = Request {
            island: name,
            id: &id,
            locale: tag,
            r#static: island.spec.when == When::Never,
            props: &props,
            messages,
            lent: lent.map(FallbackLanguage::of),
        };
        let Markup { html, unstable } = prerenderer
            .render(&request)
            .map_err(|failure| self.failed(snapshot, &request, failure))?;
        let warnings = unstable.iter().map(|mistake| mistake.diagnostic(snapshot, name)).collect();
        let language = lender.map(Locale::attributes);
        let html = match &language {
            Some(_) if words.is_borrowed => mark_all(&html, &of_page.attributes()).into(),
            Some(language) if lent.is_some() || words.messages.contains_key(BORROWED) => {
                mark_texts(&html, language, [START, END]).into()
            }
            _ => html,
        };
        let language = language.filter(|_| words.is_borrowed).unwrap_or_default();
        let (Some(chunk), Some(hydrate)) = (bundle.islands.get(name), &bundle.hydrate) else {
            let element = (!language.is_empty()).then(|| in_element(&language, &html));
            let html = element.as_deref().unwrap_or(&html);
            return Ok((mark(name, occurrence, in_text, html), warnings));
        };
        let base = &config.base_path;
        let messages = match island.spec.fetches_messages && other.is_none() {
            true => words_file(config, island, locale).path.url(base).into(),
            false => json!(messages),
        };
        let payload = payload(&id, &props, &messages, request.lent);
        let mut out = String::with_capacity(html.len() + payload.len() + 256);
        let (src, runtime) = (chunk.path.url(base), hydrate.path.url(base));
        let _ = write!(
            out,
            "<archipel-island name=\"{name}\" locale=\"{tag}\" src=\"{src}\" \
             runtime=\"{runtime}\""
        );
        write_directive(&island.spec, &mut out);
        let _ = write!(
            out,
            "><div data-island{language}>{html}</div>\
             <script type=\"application/json\">{payload}</script></archipel-island>"
        );
        Ok((mark(name, occurrence, in_text, &out), warnings))
    }

    fn failed(
        &self,
        snapshot: &Snapshot,
        request: &Request<'_>,
        failure: PrerenderFailure,
    ) -> Vec<Diagnostic> {
        if let PrerenderFailure::Unavailable(words) = failure {
            self.failure.lock().get_or_insert(words);
            return Vec::new();
        }
        // A component may need a variable that the translation lacks.
        let messages = SourcePath::new(island_messages(request.locale, request.island));
        let with_cause = |one: Diagnostic| match one.code {
            Code::PrerenderError => {
                one.caused_by(Reported(&[Code::VariableMismatch], Place::file(&messages)))
            }
            _ => one,
        };
        let failed = failure.diagnostics(snapshot, request.island);
        failed.into_iter().map(with_cause).collect()
    }

    /// The style sheets and scripts that a page with these islands loads immediately.
    pub fn head<'a>(
        &self,
        config: &Config,
        names: impl Iterator<Item = &'a str>,
        out: &mut String,
    ) {
        let Some(bundle) = &self.bundle else { return };
        let islands: Vec<&Island> = names.filter_map(|name| self.islands.get(name)).collect();
        for style in islands.iter().filter_map(|island| bundle.styles.get(&island.spec.name)) {
            link(config, style, out);
        }
        let islands = islands.into_iter();
        let hydrated: Vec<&Island> =
            islands.filter(|island| island.spec.when != When::Never).collect();
        let Some(loader) = bundle.loader.as_ref().filter(|_| !hydrated.is_empty()) else { return };
        let mut preload: Vec<&OutputPath> = loader.imports.iter().collect();
        // Islands that are hydrated immediately are preloaded, not requested by the loader.
        for island in hydrated.iter().filter(|island| island.spec.when == When::Load) {
            let chunk = bundle.islands.get(&island.spec.name);
            for chunk in bundle.hydrate.iter().chain(chunk) {
                preload.push(&chunk.path);
                preload.extend(&chunk.imports);
            }
        }
        if !bundle.press.is_empty() {
            let _ = writeln!(out, "<script>{}</script>", bundle.press);
        }
        load(config, preload, loader, out);
        out.push('\n');
    }

    /// The element that runs a script.
    pub fn script(&self, config: &Config, name: &str) -> Result<String, Vec<Diagnostic>> {
        // Without a bundle, its mistakes have been reported.
        let Some(bundle) = &self.bundle else { return Ok(String::new()) };
        let Some(chunk) = bundle.scripts.get(name) else {
            let hint = "a script is a folder of islands/ with a script.ts";
            return Err(vec![unknown("script", name, bundle.scripts.keys(), hint)]);
        };
        let mut out = String::new();
        if let Some(style) = bundle.styles.get(name) {
            link(config, style, &mut out);
        }
        load(config, chunk.imports.iter().collect(), chunk, &mut out);
        Ok(out)
    }
}

/// The messages of an island in a preview mode; names with `@` are those of settings.
fn shown_messages(
    messages: &BTreeMap<String, String>,
    shown: &ShownMessage<'_>,
) -> BTreeMap<String, String> {
    let show = |(id, text): (&String, &String)| match id.starts_with('@') {
        true => (id.clone(), text.clone()),
        false => (id.clone(), shown(id, text)),
    };
    messages.iter().map(show).collect()
}

/// The data for the hydration of an island, for a script element.
fn payload(
    id: &str,
    props: &Value,
    messages: &Value,
    lent: Option<FallbackLanguage<'_>>,
) -> String {
    let mut payload = json!({ "id": id, "props": props, "messages": messages });
    if let Some(lent) = lent {
        payload["lent"] = json!(lent);
    }
    // A `<` could end the element, and marks in a page are resolved.
    let payload = payload.to_string().replace('<', "\\u003c");
    [START, END].into_iter().fold(payload, |payload, mark| {
        payload.replace(mark, &format!("\\u{:04x}", u32::from(mark)))
    })
}

/// An element with these attributes around the markup of an island: a block if it contains one.
fn in_element(attributes: &str, html: &str) -> String {
    let mut element = "span";
    each_tag(html.as_bytes(), |tag| {
        if is_block(tag.name) {
            element = "div";
        }
    });
    format!("<{element}{attributes}>{html}</{element}>")
}

/// Marks the markup of an island as borrowed, except elements with the attributes of the page's
/// language.
fn mark_all(html: &str, own_language: &str) -> String {
    let own = mark_texts(html, own_language, [END, START]);
    format!("{START}{own}{END}")
}

/// Marks the contents of elements with these attributes, which are in another language than the
/// markup around them.
fn mark_texts(html: &str, language: &str, [start, end]: [char; 2]) -> String {
    let lent_end = format!("{language}>");
    let mut out = String::with_capacity(html.len());
    let mut open: Vec<(&[u8], bool)> = Vec::new();
    let mut done = 0;
    let mut mark = |at: usize, mark: char| {
        out.push_str(&html[done..at]);
        out.push(mark);
        done = at;
    };
    each_markup(html.as_bytes(), |piece| match piece {
        Piece::Start(tag) => {
            let written = &html[tag.start..tag.end];
            if !is_void(tag.name) && !written.ends_with("/>") {
                let is_lent = written.ends_with(&lent_end);
                open.push((tag.name, is_lent));
                if is_lent {
                    mark(tag.end, start);
                }
            }
        }
        Piece::End(name, span) => {
            let first = open.iter().rposition(|(open, _)| *open == name).unwrap_or(open.len());
            for (_, is_lent) in open.drain(first..) {
                if is_lent {
                    mark(span.start, end);
                }
            }
        }
        Piece::Other(_) => {}
    });
    for (_, is_lent) in open {
        if is_lent {
            mark(html.len(), end);
        }
    }
    out + &html[done..]
}

/// The diagnostic for a name that is not in `known`.
fn unknown<'a>(
    kind: &str,
    name: &str,
    known: impl Iterator<Item = &'a String>,
    hint: &str,
) -> Diagnostic {
    let diagnostic = Diagnostic::new(Code::UnknownIsland, format!("there is no {kind} `{name}`"));
    diagnostic.did_you_mean(name, known.map(String::as_str), hint)
}

/// The element that loads a style sheet.
fn link(config: &Config, style: &OutputPath, out: &mut String) {
    let address = style.url(&config.base_path);
    let _ = writeln!(out, "<link rel=\"stylesheet\" href=\"{address}\">");
}

/// The element that runs a script, after elements that preload its imports.
fn load(config: &Config, preload: Vec<&OutputPath>, script: &Chunk, out: &mut String) {
    let base = &config.base_path;
    let mut seen = BTreeSet::new();
    for path in preload.into_iter().filter(|path| seen.insert(*path)) {
        let _ = writeln!(out, "<link rel=\"modulepreload\" href=\"{}\">", path.url(base));
    }
    let _ = write!(out, "<script type=\"module\" src=\"{}\"></script>", script.path.url(base));
}

/// The attributes with the hydration directive of an island.
fn write_directive(spec: &IslandSpec, out: &mut String) {
    let _ = write!(out, " when=\"{}\"", spec.when.name());
    for (name, value) in [("media", &spec.media), ("stored", &spec.stored)] {
        if let Some(value) = value {
            write_attribute(name, value, out);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contents_of_elements_in_another_language_are_marked_as_a_whole() {
        let language = " lang=\"en\" dir=\"ltr\"";
        for (html, expected) in [
            ("<p{}>a <b>b</b><br>c<!-- --> d</p>e", "<p{}>(a <b>b</b><br>c<!-- --> d)</p>e"),
            ("<p{}>a<p>b</p></p><i lang=\"en\">c</i>", "<p{}>(a<p>b</p>)</p><i lang=\"en\">c</i>"),
            ("<p{}><b{}>a</b></p><p>b</p>", "<p{}>(<b{}>(a)</b>)</p><p>b</p>"),
            ("<textarea{}>a</textarea><p>b", "<textarea{}>(a)</textarea><p>b"),
            ("<p{}>a", "<p{}>(a)"),
        ] {
            let html = mark_texts(&html.replace("{}", language), language, [START, END]);
            let shown = html.replace(START, "(").replace(END, ")");
            assert_eq!(shown, expected.replace("{}", language));
        }
    }
}
