//! The islands of a site: their code, their words in every language, and their markup.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::Mutex;

use crate::config::Config;
use crate::content::{Facts, read};
use crate::diagnostic::{Code, Diagnostic, Place, Report, nearest, offset_of};
use crate::digest::{Digest, DigestBuilder};
use crate::island::bundle::{Bundle, bundle};
use crate::island::prerender::{PrerenderFailure, Prerenderer, Request};
use crate::island::props;
use crate::island::spec::{IslandSpec, When, discover};
use crate::island::words::{self, Slice};
use crate::message::{Catalog, MessageFile, Scope, check_references, check_translation};
use crate::node::npm;
use crate::output::{Artifact, CacheClass};
use crate::schema::Field;
use crate::source::{Snapshot, SourcePath};
use crate::template::escaped;

/// All islands.
pub struct Islands {
    islands: BTreeMap<String, Island>,
    bundle: Option<Bundle>,
    prerenderer: Option<Prerenderer>,
    failure: Mutex<Option<String>>,
}

struct Island {
    spec: IslandSpec,
    props: Vec<Field>,
    /// By locale.
    words: Vec<Slice>,
}

impl Islands {
    /// Finds the islands and bundles their code. Mistakes in them are reported; an error is a
    /// missing or broken installation of what bundling needs. `installing` hears when npm starts.
    pub fn bundle(
        snapshot: &Snapshot,
        target: &str,
        installing: &dyn Fn(),
        report: &mut Report,
    ) -> anyhow::Result<Islands> {
        let specs = discover(snapshot, report);
        let mut islands = Islands {
            islands: BTreeMap::new(),
            bundle: None,
            prerenderer: None,
            failure: Mutex::default(),
        };
        if specs.is_empty() {
            return Ok(islands);
        }
        if !npm::packages_ready(snapshot.root())? {
            installing();
            npm::ensure_packages(snapshot.root())?;
        }
        islands.bundle = bundle(snapshot, &specs, target, report)?;
        islands.prerenderer =
            islands.bundle.as_ref().map(|bundle| Prerenderer::new(snapshot.root(), bundle));
        for spec in specs {
            let props = props::fields(&spec, report);
            islands.islands.insert(spec.name.clone(), Island { spec, props, words: Vec::new() });
        }
        Ok(islands)
    }

    /// Reads the islands' own messages and translates them to what i18next reads.
    pub fn set_words(
        &mut self,
        snapshot: &Snapshot,
        config: &Config,
        catalogs: &[Catalog],
        facts: &Facts,
        report: &mut Report,
    ) {
        for island in self.islands.values_mut() {
            let files: Vec<Option<MessageFile>> = config
                .locales
                .iter()
                .map(|locale| {
                    let path = format!("locales/{}/islands/{}.ftl", locale.tag, island.spec.name);
                    let path = snapshot.find(&path)?;
                    let text = read(snapshot, path, report)?;
                    Some(MessageFile::parse(path.clone(), text, report))
                })
                .collect();
            check_files(config, catalogs, &files, facts, &island.spec, report);
            for (at, locale) in config.locales.iter().enumerate() {
                let scope = Scope { own: files[at].as_ref(), catalog: &catalogs[at] };
                let fallback = locale
                    .fallback
                    .map(|at| Scope { own: files[at].as_ref(), catalog: &catalogs[at] });
                let slice = words::slice(&island.spec, scope, fallback, facts, report);
                island.words.push(slice);
            }
        }
    }

    /// The islands, in the order of their names.
    pub fn specs(&self) -> impl Iterator<Item = &IslandSpec> {
        self.islands.values().map(|island| &island.spec)
    }

