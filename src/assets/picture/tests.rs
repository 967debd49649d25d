use super::itemize::{FaceRun, split};
use super::lines::opportunities;
use super::shape::Ruler;
use super::*;
use crate::template::Frame;
use harfrust::{FontRef, ShapeOptions, ShaperData, UnicodeBuffer};
use resvg::usvg::{Group, Node};
use std::collections::BTreeSet;

/// Fonts subset to the words below; their licence is next to them.
const LATIN: &[u8] = include_bytes!("../../../tests/fonts/latin.ttf");
const CYRILLIC: &[u8] = include_bytes!("../../../tests/fonts/cyrillic.ttf");
const DEVANAGARI: &[u8] = include_bytes!("../../../tests/fonts/devanagari.ttf");
const HAN: &[u8] = include_bytes!("../../../tests/fonts/han.ttf");

fn faces() -> Vec<Face> {
    [("Latin", LATIN), ("Cyrillic", CYRILLIC), ("Devanagari", DEVANAGARI), ("Han", HAN)]
        .map(|(family, data)| Face::new(family, data.to_vec()).unwrap())
        .to_vec()
}

fn frame(size: f32, width: f32, lines: usize) -> Frame {
    Frame { size, width, lines, tracking: 0.0, from_right: false, text_from_right: false }
}

fn texts(setting: &TypesetText) -> Vec<String> {
    let line = |line: &Line| line.runs.iter().map(|run| run.text.as_str()).collect();
    setting.lines.iter().map(line).collect()
}

/// The lines of a text in a frame of a width in ems.
fn lines_of(text: &str, ems: f32, lines: usize) -> Vec<String> {
    texts(&typeset(text, &faces(), frame(10.0, ems * 10.0, lines)))
}

/// The id and advance of each glyph, according to the shaper.
fn glyphs(data: &[u8], text: &str) -> Vec<(u32, i32)> {
    let font = FontRef::new(data).unwrap();
    let shaper_data = ShaperData::new(&font);
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    let glyphs = shaper_data.shaper(&font).build().shape(buffer, ShapeOptions::new());
    let advances = glyphs.glyph_positions().iter().map(|glyph| glyph.x_advance);
    glyphs.glyph_infos().iter().map(|glyph| glyph.glyph_id).zip(advances).collect()
}

fn svg(inner: &str) -> String {
    let open = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"120\" height=\"63\">";
    let background = "<rect width=\"120\" height=\"63\" fill=\"#100b12\"/>";
    format!("{open}{background}<g fill=\"#fff\">{inner}</g></svg>")
}

#[test]
fn hindi_words_stay_whole() {
    // A conjunct, another one, a reph over the next letter, a vowel sign before its consonant.
    for word in ["क्ष", "त्र", "र्क", "कि", "निर्णय", "शोर"]
    {
        let setting = typeset(word, &faces(), frame(10.0, 1000.0, 1));
        let [run] = &setting.lines[0].runs[..] else { panic!("{word}: {setting:?}") };
        assert_eq!((run.family.as_str(), run.text.as_str()), ("Devanagari", word));
        let expected = glyphs(DEVANAGARI, word);
        let face = Face::new("D", DEVANAGARI.to_vec()).unwrap();
        let (shaped, units) = Ruler::new(&face).unwrap().shape(word);
        let ids: Vec<u32> = shaped.glyph_infos().iter().map(|glyph| glyph.glyph_id).collect();
        assert_eq!(ids, expected.iter().map(|(id, _)| *id).collect::<Vec<_>>(), "{word}");
        let advance: i32 = expected.iter().map(|(_, advance)| advance).sum();
        assert!((setting.lines[0].width - advance as f32 * 10.0 / units).abs() < 0.001, "{word}");
    }
    // Shows that the words above depend on shaping: two letters and a virama are one glyph, a reph
    // is placed after its base, and the sign of i before it.
    assert_eq!(glyphs(DEVANAGARI, "क्ष").len(), 1);
    assert_eq!(glyphs(DEVANAGARI, "र्क")[0], glyphs(DEVANAGARI, "क")[0]);
    assert_eq!(glyphs(DEVANAGARI, "कि")[1], glyphs(DEVANAGARI, "क")[0]);
}

