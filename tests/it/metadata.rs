//! Pictures of every format are published without metadata, and animations are preserved.

use std::fs;
use std::io::Cursor;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use image::{ImageFormat, Rgb, RgbImage};

use crate::site::Site;

/// The metadata of the camera.
const NOTE: &[u8] = b"SecretCam";

/// EXIF with a camera and a location.
fn exif() -> Vec<u8> {
    let parts: [&[u8]; 4] = [
        b"MM\0*\0\0\0\x08\0\x02",
        b"\x01\x0f\0\x02\0\0\0\x0a\0\0\0\x26",
        b"\x88\x25\0\x04\0\0\0\x01\0\0\0\x08",
        b"\0\0\0\0SecretCam\0",
    ];
    parts.concat()
}

fn encoded(format: ImageFormat) -> Vec<u8> {
    let picture = RgbImage::from_fn(40, 20, |x, y| Rgb([x as u8 * 6, y as u8 * 12, 90]));
    let mut bytes = Vec::new();
    picture.write_to(&mut Cursor::new(&mut bytes), format).unwrap();
    bytes
}

fn jpeg() -> Vec<u8> {
    let mut bytes = encoded(ImageFormat::Jpeg);
    let exif = [b"Exif\0\0".as_slice(), &exif()].concat();
    let length = (exif.len() as u16 + 2).to_be_bytes();
    bytes.splice(2..2, [b"\xff\xe1".as_slice(), &length, &exif].concat());
    bytes
}

fn chunk(kind: &[u8], data: &[u8]) -> Vec<u8> {
    let mut crc = flate2::Crc::new();
    crc.update(kind);
    crc.update(data);
    let length = (data.len() as u32).to_be_bytes();
    [&length, kind, data, &crc.sum().to_be_bytes()].concat()
}

fn png() -> Vec<u8> {
    let mut bytes = encoded(ImageFormat::Png);
    // After the signature and IHDR.
    bytes.splice(33..33, [chunk(b"eXIf", &exif()), chunk(b"tEXt", b"Author\0SecretCam")].concat());
    bytes
}

fn webp() -> Vec<u8> {
    let mut bytes = encoded(ImageFormat::WebP);
    let mut head = b"VP8X\x0a\0\0\0\x08\0\0\0\x27\0\0\x13\0\0".to_vec();
    head.extend(&bytes[12..]);
    let exif = exif();
    head.extend(b"EXIF");
    head.extend((exif.len() as u32).to_le_bytes());
    head.extend(&exif);
    bytes.splice(12.., head);
    let size = (bytes.len() as u32 - 8).to_le_bytes();
    bytes.splice(4..8, size);
    bytes
}

/// A picture of two frames with a comment.
fn gif() -> Vec<u8> {
    let header = b"GIF89a\x02\0\x01\0\x80\0\0\0\0\0\xff\xff\xff";
    let comment = b"\x21\xfe\x09SecretCam\0";
    let frame = b"\x21\xf9\x04\0\x0a\0\0\0\x2c\0\0\0\0\x02\0\x01\0\0\x02\x02\x44\x0a\0";
    [header.as_slice(), comment, frame, frame, b"\x3b"].concat()
}

/// Creates a site with `body`, `template` after the content of its page, and all these pictures.
fn site(body: &str, template: &str) -> Site {
    let site = Site::new(&format!(
        "-- templates/page.html\n<h1>{{{{ page.title }}}}</h1>{{{{ page.content }}}}{template}\n\
         -- content/pages/home.yaml\npath: \"\"\ntemplate: page.html\ntitle: home-title\n\
         description: home-lead\n-- locales/en/pages/home.md\n{body}\n\
         -- locales/de/pages/home.md\nEin Text\n"
    ));
    for (name, bytes) in
        [("photo.jpg", jpeg()), ("photo.png", png()), ("photo.webp", webp()), ("moves.gif", gif())]
    {
        fs::write(site.at(&format!("assets/{name}")), bytes).unwrap();
    }
    site
}

