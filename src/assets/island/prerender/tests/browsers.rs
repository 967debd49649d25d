//! Islands that browsers render otherwise, and syntax that Node lacks.

use serde_json::json;

use super::new_prerenderer;
use crate::assets::island::fixture::{Project, label, prerender, render};
use crate::assets::island::prerender::failure::{MistakeKind, PrerenderFailure};
use crate::assets::island::prerender::{Prerenderer, Request};
use crate::assets::island::service::Limits;

/// Renders islands of one expression each; calls `check` with the name of each.
fn each(name: &str, islands: &[(&str, &str)], check: impl Fn(&Prerenderer, &str)) {
    let project = Project::new(name, "");
    for (island, expression) in islands {
        project.island(island, "load", &format!("export default () => <b>{expression}</b>;"));
    }
    let bundle = project.bundle().unwrap();
    let prerenderer = new_prerenderer(&project, &bundle, Limits::default());
    for (island, _) in islands {
        check(&prerenderer, island);
    }
}

#[test]
fn the_content_of_a_template_is_refused_unless_nothing_is_hydrated() {
    let html = "{{ __html: \"<template><i>a</i></template>\" }";
    let islands = [
        ("filled", "{\"a\"}<template><i>a</i></template>"),
        ("text", "<template>{\"a\"}{null}</template>"),
        ("shadow", "<template shadowrootmode=\"open\" />"),
        ("empty", "<template>{null}{false}</template>"),
        ("markup", &format!("<i dangerouslySetInnerHTML={html}}} />")),
    ];
    each("template", &islands, |prerenderer, island| {
        let request = Request {
            island,
            id: "i1-",
            locale: "de",
            r#static: false,
            props: &json!({}),
            messages: &label(),
            lent: None,
        };
        assert!(render(prerenderer, island, 0).is_ok(), "{island} is not hydrated");
        let is_fine = ["empty", "markup"].contains(&island);
        match prerenderer.render(&request) {
            Ok(_) => assert!(is_fine, "{island}"),
            Err(PrerenderFailure::Mistaken(mistakes)) => {
                assert!(!is_fine, "{island}");
                assert_eq!(mistakes.len(), 1);
                assert_eq!(mistakes[0].kind, MistakeKind::Template);
                let spot = mistakes[0].spot.as_ref().unwrap();
                assert_eq!((&*spot.file, spot.line), (&*format!("islands/{island}/island.tsx"), 1));
            }
            Err(failure) => panic!("{island}: {failure:?}"),
        }
    });
}

#[test]
fn a_syntax_error_of_node_is_reported_with_its_place() {
    // No version of Node supports it, and esbuild does not read regular expressions.
    let code = "{/(?y:a)b/.test(\"ab\") ? 1 : 2}";
    each("syntax", &[("bad", code)], |prerenderer, island| {
        // The program is loaded once for all renderings.
        for start in 0..2 {
            let failure = render(prerenderer, island, start).unwrap_err();
            let PrerenderFailure::Syntax { message, node, spot } = failure else {
                panic!("{failure:?}");
            };
            assert!(message.starts_with("Invalid regular expression: /(?y:a)b/"), "{message}");
            assert!(node.starts_with('v'), "{node}");
            let spot = spot.unwrap();
            assert_eq!((&*spot.file, spot.line, spot.column), ("islands/bad/island.tsx", 1, 26));
        }
    });
}

#[test]
fn the_zone_and_the_language_of_the_visitor_are_found_wherever_they_show() {
    let islands = [
        ("zone", "{String(new Date(2020, 0, 1))}"),
        ("time", "{new Date(2020, 0, 1).toTimeString()}"),
        ("origin", "{performance.timeOrigin}"),
        ("number", "{new Intl.NumberFormat(\"zz\").format(1234.5)}"),
        ("date", "{new Date(1e12).toLocaleString(\"xx\", { timeZone: \"UTC\" })}"),
        ("same", "{new Date(2020, 0, 1).toDateString()}"),
        ("known", "{(1234.5).toLocaleString([\"zz\", \"de\"])}"),
        ("case", "{\"i\".toLocaleUpperCase(\"zz\")}"),
    ];
    each("place", &islands, |prerenderer, island| {
        let outcome = prerender(prerenderer, island, 0).unwrap();
        let kinds: Vec<_> = outcome.unstable.iter().map(|mistake| mistake.kind).collect();
        let expected: &[MistakeKind] = match island {
            "zone" | "time" => &[MistakeKind::Zone],
            "origin" => &[MistakeKind::Clock],
            "number" | "date" => &[MistakeKind::Language],
            _ => &[],
        };
        assert_eq!(kinds, expected, "{island}: {}", outcome.html);
    });
}