#[test]
fn a_line_is_split_by_the_first_face_that_has_its_letters() {
    let faces = faces();
    let rulers: Vec<Ruler<'_>> = faces.iter().filter_map(Ruler::new).collect();
    let part = |face, text| FaceRun { face, text };
    let mut missing = BTreeSet::new();
    let parts = split("RAA: शोर से निर्णय तक", &rulers, &mut missing);
    assert_eq!(parts, [part(0, "RAA: "), part(2, "शोर से निर्णय तक")]);
    // This face has a space but no comma, like fonts that are published in parts.
    let parts = split("Рынок чувствует, Bb", &rulers, &mut missing);
    assert_eq!(parts, [part(1, "Рынок чувствует"), part(0, ", Bb")]);
    // Opening punctuation belongs to the following text.
    let parts = split("RAA“市场”", &rulers, &mut missing);
    assert_eq!(parts, [part(0, "RAA"), part(3, "“市场”")]);
    assert!(missing.is_empty());
    split("Aб", &rulers, &mut missing);
    assert_eq!(missing, BTreeSet::from(['б']));
}

#[test]
fn chinese_lines_begin_with_no_closing_mark() {
    assert_eq!(lines_of("市场先有情绪，后有行情", 7.5, 2), ["市场先有情绪，", "后有行情"]);
    // Six characters would fit, and the comma would begin the next line.
    let setting = typeset("市场先有情绪，后有行情", &faces(), frame(10.0, 60.0, 3));
    for line in texts(&setting) {
        assert!(!line.starts_with(['，', '”']), "{line}");
    }
    for line in lines_of("“市场”先有“情绪”后有“行情”", 5.0, 9) {
        assert!(!line.starts_with('”') && !line.ends_with('“'), "{line}");
    }
}

#[test]
fn thai_lines_break_between_words() {
    let breaks = opportunities("นี่คือชื่อเรื่องที่ยาวมาก", |_| true);
    let ends: Vec<usize> = breaks.iter().map(|each| each.at / 3).collect();
    assert_eq!(ends, [3, 6, 10, 16, 19, 22, 25]);
}

#[test]
fn lines_are_balanced() {
    assert_eq!(
        lines_of("Рынок чувствует, а потом движется", 11.0, 2),
        ["Рынок чувствует,", "а потом движется"]
    );
    // Greedy line breaking would leave `move` alone on the last line.
    let lines = lines_of("Markets feel before they move", 13.0, 3);
    assert_eq!(lines, ["Markets feel", "before they move"]);
    // A preposition stays with its word, and a no-break space prevents a break.
    assert_eq!(lines_of("feel\u{a0}the move it", 7.0, 2), ["feel\u{a0}the", "move it"]);
}

#[test]
fn the_size_goes_down_until_it_fits() {
    let setting = typeset("Markets feel", &faces(), frame(100.0, 500.0, 1));
    assert!(setting.size < 100.0 && setting.size >= 60.0, "{setting:?}");
    assert!(setting.lines[0].width <= 500.0);
    assert!(
        typeset("Markets feel", &faces(), frame(setting.size + 2.0, 500.0, 1)).size <= setting.size
    );
    let long =
        typeset("Markets feel before they move and then they", &faces(), frame(100.0, 500.0, 2));
    assert!((long.size - 60.0).abs() < f32::EPSILON);
    assert_eq!(texts(&long), ["Markets feel", "before they…"]);
    assert!(long.lines.iter().all(|line| line.width <= 500.0));
}