/// The files of the site that contain the metadata.
fn leaks(site: &Site) -> Vec<String> {
    let has = |bytes: &[u8]| memchr::memmem::find(bytes, NOTE).is_some();
    site.dist().into_iter().filter(|(_, file)| has(&file.bytes)).map(|(path, _)| path).collect()
}

#[test]
fn a_picture_is_resized_and_stripped_however_it_is_written() {
    for body in [
        "![A view](photo.jpg \"By the lake\")",
        "![A view](<photo.png> 'By the lake')",
        "![A view](photo.webp (By the lake))",
        "![A view][v]\n\n[v]: photo.jpg \"By the lake\"",
        "![v]\n\n[v]: asset:photo.png \"By the lake\"",
        "[![A view](photo.jpg \"By the lake\")](page:home)",
        "| a |\n| --- |\n| ![A view](photo.png \"By the lake\") |",
        "> - ![A view](photo.jpg \"By the lake\")",
        "Words[^1]\n\n[^1]: ![A view](photo.jpg \"By the lake\")",
        "## ![A view](photo.webp \"By the lake\")",
    ] {
        let site = site(body, "");
        site.build().fine();
        let page = site.page("en/index.html");
        let picture = page.split("<picture>").nth(1).unwrap_or_default();
        let picture = picture.split("</picture>").next().unwrap_or_default();
        for part in ["image/webp", "width=\"40\" height=\"20\"", "title=\"By the lake\"", "alt=\""]
        {
            assert!(picture.contains(part), "{body}: {part} in {page}");
        }
        assert_eq!(leaks(&site), Vec::<String>::new(), "{body}");
    }
}

#[test]
fn originals_are_published_without_metadata() {
    for (name, bytes) in
        [("photo.jpg", jpeg()), ("photo.png", png()), ("photo.webp", webp()), ("moves.gif", gif())]
    {
        assert!(memchr::memmem::find(&bytes, NOTE).is_some());
        let site = site(
            &format!("[The original](asset:{name})"),
            &format!("{{{{ asset(\"{name}\") }}}} {{{{ asset(\"main.css\") }}}}"),
        );
        site.edit(&format!("-- assets/main.css\na {{ background: url({name}) }}\n"));
        site.build().fine();
        assert_eq!(leaks(&site), Vec::<String>::new(), "{name}");
        let (stem, _) = name.split_once('.').unwrap();
        let dist = site.dist();
        let (path, file) =
            dist.iter().find(|(path, _)| path.starts_with(&format!("assets/{stem}."))).unwrap();
        if name != "moves.gif" {
            let before = image::load_from_memory(&bytes).unwrap();
            assert_eq!(image::load_from_memory(&file.bytes).unwrap(), before, "{name}");
        }
        // The name depends on the published bytes.
        fs::write(site.at(&format!("assets/{name}")), &file.bytes).unwrap();
        site.build().fine();
        assert!(site.dist().contains_key(path), "{name}");
        // A page may require the original.
        fs::write(site.at(&format!("assets/{name}")), &bytes).unwrap();
        let rule = format!(
            "[pictures]\nkeep_metadata = [\"assets/{name}\"]\n\n[[locales]]\nsegment = \"en\""
        );
        site.replace("site.toml", "[[locales]]\nsegment = \"en\"", &rule);
        site.build().fine();
        assert_eq!(leaks(&site).len(), 1, "{name}");
    }
}

#[test]
fn a_photo_in_static_that_names_a_place_is_a_warning() {
    let site = site("Words", "");
    fs::create_dir_all(site.at("static/press")).unwrap();
    fs::write(site.at("static/press/team.jpg"), jpeg()).unwrap();
    fs::write(site.at("static/press/plain.png"), encoded(ImageFormat::Png)).unwrap();
    let run = site.build();
    let words = "warning[photo-metadata]: `static/press/team.jpg` is published with the place where \
                 it was taken and the camera";
    assert!(run.code == 0 && run.err.contains(words), "{}", run.err);
    assert!(!run.err.contains("plain.png"), "{}", run.err);
    let rule = "[pictures]\nkeep_metadata = [\"static/press/\"]\n\n[[locales]]\nsegment = \"en\"";
    site.replace("site.toml", "[[locales]]\nsegment = \"en\"", rule);
    assert!(!site.build().fine().err.contains("photo-metadata"));
}

