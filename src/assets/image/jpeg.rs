//! The segments of JPEG files (ITU-T T.81, annex B).

use crate::assets::image::bytes::{Bytes, Damaged};
use crate::assets::image::exif::Exif;

const START: [u8; 2] = [0xff, 0xd8];
const END: [u8; 2] = [0xff, 0xd9];
const SCAN: u8 = 0xda;
const EXIF: &[u8] = b"Exif\0\0";

/// A part of a file.
enum Segment<'a> {
    /// A marker with its data, which begin with their length in two bytes.
    Marked { marker: u8, data: &'a [u8] },
    /// Encoded pixels, with restart markers.
    Pixels(&'a [u8]),
}

/// The segments up to the end of the picture. Data after it (a video, further pictures with
/// metadata of their own) are ignored.
fn segments(bytes: &[u8]) -> Result<Vec<Segment<'_>>, Damaged> {
    let mut rest = Bytes(bytes);
    rest.take(START.len())?;
    let mut segments = Vec::new();
    loop {
        // Bytes between segments are skipped, as in decoders; 0xff may be repeated.
        let at = memchr::memchr(0xff, rest.0).ok_or(Damaged)?;
        rest.take(at)?;
        while rest.0.get(1) == Some(&0xff) {
            rest.take(1)?;
        }
        let [_, marker] = rest.array()?;
        match marker {
            0xd9 => return Ok(segments),
            0 | 0x01 | 0xd0..=0xd8 => continue,
            _ => {}
        }
        let length = rest.0.first_chunk().map(|length| usize::from(u16::from_be_bytes(*length)));
        let data = rest.take(length.filter(|length| *length >= 2).ok_or(Damaged)?)?;
        segments.push(Segment::Marked { marker, data });
        if marker == SCAN {
            let ends = |at: &usize| !matches!(rest.0.get(at + 1), Some(0 | 0xd0..=0xd7 | 0xff));
            let length = memchr::memchr_iter(0xff, rest.0).find(ends).ok_or(Damaged)?;
            segments.push(Segment::Pixels(rest.take(length)?));
        }
    }
}

/// The file without metadata.
pub(super) fn clean(bytes: &[u8]) -> Result<Vec<u8>, Damaged> {
    let segments = segments(bytes)?;
    let mut cleaned = Vec::with_capacity(bytes.len());
    cleaned.extend(START);
    let mut exif = exif_of(&segments).and_then(|tiff| Exif::read(tiff).orientation_alone());
    for segment in &segments {
        let (marker, data) = match segment {
            Segment::Pixels(pixels) => {
                cleaned.extend(*pixels);
                continue;
            }
            Segment::Marked { marker, data } => (*marker, *data),
        };
        let body = &data[2..];
        if marker != 0xe0
            && let Some(tiff) = exif.take()
        {
            push(&mut cleaned, 0xe1, &[EXIF, &tiff].concat());
        }
        match marker {
            // Without its thumbnail.
            0xe0 if body.starts_with(b"JFIF\0") && body.len() >= 14 => {
                push(&mut cleaned, marker, &[&body[..12], &[0, 0]].concat());
            }
            0xe2 if body.starts_with(b"ICC_PROFILE\0") => push(&mut cleaned, marker, body),
            // The segment that determines the coding of colours.
            0xee if body.starts_with(b"Adobe") => push(&mut cleaned, marker, body),
            0xe0..=0xef | 0xfe => {}
            _ => push(&mut cleaned, marker, body),
        }
    }
    cleaned.extend(END);
    Ok(cleaned)
}

fn push(file: &mut Vec<u8>, marker: u8, body: &[u8]) {
    let length = u16::try_from(body.len() + 2).expect("it was a segment before");
    file.extend([0xff, marker]);
    file.extend(length.to_be_bytes());
    file.extend(body);
}

/// The EXIF of a file.
pub(super) fn exif(bytes: &[u8]) -> Option<&[u8]> {
    exif_of(&segments(bytes).ok()?)
}

fn exif_of<'a>(segments: &[Segment<'a>]) -> Option<&'a [u8]> {
    segments.iter().find_map(|segment| match segment {
        Segment::Marked { marker: 0xe1, data } => data[2..].strip_prefix(EXIF),
        _ => None,
    })
}

/// Returns whether a picture is CMYK. False for a damaged header, which the decoder reports.
pub(super) fn is_of_inks(bytes: &[u8]) -> bool {
    segments(bytes).unwrap_or_default().iter().any(|segment| match segment {
        // The header of a frame: its eighth byte is the number of components.
        Segment::Marked { marker: 0xc0..=0xc3 | 0xc5..=0xc7 | 0xc9..=0xcb | 0xcd..=0xcf, data } => {
            data.get(7) == Some(&4)
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn segment(marker: u8, body: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::new();
        push(&mut bytes, marker, body);
        bytes
    }

    #[test]
    fn what_a_camera_notes_is_removed_and_what_decodes_stays() {
        let upright = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x0f\0\x02\0\0\0\x04Cam\0\0\0\0\0";
        let icc = segment(0xe2, b"ICC_PROFILE\0\x01\x01x");
        let adobe = segment(0xee, b"Adobe\0\x64\0\0\0\0\x01");
        let scan = [segment(SCAN, b"\x01\0"), b"a\xff\0b\xff\xd0c".to_vec()].concat();
        let tables = segment(0xdb, b"q");
        let jfif = segment(0xe0, b"JFIF\0\x01\x02\0\0\x01\0\x01\0\0");
        let noted = [
            segment(0xe0, b"JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01xyz"),
            segment(0xe1, upright),
            segment(0xe1, b"http://ns.adobe.com/xap/1.0/\0<x/>"),
            segment(0xe2, b"MPF\0"),
            icc.clone(),
            segment(0xed, b"Photoshop 3.0\0"),
            adobe.clone(),
            segment(0xfe, b"words"),
            tables.clone(),
            scan.clone(),
            tables.clone(),
            scan.clone(),
        ];
        let file = [&START[..], &noted.concat(), &END, b"a film"].concat();
        let parts = [jfif, icc, adobe, tables.clone(), scan.clone(), tables, scan].concat();
        let expected = [&START[..], &parts, &END].concat();
        let Ok(cleaned) = clean(&file) else { panic!("it is not damaged") };
        assert_eq!(cleaned, expected);
        assert_eq!(Exif::read(exif(&file).unwrap()).private(), ["the camera"]);
    }

    #[test]
    fn a_picture_stays_turned() {
        let turned = Exif { orientation: 6, ..Exif::default() }.orientation_alone().unwrap();
        let noted = [
            segment(0xe0, b"JFIF\0\x01\x02\0\0\x01\0\x01\0\0"),
            segment(0xfe, b"words"),
            segment(0xe1, &[EXIF, &turned].concat()),
        ];
        let file = [&START[..], &noted.concat(), &END].concat();
        let Ok(cleaned) = clean(&file) else { panic!("it is not damaged") };
        assert_eq!(Exif::read(exif(&cleaned).unwrap()).orientation, 6);
        assert!(memchr::memmem::find(&cleaned, b"words").is_none());
    }
}
