//! The items of AVIF and HEIF files (ISO/IEC 14496-12 and 23008-12). Offsets refer to the whole
//! file, so metadata is overwritten, not removed.

use crate::assets::image::bytes::{Bytes, Damaged};

/// EXIF without tags, after the four bytes of an offset.
const EMPTY_EXIF: &[u8] = b"\0\0\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0";
/// XMP without properties.
const EMPTY_XMP: &[u8] = b"<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"/>";

/// Returns whether the brands of a file are those of images, not of videos.
pub(super) fn is_picture(bytes: &[u8]) -> bool {
    has_brand(bytes, &[b"avif", b"avis", b"mif1", b"msf1", b"heic", b"heix"])
}

/// Returns whether browsers support a file.
pub(super) fn is_avif(bytes: &[u8]) -> bool {
    has_brand(bytes, &[b"avif", b"avis"])
}

fn has_brand(bytes: &[u8], known: &[&[u8; 4]]) -> bool {
    let Ok(Some((_, brands))) = boxes(bytes).map(|boxes| boxes.into_iter().next()) else {
        return false;
    };
    bytes[brands].as_chunks::<4>().0.iter().any(|brand| known.contains(&brand))
}

type Range = std::ops::Range<usize>;

/// The boxes of a file: their kinds, and the ranges of their contents.
fn boxes(bytes: &[u8]) -> Result<Vec<([u8; 4], Range)>, Damaged> {
    let mut rest = Bytes(bytes);
    let mut boxes = Vec::new();
    while !rest.0.is_empty() {
        let start = bytes.len() - rest.0.len();
        let size = u32::from_be_bytes(rest.array()?) as usize;
        let kind = rest.array()?;
        let (size, head) = match size {
            0 => (bytes.len() - start, 8),
            1 => (usize::try_from(u64::from_be_bytes(rest.array()?)).map_err(|_| Damaged)?, 16),
            size => (size, 8),
        };
        rest.take(size.checked_sub(head).ok_or(Damaged)?)?;
        boxes.push((kind, start + head..start + size));
    }
    Ok(boxes)
}

/// A number of `size` bytes.
fn number(rest: &mut Bytes<'_>, size: usize) -> Result<usize, Damaged> {
    Ok(rest.take(size)?.iter().fold(0, |number, byte| number << 8 | usize::from(*byte)))
}

/// An item that is metadata: its number, and whether it is EXIF.
type BmffItem = (usize, bool);

/// Reads `iinf`: the items that are metadata.
fn items(information: &[u8]) -> Result<Vec<BmffItem>, Damaged> {
    let head = if information.first() == Some(&0) { 6 } else { 8 };
    let entries = information.get(head..).ok_or(Damaged)?;
    let mut items = Vec::new();
    for (_, range) in boxes(entries)? {
        let mut entry = Bytes(&entries[range]);
        let [version, _, _, _] = entry.array()?;
        if version < 2 {
            continue;
        }
        let id = number(&mut entry, if version == 2 { 2 } else { 4 })?;
        entry.take(2)?;
        match &entry.array()? {
            b"Exif" => items.push((id, true)),
            b"mime" => items.push((id, false)),
            _ => {}
        }
    }
    Ok(items)
}

/// Reads `iloc`: the ranges of items, and whether they are relative to the start of `idat`.
fn places(location: &[u8], items: &[BmffItem]) -> Result<Vec<(BmffItem, bool, Range)>, Damaged> {
    let mut rest = Bytes(location);
    let [version, _, _, _] = rest.array()?;
    let [sizes, more] = rest.array()?;
    let (of_offset, of_length) = (usize::from(sizes >> 4), usize::from(sizes & 15));
    let (of_base, of_index) = (usize::from(more >> 4), usize::from(more & 15));
    let wide = if version < 2 { 2 } else { 4 };
    let mut places = Vec::new();
    for _ in 0..number(&mut rest, wide)? {
        let id = number(&mut rest, wide)?;
        let method = if version == 0 { 0 } else { number(&mut rest, 2)? & 15 };
        rest.take(2)?;
        let base = number(&mut rest, of_base)?;
        for _ in 0..number(&mut rest, 2)? {
            if version > 0 {
                rest.take(of_index)?;
            }
            let start = base.checked_add(number(&mut rest, of_offset)?).ok_or(Damaged)?;
            let end = start.checked_add(number(&mut rest, of_length)?).ok_or(Damaged)?;
            let item = items.iter().find(|(known, _)| *known == id);
            places.extend(item.map(|item| (*item, method == 1, start..end)));
        }
    }
    Ok(places)
}

/// The ranges of metadata in a file, and whether each is EXIF.
fn metadata(bytes: &[u8]) -> Result<Vec<(Range, bool)>, Damaged> {
    let find = |boxes: Vec<([u8; 4], Range)>, kind: &[u8; 4]| {
        boxes.into_iter().find(|(known, _)| known == kind).map(|(_, range)| range)
    };
    let Some(meta) = find(boxes(bytes)?, b"meta") else { return Ok(Vec::new()) };
    // After its version and flags.
    let start = meta.start + 4;
    let inner = bytes.get(start..meta.end).ok_or(Damaged)?;
    let part =
        |kind| Ok(find(boxes(inner)?, kind).map(|range| (start + range.start, &inner[range])));
    let (Some((_, information)), Some((_, location))) = (part(b"iinf")?, part(b"iloc")?) else {
        return Ok(Vec::new());
    };
    let data = part(b"idat")?.map_or(0, |(start, _)| start);
    let places = places(location, &items(information)?)?;
    let places = places.into_iter().map(|((_, is_exif), is_in_data, range)| {
        let base = if is_in_data { data } else { 0 };
        let range = range.start.checked_add(base)?..range.end.checked_add(base)?;
        bytes.get(range.clone()).map(|_| (range, is_exif))
    });
    places.map(|place| place.ok_or(Damaged)).collect()
}

/// The file without metadata.
pub(super) fn clean(bytes: &[u8]) -> Result<Vec<u8>, Damaged> {
    let mut cleaned = bytes.to_vec();
    for (range, is_exif) in metadata(bytes)? {
        let (empty, filler) = if is_exif { (EMPTY_EXIF, 0) } else { (EMPTY_XMP, b' ') };
        let item = &mut cleaned[range];
        item.fill(filler);
        if let Some(start) = item.get_mut(..empty.len()) {
            start.copy_from_slice(empty);
        }
    }
    Ok(cleaned)
}

/// The EXIF of a file.
pub(super) fn exif(bytes: &[u8]) -> Option<&[u8]> {
    let found = metadata(bytes).ok()?;
    let (range, _) = found.into_iter().find(|(_, is_exif)| *is_exif)?;
    let item = &bytes[range];
    let offset = u32::from_be_bytes(*item.first_chunk()?) as usize;
    item.get(offset.checked_add(4)?..)
}