/// An island whose code and style sheet refer to pictures in each way.
const VIEW: &str = r#"
-- islands/view/island.toml
description = "Shows a view."
when = "idle"
-- islands/view/island.tsx
import photo from "./photo.jpg";
import drawing from "./drawing.svg";
import shared from "../../assets/shared.jpg";
import "./view.css";
const kept = new URL("./kept.jpg", import.meta.url);
const copied = new URL("./copied.png", import.meta.url);
export default function View() {
  return <b>{[photo, drawing, shared, kept.href, copied.href].join(" ")}</b>;
}
-- islands/view/view.css
.view { background: url("./ground.webp") }
-- islands/view/drawing.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><metadata>SecretCam</metadata></svg>
-- templates/page.html
{{ t("home-title") }}{{ t("home-lead") }}{{ island("view") }}
"#;

#[test]
fn pictures_of_islands_are_stripped() {
    let site = Site::new(VIEW);
    for (path, bytes) in [
        ("islands/view/photo.jpg", jpeg()),
        ("islands/view/kept.jpg", jpeg()),
        ("islands/view/copied.png", png()),
        ("islands/view/ground.webp", webp()),
        ("assets/shared.jpg", jpeg()),
    ] {
        fs::write(site.at(path), bytes).unwrap();
    }
    let rule =
        "[pictures]\nkeep_metadata = [\"islands/view/kept.jpg\"]\n\n[[locales]]\nsegment = \"en\"";
    site.replace("site.toml", "[[locales]]\nsegment = \"en\"", rule);
    let run = site.build();
    assert!(run.code == 0 && !run.err.contains("unused-asset"), "{}", run.err);
    let leaks = leaks(&site);
    assert!(leaks.len() == 1 && leaks[0].starts_with("islands/kept-"), "{leaks:?}");
    let dist = site.dist();
    for (start, bytes) in [("photo-", jpeg()), ("copied-", png()), ("ground-", webp())] {
        let is_it = |path: &&String| path.starts_with(&format!("islands/{start}"));
        let path = dist.keys().find(is_it).unwrap_or_else(|| panic!("{start}: {:?}", dist.keys()));
        let pixels = |bytes: &[u8]| image::load_from_memory(bytes).unwrap().into_rgb8();
        assert_eq!(pixels(&dist[path].bytes), pixels(&bytes), "{path}");
    }
    // The bundle in the cache has the same pictures.
    fs::remove_dir_all(site.at("dist")).unwrap();
    assert_eq!(site.build().code, 0);
    for (path, file) in site.dist() {
        assert!(file.bytes == dist[&path].bytes, "{path}");
    }
    fs::write(site.at("islands/view/photo.jpg"), &jpeg()[..300]).unwrap();
    let run = site.build();
    let words = "error[invalid-image]: `islands/view/photo.jpg` can't be published without its \
                 metadata: ";
    assert!(run.code == 1 && run.err.contains(words), "{}", run.err);
}

/// A PNG file of two frames (PNG, third edition, section 11.3.4.1).
fn moving_png() -> Vec<u8> {
    let mut bytes = encoded(ImageFormat::Png);
    bytes.splice(33..33, chunk(b"acTL", b"\0\0\0\x02\0\0\0\0"));
    bytes
}

/// A WebP file of two frames.
fn moving_webp() -> Vec<u8> {
    let still = encoded(ImageFormat::WebP);
    let data = &still[12..];
    let mut body = b"VP8X\x0a\0\0\0\x02\0\0\0\x27\0\0\x13\0\0ANIM\x06\0\0\0\0\0\0\0\0\0".to_vec();
    for _ in 0..2 {
        body.extend(b"ANMF");
        body.extend((data.len() as u32 + 16).to_le_bytes());
        body.extend(b"\0\0\0\0\0\0\x27\0\0\x13\0\0\x64\0\0\0");
        body.extend(data);
    }
    let size = (body.len() as u32 + 4).to_le_bytes();
    [b"RIFF".as_slice(), &size, b"WEBP", &body].concat()
}

