//! Fonts, subset in each build to the characters that a language uses.
//!
//! `[[fonts]]` of `site.toml` lists the font files in `assets/` and their languages. HarfBuzz
//! subsets them (npm's `subset-font`), and the cache stores the results. Scripts may print other
//! characters, so a site with islands has the whole files, too: browsers load one when a page shows
//! a character that only it has. The preview serves the whole files, so that no edit waits for a
//! subset.

mod formats;
mod forms;
mod generated;
mod head;
mod subset;
mod usage;

use std::collections::{BTreeMap, BTreeSet};

use bit_set::BitSet;

use crate::assets::asset::{self, Assets};
use crate::assets::font::head::{FontHead, GAP, ranges};
use crate::assets::font::subset::{FontForm, Job, Subset};
use crate::assets::font::usage::USAGE;
use crate::assets::picture::{Face, PictureError};
use crate::base::digest::{Digest, DigestBuilder};
use crate::content::config::{self, Config, FontRule};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::output::{Artifact, CacheClass, OutputPath};
use crate::engine::query::{Query, Versioned};
use crate::engine::source::Snapshot;

pub use crate::assets::font::usage::CodepointUsage;

/// The fonts of a site, for each of its languages.
#[derive(Debug, Default)]
pub struct Fonts {
    /// The fonts in the head of a page, by locale.
    heads: Vec<FontHead>,
    subsets: BTreeMap<OutputPath, Vec<u8>>,
    /// The names of assets that pages load whole.
    whole: BTreeSet<String>,
    /// The faces of pictures: by locale, name → faces in the order of `site.toml`.
    faces: Vec<BTreeMap<String, Vec<Face>>>,
}

impl Fonts {
    /// Creates the fonts: subset to `usage`, or whole without it. Mistakes of `site.toml` are
    /// reported; an error is a missing or broken installation.
    pub fn load(
        snapshot: &Snapshot,
        config: &Config,
        assets: &Assets,
        usage: Option<&CodepointUsage>,
        report: &mut Report,
    ) -> anyhow::Result<Fonts> {
        let rules: Vec<&FontRule> = config
            .fonts
            .iter()
            .filter(|rule| known(snapshot, config, assets, rule, report))
            .collect();
        let locales = config.locales.len();
        let mut fonts = Fonts {
            heads: (0..locales).map(|_| FontHead::default()).collect(),
            subsets: BTreeMap::new(),
            whole: BTreeSet::new(),
            faces: vec![BTreeMap::new(); locales],
        };
        let mut jobs = Vec::new();
        let mut pieces = Vec::new();
        let has_islands = snapshot.under("islands/").next().is_some();
        for (at, rule) in rules.iter().enumerate() {
            for locale in &rule.locales {
                let mut add = |part, characters, form| {
                    pieces.push(FontPiece { rule: at, locale: *locale, part });
                    jobs.push(Job { rule, characters, form });
                };
                match usage {
                    Some(usage) => {
                        for (part, characters) in split(usage, rule, *locale) {
                            add(part, Some(characters), FontForm::Woff2);
                        }
                        if has_islands {
                            add(FontPart::Spare, None, FontForm::Woff2);
                        }
                    }
                    None => fonts.add_whole(config, assets, rule, *locale),
                }
                if rule.picture.is_some() && config.social.is_some() {
                    add(FontPart::Picture, None, FontForm::Truetype);
                }
            }
        }
        if !jobs.is_empty() {
            let subsets = subset::all(snapshot, &jobs)?;
            let made = pieces.iter().zip(&subsets).collect();
            fonts.add_all(config, &rules, made, usage, report);
        }
        fonts.heads.iter_mut().for_each(FontHead::finish);
        Ok(fonts)
    }