#[test]
fn a_word_wider_than_the_frame_is_broken() {
    let word = "Bbbbbbbbbbbbbbbbbbbbbbbbb";
    let setting = typeset(word, &faces(), frame(10.0, 60.0, 4));
    assert_eq!(texts(&setting).concat(), word);
    assert!(setting.lines.iter().all(|line| line.width <= 60.0), "{setting:?}");
    let cut = typeset(word, &faces(), frame(10.0, 60.0, 1));
    assert!(texts(&cut)[0].ends_with("b…") && cut.lines[0].width <= 60.0, "{cut:?}");
    // Not even one letter has room: no panic and no endless search.
    assert_eq!(typeset(word, &faces(), frame(10.0, 1.0, 2)).lines.len(), 2);
}

#[test]
fn nothing_is_set_as_nothing() {
    for text in ["", " \n\t ", "\u{1}"] {
        let setting = typeset(text, &faces(), frame(10.0, 100.0, 2));
        assert!(setting.lines.is_empty() && setting.missing.is_empty());
        assert_eq!(markup(&setting, 0.0, 0.0, 1.0), "");
    }
    assert!(typeset("a", &[], frame(10.0, 100.0, 2)).lines.iter().all(|line| line.runs.is_empty()));
    assert_eq!(typeset("a", &faces(), frame(10.0, 100.0, 0)).lines.len(), 1);
}

#[test]
fn soft_hyphens_show_where_a_line_ends() {
    assert_eq!(lines_of("abide\u{ad}bideabide", 6.0, 2), ["abide-", "bideabide"]);
    assert_eq!(lines_of("abide\u{ad}bide", 60.0, 2), ["abidebide"]);
}

#[test]
fn markup_is_escaped_and_placed() {
    let setting =
        typeset("RAA & शोर", &faces(), Frame { tracking: -0.01, ..frame(10.0, 100.0, 1) });
    let svg = markup(&setting, 5.0, 20.0, 1.2);
    let latin = "<text xml:space=\"preserve\" x=\"5\" y=\"20\" font-size=\"10\" \
                 font-family=\"&#39;Latin&#39;\" letter-spacing=\"-0.1\">RAA &amp; </text>";
    assert!(svg.starts_with(latin), "{svg}");
    let x = 5.0 + setting.lines[0].runs[1].x;
    let hindi = format!("<text xml:space=\"preserve\" x=\"{x:.3}");
    assert!(svg.contains(hindi.trim_end_matches('0')), "{svg}");
    // Tracking would interrupt the headline of the letters.
    assert!(svg.ends_with("font-family=\"&#39;Devanagari&#39;\">शोर</text>"), "{svg}");
}

#[test]
fn what_is_drawn_is_as_wide_as_measured() {
    let faces = faces();
    for text in ["Markets feel", "RAA: शोर से निर्णय तक", "市场先有情绪，", "Рынок чувствует"]
    {
        let setting = typeset(text, &faces, Frame { tracking: -0.02, ..frame(20.0, 1000.0, 1) });
        let tree = paint::parse(&svg(&markup(&setting, 0.0, 20.0, 1.0)), &faces).unwrap();
        // The box of a text consists of advances, not of ink.
        let drawn = words(tree.root()).fold(0.0, f32::max);
        assert!((drawn - setting.lines[0].width).abs() < 0.05, "{text}: {drawn} {setting:?}");
    }
}

/// The right ends of the texts of a picture.
fn words(group: &Group) -> Box<dyn Iterator<Item = f32> + '_> {
    Box::new(group.children().iter().flat_map(|node| match node {
        Node::Group(group) => words(group),
        Node::Text(text) => Box::new(std::iter::once(text.abs_bounding_box().right())),
        _ => Box::new(std::iter::empty()),
    }))
}

