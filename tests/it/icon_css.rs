//! CSS of icons, which are drawn as in browsers or refused.

use archipel::assets::picture::{PictureError, icons};

/// The middle pixel of the icon that is drawn from these elements.
fn middle(inner: &str) -> Result<[u8; 4], PictureError> {
    let icon = format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>{inner}</svg>");
    let image = image::load_from_memory(&icons(&icon)?[3].1).unwrap().to_rgba8();
    Ok(image.get_pixel(256, 256).0)
}

const RECT: &str = "<rect id='b' class='a' width='8' height='8'/>";

#[test]
fn colours_are_those_that_browsers_draw() {
    for (style, expected) in [
        // As Figma exports a document in Display P3.
        ("fill:#F24E1E;fill:color(display-p3 0.9490 0.3059 0.1176);fill-opacity:1;", [255, 62, 0]),
        ("fill:#0a141e;fill:nonsense", [10, 20, 30]),
        ("fill:var(--c, #0a141e)", [10, 20, 30]),
        ("--c:#0a141e;fill:var(--d, var(--e, #0a141e))", [10, 20, 30]),
        ("fill:rgb(10 20 30)", [10, 20, 30]),
        ("fill:white", [255, 255, 255]),
        ("fill:light-dark(#0a141e, red)", [10, 20, 30]),
        ("fill:color-mix(in srgb, #000, #fff)", [128, 128, 128]),
        ("fill:oklch(100% 0 0)", [255, 255, 255]),
        ("color:#0a141e;fill:currentcolor", [10, 20, 30]),
    ] {
        let [red, green, blue, _] = middle(&RECT.replace("/>", &format!(" style='{style}'/>")))
            .unwrap_or_else(|error| panic!("{style}: {error:?}"));
        let near = |(a, b): (u8, u8)| a.abs_diff(b) < 12;
        let pairs = [red, green, blue].into_iter().zip(expected);
        assert!({ pairs }.all(near), "{style}: {red} {green} {blue}");
    }
    let half = middle(&RECT.replace("/>", " fill='rgb(255 0 0 / 50%)'/>")).unwrap();
    assert_eq!(half, [255, 0, 0, 128]);
}

#[test]
fn rules_apply_as_in_browsers() {
    for css in [
        ":root{--c:#0a141e}.a{fill:var(--c)}",
        "svg{.a{fill:#0a141e}}",
        "svg{fill:red;g&gt;.a{fill:#0a141e}}",
        ".a{fill:#0a141e}@media print{.a{fill:red}}",
        ".a{fill:#0a141e}@media (prefers-color-scheme: dark){.a{fill:red}}",
        ".a{fill:red}@media screen and (prefers-color-scheme:light){.a{fill:#0a141e}}",
        ".a{fill:#0a141e!important}#b{fill:red}",
        ".a{fill:#0a141e}.a:hover{fill:red}#b::before{fill:red}",
        "@keyframes x{to{fill:red}}.a{animation:x 1s;fill:#0a141e}",
        ":root{fill:#0a141e}",
        "*{fill:red}rect[id='b']:first-child,g>rect{fill:#0a141e}",
    ] {
        let drawing = format!("<g>{RECT}</g><style>{css}</style>");
        let pixel = middle(&drawing).unwrap_or_else(|error| panic!("{css}: {error:?}"));
        assert_eq!(pixel, [10, 20, 30, 255], "{css}");
    }
    let turned = "<rect width='8' height='1' style='transform:rotate(-90deg) \
                  translate(-8px,4px);transform-origin:0 0'/>";
    assert_eq!(middle(turned).unwrap()[3], 255);
}

