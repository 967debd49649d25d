//! Content digests: changes are detected by content, never by time.

use std::fmt;
use std::io;

use serde::{Deserialize, Serialize};

/// A BLAKE3 hash (256 bits), serialized as hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Digest([u8; 32]);

impl From<Digest> for String {
    fn from(digest: Digest) -> String {
        digest.hex()
    }
}

impl TryFrom<String> for Digest {
    type Error = &'static str;

    fn try_from(hex: String) -> Result<Digest, Self::Error> {
        Digest::from_hex(&hex).ok_or("a digest has 64 hexadecimal digits")
    }
}

impl Digest {
    /// Computes the digest of `bytes`.
    pub fn of(bytes: &[u8]) -> Digest {
        Digest(*blake3::hash(bytes).as_bytes())
    }

    /// Computes the digest of the bytes that `reader` returns, without storing them.
    pub fn of_reader(reader: impl io::Read) -> io::Result<Digest> {
        let mut hasher = blake3::Hasher::new();
        hasher.update_reader(reader)?;
        Ok(Digest(*hasher.finalize().as_bytes()))
    }

    /// All 64 hexadecimal digits.
    pub fn hex(&self) -> String {
        blake3::Hash::from_bytes(self.0).to_hex().to_string()
    }

    /// Parses 64 hexadecimal digits.
    pub fn from_hex(hex: &str) -> Option<Digest> {
        blake3::Hash::from_hex(hex).ok().map(|hash| Digest(*hash.as_bytes()))
    }

    /// The first 64 bits, which suffice for comparisons within one process.
    pub fn prefix(&self) -> u64 {
        let (prefix, _) = self.0.split_first_chunk().expect("a digest has 32 bytes");
        u64::from_le_bytes(*prefix)
    }

    /// The first ten hexadecimal digits, for file names. 40 bits distinguish the versions of one
    /// file; different files have different names.
    pub fn short(&self) -> String {
        let mut hex = self.hex();
        hex.truncate(10);
        hex
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.short())
    }
}

/// Computes the digest of several fields. Each field is preceded by its length, so that different
/// lists of fields never yield the same bytes.
#[derive(Default)]
pub struct DigestBuilder(blake3::Hasher);

impl DigestBuilder {
    /// An empty list of fields.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds one field.
    pub fn field(mut self, bytes: impl AsRef<[u8]>) -> Self {
        let bytes = bytes.as_ref();
        self.0.update(&(bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
        self
    }

    /// Adds a digest as one field.
    pub fn digest(self, digest: &Digest) -> Self {
        self.field(digest.0)
    }

    /// The digest of all fields so far.
    pub fn finish(self) -> Digest {
        Digest(*self.0.finalize().as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_do_not_run_together() {
        let ab_c = DigestBuilder::new().field("ab").field("c").finish();
        let a_bc = DigestBuilder::new().field("a").field("bc").finish();
        assert_ne!(ab_c, a_bc);
    }

    #[test]
    fn a_reader_has_the_digest_of_its_bytes() {
        let bytes = b"calm".repeat(50_000);
        assert_eq!(Digest::of_reader(&*bytes).unwrap(), Digest::of(&bytes));
    }

    #[test]
    fn hex_round_trips() {
        let digest = Digest::of(b"calm");
        assert_eq!(Digest::from_hex(&digest.hex()), Some(digest));
        assert_eq!(Digest::from_hex("nonsense"), None);
        assert_eq!(digest.short().len(), 10);
    }
}
