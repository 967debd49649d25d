//! Subsetting: reduces a font file to some of its characters.

use std::collections::BTreeMap;

use anyhow::Context as _;
use bit_set::BitSet;
use serde::{Deserialize, Serialize};

use crate::assets::cache;
use crate::assets::node::{BUILD_PACKAGES, script};
use crate::base::digest::{Digest, DigestBuilder};
use crate::base::parallel;
use crate::base::wait;
use crate::content::config::{Axis, FontRule};
use crate::engine::source::Snapshot;

/// The program that Node runs.
const SCRIPT: &str = include_str!("subset.mjs");

/// The version of the format of cache entries.
const FORMAT: &str = "2";

/// The maximum number of cached subsets: a few states of a site in many languages.
const KEPT: usize = 1024;

/// A font file to be created.
pub(super) struct Job<'a> {
    pub(super) rule: &'a FontRule,
    /// The required characters, whether the font has them or not; `None` for all characters of the
    /// font. Characters that the rule excludes for another font are never included.
    pub(super) characters: Option<BitSet>,
    pub(super) form: FontForm,
}

/// The format of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum FontForm {
    /// For browsers.
    Woff2,
    /// For pictures: uncompressed, with one value on every axis.
    Truetype,
}

/// A subset font file.
#[derive(Clone)]
pub(super) struct Subset {
    /// The required characters that the font has.
    pub(super) characters: BitSet,
    /// The file.
    pub(super) bytes: Vec<u8>,
}

impl Job<'_> {
    /// The settings of the axes. Pictures use the lightest weight of a range.
    fn axes(&self) -> BTreeMap<String, Axis> {
        let pinned = |axis: Axis| match (self.form, axis) {
            (FontForm::Truetype, Axis::Range([least, _])) => Axis::Pinned(least),
            _ => axis,
        };
        self.rule.axes.iter().map(|(name, axis)| (name.clone(), pinned(*axis))).collect()
    }
}

/// Subsets all fonts, on all processors, with the cache. The inner error is an invalid font; the
/// outer one is a failure of Node.
pub(super) fn all(
    snapshot: &Snapshot,
    jobs: &[Job<'_>],
) -> anyhow::Result<Vec<Result<Subset, String>>> {
    let folder = cache::folder(snapshot.root()).join("fonts");
    let tools = DigestBuilder::new().field(FORMAT).field(SCRIPT);
    let tools = tools.digest(&BUILD_PACKAGES.digest()).finish();
    let mut files: BTreeMap<&str, (Digest, Vec<u8>)> = BTreeMap::new();
    for job in jobs {
        let name = job.rule.file.value.as_str();
        if !files.contains_key(name) {
            // A file that has been removed is treated like one that is not a font.
            let bytes = snapshot.read(&format!("assets/{name}")).unwrap_or_default();
            files.insert(name, (Digest::of(&bytes), bytes));
        }
    }
    let keys: Vec<Digest> = jobs.iter().map(|job| key(&tools, job, &files)).collect();
    let mut done: BTreeMap<Digest, Result<Subset, String>> = BTreeMap::new();
    let mut missing: BTreeMap<&str, BTreeMap<Digest, &Job<'_>>> = BTreeMap::new();
    for (key, job) in keys.iter().zip(jobs) {
        if done.contains_key(key) {
            continue;
        }
        match cache::read(&folder.join(key.hex())).and_then(|bytes| unpack(&bytes)) {
            Some(subset) => drop(done.insert(*key, Ok(subset))),
            None => drop(missing.entry(&job.rule.file.value).or_default().insert(*key, job)),
        }
    }
    if !missing.is_empty() {
        BUILD_PACKAGES.ensure(snapshot.root())?;
    }
    // All subsets of a file together, since reading it takes half of the time.
    let missing: Vec<_> = missing.into_iter().collect();
    let answers = parallel::map(&missing, |(name, jobs)| {
        let jobs: Vec<(&Digest, &&Job<'_>)> = jobs.iter().collect();
        let wanted = jobs.iter().map(|(_, job)| **job);
        let answers = request_subsets(snapshot, &files[name].1, wanted)?;
        anyhow::Ok(jobs.iter().map(|(key, _)| **key).zip(answers).collect::<Vec<_>>())
    });
    for answers in answers {
        for (key, answer) in answers? {
            if let Ok(subset) = &answer {
                cache::write(&folder.join(key.hex()), &pack(subset));
            }
            done.insert(key, answer);
        }
    }
    if !missing.is_empty() {
        cache::prune(&folder, KEPT);
    }
    Ok(keys.iter().map(|key| done[key].clone()).collect())
}

fn key(tools: &Digest, job: &Job<'_>, files: &BTreeMap<&str, (Digest, Vec<u8>)>) -> Digest {
    let key = DigestBuilder::new().digest(tools).digest(&files[job.rule.file.value.as_str()].0);
    let axes = job.axes();
    let key = axes.iter().fold(key, |key, (name, axis)| key.field(name).field(format!("{axis:?}")));
    let key = match &job.characters {
        Some(characters) => key.field("only").field(text(characters)),
        None => key.field("all"),
    };
    key.field(format!("{:?}", job.form)).field(&job.rule.without).finish()
}

/// The request to Node: a line of this, then the font.
#[derive(Serialize)]
struct SubsetRequest<'a> {
    jobs: Vec<Wanted<'a>>,
    size: usize,
}

#[derive(Serialize)]
struct Wanted<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    characters: Option<String>,
    without: &'a str,
    axes: BTreeMap<String, Axis>,
    form: FontForm,
}