    fn add_all(
        &mut self,
        config: &Config,
        rules: &[&FontRule],
        mut made: Vec<(&FontPiece, &Result<Subset, String>)>,
        usage: Option<&CodepointUsage>,
        report: &mut Report,
    ) {
        let mut seen = BTreeSet::new();
        made.sort_by_key(|(piece, _)| (piece.locale, piece.rule, piece.part));
        for pieces in made.chunk_by(|(a, _), (b, _)| (a.locale, a.rule) == (b.locale, b.rule)) {
            let rule = rules[pieces[0].0.rule];
            let locale = pieces[0].0.locale;
            let mut covered = BitSet::default();
            for (piece, subset) in pieces {
                if let (FontPart::Rest | FontPart::First | FontPart::Whole, Ok(subset)) =
                    (piece.part, subset)
                {
                    covered.union_with(&subset.characters);
                }
            }
            let mut lacking = usage.map_or_else(BitSet::default, |usage| usage.all(locale).clone());
            lacking.difference_with(&covered);
            for (piece, subset) in pieces {
                let added = match subset {
                    Ok(subset) if piece.part == FontPart::Picture => {
                        self.add_picture_face(rule, locale, subset)
                    }
                    Ok(subset) => {
                        let mut own = subset.characters.clone();
                        if piece.part == FontPart::Spare {
                            own.difference_with(&covered);
                        }
                        self.add_subset(config, rule, piece, subset, (&own, &lacking));
                        Ok(())
                    }
                    Err(error) => {
                        Err(format!("`{}` can't be subset: {error}", rule.file.value).into())
                    }
                };
                if let Err(PictureError { message, hint, .. }) = added
                    && seen.insert(piece.rule)
                {
                    let otherwise =
                        "the file must be a font, and have every axis that `axes` names";
                    report.add(
                        Diagnostic::new(Code::FontError, message)
                            .at(Place::new(&config.path, rule.file.span.clone()))
                            .hint(hint.unwrap_or(otherwise)),
                    );
                }
            }
        }
    }

    /// Adds an unchanged font file.
    fn add_whole(&mut self, config: &Config, assets: &Assets, rule: &FontRule, locale: usize) {
        let Some(asset) = assets.get(&rule.file.value) else { return };
        let mut range = String::new();
        if !rule.without.is_empty() {
            let mut all: BitSet = (0..=char::MAX as usize).collect();
            for character in rule.without.chars() {
                all.remove(character as usize);
            }
            range = ranges(&all, 1, &BitSet::default());
        }
        let url = asset.path.url(&config.base_path);
        self.heads[locale].add(rule, &asset.path, &url, rule.preload, &range);
        self.whole.insert(rule.file.value.clone());
    }

    /// Adds a font file for the characters `own`. A range does not contain characters of `lacking`,
    /// which the site uses and the font does not have: no file would be loaded in vain.
    fn add_subset(
        &mut self,
        config: &Config,
        rule: &FontRule,
        piece: &FontPiece,
        subset: &Subset,
        (own, lacking): (&BitSet, &BitSet),
    ) {
        if own.is_empty() {
            return;
        }
        let tag = &config.locales[piece.locale].tag;
        let name = &rule.file.value;
        let stem = name.rsplit_once('.').map_or(name.as_str(), |(stem, _)| stem);
        let (part, gap) = match piece.part {
            FontPart::Spare => ("-all".to_owned(), GAP),
            FontPart::Rest => (format!(".{tag}-rest"), GAP),
            _ => (format!(".{tag}"), 1),
        };
        let digest = Digest::of(&subset.bytes).short();
        let path = format!("assets/{stem}{part}.{digest}.woff2");
        let path = OutputPath::new(&path).expect("an asset's name with a tag and a digest");
        let preload = rule.preload && gap == 1;
        let url = path.url(&config.base_path);
        let range = ranges(own, gap, lacking);
        self.heads[piece.locale].add(rule, &path, &url, preload, &range);
        self.subsets.insert(path, subset.bytes.clone());
    }

    fn add_picture_face(
        &mut self,
        rule: &FontRule,
        locale: usize,
        font: &Subset,
    ) -> Result<(), PictureError> {
        let name = rule.picture.clone().unwrap_or_default();
        let faces = self.faces[locale].entry(name).or_default();
        let face = Face::new(format!("{} {}", rule.family, faces.len()), font.bytes.clone())?;
        faces.push(face);
        Ok(())
    }

    /// The faces of pictures in that locale: name → faces in the order of preference.
    pub fn faces(&self, locale: usize) -> Option<&BTreeMap<String, Vec<Face>>> {
        self.faces.get(locale)
    }

