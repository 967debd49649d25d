//! Pictures in several sizes: published, cached and rejected files.

use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;

use archipel::assets::image::Variant;
use image::{GenericImageView as _, ImageFormat, Rgb, RgbImage, Rgba, RgbaImage};

use crate::random::Random;
use crate::site::Site;

/// A page that shows a photo, and a body that shows another picture.
const FILES: &str = r#"
-- templates/page.html
<h1>{{ page.title }}</h1>
{{ picture("photo.jpg", alt="home-lead", widths=[40, 20, 999], sizes="50vw", class="wide") }}
{{ picture("shape.png", alt="", widths=[8], loading="eager") }}
{{ page.content }}
-- content/pages/home.yaml
path: ""
template: page.html
title: home-title
description: home-lead
-- locales/en/pages/home.md
![A *shape* & more](shape.png)
-- locales/de/pages/home.md
![Eine *Form*](shape.png)
"#;

/// A photo of 60 x 30 pixels that was taken with the camera on its side, with a note of the
/// manufacturer.
fn photo() -> Vec<u8> {
    let photo = RgbImage::from_fn(60, 30, |x, y| Rgb([x as u8 * 4, y as u8 * 8, 90]));
    let mut bytes = Vec::new();
    photo.write_to(&mut Cursor::new(&mut bytes), ImageFormat::Jpeg).unwrap();
    // Exif 2.32, 4.5: a TIFF header, and a directory with orientation and maker.
    let exif: [&[u8]; 4] = [
        b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x02",
        b"\x01\x12\0\x03\0\0\0\x01\0\x06\0\0",
        b"\x01\x0f\0\x02\0\0\0\x07\0\0\0\x26",
        b"\0\0\0\0SECRET\0",
    ];
    let exif = exif.concat();
    let length = (exif.len() as u16 + 2).to_be_bytes();
    bytes.splice(2..2, [b"\xff\xe1".as_slice(), &length, &exif].concat());
    bytes
}

/// Half a red square.
fn shape() -> Vec<u8> {
    let red = |x| if x < 8 { Rgba([255, 0, 0, 255]) } else { Rgba([0, 0, 0, 0]) };
    let shape = RgbaImage::from_fn(16, 16, |x, _| red(x));
    let mut bytes = Vec::new();
    shape.write_to(&mut Cursor::new(&mut bytes), ImageFormat::Png).unwrap();
    bytes
}

fn site() -> Site {
    let site = Site::new(FILES);
    fs::write(site.at("assets/photo.jpg"), photo()).unwrap();
    fs::write(site.at("assets/shape.png"), shape()).unwrap();
    site
}

/// The files of a built site with this prefix.
fn files(site: &Site, start: &str) -> Vec<(String, Vec<u8>)> {
    let files = site.dist().into_iter().filter(|(path, _)| path.starts_with(start));
    files.map(|(path, file)| (path, file.bytes)).collect()
}

/// The pictures of a page, without the digests in their names.
fn shown(page: &str) -> Vec<String> {
    let pictures = page.split("<picture>").skip(1);
    let pictures = pictures.map(|rest| rest.split("</picture>").next().unwrap());
    let plain = |text: &str| {
        let parts = text.split('.').filter(|part| part.len() != 10 || part.contains(' '));
        parts.collect::<Vec<_>>().join(".")
    };
    pictures.map(plain).collect()
}

#[test]
fn a_picture_comes_in_several_sizes_and_two_formats() {
    let site = site();
    site.build().fine();
    let pictures = shown(&site.page("en/index.html"));
    let expected = [
        "<source type=\"image/webp\" srcset=\"/assets/photo-20.webp 20w, /assets/photo-30.webp 30w\" \
         sizes=\"50vw\"><img src=\"/assets/photo-30.jpg\" width=\"30\" height=\"60\" \
         alt=\"One token costs 0.10 USD.\" class=\"wide\" loading=\"lazy\" decoding=\"async\">",
        "<source type=\"image/webp\" srcset=\"/assets/shape-8.webp 8w\" sizes=\"100vw\">\
         <img src=\"/assets/shape-8.png\" width=\"8\" height=\"8\" alt=\"\" fetchpriority=\"high\">",
        "<source type=\"image/webp\" srcset=\"/assets/shape-16.webp 16w\" sizes=\"100vw\">\
         <img src=\"/assets/shape-16.png\" width=\"16\" height=\"16\" alt=\"A shape &amp; more\" \
         fetchpriority=\"high\">",
    ];
    assert_eq!(pictures, expected);
    assert!(shown(&site.page("de/index.html"))[2].contains("alt=\"Eine Form\""));
}