/// The response of Node: a line of these, then the files one after the other.
#[derive(Deserialize)]
struct SubsetResponse {
    #[serde(default)]
    characters: String,
    #[serde(default)]
    size: usize,
    error: Option<String>,
}

fn request_subsets<'a>(
    snapshot: &Snapshot,
    font: &[u8],
    jobs: impl Iterator<Item = &'a Job<'a>>,
) -> anyhow::Result<Vec<Result<Subset, String>>> {
    if font.starts_with(b"ttcf") {
        let why = "it is a collection of fonts; use a file with one of them";
        return Ok(jobs.map(|_| Err(why.to_owned())).collect());
    }
    let jobs: Vec<Wanted<'_>> = jobs
        .map(|job| Wanted {
            characters: job.characters.as_ref().map(text),
            without: &job.rule.without,
            axes: job.axes(),
            form: job.form,
        })
        .collect();
    let mut request = serde_json::to_vec(&SubsetRequest { jobs, size: font.len() })?;
    request.push(b'\n');
    request.extend_from_slice(font);
    let folder = BUILD_PACKAGES.folder(snapshot.root());
    let answer = wait::during("subsetting fonts", || script::run(&folder, SCRIPT, &request))
        .context("fonts can't be subset")?;
    let (head, mut files) =
        split_line(&answer).context("fonts can't be subset: Node sent no answer")?;
    let answers: Vec<SubsetResponse> =
        serde_json::from_slice(head).context("fonts can't be subset")?;
    answers
        .into_iter()
        .map(|answer| {
            let (bytes, rest) = files
                .split_at_checked(answer.size)
                .context("fonts can't be subset: the answer of Node is incomplete")?;
            files = rest;
            Ok(match answer.error {
                Some(words) => Err(words),
                None => Ok(Subset { characters: bits(&answer.characters), bytes: bytes.to_vec() }),
            })
        })
        .collect()
}

fn split_line(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = memchr::memchr(b'\n', bytes)?;
    Some((&bytes[..end], &bytes[end + 1..]))
}

fn bits(characters: &str) -> BitSet {
    characters.chars().map(|character| character as usize).collect()
}

fn text(characters: &BitSet) -> String {
    characters.iter().filter_map(|character| char::from_u32(character as u32)).collect()
}

/// The length of the characters in four bytes, the characters, the file.
fn pack(subset: &Subset) -> Vec<u8> {
    let characters = text(&subset.characters);
    let length = u32::try_from(characters.len()).expect("all characters there are take 4.4 MB");
    [&length.to_le_bytes(), characters.as_bytes(), &subset.bytes].concat()
}

fn unpack(bytes: &[u8]) -> Option<Subset> {
    let (length, rest) = bytes.split_first_chunk()?;
    let (characters, font) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
    Some(Subset { characters: bits(str::from_utf8(characters).ok()?), bytes: font.to_vec() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cache_entry_is_read_as_it_was_written() {
        // Fonts may have a glyph for U+0000.
        let characters: BitSet = [0, 'a' as usize, 'अ' as usize].into_iter().collect();
        let subset = Subset { characters: characters.clone(), bytes: vec![0, 1, 2] };
        let read = unpack(&pack(&subset)).unwrap();
        assert!(read.characters == characters && read.bytes == subset.bytes);
        assert!(unpack(&[9, 0, 0, 0, b'a']).is_none());
    }
}