    /// The digest of the faces of pictures in that locale.
    pub fn faces_digest(&self, locale: usize) -> Digest {
        let faces = self.faces(locale).into_iter().flatten();
        faces
            .flat_map(|(name, faces)| faces.iter().map(move |face| (name, face)))
            .fold(DigestBuilder::new(), |digest, (name, face)| {
                digest.field(name).field(face.family()).digest(&face.digest())
            })
            .finish()
    }

    /// The fonts in the head of a page of that locale: preloads and `@font-face` rules.
    pub fn head(&self, locale: usize) -> &str {
        self.heads.get(locale).map_or("", FontHead::html)
    }

    /// The names of the assets that pages load unchanged.
    pub fn whole(&self) -> impl Iterator<Item = &str> {
        self.whole.iter().map(String::as_str)
    }

    /// The font files that pages load and that are not assets.
    pub fn artifacts(&self) -> impl Iterator<Item = Artifact> {
        self.subsets.iter().map(|(path, bytes)| Artifact {
            path: path.clone(),
            bytes: bytes.clone(),
            cache: CacheClass::Immutable,
        })
    }
}

/// A font file to be created.
struct FontPiece {
    rule: usize,
    locale: usize,
    part: FontPart,
}

/// The characters that a file contains. The part that is needed less often is first: if two faces
/// have a character, browsers use the later one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum FontPart {
    /// All characters of the font, for those that scripts compute and visitors type.
    Spare,
    /// The characters of a language that are not in [`FontPart::First`].
    Rest,
    /// The characters of the page that most visitors see first.
    First,
    /// All characters of a language.
    Whole,
    /// All characters of the font, for pictures: these are rendered again when their font changes,
    /// which must not depend on new characters in other texts.
    Picture,
}

/// The files of a rule for a language, each with the required characters.
fn split(usage: &CodepointUsage, rule: &FontRule, locale: usize) -> Vec<(FontPart, BitSet)> {
    let all = usage.all(locale);
    let Some(page) = &rule.first else { return vec![(FontPart::Whole, all.clone())] };
    let first = usage.first(locale, &page.value);
    let mut rest = all.clone();
    for character in first {
        rest.remove(character);
    }
    vec![(FontPart::First, first.clone()), (FontPart::Rest, rest)]
}

/// Returns whether the names in a rule exist; reports those that do not.
fn known(
    snapshot: &Snapshot,
    config: &Config,
    assets: &Assets,
    rule: &FontRule,
    report: &mut Report,
) -> bool {
    let name = &rule.file.value;
    let mut known = true;
    // A file whose name can't be part of a URL is not an asset, which has been reported.
    if assets.get(name).is_none() {
        let place = Place::new(&config.path, rule.file.span.clone());
        report.add(match name.ends_with(".css") {
            true => Diagnostic::new(Code::FontError, format!("`{name}` is not a font"))
                .at(place)
                .hint("name a TTF, OTF, WOFF or WOFF2 file of assets/"),
            false => assets.unknown(name).at(place),
        });
        known = false;
    }
    if let Some(page) = &rule.first
        && !snapshot.contains(&format!("{}{}.yaml", crate::content::PAGES, page.value))
    {
        report.add(
            Diagnostic::new(Code::UnknownPage, format!("there is no page `{}`", page.value))
                .at(Place::new(&config.path, page.span.clone()))
                .hint("`first` is the id of the page that most visitors see first"),
        );
        known = false;
    }
    known
}

/// Whether pages get whole fonts instead of ones that are subset to the characters in use.
pub static WHOLE: Query<bool> = Query::with_cutoff(|_, _, _| false);

/// The fonts of the site, or the reason why they can't be subset.
pub static SITE_FONTS: Query<Result<Versioned<Fonts>, String>> = Query::new(|reader, _, report| {
    let (config, assets) = (config::current(reader), reader.get(&asset::FILES, ""));
    let usage = (!*reader.get(&WHOLE, "")).then(|| reader.get(&USAGE, ""));
    match Fonts::load(reader.snapshot(), &config, &assets, usage.as_deref(), report) {
        Ok(fonts) => Ok(Versioned::new(fonts)),
        Err(error) => {
            reader.mark_volatile();
            Err(format!("{error:#}"))
        }
    }
});
