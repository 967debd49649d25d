//! The record of a release: every object of the site in a store, with digest and headers.
//!
//! A record is one object with gzipped lines of JSON: a head, and one line for each object of the
//! site, so that records of large sites are written and read line by line. Writing it makes the
//! release current.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::sync::Arc;

use anyhow::{Context as _, bail, ensure};
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};

use crate::base::digest::{Digest, DigestBuilder};
use crate::deploy::publish::claim::StoreState;
use crate::deploy::publish::encoding::Encoding;
use crate::deploy::publish::store::Store;
use crate::engine::output::OutputPath;

/// The HTTP headers of an object.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) struct Headers {
    pub(super) content_type: String,
    pub(super) cache_control: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) content_language: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) content_encoding: Option<Encoding>,
}

impl fmt::Display for Headers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; {}", self.content_type, self.cache_control)?;
        if let Some(language) = &self.content_language {
            write!(f, "; {language}")?;
        }
        if let Some(encoding) = self.content_encoding {
            write!(f, "; {}", encoding.name())?;
        }
        Ok(())
    }
}

/// An object of a site, without its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Object {
    /// The digest of its uncompressed content.
    pub(super) digest: Digest,
    /// The size of its uncompressed content.
    pub(super) size: u64,
    pub(super) headers: Arc<Headers>,
}

/// The objects of a site, by their keys.
pub(super) type Objects<T = Object> = BTreeMap<OutputPath, T>;

/// A release, and the other objects in the store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ReleaseRecord {
    /// The number of the release, from 1.
    pub(super) number: u32,
    /// The base URL of the site.
    pub(super) base_url: String,
    /// The objects that are served. Shared, since a plan and its goal contain the same.
    pub(super) live: Arc<Objects>,
    /// Fingerprinted files of earlier releases, each with the last release that used it.
    pub(super) retired: Objects<(Object, u32)>,
    /// The content of replaced and removed files that is kept for rollbacks: its name in the store,
    /// with the last release that used it.
    pub(super) kept: BTreeMap<String, u32>,
}

/// The folder of records, claims and markers.
pub(super) const STATE: &str = ".archipel/state";
/// The folder of the content of replaced and removed files.
pub(super) const BACKUPS: &str = ".archipel/kept";

/// The version of the format of records.
const FORMAT: u32 = 1;

#[derive(Serialize, Deserialize)]
struct RecordHead {
    format: u32,
    number: u32,
    base_url: String,
    headers: Vec<Arc<Headers>>,
    kept: BTreeMap<String, u32>,
    objects: usize,
}

#[derive(Serialize, Deserialize)]
struct RecordLine {
    key: OutputPath,
    blake3: String,
    size: u64,
    /// The index in the head's list.
    headers: usize,
    /// The last release that used it, if it is not live.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<u32>,
}

/// The maximum length of the head of a record, in bytes: it lists the backups for rollbacks.
const MAX_HEAD: u64 = 256 << 20;

/// The maximum length of other lines, in bytes: a key has at most 1,024, each escaped to at most 6.
const MAX_LINE: u64 = 16 << 10;

/// The maximum number of objects of a site.
const MAX_OBJECTS: usize = 10_000_000;

/// Reads a line of at most `limit` bytes; `None` at the end.
fn read_line(lines: &mut impl BufRead, limit: u64) -> anyhow::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    lines.take(limit).read_until(b'\n', &mut line).context("it is damaged")?;
    match line.pop() {
        None => Ok(None),
        Some(b'\n') => Ok(Some(line)),
        Some(_) => bail!("it is truncated, or one of its lines is too long"),
    }
}

impl ReleaseRecord {
    /// Returns the digest of the served objects.
    pub(super) fn digest(&self) -> Digest {
        digest(self.live.iter())
    }

    /// The name of the record in the store.
    pub(super) fn key(&self) -> String {
        format!("{STATE}/{}", name(self.number, &self.digest()))
    }

