//! Fonts, cut in each build to the characters that a language really uses.
//!
//! What is cut are files of `assets/`, as their makers publish them; which, and for whom, is in
//! `site.toml`. HarfBuzz cuts them (npm's `subset-font`), and the cache keeps what came of it.

mod census;
mod cut;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::asset::{Assets, encode};
use crate::config::{Config, FontRule};
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::digest::{Digest, DigestBuilder};
pub use crate::font::cut::Stopped;
use crate::font::cut::{Cut, Form, Job};
use crate::memo::Bits;
use crate::node::npm;
use crate::output::{Artifact, CacheClass, OutputPath};
use crate::picture::Face;
use crate::source::Snapshot;
use crate::template::escaped;

pub use crate::font::census::{Census, Counted};

/// The fonts of a site, cut for each of its languages.
#[derive(Debug, Default)]
pub struct Fonts {
    /// What the head of a page says of them, by locale.
    heads: Vec<String>,
    files: BTreeMap<OutputPath, Vec<u8>>,
    /// What pictures are set in: by locale, name → faces in the order of `site.toml`.
    faces: Vec<BTreeMap<String, Vec<Face>>>,
}

impl Fonts {
    /// Cuts the fonts, or remembers them. Mistakes of `site.toml` are reported; an error is a
    /// missing or broken installation, or [`Stopped`]. `installing` hears when npm starts.
    pub fn load(
        snapshot: &Snapshot,
        config: &Config,
        assets: &Assets,
        census: &Census,
        (installing, is_stopped): (&dyn Fn(), &(dyn Fn() -> bool + Sync)),
        report: &mut Report,
    ) -> anyhow::Result<Fonts> {
        let rules: Vec<&FontRule> = config
            .fonts
            .iter()
            .filter(|rule| known(snapshot, config, assets, rule, report))
            .collect();
        if rules.is_empty() {
            return Ok(Fonts::default());
        }
        if !npm::packages_ready(snapshot.root())? {
            installing();
            npm::ensure_packages(snapshot.root())?;
        }
        let mut jobs = Vec::new();
        let mut parts = Vec::new();
        for (at, rule) in rules.iter().enumerate() {
            for locale in &rule.locales {
                for (part, characters) in split(census, rule, *locale) {
                    parts.push(Piece { rule: at, locale: *locale, part });
                    jobs.push(Job { rule, characters, form: Form::Woff2 });
                }
                if rule.picture.is_some() && config.social.is_some() {
                    let characters = wanted(rule, census.all(*locale).clone());
                    parts.push(Piece { rule: at, locale: *locale, part: Part::Picture });
                    jobs.push(Job { rule, characters, form: Form::Truetype });
                }
            }
        }
        let cuts = cut::all(snapshot, &jobs, is_stopped)?;
        let locales = config.locales.len();
        let mut fonts = Fonts {
            heads: vec![String::new(); locales],
            files: BTreeMap::new(),
            faces: vec![BTreeMap::new(); locales],
        };
        let mut told = BTreeSet::new();
        // The part that is needed less often stands first: of two faces that both have a character,
        // browsers take the later one.
        let order = |part: Part| {
            [Part::Rest, Part::First, Part::Whole, Part::Picture].iter().position(|p| *p == part)
        };
        let mut made: Vec<(&Piece, &Result<Cut, String>)> = parts.iter().zip(&cuts).collect();
        made.sort_by_key(|(piece, _)| (piece.locale, piece.rule, order(piece.part)));
        for (piece, cut) in made {
            let rule = rules[piece.rule];
            let added = match cut {
                Ok(cut) if cut.characters.is_empty() => Ok(()),
                Ok(cut) if piece.part == Part::Picture => fonts.add_face(rule, piece, cut),
                Ok(cut) => {
                    fonts.add(config, rule, piece, cut);
                    Ok(())
                }
                Err(words) => Err(format!("`{}` can't be cut: {words}", rule.file.value)),
            };
            if let Err(words) = added
                && told.insert(piece.rule)
            {
                report.add(
                    Diagnostic::new(Code::FontError, words)
                        .at(Place::new(&config.path, rule.file.span.clone()))
                        .hint("the file must be a font, and have every axis that `axes` names"),
                );
            }
        }
        for head in &mut fonts.heads {
            if let Some(faces) = head.find("@font-face") {
                head.insert_str(faces, "<style>");
                head.push_str("</style>\n");
            }
        }
        Ok(fonts)
    }

