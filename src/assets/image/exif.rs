//! Reads and writes EXIF (CIPA DC-008): a TIFF file of tags.

/// The tags of EXIF that are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Exif {
    /// The orientation of the camera, from 1 to 8; 1 is upright.
    pub(super) orientation: u8,
    pub(super) has_place: bool,
    pub(super) has_camera: bool,
}

/// The tag of the orientation.
const ORIENTATION: u16 = 0x0112;
/// The tags of the maker and the model of the camera.
const CAMERA_TAGS: [u16; 2] = [0x010f, 0x0110];
/// The tag of the location (GPS).
const PLACE_TAG: u16 = 0x8825;

/// Private data that EXIF may contain, in words.
pub(super) const PLACE: &str = "the place where it was taken";
/// See [`PLACE`].
pub(super) const CAMERA: &str = "the camera";

impl Exif {
    /// Reads the first directory of tags; invalid ones are ignored.
    pub(super) fn read(tiff: &[u8]) -> Exif {
        let mut exif = Exif { orientation: 1, ..Exif::default() };
        let is_little = tiff.starts_with(b"II");
        let short = |at: usize| {
            let bytes = *tiff.get(at..)?.first_chunk()?;
            Some(if is_little { u16::from_le_bytes(bytes) } else { u16::from_be_bytes(bytes) })
        };
        let long = |at: usize| {
            let bytes = *tiff.get(at..)?.first_chunk()?;
            Some(if is_little { u32::from_le_bytes(bytes) } else { u32::from_be_bytes(bytes) })
        };
        let Some(start) = long(4).map(|start| start as usize) else { return exif };
        let count = short(start).unwrap_or_default();
        for entry in (0..usize::from(count)).map(|number| start + 2 + number * 12) {
            match short(entry) {
                Some(ORIENTATION) => {
                    let value = short(entry + 8).and_then(|value| u8::try_from(value).ok());
                    exif.orientation = value.filter(|it| (1..=8).contains(it)).unwrap_or(1);
                }
                Some(tag) if CAMERA_TAGS.contains(&tag) => exif.has_camera = true,
                Some(PLACE_TAG) => exif.has_place = true,
                Some(_) => {}
                None => break,
            }
        }
        exif
    }

    /// The private data in it, in words.
    pub(super) fn private(self) -> Vec<&'static str> {
        let place = self.has_place.then_some(PLACE);
        let camera = self.has_camera.then_some(CAMERA);
        place.into_iter().chain(camera).collect()
    }

    /// Encodes EXIF with only the orientation; `None` if the picture is upright.
    pub(super) fn orientation_alone(self) -> Option<Vec<u8>> {
        if !(2..=8).contains(&self.orientation) {
            return None;
        }
        let mut tiff = b"MM\0*\0\0\0\x08\0\x01".to_vec();
        tiff.extend(ORIENTATION.to_be_bytes());
        // One number of 16 bits, and no directory after this one.
        tiff.extend([0, 3, 0, 0, 0, 1, 0, self.orientation, 0, 0, 0, 0, 0, 0]);
        Some(tiff)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orientation_survives_alone() {
        for orientation in 2..=8 {
            let exif = Exif { orientation, has_place: true, has_camera: true };
            let alone = Exif::read(&exif.orientation_alone().unwrap());
            assert_eq!(alone, Exif { orientation, ..Exif::default() });
        }
        for broken in [&b""[..], b"II*\0", b"MM\0*\xff\xff\xff\xff", b"MM\0*\0\0\0\x08\xff\xff\x01"]
        {
            assert_eq!(Exif::read(broken).orientation_alone(), None);
        }
    }

    #[test]
    fn what_is_private_is_named() {
        let mut tiff = b"II*\0\x08\0\0\0\x02\0".to_vec();
        tiff.extend(b"\x0f\x01\x02\0\x04\0\0\0Cam\0");
        tiff.extend(b"\x25\x88\x04\0\x01\0\0\0\0\0\0\0\0\0\0\0");
        assert_eq!(Exif::read(&tiff).private(), ["the place where it was taken", "the camera"]);
    }
}