    /// The bytes of the record.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut headers: Vec<Arc<Headers>> = Vec::new();
        let retired = self.retired.values().map(|(object, _)| object);
        for object in self.live.values().chain(retired) {
            if let Err(at) = headers.binary_search(&object.headers) {
                headers.insert(at, Arc::clone(&object.headers));
            }
        }
        let line = |key: &OutputPath, object: &Object, last| RecordLine {
            key: key.clone(),
            blake3: object.digest.hex(),
            size: object.size,
            headers: headers.binary_search(&object.headers).expect("all headers are listed"),
            last,
        };
        let head = RecordHead {
            format: FORMAT,
            number: self.number,
            base_url: self.base_url.clone(),
            headers: headers.clone(),
            kept: self.kept.clone(),
            objects: self.live.len() + self.retired.len(),
        };
        let mut out = GzEncoder::new(Vec::new(), flate2::Compression::fast());
        let mut write =
            |text: String| out.write_all(text.as_bytes()).and_then(|()| out.write_all(b"\n"));
        let live = self.live.iter().map(|(key, object)| line(key, object, None));
        let retired = self.retired.iter();
        let retired = retired.map(|(key, (object, last))| line(key, object, Some(*last)));
        let json =
            |line: &RecordLine| serde_json::to_string(line).expect("texts and numbers are JSON");
        write(serde_json::to_string(&head).expect("texts and numbers are JSON"))
            .and_then(|()| live.chain(retired).try_for_each(|line| write(json(&line))))
            .and_then(|()| out.finish())
            .expect("memory can be written")
    }

    /// Reads the bytes of a record.
    pub(super) fn from_bytes(bytes: &[u8]) -> anyhow::Result<ReleaseRecord> {
        let mut lines = BufReader::new(GzDecoder::new(bytes));
        let head = read_line(&mut lines, MAX_HEAD)?.context("it is empty")?;
        let head: RecordHead = serde_json::from_slice(&head).context("its head is invalid")?;
        ensure!(head.format == FORMAT, "it was written by a newer Archipel");
        ensure!(head.objects <= MAX_OBJECTS, "it lists more than {MAX_OBJECTS} objects");
        let (mut live, mut retired) = (Objects::new(), Objects::new());
        while let Some(line) = read_line(&mut lines, MAX_LINE)? {
            let line: RecordLine =
                serde_json::from_slice(&line).context("one of its lines is invalid")?;
            ensure!(!line.key.is_reserved(), "it lists a file of Archipel as a file of the site");
            ensure!(
                live.len() + retired.len() < head.objects,
                "it lists more objects than its head declares"
            );
            let digest = Digest::from_hex(&line.blake3).context("a digest in it is invalid")?;
            let headers =
                head.headers.get(line.headers).context("some of its headers are missing")?;
            let object = Object { digest, size: line.size, headers: Arc::clone(headers) };
            match line.last {
                Some(last) => drop(retired.insert(line.key, (object, last))),
                None => drop(live.insert(line.key, object)),
            }
        }
        ensure!(live.len() + retired.len() == head.objects, "it is truncated");
        let RecordHead { number, base_url, kept, .. } = head;
        Ok(ReleaseRecord { number, base_url, live: Arc::new(live), retired, kept })
    }
}

/// Returns the digest of the served objects.
pub(super) fn digest<'a>(objects: impl Iterator<Item = (&'a OutputPath, &'a Object)>) -> Digest {
    let all = objects.fold(DigestBuilder::new(), |all, (key, object)| {
        all.field(key.as_str()).digest(&object.digest).field(object.headers.to_string())
    });
    all.finish()
}

/// The name of a record, which sorts by number and contains the digest.
pub(super) fn name(number: u32, digest: &Digest) -> String {
    format!("release-{number:08}-{}.json.gz", short(digest))
}

/// The prefix of a digest in the name of a record.
pub(super) fn short(digest: &Digest) -> String {
    let mut hex = digest.hex();
    hex.truncate(16);
    hex
}

/// Returns the name of the backup of an object for rollbacks.
pub(super) fn kept_name(object: &Object) -> String {
    match object.headers.content_encoding {
        Some(encoding) => format!("{}.{}", object.digest.hex(), encoding.extension()),
        None => object.digest.hex(),
    }
}

