//! The islands of a site: their code, and their messages in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use parking_lot::Mutex;

use crate::assets::asset::StyleLoad;
use crate::assets::island::bundle::plan::scripts;
use crate::assets::island::bundle::{Bundle, Chunk, OUTPUT_FOLDER};
use crate::assets::island::check::{check_files, check_styles};
use crate::assets::island::compiler::IslandCompiler;
use crate::assets::island::messages::{BORROWED, Slice};
use crate::assets::island::prerender::Prerenderer;
use crate::assets::island::props;
use crate::assets::island::query::{FOUND, ISLAND_WORDS, words_name};
use crate::assets::island::service::types;
use crate::assets::island::spec::{IslandSpec, described};
use crate::assets::island::weight::{BundleWeight, PageWeight};
use crate::assets::node::npm;
use crate::base::digest::{Digest, DigestBuilder};
use crate::content::config::{self, Config};
use crate::content::schema::Field;
use crate::engine::diagnostic::Report;
use crate::engine::output::{Artifact, CacheClass, OutputPath};
use crate::engine::query::{Reader, Version, Versioned};

/// All islands.
pub struct Islands {
    pub(super) islands: BTreeMap<String, Island>,
    /// The names of islands with mistakes in `island.toml` or in their folder.
    pub(super) invalid: BTreeSet<String>,
    pub(super) bundle: Option<Arc<Bundle>>,
    pub(super) prerenderer: Option<Prerenderer>,
    pub(super) failure: Mutex<Option<String>>,
}

pub(super) struct Island {
    pub(super) spec: IslandSpec,
    pub(super) props: Vec<Field>,
    /// The messages for its hydration, by locale.
    pub(super) words: Vec<Versioned<Slice>>,
}

impl Islands {
    /// Finds the islands and bundles their code. Mistakes in them are reported; an error is a
    /// missing or broken installation that bundling needs.
    pub fn bundle(
        reader: &Reader,
        compiler: &IslandCompiler,
        report: &mut Report,
    ) -> anyhow::Result<Islands> {
        let (snapshot, config) = (reader.snapshot(), config::current(reader));
        let found = reader.get(&FOUND, "");
        let words_of = |name: &str| -> Vec<Versioned<Slice>> {
            let locales = config.locales.iter();
            locales.map(|at| reader.get(&ISLAND_WORDS, &words_name(name, &at.tag))).collect()
        };
        let mut words: BTreeMap<&str, Vec<Versioned<Slice>>> =
            found.iter().map(|(spec, _)| (&*spec.name, words_of(&spec.name))).collect();
        let mut bundle = None;
        if !found.is_empty() || !scripts(snapshot).is_empty() {
            npm::provide(snapshot.root(), "archipel", &types());
            let specs: Vec<&IslandSpec> = found.iter().map(|(spec, _)| spec).collect();
            let mut words = words.values().flatten();
            let has_fallback = config.locales.iter().any(|locale| locale.fallback.is_some());
            let has_borrowed = words.any(|words| words.messages.contains_key(BORROWED))
                || has_fallback
                    && found.iter().any(|(spec, props)| {
                        props::take_texts(props) || !props::are_known(spec, props)
                    });
            bundle = compiler.bundle(snapshot, &specs, &config, has_borrowed, report)?;
            if let Some(bundle) = &bundle {
                check_styles(bundle, snapshot, report);
                check_files(snapshot, report);
            }
        }
        let island = |(spec, props): &(IslandSpec, Vec<Field>)| {
            let words = words.remove(&*spec.name).unwrap_or_default();
            (spec.name.clone(), Island { spec: spec.clone(), props: props.clone(), words })
        };
        let islands: BTreeMap<String, Island> = found.iter().map(island).collect();
        let invalid = described(snapshot).filter(|(_, name)| !islands.contains_key(*name));
        Ok(Islands {
            invalid: invalid.map(|(_, name)| name.to_owned()).collect(),
            islands,
            prerenderer: bundle.as_ref().map(|bundle| compiler.prerenderer(bundle)),
            bundle,
            failure: Mutex::default(),
        })
    }

    /// The islands, in the order of their names.
    pub fn specs(&self) -> impl Iterator<Item = &IslandSpec> {
        self.islands.values().map(|island| &island.spec)
    }