    /// The shared messages that these islands name.
    pub fn shared_messages<'a>(
        &'a self,
        used: &'a BTreeSet<Box<str>>,
    ) -> impl Iterator<Item = &'a str> {
        let used = self.islands.values().filter(|island| used.contains(island.spec.name.as_str()));
        used.flat_map(|island| {
            let named = island.spec.messages.iter().map(|message| message.value.as_str());
            named.chain(
                island.words.iter().flat_map(|words| words.shared.iter().map(String::as_str)),
            )
        })
    }

    /// The digest of everything that an island's markup in a locale is made from, its props aside.
    pub fn digest(&self, name: &str, locale: usize) -> Digest {
        let Some(island) = self.islands.get(name) else { return Digest::of(b"") };
        let digest =
            DigestBuilder::new().digest(&self.bundle_digest()).field(island.spec.when.as_str());
        let digest = digest.field(island.spec.media.as_deref().unwrap_or_default());
        let words = island.words.get(locale).map(|words| &words.messages);
        let words = words.into_iter().flatten();
        words.fold(digest, |digest, (id, text)| digest.field(id).field(text)).finish()
    }

    /// The digest of all code.
    pub fn bundle_digest(&self) -> Digest {
        self.bundle.as_ref().map_or_else(|| Digest::of(b""), |bundle| bundle.digest)
    }

    /// The failure of the world that a rendering met, if one did.
    pub fn failure(&self) -> anyhow::Result<()> {
        let failure = self.failure.lock().expect("no thread panics while it holds the lock");
        match &*failure {
            Some(failure) => Err(anyhow::anyhow!(failure.clone())),
            None => Ok(()),
        }
    }

    /// Keeps what was drawn for the next build.
    pub fn save(&self) {
        if let Some(prerenderer) = &self.prerenderer {
            prerenderer.save();
        }
    }

    /// The markup of an island in a page: what the browser shows at once, and what it needs to
    /// come alive. `occurrence` counts the islands of that name on the page from 1.
    pub fn html(
        &self,
        snapshot: &Snapshot,
        config: &Config,
        name: &str,
        locale: usize,
        occurrence: usize,
        props: serde_json::Value,
    ) -> Result<String, Vec<Diagnostic>> {
        let Some(island) = self.islands.get(name) else {
            return Err(vec![
                Diagnostic::new(Code::UnknownIsland, format!("there is no island `{name}`"))
                    .did_you_mean(
                        name,
                        self.islands.keys().map(String::as_str),
                        "an island is a folder of islands/ with an island.toml",
                    ),
            ]);
        };
        props::check(name, &island.props, &props)?;
        // Without a bundle the mistakes that prevented it have been reported.
        let (Some(bundle), Some(prerenderer)) = (&self.bundle, &self.prerenderer) else {
            return Ok(String::new());
        };
        let id = match occurrence {
            1 => name.to_owned(),
            more => format!("{name}-{more}"),
        };
        let tag = &config.locales[locale].tag;
        let messages = &island.words[locale].messages;
        let request = Request {
            island: name,
            id: &id,
            locale: tag,
            r#static: island.spec.when == When::Never,
            props: &props,
            messages,
        };
        let rendered =
            prerenderer.render(&request).map_err(|failure| self.failed(snapshot, name, failure))?;
        if !rendered.warnings.is_empty() {
            let warn = |warning: &String| {
                let line = warning.lines().next().unwrap_or_default();
                Diagnostic::new(
                    Code::PrerenderError,
                    format!("React complains about the island `{name}`: {line}"),
                )
                .at(Place::file(&source(name)))
                .hint("mend the component; the browser would complain too")
            };
            return Err(rendered.warnings.iter().map(warn).collect());
        }
        if request.r#static {
            return Ok(rendered.html.clone());
        }
        let Some(chunk) = bundle.islands.get(name) else { return Ok(rendered.html.clone()) };
        let payload = serde_json::json!({ "id": id, "props": props, "messages": messages });
        // A `<` in a script element could end it.
        let payload = payload.to_string().replace('<', "\\u003c");
        let mut out = String::with_capacity(rendered.html.len() + payload.len() + 256);
        let _ = write!(
            out,
            "<archipel-island name=\"{name}\" locale=\"{tag}\" src=\"{}/{}\" when=\"{}\"",
            config.base_path,
            chunk.path,
            island.spec.when.as_str()
        );
        if let Some(media) = &island.spec.media {
            out.push_str(" media=\"");
            escaped(media, &mut out);
            out.push('"');
        }
        let _ = write!(
            out,
            "><div data-island>{}</div><script type=\"application/json\">{payload}</script>\
             </archipel-island>",
            rendered.html
        );
        Ok(out)
    }

    fn failed(
        &self,
        snapshot: &Snapshot,
        name: &str,
        failure: PrerenderFailure,
    ) -> Vec<Diagnostic> {
        let wrong = |message: String, hint: &str| {
            Diagnostic::new(Code::PrerenderError, message).at(Place::file(&source(name))).hint(hint)
        };
        match failure {
            PrerenderFailure::Unavailable(words) => {
                let mut failure =
                    self.failure.lock().expect("no thread panics while it holds the lock");
                failure.get_or_insert(words);
                Vec::new()
            }
            PrerenderFailure::Thrown { message, spot, .. } => {
                let first = message.lines().next().unwrap_or_default();
                let mut diagnostic = wrong(
                    format!("the island `{name}` throws while it is drawn: {first}"),
                    "a component must draw with any props its island.toml allows, without a \
                     browser",
                );
                if let Some(spot) = spot {
                    let text = snapshot.read_text(spot.file.as_str()).unwrap_or_default();
                    let at = offset_of(&text, spot.line, spot.column);
                    diagnostic.place = Some(Place::new(&SourcePath::new(&spot.file), at..at));
                }
                vec![diagnostic]
            }
            PrerenderFailure::TimedOut => vec![wrong(
                format!("the island `{name}` does not come to an end"),
                "look for a loop that never ends",
            )],
            PrerenderFailure::Died { words } => {
                let last = words.lines().last().map(|line| format!(": {line}")).unwrap_or_default();
                vec![wrong(
                    format!("Node ended while it drew the island `{name}`{last}"),
                    "look for code that ends the process or needs too much memory",
                )]
            }
        }
    }

    /// The scripts that a page with these islands needs from the start.
    pub fn head<'a>(
        &self,
        config: &Config,
        names: impl Iterator<Item = &'a str>,
        out: &mut String,
    ) {
        let Some(bundle) = &self.bundle else { return };
        let awake: Vec<&Island> = names
            .filter_map(|name| self.islands.get(name))
            .filter(|island| island.spec.when != When::Never)
            .collect();
        let Some(loader) = bundle.loader.as_ref().filter(|_| !awake.is_empty()) else { return };
        let mut preload: Vec<&str> = loader.imports.iter().map(|path| path.as_str()).collect();
        // What wakes at once is fetched at once, not after the loader has asked for it.
        for island in awake.iter().filter(|island| island.spec.when == When::Load) {
            let chunk = bundle.islands.get(&island.spec.name);
            for chunk in bundle.hydrate.iter().chain(chunk) {
                preload.push(chunk.path.as_str());
                preload.extend(chunk.imports.iter().map(|path| path.as_str()));
            }
        }
        let mut told = BTreeSet::new();
        for path in preload {
            if told.insert(path) {
                let _ = writeln!(
                    out,
                    "<link rel=\"modulepreload\" href=\"{}/{path}\">",
                    config.base_path
                );
            }
        }
        let _ = writeln!(
            out,
            "<script type=\"module\" src=\"{}/{}\"></script>",
            config.base_path, loader.path
        );
    }

    /// The browser's files, when a page has one of the islands that come alive.
    pub fn artifacts(&self, used: &BTreeSet<Box<str>>) -> Vec<Artifact> {
        let Some(bundle) = &self.bundle else { return Vec::new() };
        let awake: Vec<&str> = used
            .iter()
            .map(|name| &**name)
            .filter(|name| bundle.islands.contains_key(*name))
            .collect();
        if awake.is_empty() {
            return Vec::new();
        }
        let mut needed = BTreeSet::new();
        let chunks = awake.iter().filter_map(|name| bundle.islands.get(*name));
        for chunk in chunks.chain(&bundle.loader).chain(&bundle.hydrate) {
            needed.insert(&chunk.path);
            needed.extend(&chunk.imports);
        }
        let files = bundle.files.iter().filter(|(path, _)| needed.contains(path));
        files
            .map(|(path, bytes)| Artifact {
                path: path.clone(),
                bytes: bytes.clone(),
                cache: CacheClass::Immutable,
            })
            .collect()
    }
}