#[test]
fn pictures_that_move_keep_their_frames() {
    for (name, bytes, size) in [
        ("moves.gif", gif(), "width=\"2\" height=\"1\""),
        ("moving.png", moving_png(), "width=\"40\" height=\"20\""),
        ("moving.webp", moving_webp(), "width=\"40\" height=\"20\""),
    ] {
        let site = site(&format!("![It moves]({name} \"A film\")"), "");
        fs::write(site.at(&format!("assets/{name}")), &bytes).unwrap();
        site.build().fine();
        let page = site.page("en/index.html");
        assert!(page.contains(size) && page.contains("title=\"A film\""), "{page}");
        let (stem, ending) = name.split_once('.').unwrap();
        let dist = site.dist();
        let (_, file) = dist
            .iter()
            .find(|(path, _)| {
                path.starts_with(&format!("assets/{stem}.")) && path.ends_with(ending)
            })
            .unwrap_or_else(|| panic!("{name} in {:?}", dist.keys()));
        // Only the comment is missing.
        let expected = if name == "moves.gif" { bytes.len() - 13 } else { bytes.len() };
        assert_eq!(file.bytes.len(), expected, "{name}");
        assert_eq!(leaks(&site), Vec::<String>::new(), "{name}");
    }
}

#[test]
fn pictures_in_data_urls_are_stripped() {
    let url =
        |kind: &str, bytes: &[u8]| format!("data:image/{kind};base64,{}", STANDARD.encode(bytes));
    let (photo, drawn) = (url("jpeg", &jpeg()), url("png", &png()));
    let template =
        format!("<img src=\"{photo}\" alt=\"\"><p style=\"background:url({drawn})\">a</p>");
    let body = format!("<img src=\"{photo}\" alt=\"A view\" width=\"40\" height=\"20\">");
    let site = site(&body, &(template + "{{ asset(\"main.css\") }}"));
    site.edit(&format!("-- assets/main.css\na {{ background: url(\"{photo}\"), url({drawn}) }}\n"));
    let toml = fs::read_to_string(site.at("site.toml")).unwrap();
    fs::write(site.at("site.toml"), toml + "[markdown]\nraw_html = true\n").unwrap();
    site.build().fine();
    let has = |path: &str, bytes: &[u8]| {
        let text = site.dist().into_iter().find(|(known, _)| known.contains(path)).unwrap().1.bytes;
        let text = String::from_utf8(text).unwrap();
        let urls = text.split("data:image/").skip(1);
        let data = urls.filter_map(|url| url.split(";base64,").nth(1));
        let ends = |c: char| !(c.is_ascii_alphanumeric() || "+/=".contains(c));
        let data = data.map(|data| STANDARD.decode(data.split(ends).next().unwrap()).unwrap());
        let data: Vec<_> = data.collect();
        let has_note = |bytes: &[u8]| memchr::memmem::find(bytes, NOTE).is_some();
        assert!(data.len() > 1 && !data.iter().any(|data| has_note(data)), "{path}: {text}");
        assert!(has_note(bytes));
    };
    has("en/index.html", &jpeg());
    has("assets/main.", &png());
}

#[test]
fn icons_are_stripped() {
    let picture = png();
    let mut icon = b"\0\0\x01\0\x01\0\x28\x14\0\0\x01\0\x20\0".to_vec();
    icon.extend((picture.len() as u32).to_le_bytes());
    icon.extend(22_u32.to_le_bytes());
    icon.extend(&picture);
    // A bitmap of one pixel, with a header of 54 bytes.
    let mut bitmap = b"BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0".to_vec();
    let rest: [&[u8]; 5] = [b"\x01\0\x18\0", &[0; 4], &[4, 0, 0, 0], &[0; 16], &[1, 2, 3, 0]];
    bitmap.extend(rest.concat());
    bitmap.extend(NOTE);
    let site = site("[a](asset:old.ico) [b](asset:old.bmp)", "");
    fs::write(site.at("assets/old.ico"), icon).unwrap();
    fs::write(site.at("assets/old.bmp"), bitmap).unwrap();
    site.build().fine();
    assert_eq!(leaks(&site), Vec::<String>::new());
}
