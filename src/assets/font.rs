//! Fonts, subset in each build to the characters that a language uses.
//!
//! `[[fonts]]` of `site.toml` lists the font files in `assets/` and their languages. HarfBuzz
//! subsets them (npm's `subset-font`), and the cache stores the results. The preview serves the
//! whole files, so that no edit waits for a subset.

mod forms;
mod generated;
mod query;
mod subset;
mod usage;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use bit_set::BitSet;

use crate::assets::asset::Assets;
use crate::assets::font::subset::{FontForm, Job, Subset};
use crate::assets::picture::{Face, PictureError};
use crate::base::digest::{Digest, DigestBuilder};
use crate::base::html::escape_html;
use crate::content::config::{Config, FontRule};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::output::{Artifact, CacheClass, OutputPath};
use crate::engine::source::Snapshot;

pub use crate::assets::font::query::{SITE_FONTS, WHOLE};
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

/// The maximum distance between characters of [`FontPart::Rest`] in one range. Thousands of ranges
/// would be part of every page; but without a range, the file is loaded for any character of
/// another script. Where ranges overlap, the later rule applies: [`FontPart::First`] has its own.
const REST_GAP: usize = 0x400;

/// The fonts in the head of a page.
#[derive(Debug, Default)]
struct FontHead {
    /// `<link rel="preload">` elements.
    preloads: String,
    /// `@font-face` rules.
    rules: String,
    /// Both, as written in the page.
    html: String,
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
            fonts.add_all(config, &rules, &pieces, &subsets, report);
        }
        for head in &mut fonts.heads {
            head.html.clone_from(&head.preloads);
            if !head.rules.is_empty() {
                let _ = writeln!(head.html, "<style>{}</style>", head.rules);
            }
        }
        Ok(fonts)
    }

    fn add_all(
        &mut self,
        config: &Config,
        rules: &[&FontRule],
        pieces: &[FontPiece],
        subsets: &[Result<Subset, String>],
        report: &mut Report,
    ) {
        let mut seen = BTreeSet::new();
        // The part that is needed less often is first: if two faces have a character, browsers use
        // the later one.
        let order = |part: FontPart| {
            [FontPart::Rest, FontPart::First, FontPart::Whole, FontPart::Picture]
                .iter()
                .position(|p| *p == part)
        };
        let mut made: Vec<(&FontPiece, &Result<Subset, String>)> =
            pieces.iter().zip(subsets).collect();
        made.sort_by_key(|(piece, _)| (piece.locale, piece.rule, order(piece.part)));
        for (piece, subset) in made {
            let rule = rules[piece.rule];
            let added = match subset {
                Ok(subset) if subset.characters.is_empty() => Ok(()),
                Ok(subset) if piece.part == FontPart::Picture => {
                    self.add_picture_face(rule, piece.locale, subset)
                }
                Ok(subset) => {
                    self.add_subset(config, rule, piece, subset);
                    Ok(())
                }
                Err(words) => Err(format!("`{}` can't be subset: {words}", rule.file.value).into()),
            };
            if let Err(PictureError { message, hint }) = added
                && seen.insert(piece.rule)
            {
                let otherwise = "the file must be a font, and have every axis that `axes` names";
                report.add(
                    Diagnostic::new(Code::FontError, message)
                        .at(Place::new(&config.path, rule.file.span.clone()))
                        .hint(hint.unwrap_or(otherwise)),
                );
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
            range = ranges(&all, 1);
        }
        self.add_rule(config, rule, locale, &asset.path, rule.preload, &range);
        self.whole.insert(rule.file.value.clone());
    }

    fn add_subset(&mut self, config: &Config, rule: &FontRule, piece: &FontPiece, subset: &Subset) {
        let locale = &config.locales[piece.locale];
        let name = &rule.file.value;
        let stem = name.rsplit_once('.').map_or(name.as_str(), |(stem, _)| stem);
        let part = if piece.part == FontPart::Rest { "-rest" } else { "" };
        let digest = Digest::of(&subset.bytes).short();
        let path = format!("assets/{stem}.{}{part}.{digest}.woff2", locale.tag);
        let path = OutputPath::new(&path).expect("an asset's name with a tag and a digest");
        let is_rest = piece.part == FontPart::Rest;
        let range = ranges(&subset.characters, if is_rest { REST_GAP } else { 1 });
        self.add_rule(config, rule, piece.locale, &path, rule.preload && !is_rest, &range);
        self.subsets.insert(path, subset.bytes.clone());
    }

    /// Adds a `@font-face` rule, limited to `range` unless it is empty.
    fn add_rule(
        &mut self,
        config: &Config,
        rule: &FontRule,
        locale: usize,
        path: &OutputPath,
        preload: bool,
        range: &str,
    ) {
        let head = &mut self.heads[locale];
        let url = path.url(&config.base_path);
        if preload {
            head.preloads.push_str("<link rel=\"preload\" href=\"");
            escape_html(&url, &mut head.preloads);
            let _ = writeln!(
                head.preloads,
                "\" as=\"font\" type=\"{}\" crossorigin>",
                path.media_type()
            );
        }
        let _ = write!(
            head.rules,
            "@font-face{{font-family:\"{}\";src:url({url})format(\"{}\");font-weight:{};\
             font-display:{}",
            rule.family,
            format_of(path),
            rule.weight,
            rule.display
        );
        if rule.italic {
            head.rules.push_str(";font-style:italic");
        }
        if !range.is_empty() {
            let _ = write!(head.rules, ";unicode-range:{range}");
        }
        head.rules.push('}');
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
        self.heads.get(locale).map_or("", |head| &head.html)
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

/// The format of a font file, as CSS names it (CSS Fonts 4, section 4.3.1).
fn format_of(path: &OutputPath) -> &'static str {
    match &*path.media_type() {
        "font/woff" => "woff",
        "font/ttf" => "truetype",
        "font/otf" => "opentype",
        _ => "woff2",
    }
}

/// A font file to be created.
struct FontPiece {
    rule: usize,
    locale: usize,
    part: FontPart,
}

/// The characters of a language that a file contains.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FontPart {
    /// All characters.
    Whole,
    /// The characters of the page that most visitors see first.
    First,
    /// The other characters.
    Rest,
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

/// Formats characters as a `unicode-range`. Characters that are at most `gap` apart are in one
/// range, with all between them.
fn ranges(characters: &BitSet, gap: usize) -> String {
    let mut out = String::new();
    let mut characters = characters.iter().peekable();
    while let Some(start) = characters.next() {
        let mut end = start;
        while let Some(next) = characters.next_if(|next| *next <= end + gap) {
            end = next;
        }
        if !out.is_empty() {
            out.push(',');
        }
        let _ = write!(out, "U+{start:X}");
        if end > start {
            let _ = write!(out, "-{end:X}");
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_that_follow_each_other_are_one_range() {
        let mut bits = BitSet::default();
        for character in "ABCxяю\u{20bd}".chars() {
            bits.insert(character as usize);
        }
        assert_eq!(ranges(&bits, 1), "U+41-43,U+78,U+44E-44F,U+20BD");
        assert_eq!(ranges(&bits, 0x400), "U+41-44F,U+20BD");
        assert_eq!(ranges(&BitSet::default(), 1), "");
    }
}
