//! The blocks of GIF files (CompuServe, “Graphics Interchange Format, Version 89a”).

use crate::assets::image::bytes::{Bytes, Damaged};

/// The signature and the size of the screen.
const HEADER: usize = 13;

/// Application extensions that are part of the picture: repetitions and colours.
const KEPT: [&[u8]; 3] = [b"NETSCAPE2.0", b"ANIMEXTS1.0", b"ICCRGBG1012"];

/// The file without metadata.
pub(super) fn clean(bytes: &[u8]) -> Result<Vec<u8>, Damaged> {
    let mut rest = Bytes(bytes);
    let mut cleaned = Vec::with_capacity(bytes.len());
    let header = rest.take(HEADER)?;
    cleaned.extend(header);
    cleaned.extend(rest.take(table(header[10]))?);
    loop {
        let start = rest.0;
        // Many files have no trailer.
        match rest.array().unwrap_or([0x3b]) {
            [0x3b] => {
                cleaned.push(0x3b);
                return Ok(cleaned);
            }
            [0x21] => {
                let [label] = rest.array()?;
                let program = rest.0.get(1..12).unwrap_or_default();
                skip_blocks(&mut rest)?;
                if label == 0xf9 || label == 0xff && KEPT.contains(&program) {
                    cleaned.extend(&start[..start.len() - rest.0.len()]);
                }
            }
            [0x2c] => {
                let head = rest.take(9)?;
                rest.take(table(head[8]) + 1)?;
                skip_blocks(&mut rest)?;
                cleaned.extend(&start[..start.len() - rest.0.len()]);
            }
            // Bytes between blocks are skipped, as in decoders.
            _ => {}
        }
    }
}

/// The length of the following colour table.
fn table(flags: u8) -> usize {
    if flags & 0x80 == 0 { 0 } else { 3 << ((flags & 7) + 1) }
}

fn skip_blocks(rest: &mut Bytes<'_>) -> Result<(), Damaged> {
    loop {
        match rest.array()? {
            [0] => return Ok(()),
            [length] => drop(rest.take(usize::from(length))?),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_removed_and_frames_stay() {
        let header = b"GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff";
        let repeated = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0";
        let control = b"\x21\xf9\x04\0\x0a\0\0\0";
        let frame = b"\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0";
        let comment = b"\x21\xfe\x05where\0";
        let xmp = b"\x21\xff\x0bXMP DataXMP\x03<x>\0";
        let file =
            [&header[..], repeated, comment, control, frame, xmp, control, frame, b"\x3bmore"];
        let Ok(cleaned) = clean(&file.concat()) else { panic!("it is not damaged") };
        let expected = [&header[..], repeated, control, frame, control, frame, b"\x3b"].concat();
        assert_eq!(cleaned, expected);
        assert!(clean(&file.concat()[..60]).is_err());
        let Ok(completed) = clean(&expected[..expected.len() - 1]) else { panic!("no trailer") };
        assert_eq!(completed, expected);
    }
}
