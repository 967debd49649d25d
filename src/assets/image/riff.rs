//! The chunks of WebP files (RFC 9649, section 2).

use crate::assets::image::bytes::{Bytes, Damaged};
use crate::assets::image::exif::Exif;

/// `RIFF`, the size of the rest, `WEBP`.
const HEADER: usize = 12;

/// Flags of `VP8X`.
const HAS_ANIMATION: u8 = 0x02;
const HAS_XMP: u8 = 0x04;
const HAS_EXIF: u8 = 0x08;

/// The length of the data before the chunks of a frame.
const FRAME: usize = 16;

type RiffChunk<'a> = ([u8; 4], &'a [u8]);

fn chunks(bytes: &[u8]) -> Result<Vec<RiffChunk<'_>>, Damaged> {
    let mut rest = Bytes(bytes);
    let mut chunks = Vec::new();
    while !rest.0.is_empty() {
        let kind = rest.array()?;
        let length = u32::from_le_bytes(rest.array()?) as usize;
        chunks.push((kind, rest.take(length)?));
        // The padding byte of a chunk may be missing at the end.
        if length % 2 == 1 && !rest.0.is_empty() {
            rest.take(1)?;
        }
    }
    Ok(chunks)
}

/// The chunks of a file; data after them are not part of the picture.
fn file(bytes: &[u8]) -> Result<Vec<RiffChunk<'_>>, Damaged> {
    let size = bytes.get(4..).and_then(|size| size.first_chunk()).ok_or(Damaged)?;
    let size = u32::from_le_bytes(*size) as usize + 8;
    chunks(bytes.get(HEADER..size).ok_or(Damaged)?)
}

fn push(file: &mut Vec<u8>, kind: [u8; 4], data: &[u8]) {
    file.extend(kind);
    file.extend((data.len() as u32).to_le_bytes());
    file.extend(data);
    if data.len() % 2 == 1 {
        file.push(0);
    }
}

/// The file without metadata.
pub(super) fn clean(bytes: &[u8]) -> Result<Vec<u8>, Damaged> {
    let mut cleaned = bytes[..HEADER].to_vec();
    let found = file(bytes)?;
    let exif = exif_of(&found).and_then(|tiff| Exif::read(tiff).orientation_alone());
    for (kind, data) in found {
        match &kind {
            b"VP8X" => {
                let mut data = data.to_vec();
                let flags = data.first_mut().ok_or(Damaged)?;
                *flags &= !(HAS_XMP | HAS_EXIF);
                if exif.is_some() {
                    *flags |= HAS_EXIF;
                }
                push(&mut cleaned, kind, &data);
            }
            b"ANMF" => {
                let (head, parts) = data.split_at_checked(FRAME).ok_or(Damaged)?;
                let mut frame = head.to_vec();
                for (kind, data) in chunks(parts)? {
                    if matches!(&kind, b"ALPH" | b"VP8 " | b"VP8L") {
                        push(&mut frame, kind, data);
                    }
                }
                push(&mut cleaned, kind, &frame);
            }
            b"VP8 " | b"VP8L" | b"ALPH" | b"ANIM" | b"ICCP" => push(&mut cleaned, kind, data),
            _ => {}
        }
    }
    if let Some(tiff) = exif {
        push(&mut cleaned, *b"EXIF", &tiff);
    }
    let size = (cleaned.len() - 8) as u32;
    cleaned[4..8].copy_from_slice(&size.to_le_bytes());
    Ok(cleaned)
}

/// The EXIF of a file.
pub(super) fn exif(bytes: &[u8]) -> Option<&[u8]> {
    exif_of(&file(bytes).ok()?)
}

fn exif_of<'a>(chunks: &[RiffChunk<'a>]) -> Option<&'a [u8]> {
    let (_, exif) = chunks.iter().find(|(kind, _)| kind == b"EXIF")?;
    // Some programs write it as in a JPEG file.
    Some(exif.strip_prefix(b"Exif\0\0").unwrap_or(exif))
}

/// Returns whether a file contains an animation.
pub(super) fn is_animated(bytes: &[u8]) -> bool {
    let chunks = file(bytes).unwrap_or_default();
    let flags = chunks.iter().find(|(kind, _)| kind == b"VP8X").and_then(|(_, data)| data.first());
    flags.is_some_and(|flags| flags & HAS_ANIMATION != 0)
        && chunks.iter().filter(|(kind, _)| kind == b"ANMF").count() > 1
}
