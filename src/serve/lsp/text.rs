//! Positions and paths as the protocol has them.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;

use lsp_types::{InitializeParams, Position, PositionEncodingKind, Uri};
use url::Url;

/// The unit of columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    /// Bytes.
    Utf8,
    /// Units of UTF-16, which every client supports.
    Utf16,
}

impl Encoding {
    /// Bytes, if the client supports them.
    pub(super) fn choose(params: &InitializeParams) -> Encoding {
        let general = params.capabilities.general.as_ref();
        let offered = general.and_then(|general| general.position_encodings.as_ref());
        match offered.is_some_and(|offered| offered.contains(&PositionEncodingKind::UTF8)) {
            true => Encoding::Utf8,
            false => Encoding::Utf16,
        }
    }

    fn length(self, text: &str) -> usize {
        match self {
            Encoding::Utf8 => text.len(),
            Encoding::Utf16 => text.encode_utf16().count(),
        }
    }

    /// The position of a byte offset, clamped to the text.
    pub(super) fn position(self, text: &str, offset: usize) -> Position {
        let before = &text[..text.floor_char_boundary(offset.min(text.len()))];
        let line = memchr::memchr_iter(b'\n', before.as_bytes()).count();
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Position::new(line as u32, self.length(&before[start..]) as u32)
    }

    /// The range of a span.
    pub(super) fn range(self, text: &str, span: Range<usize>) -> lsp_types::Range {
        lsp_types::Range::new(self.position(text, span.start), self.position(text, span.end))
    }

    /// The byte offset of a position, clamped to its line and to the text.
    pub(super) fn offset(self, text: &str, position: Position) -> usize {
        let mut lines = text.split_inclusive('\n');
        let before: usize = lines.by_ref().take(position.line as usize).map(str::len).sum();
        let line = lines.next().unwrap_or_default().trim_end_matches(['\r', '\n']);
        let column = position.character as usize;
        let mut passed = 0;
        for (at, c) in line.char_indices() {
            if passed >= column {
                return before + at;
            }
            passed += match self {
                Encoding::Utf8 => c.len_utf8(),
                Encoding::Utf16 => c.len_utf16(),
            };
        }
        before + line.len()
    }
}

/// The URI of a file.
pub(super) fn uri_of(path: &Path) -> Option<Uri> {
    Uri::from_str(Url::from_file_path(path).ok()?.as_str()).ok()
}

/// The file of a URI.
pub(super) fn path_of(uri: &Uri) -> Option<PathBuf> {
    Url::parse(uri.as_str()).ok()?.to_file_path().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_and_offsets_are_inverse() {
        let text = "ab\r\nж😀x\n\nlast";
        for encoding in [Encoding::Utf8, Encoding::Utf16] {
            for (offset, _) in text.char_indices().filter(|(_, c)| !matches!(c, '\r' | '\n')) {
                assert_eq!(encoding.offset(text, encoding.position(text, offset)), offset);
            }
            assert_eq!(encoding.offset(text, Position::new(9, 9)), text.len());
            assert_eq!(encoding.offset(text, Position::new(0, 99)), 2);
        }
        let column = |encoding: Encoding| encoding.position(text, text.find('x').unwrap());
        assert_eq!(column(Encoding::Utf8), Position::new(1, 6));
        assert_eq!(column(Encoding::Utf16), Position::new(1, 3));
    }

    #[test]
    fn files_and_uris_are_inverse() {
        let path = Path::new("/a b/ж#.ftl");
        assert_eq!(path_of(&uri_of(path).unwrap()).as_deref(), Some(path));
        assert_eq!(path_of(&Uri::from_str("untitled:Untitled-1").unwrap()), None);
    }
}