    /// The shared messages that these islands use.
    pub fn shared_messages<'a>(
        &'a self,
        used: &'a BTreeSet<String>,
    ) -> impl Iterator<Item = &'a str> {
        let used = self.islands.values().filter(|island| used.contains(island.spec.name.as_str()));
        used.flat_map(|island| {
            let named = island.spec.messages.iter().map(|message| message.value.as_str());
            named.chain(
                island.words.iter().flat_map(|words| words.shared.iter().map(String::as_str)),
            )
        })
    }

    /// Returns whether an island has texts of the fallback in a locale.
    pub fn borrow_texts(&self, locale: usize) -> bool {
        let words = self.islands.values().filter_map(|island| island.words.get(locale));
        let mut borrowing =
            words.filter(|words| words.is_borrowed || words.messages.contains_key(BORROWED));
        borrowing.next().is_some()
    }

    /// The digest of everything that an island's markup in a locale depends on, except its props.
    pub fn digest(&self, name: &str, locale: usize) -> Digest {
        let Some(island) = self.islands.get(name) else { return Digest::of(b"") };
        let mut digest = DigestBuilder::new().field(island.spec.when.name());
        digest = digest.field(format!("{:?}", island.props));
        if let Some(bundle) = &self.bundle {
            let chunks = [bundle.islands.get(name), bundle.hydrate.as_ref()];
            digest = chunks.into_iter().fold(digest, add_chunk);
            digest = digest.digest(bundle.code.get(name).unwrap_or(&bundle.digest));
            digest = digest.field(bundle.styles.get(name).map_or("", OutputPath::as_str));
            digest = add_loads(digest, bundle.loads.get(name));
        }
        let digest = digest.field(island.spec.media.as_deref().unwrap_or_default());
        let digest = digest.field(island.spec.stored.as_deref().unwrap_or_default());
        let digest = digest.field([u8::from(island.spec.fetches_messages)]);
        let words = island.words.get(locale);
        let digest = digest.field([u8::from(words.is_some_and(|words| words.is_borrowed))]);
        let words = words.into_iter().flat_map(|words| &words.messages);
        words.fold(digest, |digest, (id, text)| digest.field(id).field(text)).finish()
    }

    /// The digest of the files that the head of every page with islands loads.
    pub fn loader_digest(&self) -> Digest {
        let bundle = self.bundle.as_deref();
        let loader = bundle.and_then(|bundle| bundle.loader.as_ref());
        let hydrate = bundle.and_then(|bundle| bundle.hydrate.as_ref());
        let press = bundle.map_or("", |bundle| &bundle.press);
        let digest = DigestBuilder::new().field(press);
        [loader, hydrate].into_iter().fold(digest, add_chunk).finish()
    }

    /// The digest of the files that a page with a script loads.
    pub fn script_digest(&self, name: &str) -> Digest {
        let bundle = self.bundle.as_deref();
        let script = bundle.and_then(|bundle| bundle.scripts.get(name));
        let style = bundle.and_then(|bundle| bundle.styles.get(name));
        let digest = DigestBuilder::new().field(style.map_or("", OutputPath::as_str));
        let digest = add_loads(digest, bundle.and_then(|bundle| bundle.loads.get(name)));
        add_chunk(digest, script).finish()
    }

    /// The versions of all data of the islands except their code.
    pub fn versions(&self) -> Vec<Version> {
        let islands = self.islands.values();
        islands.flat_map(|island| island.words.iter().map(Versioned::version)).collect()
    }

    /// The digest of all code.
    pub fn bundle_digest(&self) -> Digest {
        self.bundle.as_ref().map_or_else(|| Digest::of(b""), |bundle| bundle.digest)
    }

    /// The failure of the environment during a rendering, if any.
    pub fn failure(&self) -> anyhow::Result<()> {
        let failure = self.failure.lock();
        match &*failure {
            Some(failure) => Err(anyhow::anyhow!(failure.clone())),
            None => Ok(()),
        }
    }

    /// The files of these islands and scripts: code, and messages that are fetched later.
    pub fn artifacts(
        &self,
        config: &Config,
        islands: &BTreeSet<String>,
        scripts: &BTreeSet<String>,
    ) -> Vec<Artifact> {
        let Some(bundle) = &self.bundle else { return Vec::new() };
        let used = || islands.iter().chain(scripts).map(|name| &**name);
        let named: BTreeSet<&OutputPath> =
            used().filter_map(|name| bundle.named.get(name)).flatten().collect();
        let styles = used().filter_map(|name| bundle.styles.get(name));
        let hydrated: Vec<&str> = islands
            .iter()
            .map(|name| &**name)
            .filter(|name| bundle.islands.contains_key(*name))
            .collect();
        let loaded = [&bundle.loader, &bundle.hydrate].into_iter().flatten();
        let loaded = loaded.filter(|_| !hydrated.is_empty());
        let chunks = hydrated.iter().filter_map(|name| bundle.islands.get(*name));
        let loaded_scripts = scripts.iter().filter_map(|name| bundle.scripts.get(&**name));
        let needed: BTreeSet<&OutputPath> = chunks
            .chain(loaded)
            .chain(loaded_scripts)
            .flat_map(Chunk::files)
            .chain(styles)
            .collect();
        let files = bundle.files.iter().filter(|(path, _)| needed.contains(path));
        let code = files.map(|(path, text)| immutable(path.clone(), text.clone().into_bytes()));
        let late = hydrated.iter().filter_map(|name| self.islands.get(*name));
        let late = late.filter(|island| island.spec.fetches_messages);
        let words = late.flat_map(|island| {
            (0..config.locales.len()).map(|locale| words_file(config, island, locale))
        });
        let assets = named
            .into_iter()
            .filter_map(|path| Some(immutable(path.clone(), bundle.assets.get(path)?.0.to_vec())));
        code.chain(words).chain(assets).collect()
    }

    /// The code at a path of the output.
    pub fn file(&self, path: &str) -> Option<&[u8]> {
        let path = OutputPath::new(path)?;
        let bundle = self.bundle.as_ref()?;
        let asset = || bundle.assets.get(&path).map(|asset| &*asset.0);
        bundle.files.get(&path).map(String::as_bytes).or_else(asset)
    }

    /// The files of other origins that the style sheet at a path of the output loads.
    pub fn style_loads(&self, path: &str) -> &[StyleLoad] {
        let Some(bundle) = &self.bundle else { return &[] };
        let name = bundle.styles.iter().find(|(_, sheet)| sheet.as_str() == path);
        name.and_then(|(name, _)| bundle.loads.get(name)).map_or(&[], Vec::as_slice)
    }

    /// Returns whether the chunk at a path of the output, or one that it imports, inserts rules
    /// into a style sheet, like CSS-in-JS libraries.
    pub fn inserts_rules(&self, path: &str) -> bool {
        let bundle = self.bundle.as_ref();
        bundle.is_some_and(|bundle| bundle.inserting.iter().any(|chunk| chunk.as_str() == path))
    }

    /// Returns whether the island or script with the chunk at a path of the output imports a file
    /// of WebAssembly, or runs it by itself.
    pub fn uses_wasm(&self, path: &str) -> bool {
        let Some(bundle) = &self.bundle else { return false };
        if bundle.wasm.iter().any(|chunk| chunk.as_str() == path) {
            return true;
        }
        let mut chunks = bundle.islands.iter().chain(&bundle.scripts);
        let chunk = chunks.find(|(_, chunk)| chunk.path.as_str() == path);
        let files = chunk.and_then(|(name, _)| bundle.named.get(name));
        files.is_some_and(|files| files.iter().any(|file| file.as_str().ends_with(".wasm")))
    }

    /// Returns whether code or style sheets of islands refer to the asset of that name.
    pub fn uses_asset(&self, name: &str) -> bool {
        self.bundle.as_ref().is_some_and(|bundle| bundle.used_assets.contains(name))
    }

    /// The sizes of a page with these islands and scripts; `inline` is the size of its inline
    /// scripts, after gzip.
    pub fn page_weight(
        &self,
        islands: &BTreeSet<String>,
        scripts: &BTreeSet<String>,
        inline: u64,
    ) -> PageWeight {
        match &self.bundle {
            Some(bundle) => bundle.page_weight(islands, scripts, inline),
            None => PageWeight { at_once: inline, islands: 0 },
        }
    }

    /// The sizes of all code.
    pub fn weight(&self) -> BundleWeight {
        self.bundle.as_ref().map(|bundle| bundle.weight()).unwrap_or_default()
    }
}