/// Reads the record of the current release; without one, an empty record.
pub(super) async fn newest(store: &Store, state: &StoreState) -> anyhow::Result<ReleaseRecord> {
    match state.newest() {
        Some((_, name)) => read_record(store, name).await,
        None => Ok(ReleaseRecord::default()),
    }
}

/// Reads the record `name`.
pub(super) async fn read_record(store: &Store, name: &str) -> anyhow::Result<ReleaseRecord> {
    let key = format!("{STATE}/{name}");
    let Some(bytes) = store.get_in_parts(&key).await? else {
        bail!("the record `{key}` was removed by another publish; try again");
    };
    ReleaseRecord::from_bytes(&bytes).with_context(|| format!("can't read the record `{key}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(in crate::deploy::publish) fn object(content: &str, cache_control: &str) -> Object {
        let headers = Headers {
            content_type: "text/html; charset=utf-8".to_owned(),
            cache_control: cache_control.to_owned(),
            content_language: Some("hi".to_owned()),
            content_encoding: Some(Encoding::Brotli),
        };
        let digest = Digest::of(content.as_bytes());
        Object { digest, size: content.len() as u64, headers: Arc::new(headers) }
    }

    #[test]
    fn records_round_trip() {
        let key = |text| OutputPath::new(text).unwrap();
        let record = ReleaseRecord {
            number: 7,
            base_url: "https://a.example".to_owned(),
            live: Arc::new([(key("in/मुख/index.html"), object("a", "no-cache"))].into()),
            retired: [(key("a.css"), (object("b", "immutable"), 6))].into(),
            kept: [("abc.br".to_owned(), 5)].into(),
        };
        let bytes = record.to_bytes();
        assert_eq!(ReleaseRecord::from_bytes(&bytes).unwrap(), record);
        assert_eq!(record.to_bytes(), bytes);
        assert!(ReleaseRecord::from_bytes(&bytes[..bytes.len() - 9]).is_err());
        assert!(ReleaseRecord::from_bytes(b"{}").is_err());
    }

    #[test]
    fn a_record_of_another_program_is_refused() {
        let gzip = |lines: &[String]| Encoding::Gzip.encode(lines.concat().as_bytes());
        let head = |objects: usize| {
            let headers = r#"[{"content_type":"a","cache_control":"b"}]"#;
            format!(
                "{{\"format\":1,\"number\":1,\"base_url\":\"x\",\"headers\":{headers},\
                 \"kept\":{{}},\"objects\":{objects}}}\n"
            )
        };
        let line = |key: &str| {
            let digest = Digest::of(b"").hex();
            format!("{{\"key\":\"{key}\",\"blake3\":\"{digest}\",\"size\":0,\"headers\":0}}\n")
        };
        assert!(ReleaseRecord::from_bytes(&gzip(&[head(1), line("a.html")])).is_ok());
        for (lines, wrong) in [
            (vec![head(1), line("../a")], "one of its lines is invalid"),
            (vec![head(1), line("/etc/passwd")], "one of its lines is invalid"),
            (vec![head(1), line(".archipel/state/x")], "a file of Archipel"),
            (vec![head(1), line("a"), line("b")], "more objects than its head"),
            (vec![head(usize::MAX)], "more than"),
            (vec![head(2), line("a")], "truncated"),
            (vec![head(1), " ".repeat(1 << 20)], "too long"),
        ] {
            let error = format!("{:#}", ReleaseRecord::from_bytes(&gzip(&lines)).unwrap_err());
            assert!(error.contains(wrong), "{error}");
        }
    }

    #[test]
    fn other_headers_are_another_release() {
        let key = OutputPath::new("a.html").unwrap();
        let with = |cache| ReleaseRecord {
            live: Arc::new([(key.clone(), object("a", cache))].into()),
            ..ReleaseRecord::default()
        };
        assert_ne!(with("no-cache").digest(), with("immutable").digest());
    }
}