#[test]
fn pictures_are_the_same_on_every_run() {
    let setting = typeset("RAA: शोर से", &faces(), frame(14.0, 110.0, 1));
    let svg = svg(&markup(&setting, 4.0, 30.0, 1.2));
    let first = png(&svg, &faces()).unwrap();
    assert_eq!(first, png(&svg, &faces()).unwrap());
    assert_eq!(&first[..8], b"\x89PNG\r\n\x1a\n");
    // A PNG contains only its head, palette, pixels and end.
    let kinds = [&b"tEXt"[..], b"iTXt", b"zTXt", b"tIME", b"pHYs", b"gAMA", b"tRNS"];
    assert!(kinds.iter().all(|kind| !first.windows(4).any(|four| four == *kind)));
    let background = Background::new(&self::svg("")).unwrap();
    assert_eq!(background.png(&svg, &faces()).unwrap(), first);
}

#[test]
fn what_a_picture_lacks_is_said() {
    let text = |family: &str, words: &str| {
        svg(&format!("<text y=\"9\" font-family=\"{family}\">{words}</text>"))
    };
    let wrong = |svg: &str| png(svg, &faces()).unwrap_err().message;
    assert_eq!(wrong(&text("Arial", "a")), "the picture has no font face `Arial`");
    assert_eq!(wrong(&text("Latin", "aЖ")), "the font face `Latin` has no `Ж` (U+0416)");
    assert!(wrong("<svg").starts_with("it is not an SVG: "));
    let background =
        Background::new("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"8\"/>");
    let wrong = background.unwrap().png(&svg(""), &[]).unwrap_err().message;
    assert_eq!(wrong, "the picture is 120 × 63, its background 9 × 8");
}

#[test]
fn a_broken_face_is_refused() {
    let wrong = |data: &[u8]| Face::new("X", data.to_vec()).unwrap_err().message;
    assert_eq!(wrong(b""), "the font `X` can't be rendered: it is empty");
    assert!(wrong(b"wOF2....").contains("compressed"));
    assert!(wrong(b"no font at all, only words").contains("bytes are not a font"));
    assert!(wrong(&LATIN[..LATIN.len() / 2]).contains("missing or truncated"));
    let mut renamed = LATIN.to_vec();
    let at = renamed.windows(4).position(|four| four == b"glyf").unwrap();
    renamed[at..at + 4].copy_from_slice(b"CFF ");
    assert!(wrong(&renamed).contains("PostScript"));
    for at in 0..LATIN.len() {
        // A damaged face is rejected or rendered, but never causes a panic.
        if at % 97 == 0 {
            let mut damaged = LATIN.to_vec();
            damaged[at] ^= 0xff;
            if let Ok(face) = Face::new("X", damaged) {
                let setting =
                    typeset("RAA: feel", std::slice::from_ref(&face), frame(9.0, 50.0, 2));
                let _ = png(&svg(&markup(&setting, 0.0, 9.0, 1.0)), &[face]);
            }
        }
    }
}

#[test]
fn without_faces_every_letter_is_missing() {
    let setting = typeset("a b", &[], frame(10.0, 100.0, 1));
    assert_eq!(setting.missing, BTreeSet::from(['a', ' ', 'b']));
}

#[test]
fn markup_that_is_nested_too_deep_is_an_error() {
    let nested = |depth| svg(&("<g opacity=\".9\">".repeat(depth) + &"</g>".repeat(depth)));
    assert!(png(&nested(90), &[]).is_ok());
    assert!(png(&nested(9000), &[]).is_err());
}

#[test]
fn a_pattern_in_units_of_its_shape_is_an_error() {
    let pattern = |units: &str| {
        png(
            &svg(&format!(
                "<pattern id=\"dots\" width=\"40\" height=\"40\"{units}>\
                 <rect width=\"9\" height=\"9\"/></pattern>\
                 <rect width=\"120\" height=\"120\" fill=\"url(#dots)\"/>"
            )),
            &[],
        )
    };
    assert!(pattern(" patternUnits=\"userSpaceOnUse\"").is_ok());
    let wrong = pattern("").unwrap_err().message;
    assert!(wrong.starts_with("the tile of the pattern `dots` is 4800 × 4800, larger"), "{wrong}");
}