/// The name of a chunk contains a digest of its code, which contains the names of the chunks that
/// it imports.
fn add_chunk(digest: DigestBuilder, chunk: Option<&Chunk>) -> DigestBuilder {
    digest.field(chunk.map_or("", |chunk| chunk.path.as_str()))
}

/// The places of the addresses in a style sheet are reported with the pages that link it.
fn add_loads(digest: DigestBuilder, loads: Option<&Vec<StyleLoad>>) -> DigestBuilder {
    loads.into_iter().flatten().fold(digest, |digest, load| digest.field(format!("{load:?}")))
}

fn immutable(path: OutputPath, bytes: Vec<u8>) -> Artifact {
    Artifact { path, bytes, cache: CacheClass::Immutable }
}

/// The file with an island's messages in a locale, with a digest in its name.
pub(super) fn words_file(config: &Config, island: &Island, locale: usize) -> Artifact {
    let messages = &island.words[locale].messages;
    let bytes = serde_json::to_vec(messages).expect("texts are JSON");
    let (name, tag) = (&island.spec.name, &config.locales[locale].tag);
    let path = format!("{OUTPUT_FOLDER}/{name}.{tag}.{}.json", Digest::of(&bytes).short());
    let path = OutputPath::new(&path).expect("names of islands and tags are parts of paths");
    immutable(path, bytes)
}
