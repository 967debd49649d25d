use crate::assets::island::placement::{mark, place_islands};
use crate::engine::diagnostic::Code;

/// A page in which `§` is a hydrated island with that markup.
fn page(html: &str, in_text: bool, markup: &str) -> String {
    let element = format!(
        "<archipel-island name=\"m\"><div data-island>{markup}</div>\
         <script type=\"application/json\">{{}}</script></archipel-island>"
    );
    html.replacen('§', &mark("m", 1, in_text, &element), 1)
}

/// The element that contains the markup of the island, or the message about its position.
fn placed(html: &str, in_text: bool, markup: &str) -> String {
    match place_islands(page(html, in_text, markup)) {
        Ok(html) => {
            let (before, _) = html.split_once(" data-island>").expect("the container is there");
            let (_, name) = before.rsplit_once('<').expect("it is a tag");
            assert!(html.contains(&format!("</{name}><script type=")), "{html}");
            assert!(!html.contains('\u{fde3}') && !html.contains('\u{fde6}'), "{html}");
            name.to_owned()
        }
        Err(misplaced) => misplaced[0].diagnostic.message.clone(),
    }
}

const BUTTON: &str = "<button>n <!-- -->0</button>";

#[test]
fn an_island_is_made_of_elements_that_may_stand_where_it_stands() {
    for (html, in_text, markup, expected) in [
        ("<main>§</main>", false, BUTTON, "div"),
        ("<li>a §</li>", false, BUTTON, "div"),
        ("<p>a § b</p>", false, BUTTON, "span"),
        ("<li>a §</li>", true, BUTTON, "span"),
        ("<li>a §</li>", true, "<section>b</section>", "div"),
        ("<td>a §</td>", true, "<p>b</p>", "div"),
        ("<p>a <b><a href=x>b §</a></b></p>", false, BUTTON, "span"),
        ("<h2>a §</h2>", false, "<i>b</i>", "span"),
        ("<h2>a §</h2>", false, "<div>b</div>", "div"),
        ("<p>a</p>§", false, BUTTON, "div"),
        ("<p>a<div>§</div>", false, "<div>b</div>", "div"),
        ("<p><button>§</button></p>", false, "<i>b</i>", "span"),
        ("<svg><foreignObject>§</foreignObject></svg>", false, "<div>b</div>", "div"),
        ("<table><tr><td>§</table>", false, BUTTON, "div"),
        ("<summary>a §</summary>", false, BUTTON, "span"),
        ("<p><!-- <div> --> a §</p>", false, "<svg><path d=x></path></svg>", "span"),
        ("<a href=x>§</a>", false, BUTTON, "div"),
        ("<p><a href=x>§</a></p>", false, BUTTON, "span"),
        ("<my-box>§</my-box>", false, BUTTON, "div"),
    ] {
        assert_eq!(placed(html, in_text, markup), expected, "{html} {markup}");
    }
}

#[test]
fn an_island_that_would_be_taken_apart_is_refused() {
    for (html, markup, expected) in [
        ("<p>§</p>", "<div>b</div>", "renders `<div>`, which ends the `<p>` around it"),
        ("<p>§</p>", "<b><ul></ul></b>", "renders `<ul>`, which ends the `<p>` around it"),
        ("<a href=x>§</a>", "<a href=y>b</a>", "renders `<a>`, which ends the `<a>` around it"),
        ("<button>§</button>", BUTTON, "renders `<button>`, which ends the `<button>` around it"),
        (
            "<form>§</form>",
            "<form></form>",
            "renders `<form>`, which can't be in the `<form>` around",
        ),
        ("<ul><li>§</li></ul>", "<li>b</li>", "renders `<li>`, which ends the `<li>` around it"),
        ("<table>§</table>", BUTTON, "can't be in `<table>`"),
        ("<table><tbody><tr>§</tr></tbody></table>", BUTTON, "can't be in `<tr>`"),
        ("<select>§</select>", BUTTON, "can't be in `<select>`"),
        ("<select><option>§</option></select>", BUTTON, "can't be in `<option>`"),
        ("<svg><g>§</g></svg>", BUTTON, "can't be in `<svg>`"),
        ("<template><p>§</p></template>", BUTTON, "can't be in `<template>`"),
        ("<noscript>§</noscript>", BUTTON, "can't be in `<noscript>`"),
        ("<html><head>§</head><body></body></html>", BUTTON, "can't be in `<head>`"),
        ("<title>§</title>", BUTTON, "is in `<title>`"),
        ("<textarea>§</textarea>", BUTTON, "is in `<textarea>`"),
        ("<a title=\"§\">b</a>", BUTTON, "is in a tag"),
        ("<main>§</main>", "<p><div>b</div></p>", "renders `<div>` in `<p>`"),
        ("<main>§</main>", "<table><tr><td>b</td></tr></table>", "renders `<tr>` in `<table>`"),
        ("<main>§</main>", "<a>b<i><a>c</a></i></a>", "renders `<a>` in `<a>`"),
        ("<main>§</main>", "<tr><td>b</td></tr>", "renders `<tr>` in `<div>`"),
        ("<main>§</main>", "<select><p>b</p></select>", "renders `<p>` in `<select>`"),
    ] {
        let found = placed(html, false, markup);
        assert!(found.contains(expected), "{html} {markup}: {found}");
    }
}

#[test]
fn what_an_island_renders_wrongly_is_a_mistake_of_its_component() {
    let misplaced = place_islands(page("<main>§</main>", false, "<p><div></div></p>")).unwrap_err();
    let wrong = &misplaced[0].diagnostic;
    assert_eq!(wrong.code, Code::PrerenderError);
    let place = wrong.place.as_ref().expect("it is the component");
    assert_eq!(place.path.as_str(), "islands/m/island.tsx");
    let misplaced = place_islands(page("<tr>§</tr>", false, BUTTON));
    assert!(misplaced.is_ok(), "a row without its table is not a row");
}

#[test]
fn markup_without_a_script_is_placed_too() {
    let page = |html: &str, markup: &str| html.replacen('§', &mark("m", 2, true, markup), 1);
    let fine = place_islands(page("<title>§</title>", "only words")).unwrap();
    assert_eq!(fine, "<title>only words</title>");
    assert_eq!(place_islands(page("<p>§</p>", "<b>a</b>")).unwrap(), "<p><b>a</b></p>");
    let wrong = place_islands(page("<p>§</p>", "<div>a</div>")).unwrap_err();
    assert_eq!((wrong[0].island.as_str(), wrong[0].occurrence), ("m", 2));
}

#[test]
fn every_misplaced_island_is_found() {
    let wrong = format!(
        "<p>{}</p><main>{}</main><select>{}</select>",
        page("§", false, "<div></div>"),
        page("§", false, BUTTON),
        page("§", false, BUTTON)
    );
    assert_eq!(place_islands(wrong).unwrap_err().len(), 2);
}