    fn add(&mut self, config: &Config, rule: &FontRule, piece: &Piece, cut: &Cut) {
        let locale = &config.locales[piece.locale];
        let (stem, ending) =
            rule.file.value.rsplit_once('.').unwrap_or((&rule.file.value, "woff2"));
        let part = if piece.part == Part::Rest { "-rest" } else { "" };
        let digest = Digest::of(&cut.bytes).short();
        let path = format!("assets/{stem}.{}{part}.{digest}.{ending}", locale.tag);
        let path = OutputPath::new(&path).expect("an asset's name with a tag and a digest");
        let head = &mut self.heads[piece.locale];
        let url = format!("{}/{}", config.base_path, encode(path.as_str()));
        if rule.preload && piece.part != Part::Rest {
            let mut link = "<link rel=\"preload\" href=\"".to_owned();
            escaped(&url, &mut link);
            link.push_str("\" as=\"font\" type=\"font/woff2\" crossorigin>\n");
            let at = head.find("@font-face").unwrap_or(head.len());
            head.insert_str(at, &link);
        }
        let _ = write!(
            head,
            "@font-face{{font-family:\"{}\";src:url({url})format(\"woff2\");font-weight:{};\
             font-display:{}",
            rule.family, rule.weight, rule.display
        );
        if rule.italic {
            head.push_str(";font-style:italic");
        }
        if piece.part != Part::Rest {
            let _ = write!(head, ";unicode-range:{}", ranges(&cut.characters));
        }
        head.push('}');
        self.files.insert(path, cut.bytes.clone());
    }

    fn add_face(&mut self, rule: &FontRule, piece: &Piece, cut: &Cut) -> Result<(), String> {
        let name = rule.picture.clone().unwrap_or_default();
        let faces = self.faces[piece.locale].entry(name).or_default();
        let face = Face::new(format!("{} {}", rule.family, faces.len()), cut.bytes.clone())?;
        faces.push(face);
        Ok(())
    }

    /// What pictures in that locale are set in: name → faces in the order of preference.
    pub fn faces(&self, locale: usize) -> Option<&BTreeMap<String, Vec<Face>>> {
        self.faces.get(locale)
    }

    /// The digest of those faces.
    pub fn faces_digest(&self, locale: usize) -> Digest {
        let faces = self.faces(locale).into_iter().flatten();
        faces
            .flat_map(|(name, faces)| faces.iter().map(move |face| (name, face)))
            .fold(DigestBuilder::new(), |digest, (name, face)| {
                digest.field(name).field(face.family()).digest(&face.digest())
            })
            .finish()
    }

    /// What the head of a page of that locale says: preloads and `@font-face` rules.
    pub fn head(&self, locale: usize) -> &str {
        self.heads.get(locale).map_or("", String::as_str)
    }

    /// The files, all of which some page needs.
    pub fn artifacts(&self) -> impl Iterator<Item = Artifact> {
        self.files.iter().map(|(path, bytes)| Artifact {
            path: path.clone(),
            bytes: bytes.clone(),
            cache: CacheClass::Immutable,
        })
    }
}

/// One file to be cut.
struct Piece {
    rule: usize,
    locale: usize,
    part: Part,
}

/// Which of a language's characters a file has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// All of them.
    Whole,
    /// Those of the page that most visitors see first.
    First,
    /// The others.
    Rest,
    /// All of them, for pictures.
    Picture,
}

/// The files that a rule makes for a language, each with the characters asked of it.
fn split(census: &Census, rule: &FontRule, locale: usize) -> Vec<(Part, Bits)> {
    let all = wanted(rule, census.all(locale).clone());
    let Some(page) = &rule.first else { return vec![(Part::Whole, all)] };
    let first = wanted(rule, census.first(locale, &page.value).clone());
    let mut rest = all;
    for character in first.iter() {
        rest.remove(character);
    }
    vec![(Part::First, first), (Part::Rest, rest)]
}

/// The characters without those that the rule leaves to another font.
fn wanted(rule: &FontRule, mut characters: Bits) -> Bits {
    for left_out in rule.without.chars() {
        characters.remove(left_out as usize);
    }
    characters
}

/// Whether what a rule names exists; reports what does not.
fn known(
    snapshot: &Snapshot,
    config: &Config,
    assets: &Assets,
    rule: &FontRule,
    report: &mut Report,
) -> bool {
    let name = &rule.file.value;
    let mut known = true;
    // A file whose name can't be part of a URL is no asset, and has been told.
    if assets.get(name).is_none() {
        report.add(assets.unknown(name).at(Place::new(&config.path, rule.file.span.clone())));
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

/// Characters as a `unicode-range`.
fn ranges(characters: &Bits) -> String {
    let mut out = String::new();
    let mut characters = characters.iter().peekable();
    while let Some(start) = characters.next() {
        let mut end = start;
        while let Some(next) = characters.next_if_eq(&(end + 1)) {
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
        let mut bits = Bits::default();
        for character in "ABCxяю\u{20bd}".chars() {
            bits.insert(character as usize);
        }
        assert_eq!(ranges(&bits), "U+41-43,U+78,U+44E-44F,U+20BD");
        assert_eq!(ranges(&Bits::default()), "");
    }
}