#[test]
fn a_picture_is_upright_and_says_nothing_of_where_it_was_taken() {
    let site = site();
    site.build().fine();
    let found = files(&site, "assets/photo-");
    assert_eq!(found.len(), 3);
    for (path, bytes) in &found {
        let picture = image::load_from_memory(bytes).expect(path);
        let (width, height) = picture.dimensions();
        assert_eq!(height, width * 2, "{path}");
        // The left side is now at the top.
        let red = |y: u32| picture.get_pixel(width / 2, y).0[0];
        assert!(red(1) < 40 && red(height - 2) > 200, "{path}: {} {}", red(1), red(height - 2));
        assert!(memchr::memmem::find(bytes, b"SECRET").is_none(), "{path}");
        assert!(memchr::memmem::find(bytes, b"Exif").is_none(), "{path}");
    }
    let (path, bytes) = &files(&site, "assets/shape-8.")[0];
    let shape = image::load_from_memory(bytes).expect(path).to_rgba8();
    let edge = shape.pixels().filter(|pixel| pixel.0[3] > 0);
    assert!(edge.clone().count() >= 32, "half of it is there");
    assert!(edge.clone().all(|pixel| pixel.0[0] > 200), "its edge does not get dark");
}

#[test]
fn pictures_are_kept_and_their_names_follow_from_what_they_are_made_with() {
    let site = site();
    site.build().fine();
    let names = |site: &Site| -> BTreeSet<String> {
        files(site, "assets/").into_iter().map(|(path, _)| path).collect()
    };
    let first = names(&site);
    let kept = site.at(".archipel/cache/images");
    let count = || fs::read_dir(&kept).unwrap().count();
    assert_eq!(count(), 7);
    fs::remove_dir_all(site.at("dist")).unwrap();
    site.build().fine();
    assert_eq!((names(&site), count()), (first.clone(), 7));
    site.replace(
        "site.toml",
        "[[locales]]\nsegment = \"en\"",
        "[pictures]\nquality = 40\nwidths = [4]\n\n[[locales]]\nsegment = \"en\"",
    );
    site.build().fine();
    let second = names(&site);
    assert!(second.iter().any(|path| path.contains("shape-4.")), "{second:?}");
    let common: Vec<&String> = first.intersection(&second).filter(|it| it.contains('-')).collect();
    assert!(common.is_empty(), "{common:?}");
    fs::write(site.at("assets/shape.png"), shape()).unwrap();
    assert!(site.build().fine().err.contains("0 written"));
}

#[test]
fn a_name_may_have_spaces_and_any_letters() {
    let site = site();
    fs::write(site.at("assets/my ä.png"), shape()).unwrap();
    site.edit("-- locales/en/pages/home.md\n![A shape](<my ä.png>)\n");
    site.build().fine();
    let page = site.page("en/index.html");
    assert!(page.contains(" srcset=\"/assets/my%20%C3%A4-16."), "{page}");
    assert!(page.contains(" src=\"/assets/my%20%C3%A4-16."), "{page}");
}

