//! Bitmaps (BMP) and icons (ICO) of Windows.

use std::collections::BTreeMap;

use crate::assets::image::bytes::Damaged;
use crate::assets::image::kind::ImageKind;
use crate::assets::image::png_chunks;

/// The length of the header of a bitmap file, before the one of its bitmap.
const FILE_HEADER: usize = 14;

/// The length of the header of an icon, and of each of its entries.
const ICON_HEADER: usize = 6;
const ICON_ENTRY: usize = 16;

fn u16_at(bytes: &[u8], at: usize) -> Option<usize> {
    Some(u16::from_le_bytes(*bytes.get(at..)?.first_chunk()?).into())
}

fn u32_at(bytes: &[u8], at: usize) -> Option<usize> {
    usize::try_from(u32::from_le_bytes(*bytes.get(at..)?.first_chunk()?)).ok()
}

/// The bitmap without what follows its pixels and its colour profile. A file that only begins like
/// a bitmap is not changed.
pub(super) fn clean_bitmap(bytes: &[u8]) -> Result<Vec<u8>, Damaged> {
    let Some(end) = end_of_bitmap(bytes) else { return Ok(bytes.to_vec()) };
    let mut cleaned = bytes.get(..end).ok_or(Damaged)?.to_vec();
    let size = u32::try_from(end).map_err(|_| Damaged)?.to_le_bytes();
    cleaned[2..6].copy_from_slice(&size);
    Ok(cleaned)
}

/// The end of the pixels and of the colour profile; `None` if the file is not a bitmap.
fn end_of_bitmap(bytes: &[u8]) -> Option<usize> {
    let (pixels, header) = (u32_at(bytes, 10)?, u32_at(bytes, FILE_HEADER)?);
    if !matches!(header, 40 | 52 | 56 | 64 | 108 | 124) || pixels < FILE_HEADER + header {
        return None;
    }
    let field = |at: usize| u32_at(bytes, FILE_HEADER + at);
    let (width, height) = (field(4)?, (field(8)? as u32).cast_signed().unsigned_abs() as usize);
    let (bits, compression, size) = (u16_at(bytes, FILE_HEADER + 14)?, field(16)?, field(20)?);
    let is_raw = matches!(compression, 0 | 3 | 6);
    let row = width.checked_mul(bits)?.checked_add(31)? / 32 * 4;
    let size = if is_raw { row.checked_mul(height)? } else { size };
    let end = pixels.checked_add(size)?;
    let profile = match header {
        124 => FILE_HEADER.checked_add(field(112)?)?.checked_add(field(116)?)?,
        _ => 0,
    };
    Some(end.max(profile))
}

/// The icon with its pictures without metadata, and nothing beside them. A file that only begins
/// like an icon is not changed.
pub(super) fn clean_icon(bytes: &[u8]) -> Result<Vec<u8>, Damaged> {
    let count = u16_at(bytes, 4).unwrap_or_default();
    let head = ICON_HEADER + count * ICON_ENTRY;
    let entries = bytes.get(ICON_HEADER..head).unwrap_or_default();
    let entries: Vec<&[u8]> = entries.chunks(ICON_ENTRY).collect();
    let is_icon = |entry: &&[u8]| entry[3] == 0 && u32_at(entry, 12).is_some_and(|at| at >= head);
    if entries.is_empty() || !entries.iter().all(is_icon) {
        return Ok(bytes.to_vec());
    }
    let mut cleaned = bytes[..head].to_vec();
    // The new offset and length of each picture, by the old ones.
    let mut written: BTreeMap<(usize, usize), (u32, u32)> = BTreeMap::new();
    let mut read = 0;
    for (number, entry) in entries.iter().enumerate() {
        let size = u32_at(entry, 8).ok_or(Damaged)?;
        let at = u32_at(entry, 12).ok_or(Damaged)?;
        let end = at.checked_add(size).ok_or(Damaged)?;
        let (at, size) = match written.get(&(at, size)) {
            Some(known) => *known,
            None => {
                // Pictures don't overlap.
                read += size;
                let picture = bytes.get(at..end).filter(|_| read <= bytes.len()).ok_or(Damaged)?;
                let picture = match ImageKind::of(picture) {
                    ImageKind::Png => png_chunks::clean(picture)?,
                    _ => picture.to_vec(),
                };
                let start = u32::try_from(cleaned.len()).map_err(|_| Damaged)?;
                let new = (start, u32::try_from(picture.len()).map_err(|_| Damaged)?);
                cleaned.extend(picture);
                written.insert((at, size), new);
                new
            }
        };
        let entry = ICON_HEADER + number * ICON_ENTRY;
        cleaned[entry + 8..entry + 12].copy_from_slice(&size.to_le_bytes());
        cleaned[entry + 12..entry + 16].copy_from_slice(&at.to_le_bytes());
    }
    Ok(cleaned)
}

#[cfg(test)]
mod tests {
    use crate::assets::image::without_metadata;

    /// A bitmap of one pixel.
    fn bitmap() -> Vec<u8> {
        let header = b"BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0";
        [header.as_slice(), &[0; 4], &[4, 0, 0, 0], &[0; 16], &[1, 2, 3, 0]].concat()
    }

    /// An icon of one PNG.
    fn icon() -> Vec<u8> {
        let mut png = Vec::new();
        let picture = image::RgbaImage::from_pixel(9, 7, image::Rgba([200, 3, 77, 255]));
        let format = image::ImageFormat::Png;
        picture.write_to(&mut std::io::Cursor::new(&mut png), format).unwrap();
        let size = (png.len() as u32).to_le_bytes();
        let header = b"\0\0\x01\0\x01\0\x09\x07\0\0\x01\0\x20\0";
        [header.as_slice(), &size, &[22, 0, 0, 0], &png].concat()
    }

    #[test]
    fn bytes_beside_the_pictures_are_removed() {
        for bytes in [bitmap(), icon()] {
            assert_eq!(without_metadata(&bytes).unwrap(), bytes);
            let with_more = [&*bytes, b"SecretCam"].concat();
            assert_eq!(without_metadata(&with_more).unwrap(), bytes);
            assert!(without_metadata(&bytes[..bytes.len() - 1]).is_err());
        }
        let text = b"BMW is a maker of cars, and this is a text about them, with some more words.";
        for other in [text.as_slice(), &[0, 0, 1, 0, 9], &[0, 0, 1, 0, 0, 0], b"BM"] {
            assert_eq!(without_metadata(other).unwrap(), other);
        }
    }
}