#[test]
fn what_the_renderer_ignores_is_refused_at_its_place() {
    for (inner, written) in [
        ("<style>.a:not(.b){fill:red}</style>", ".a:not(.b)"),
        ("<style>g :nth-child(2){fill:red}</style>", "g :nth-child(2)"),
        ("<style>.a~.b{fill:red}</style>", "<style>"),
        ("<style>@supports (fill:red){.a{fill:red}}</style>", "@supports"),
        ("<style>@layer x{.a{fill:red}}</style>", "@layer"),
        ("<style>@media (width>9px){.a{fill:red}}</style>", "@media"),
        ("<style>circle{r:2px}</style>", "r"),
        ("<style>.a{--c:red}.b{--c:blue}.c{fill:var(--c)}</style>", "var("),
        ("<style>.a{fill:red!important}.b{fill:blue!important}</style>", "!important"),
        ("<g style='transform-box:fill-box'/>", "transform-box"),
        ("<g style='transform:translate(50%)'/>", "50%"),
        ("<g style='clip-path:circle(2px)'/>", "circle"),
        ("<path style='d:path(\"M0 0h9v9\")'/>", "d"),
        ("<g style='stroke-width:calc(1px + 1em)'/>", "calc"),
        ("<g style='stroke-width:1vw'/>", "1vw"),
        ("<g vector-effect='non-scaling-stroke'/>", "vector-effect"),
        ("<foreignObject/>", "foreignObject"),
        ("<image href='data:,'/>", "image"),
        ("<path d='M0 0h8' pathLength='4' stroke-dasharray='1'/>", "pathLength"),
        (
            "<filter id='f'><feSpecularLighting><feDistantLight/></feSpecularLighting></filter>",
            "feSpecularLighting",
        ),
        ("<linearGradient id='g'/><rect fill='url(#g) red'/>", "linearGradient"),
        ("<rect width='8' height='8' rx='auto' ry='2'/>", "rx"),
        ("<symbol id='s' x='-4' width='8' height='8'/>", "x="),
        ("<mask id='m' color-interpolation='linearRGB'/>", "color-interpolation"),
        ("<switch><g systemLanguage='de'/></switch>", "systemLanguage"),
        ("<rect width='.5rem' height='8'/>", ".5rem"),
        ("<rect width='8' height='8' filter='url(#none)'/>", "filter"),
        ("<filter id='f'><feDisplacementMap in='SourceGraphic'/></filter>", "feDisplacementMap"),
    ] {
        let error = middle(inner).expect_err(inner);
        assert!(error.message.contains("does not support"), "{error:?}");
        let start = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>".len();
        let at = error.span.unwrap_or_else(|| panic!("{inner}")).start - start;
        let found = inner.find(written).map(|at| at..=at + 9).unwrap();
        assert!(found.contains(&at), "{inner}: {at}");
    }
    let entity = "<!DOCTYPE svg [<!ENTITY a \"<g/>\">]><svg xmlns='http://www.w3.org/2000/svg' \
                  viewBox='0 0 8 8'>&a;</svg>";
    assert!(icons(entity).unwrap_err().message.contains("elements in an entity"));
    let unsized_icon = "<svg xmlns='http://www.w3.org/2000/svg' width='100%'/>";
    assert!(icons(unsized_icon).unwrap_err().message.contains("without a size"));
}

#[test]
fn what_editors_write_without_effect_is_no_error() {
    for style in [
        "enable-background:new 0 0 8 8",
        "-inkscape-stroke:none;vector-effect:none;font-variant-ligatures:normal",
        "fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2",
        "isolation:isolate;mix-blend-mode:normal;mask-type:alpha;paint-order:stroke fill",
        "stroke:none;stroke-width:1.5;stroke-dasharray:1, 2;opacity:50%;cursor:pointer",
    ] {
        middle(&format!("<g style='{style}'>{RECT}</g>")).unwrap();
    }
    middle("<linearGradient id='g'/><rect fill='url(#g)' style='stroke:url(#g)'/>").unwrap();
    let spaced = "<rect width=' 8 ' height='8\n' fill=' #0a141e '/>";
    assert_eq!(middle(spaced).unwrap(), [10, 20, 30, 255]);
    let root = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8' \
                style='width:24px;height:24px'/>";
    icons(root).unwrap();
}