/// The source of an island's component.
fn source(name: &str) -> SourcePath {
    SourcePath::new(format!("islands/{name}/island.tsx"))
}

fn check_files(
    config: &Config,
    catalogs: &[Catalog],
    files: &[Option<MessageFile>],
    facts: &Facts,
    spec: &IslandSpec,
    report: &mut Report,
) {
    let scope = |at: usize| Scope { own: files[at].as_ref(), catalog: &catalogs[at] };
    for (at, file) in files.iter().enumerate() {
        if let Some(file) = file {
            scope(at).check_shadowing(report);
            check_references(file, scope(at), facts, report);
        }
    }
    let default = config.default_locale;
    let Some(reference) = &files[default] else { return };
    for (at, locale) in config.locales.iter().enumerate().filter(|(at, _)| *at != default) {
        match &files[at] {
            Some(file) => check_translation(
                (scope(default), reference),
                (scope(at), file),
                locale.fallback.is_some(),
                report,
            ),
            None if locale.fallback.is_some() => {}
            None => report.add(
                Diagnostic::new(
                    Code::MissingMessage,
                    format!("the island `{}` has no messages in `{}`", spec.name, locale.tag),
                )
                .at(Place::file(&reference.path))
                .hint(format!(
                    "translate this file to `locales/{}/islands/{}.ftl`",
                    locale.tag, spec.name
                )),
            ),
        }
    }
    let tag = &config.locales[default].tag;
    for message in &spec.messages {
        if scope(default).message(&message.value).is_none() {
            let near = nearest(&message.value, catalogs[default].ids());
            report.add(
                Diagnostic::new(
                    Code::UnknownMessage,
                    format!("there is no message `{}`", message.value),
                )
                .at(Place::new(&spec.path, message.span.clone()))
                .hint(near.map_or_else(
                    || format!("define it in a file of locales/{tag}"),
                    |near| format!("did you mean `{near}`?"),
                )),
            );
        }
    }
}