#[test]
fn what_can_not_be_shown_is_told() {
    let site = site();
    let photo = photo();
    let wide = RgbImage::new(20_000, 1);
    let mut bytes = Vec::new();
    wide.write_to(&mut Cursor::new(&mut bytes), ImageFormat::Png).unwrap();
    for (bytes, words) in [
        (&photo[..photo.len() / 2], "it is damaged (Format error decoding Jpeg: "),
        (&photo[..photo.len() - 30], "the file ends before the image does"),
        (b"<svg/>".as_slice(), "unsupported image format"),
        (&bytes, "it has 20000 × 1 pixels; the most are 16383 a side, 64 million in all"),
    ] {
        fs::write(site.at("assets/photo.jpg"), bytes).unwrap();
        let told = site.build();
        let expected = format!(
            "error[invalid-image]: `assets/photo.jpg` can't be shown as a picture: {words}"
        );
        assert!(told.code == 1 && told.err.contains(&expected), "{}", told.err);
        let hint = match words.starts_with("it has") {
            true => "make it smaller: 16383 × 1 pixels at most",
            false => "save it again as JPEG, PNG or WebP",
        };
        assert!(told.err.contains(hint), "{}", told.err);
        assert_eq!(told.err.matches("error[").count(), 1, "{}", told.err);
    }
    assert!(!site.at("dist").exists());
}

/// Files with any content are read or rejected.
#[test]
fn damaged_files_do_no_harm() {
    let mut random = Random::new(7);
    let picture = RgbImage::from_fn(24, 16, |x, y| Rgb([x as u8 * 9, y as u8 * 12, 90]));
    let mut webp = Vec::new();
    picture.write_to(&mut Cursor::new(&mut webp), ImageFormat::WebP).unwrap();
    for bytes in [photo(), shape(), webp] {
        for _ in 0..1500 {
            let mut bytes = bytes.clone();
            for _ in 0..=random.below(4) {
                let at = random.below(bytes.len());
                bytes[at] = random.below(256) as u8;
            }
            bytes.truncate(bytes.len() - random.below(8));
            let Ok(info) = archipel::assets::image::info(&bytes) else { continue };
            // A file that claims to be large may be.
            if info.width.max(info.height) < 256 {
                let variants = Variant::all(info, &[8]);
                let _ = archipel::assets::image::encode_all(&bytes, &variants, 80);
            }
        }
    }
}

#[test]
fn an_svg_has_its_size() {
    let site = site();
    site.edit("-- assets/plan.svg\n<svg viewBox=\"0 0 30.2 20\"/>\n");
    for tag in ["en", "de"] {
        site.edit(&format!("-- locales/{tag}/pages/home.md\n![A plan](plan.svg)\n"));
    }
    site.build().fine();
    let page = site.page("en/index.html");
    assert!(page.contains(".svg\" width=\"30\" height=\"20\" alt=\"A plan\""), "{page}");
}

#[test]
fn a_drawing_has_no_id_of_another_element() {
    let site = Site::new(
        r#"
-- assets/mark.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">
<linearGradient id="logo"><stop stop-color="red"/></linearGradient>
<path id="free" fill="url(#logo)" d="M0 0h4v3H0z"/>
</svg>
-- templates/page.html
{{ inline("mark.svg") }}{{ inline("mark.svg") }}
<i id="mark_2_free">{{ page.title }}</i>{{ page.content }}
-- content/pages/home.yaml
path: ""
template: page.html
title: home-title
description: home-lead
-- locales/en/pages/home.md
# Logo
-- locales/de/pages/home.md
# Logo
"#,
    );
    site.build().fine();
    let english = site.page("en/index.html");
    let ids = |page: &str| {
        let ids = page.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        ids.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(
        ids(&english),
        ["mark_logo", "mark_free", "mark_3_logo", "mark_3_free", "mark_2_free", "logo"]
    );
    assert!(english.contains("fill=\"url(#mark_logo)\""), "{english}");
    assert!(english.contains("fill=\"url(#mark_3_logo)\""), "{english}");
    for tag in ["en", "de"] {
        site.edit(&format!("-- locales/{tag}/pages/home.md\nWords\n"));
    }
    site.build().fine();
    let expected = ["logo", "free", "mark_logo", "mark_free", "mark_2_free"];
    assert_eq!(ids(&site.page("en/index.html")), expected);
}

#[test]
fn a_check_does_not_encode_pictures_but_finds_damaged_ones() {
    let site = site();
    site.run(&["check"]).fine();
    assert!(!site.at(".archipel/cache/images").exists());
    let damaged = shape();
    fs::write(site.at("assets/shape.png"), &damaged[..damaged.len() - 30]).unwrap();
    let run = site.run(&["check"]);
    assert!(run.err.contains("invalid-image"), "{}", run.err);
}
