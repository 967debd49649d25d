//! The chunks of PNG files (W3C Recommendation “PNG (Third Edition)”, section 5).

use std::io::Read as _;

use flate2::Crc;
use flate2::read::ZlibDecoder;

use crate::assets::image::ImageFault;
use crate::assets::image::bytes::{Bytes, Damaged};
use crate::assets::image::exif::Exif;
use crate::base::limit::IMAGE_PROFILE;

const SIGNATURE: usize = 8;

/// Ancillary chunks that are part of the picture: colours, transparency, density, animation.
const KEPT: [&[u8; 4]; 17] = [
    b"tRNS", b"gAMA", b"cHRM", b"sRGB", b"iCCP", b"cICP", b"mDCV", b"cLLI", b"mDCv", b"cLLi",
    b"sBIT", b"bKGD", b"pHYs", b"sPLT", b"acTL", b"fcTL", b"fdAT",
];

struct PngChunk<'a> {
    kind: &'a [u8],
    data: &'a [u8],
    /// The chunk with its length and checksum.
    whole: &'a [u8],
}

/// The chunks up to the end of the picture.
fn chunks(bytes: &[u8]) -> Result<Vec<PngChunk<'_>>, Damaged> {
    let mut rest = Bytes(bytes);
    rest.take(SIGNATURE)?;
    let mut chunks = Vec::new();
    loop {
        let start = rest.0;
        let length = u32::from_be_bytes(rest.array()?) as usize;
        let (kind, data) = (rest.take(4)?, rest.take(length)?);
        rest.take(4)?;
        chunks.push(PngChunk { kind, data, whole: &start[..length + 12] });
        if kind == b"IEND" {
            return Ok(chunks);
        }
    }
}

/// The file without metadata.
pub(super) fn clean(bytes: &[u8]) -> Result<Vec<u8>, Damaged> {
    let mut cleaned = bytes[..SIGNATURE].to_vec();
    for PngChunk { kind, data, whole } in chunks(bytes)? {
        // A chunk whose name begins with a capital letter is critical.
        if kind[0].is_ascii_uppercase() || KEPT.iter().any(|kept| *kept == kind) {
            cleaned.extend(whole);
        } else if kind == b"eXIf"
            && let Some(tiff) = Exif::read(data).orientation_alone()
        {
            let mut crc = Crc::new();
            crc.update(kind);
            crc.update(&tiff);
            cleaned.extend((tiff.len() as u32).to_be_bytes());
            cleaned.extend(kind);
            cleaned.extend(&tiff);
            cleaned.extend(crc.sum().to_be_bytes());
        }
    }
    Ok(cleaned)
}

/// The data of the first chunk of a kind.
pub(super) fn chunk(bytes: &[u8], kind: [u8; 4]) -> Option<&[u8]> {
    chunks(bytes).ok()?.iter().find(|chunk| *chunk.kind == kind).map(|chunk| chunk.data)
}

/// Returns whether a file contains an animation.
pub(super) fn is_animated(bytes: &[u8]) -> bool {
    let chunks = chunks(bytes).unwrap_or_default();
    let before = chunks.iter().take_while(|chunk| chunk.kind != b"IDAT");
    let frames = before.filter(|chunk| chunk.kind == b"acTL").find_map(|c| c.data.first_chunk());
    frames.is_some_and(|frames| u32::from_be_bytes(*frames) > 1)
}

/// Rejects a colour profile that would fill the memory: its decoder decompresses it as a whole.
pub(super) fn check_profile(bytes: &[u8]) -> Result<(), ImageFault> {
    let chunks = chunks(bytes).unwrap_or_default();
    let Some(profile) = chunks.iter().find(|chunk| chunk.kind == b"iCCP") else { return Ok(()) };
    // After its name and the number of the compression.
    let Some(name) = memchr::memchr(0, profile.data) else { return Ok(()) };
    let packed = profile.data.get(name + 2..).unwrap_or_default();
    let mut unpacked = ZlibDecoder::new(packed).take(IMAGE_PROFILE.most() as u64 + 1);
    match std::io::copy(&mut unpacked, &mut std::io::sink()) {
        Ok(length) if length > IMAGE_PROFILE.most() as u64 => {
            let message = format!("its colour profile has {IMAGE_PROFILE}");
            Err(ImageFault { message, hint: "save it again with the profile sRGB".to_owned() })
        }
        // A profile that can't be decompressed is ignored, as in browsers.
        _ => Ok(()),
    }
}
