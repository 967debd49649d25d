//! The markup of islands and scripts: the prerendered component, the data for hydration, and the
//! elements in the head of the page.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::assets::island::bundle::Chunk;
use crate::assets::island::messages::BORROWED;
use crate::assets::island::placement::mark;
use crate::assets::island::prerender::{Markup, PrerenderFailure, Request};
use crate::assets::island::props;
use crate::assets::island::set::{Island, Islands, words_file};
use crate::assets::island::spec::{IslandSpec, When};
use crate::base::html::write_attribute;
use crate::content::config::Config;
use crate::engine::diagnostic::{Code, Diagnostic, Place};
use crate::engine::output::OutputPath;
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::message::{BORROWED as START, BORROWED_END as END, island_messages};

/// Returns the text of a message in a preview mode, given its id and text.
pub type ShownMessage<'a> = dyn Fn(&str, &str) -> String + 'a;

/// The place where an island is rendered.
#[derive(Clone, Copy, Debug)]
pub struct IslandPlace {
    /// The number of the locale.
    pub locale: usize,
    /// The number of the island among those of its name on the page, from 1.
    pub occurrence: usize,
    /// Whether it is in a line of text of a Markdown body.
    pub in_text: bool,
}

impl Islands {
    /// The markup of an island in a page: the prerendered HTML, and the data for hydration. It is
    /// marked for [`place_islands`](super::place_islands). In a preview mode, the texts may differ
    /// from the messages. Warns if the browser may render other markup, for example if the
    /// component reads the clock, of values that are formatted in English, and of borrowed texts
    /// without a language of their own.
    pub fn html(
        &self,
        snapshot: &Snapshot,
        config: &Config,
        name: &str,
        place: IslandPlace,
        props: serde_json::Value,
        shown: Option<&ShownMessage<'_>>,
    ) -> Result<(String, Vec<Diagnostic>), Vec<Diagnostic>> {
        let Some(island) = self.islands.get(name) else {
            let hint = "an island is a folder of islands/ with an island.toml";
            let wrong = unknown("island", name, self.islands.keys(), hint);
            let is_reported = self.invalid.contains(name);
            return Err(vec![if is_reported { wrong.as_consequence() } else { wrong }]);
        };
        // Mistakes in the types have been reported.
        let has_types = !island.props.is_empty() || island.spec.props.as_map() == Some(&[]);
        if has_types {
            props::check(name, &island.props, &props)?;
        }
        // Without a bundle, its mistakes have been reported.
        let (Some(bundle), Some(prerenderer)) = (&self.bundle, &self.prerenderer) else {
            return Ok((String::new(), Vec::new()));
        };
        let IslandPlace { locale, occurrence, in_text } = place;
        let id = match occurrence {
            1 => name.to_owned(),
            more => format!("{name}-{more}"),
        };
        let words = &island.words[locale];
        let fallback = config.locales[locale].fallback.filter(|_| words.is_borrowed);
        let tag = &config.locales[fallback.unwrap_or(locale)].tag;
        let messages = &words.messages;
        let other: Option<BTreeMap<String, String>> = shown.map(|shown| {
            let show = |(id, text): (&String, &String)| match id.starts_with('@') {
                true => (id.clone(), text.clone()),
                false => (id.clone(), shown(id, text)),
            };
            messages.iter().map(show).collect()
        });
        let messages = other.as_ref().unwrap_or(messages);
        let request = Request {
            island: name,
            id: &id,
            locale: tag,
            r#static: island.spec.when == When::Never,
            props: &props,
            messages,
        };
        let Markup { html, unstable } = prerenderer
            .render(&request)
            .map_err(|failure| self.failed(snapshot, &request, failure))?;
        let warnings = unstable.iter().map(|mistake| mistake.diagnostic(snapshot, name)).collect();
        let language = config.locales[locale].fallback.map(|at| config.locales[at].attributes());
        let html = match &language {
            Some(_) if words.is_borrowed => format!("{START}{html}{END}").into(),
            Some(language) if words.messages.contains_key(BORROWED) => {
                mark_texts(&html, language).into()
            }
            _ => html,
        };
        let (Some(chunk), Some(hydrate)) = (bundle.islands.get(name), &bundle.hydrate) else {
            return Ok((mark(name, occurrence, in_text, &html), warnings));
        };
        let base = &config.base_path;
        let messages = match island.spec.fetches_messages && other.is_none() {
            true => words_file(config, island, locale).path.url(base).into(),
            false => serde_json::json!(messages),
        };
        let payload = serde_json::json!({ "id": id, "props": props, "messages": messages });
        // A `<` in a script element could end it.
        let payload = payload.to_string().replace('<', "\\u003c");
        let mut out = String::with_capacity(html.len() + payload.len() + 256);
        let (src, runtime) = (chunk.path.url(base), hydrate.path.url(base));
        let _ = write!(
            out,
            "<archipel-island name=\"{name}\" locale=\"{tag}\" src=\"{src}\" \
             runtime=\"{runtime}\""
        );
        write_directive(&island.spec, &mut out);
        let language = language.filter(|_| words.is_borrowed).unwrap_or_default();
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
                one.caused_by(&[Code::VariableMismatch], Place::file(&messages))
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

/// Marks the texts in another language, which are in elements with these attributes, as borrowed.
fn mark_texts(html: &str, language: &str) -> String {
    let start = format!("{language}>");
    let mut parts = html.split(&start);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (text, rest) = part.split_at(part.find('<').unwrap_or(part.len()));
        let _ = write!(out, "{start}{START}{text}{END}{rest}");
    }
    out
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
