//! Tests that compiled style sheets have the same meaning as their sources.

use super::style_sheets::css_for;

/// Browsers without nesting and newer features.
const OLD: &[&str] = &["chrome 80", "safari 13", "firefox 75"];

fn css(targets: &[&str], text: &str) -> String {
    let (css, reported) = css_for(targets, &[("assets/main.css", text)]);
    assert_eq!(reported, "", "{text}");
    css
}

#[test]
fn what_depends_on_an_element_is_not_lowered() {
    for (text, kept) in [
        ("a{color:light-dark(#123456,#fedcba)}", "light-dark(#123456,#fedcba)"),
        (":root{color-scheme:light dark;--c:light-dark(red,#00f)}", "--c:light-dark("),
        ("nav{color-scheme:dark}a{background:light-dark(#111,#222)}", "light-dark(#111,#222)"),
        ("a{margin-inline-start:1px}", "margin-inline-start:1px"),
        ("a{padding-inline:1px 2px}", "padding-inline:1px 2px"),
        ("a:dir(rtl){color:red}", "a:dir(rtl)"),
    ] {
        for targets in [&[][..], OLD, &["defaults"]] {
            let css = css(targets, text);
            assert!(css.contains(kept) && !css.contains("lightningcss"), "{css}");
        }
    }
}

#[test]
fn signs_in_custom_properties_are_kept() {
    for (text, kept) in [
        ("a{--n:2n+1}", "--n:2n+1"),
        ("a{--n:1px+2px -3px}", "--n:1px+2px -3px"),
        ("a{--n:+1 2}", "--n:1 2"),
        ("a{--n:a 1,2-3}", "--n:a 1,2-3"),
    ] {
        let css = css(&[], text);
        assert!(css.contains(kept), "{css}");
    }
}

#[test]
fn shorthands_keep_all_their_values() {
    for (text, kept) in [
        ("animation:0.5s ease-out both", "animation-duration:.5s"),
        ("animation:2s", "animation-duration:2s"),
        ("animation:paused", "animation-play-state:paused"),
        ("-webkit-animation:1s both", "-webkit-animation-duration:1s"),
        ("animation:1s linear infinite,x 2s", "animation-duration:1s,2s"),
        ("animation:1s both;animation-name:x", "animation-name:x"),
        ("animation:none", "a{animation:none}"),
        ("animation:2s x", "a{animation:2s x}"),
        ("font:condensed 12px a", "font-stretch:75%"),
        ("font:12px/1 a", "a{font:12px/1 a}"),
        ("border-image:none", "a{border-image:none}"),
        ("border-image:none!important", "a{border-image:none!important}"),
        ("text-decoration:red", "text-decoration-color:red"),
        ("text-decoration:2px red;text-decoration-line:underline", "text-decoration-thickness:2px"),
        ("text-decoration:underline", "a{text-decoration:underline}"),
        ("text-emphasis:red", "text-emphasis-color:red"),
        ("background:none", "a{background:0 0}"),
        ("background-position:left .9rem center", "a{background-position:.9rem}"),
        ("font-family:system-ui,\"Malgun Gothic\"", "a{font-family:system-ui,Malgun Gothic}"),
    ] {
        for targets in [&[][..], &["chrome 90", "firefox 90", "safari 14"]] {
            let css = css(targets, &format!("a{{{text}}}"));
            assert!(css.contains(kept), "{text}: {css}");
        }
    }
}

#[test]
fn fonts_that_are_named_twice_are_kept() {
    for (text, kept) in [
        ("code{font-family:monospace,monospace}", "font-family:monospace,monospace"),
        ("code{font:1em monospace, monospace}", "font:1em monospace,monospace"),
    ] {
        let css = css(OLD, text);
        assert!(css.contains(kept), "{css}");
    }
}

#[test]
fn nested_declarations_keep_their_colours() {
    for text in [
        ".g{@layer q{--a:oklch(65% .3 150)}}",
        ".g{@media (width>1px){box-shadow:0 0 var(--x) oklch(65% .3 150)}}",
        ".g{b{color:red}--a:oklch(65% .3 150)}",
        ".g::before{@media print{--a:oklch(65% .3 150)!important}}",
    ] {
        for targets in [&["chrome 100"][..], OLD] {
            let css = css(targets, text);
            let supports = css.split_once("@supports (color:lab(").expect(&css).1;
            assert!(supports.contains("lab(") || supports.contains("oklch("), "{css}");
        }
    }
}

#[test]
fn escaped_signs_are_part_of_names() {
    let css = css(&[], ".\\[\\&_a\\]\\:flex a{color:red}.\\$b{color:red}");
    assert_eq!(css, ".\\[\\&_a\\]\\:flex a{color:red}.\\$b{color:red}");
}

/// Returns the colours red, green and blue in a style sheet, in order.
fn colours(css: &str) -> Vec<&'static str> {
    let css = css.replace("#00f", "blue");
    let mut found: Vec<(usize, &str)> = ["red", "green", "blue"]
        .into_iter()
        .flat_map(|colour| {
            css.match_indices(colour).map(move |(at, _)| (at, colour)).collect::<Vec<_>>()
        })
        .collect();
    found.sort_unstable();
    found.into_iter().map(|(_, colour)| colour).collect()
}

#[test]
fn rules_of_a_layer_keep_their_order() {
    for (text, order) in [
        (
            "@layer b,c;@layer c.x{a{color:red}}@layer c{@layer x{a{color:blue}}}",
            vec!["red", "blue"],
        ),
        (
            "@layer a{b{color:red}}@media print{@layer a{b{color:green}}}@layer a{b{color:blue}}",
            vec!["red", "green", "blue"],
        ),
        (
            "@layer a{@layer x{b{color:red}}@supports(a:b){@layer x{b{color:green}}}\
             @layer x{b{color:blue}}}",
            vec!["red", "green", "blue"],
        ),
        (
            "@layer a.b{p{color:red}}@layer a{@layer b{p{color:green}}}@layer a.b{p{color:blue}}",
            vec!["red", "green", "blue"],
        ),
    ] {
        let css = css(&[], text);
        assert_eq!(colours(&css), order, "{css}");
        assert!(css.is_ascii(), "{css}");
    }
    assert_eq!(css(&[], "@layer a,b;@layer b{p{color:red}}"), "@layer a,b;@layer b{p{color:red}}");
}

#[test]
fn layers_in_layers_keep_their_order_in_a_bundle() {
    let files = [
        ("assets/main.css", "@import 'one.css';@import 'two.css';@import 'one.css';"),
        ("assets/one.css", "@layer a{@layer x;@layer y{p{color:red}}}"),
        ("assets/two.css", "@layer a.y{p{color:green}}@layer a.x{p{color:blue}}"),
    ];
    let (css, reported) = css_for(&[], &files);
    assert_eq!(reported, "");
    // `x` is before `y`, as in the first import, although its rules come last.
    let first = css.find("a.x").unwrap_or(usize::MAX);
    assert!(first < css.find("a.y").unwrap(), "{css}");
}

#[test]
fn nesting_that_would_fill_the_memory_is_refused() {
    let deep = (0..12).fold("color:red".to_owned(), |inner, _| format!("& & & & & &{{{inner}}}"));
    let (css, reported) = css_for(OLD, &[("assets/main.css", &format!("a{{\n{deep}}}"))]);
    assert!(css.is_empty() && reported.contains("has more than 64 KiB"), "{reported}");
    assert!(reported.starts_with("assets/main.css:2:"), "{reported}");
    let lists = "a,b,c{".to_owned() + &"&.d,& .e,.f &{".repeat(20) + "color:red" + &"}".repeat(21);
    assert!(css_for(OLD, &[("assets/main.css", &lists)]).1.contains("has more than 64 KiB"));
    let usual = "nav{a{&:hover,&:focus{b &{color:red}}}@media print{&{color:blue}}}";
    assert_eq!(css_for(OLD, &[("assets/main.css", usual)]).1, "");
}

#[test]
fn chains_of_imports_end_at_a_limit_with_a_place() {
    for condition in ["", " layer(x)", " print", " supports(a: b)"] {
        let mut files =
            vec![("assets/main.css".to_owned(), format!("@import '0.css'{condition};"))];
        for number in 0..300 {
            let next = number + 1;
            let text = format!("@import '{next}.css'{condition};");
            files.push((format!("assets/{number}.css"), text));
        }
        files.push(("assets/300.css".to_owned(), "a{color:red}".to_owned()));
        let files: Vec<(&str, &str)> = files.iter().map(|(a, b)| (&**a, &**b)).collect();
        let (css, reported) = css_for(&[], &files);
        match condition {
            // Consecutive brackets need no stack.
            "" => assert_eq!((css.as_str(), reported.as_str()), ("a{color:red}", "")),
            _ => {
                assert!(reported.contains("has more than 100 levels of imports"), "{reported}");
                assert!(
                    reported.starts_with("assets/99.css:1:10 ")
                        || reported.starts_with("assets/98.css:1:10 "),
                    "{reported}"
                );
            }
        }
    }
}

#[test]
fn two_values_of_overflow_are_for_browsers_that_know_them() {
    let rules = ".a{overflow:hidden scroll}.b{overflow:auto clip!important}";
    assert_eq!(css(&["safari 16"], rules), rules);
    let apart = ".a{overflow-x:hidden;overflow-y:scroll}\
                 .b{overflow-x:auto!important;overflow-y:clip!important}";
    assert_eq!(css(&["safari 15.6"], rules), apart);
}

#[test]
fn declarations_stay_as_many_and_in_their_order() {
    for (written, expected) in [
        (
            "backdrop-filter: blur(8px); -webkit-backdrop-filter: blur(8px)",
            "backdrop-filter:blur(8px);-webkit-backdrop-filter:blur(8px)",
        ),
        ("width: fit-content; width: -moz-fit-content", "width:fit-content;width:-moz-fit-content"),
        (
            "rotate: 45deg; transform: translateX(5px); scale: 1.1",
            "rotate:45deg;transform:translate(5px);scale:1.1",
        ),
        (
            "font: 12px a; font-variant-numeric: tabular-nums",
            "font:12px a;font-variant-numeric:tabular-nums",
        ),
        (
            "transition: all .25s; transition-behavior: allow-discrete",
            "transition:all .25s;transition-behavior:allow-discrete",
        ),
        ("overflow: hidden; overflow-block: scroll", "overflow:hidden;overflow-block:scroll"),
        ("gap: 1px; grid-gap: 5px", "gap:1px;grid-gap:5px"),
        ("color: red; color: var(--c); all: unset", "color:red;color:var(--c);all:unset"),
        (
            "margin: 0 !important; --x: 1; margin-top: 1px; padding: 0 0 0 0",
            "--x:1;margin-top:1px;padding:0;margin:0!important",
        ),
    ] {
        let expected = format!(".a{{{expected}}}");
        for (before, after) in [("", ""), ("@media print{", "}"), ("@layer a{", "}")] {
            let css = css(&[], &format!("{before}.a{{{written}}}{after}"));
            assert_eq!(css, format!("{before}{expected}{after}"));
        }
    }
    let rules = ".c{scale:1.1}.c{transform:rotate(1deg)}.d{font:9px a}.d{font-kerning:none}";
    let merged = ".c{scale:1.1;transform:rotate(1deg)}.d{font:9px a;font-kerning:none}";
    assert_eq!(css(&[], rules), merged);
    let keyframes = "@keyframes k{0%{rotate:0deg;transform:none}to{rotate:360deg;transform:none}}";
    assert_eq!(css(&[], keyframes), keyframes);
    assert_eq!(css(&[], ".a{}.b{.c &{}}"), "");
}

#[test]
fn a_later_rule_replaces_only_what_it_overrides() {
    for (text, kept) in [
        (".a{color:var(--x)!important}.b{margin:0}.a{color:var(--y)}", "color:var(--x)!important"),
        (".a{--x:red!important}.b{margin:0}.a{--x:#00f}", "--x:red!important"),
        (".a{pointer-events:none!important}.b{margin:0}.a{pointer-events:auto}", "none!important"),
        (".a{text-wrap:balance}.b{margin:0}.a{text-wrap:pretty}", "text-wrap:balance"),
        (".a{color:var(--a)}.a{color:red}.a{color:var(--a)}", "color:red;color:var(--a)"),
        (".a{color:inherit;color:red;color:inherit}", "color:red;color:inherit"),
        (".a{text-shadow:none;text-shadow:1px 1px red;text-shadow:none}", "red;text-shadow:none"),
        ("@media print{.a{float:left!important}.b{margin:0}.a{float:none}}", "left!important"),
    ] {
        let css = css(&[], text);
        assert!(css.contains(kept), "{css}");
    }
}

#[test]
fn long_numbers_are_kept() {
    for (text, kept) in [
        ("a{--n:2147483647}", "--n:2147483647"),
        ("a{--n:calc(-20261130px + var(--m,1234567))}", "calc(-20261130px + var(--m,1234567))"),
        ("a{--n:1732924812345}", "--n:1732924812345"),
        ("a{--n:99999999999999999999}", "--n:99999999999999999999"),
        ("a{--n:-9007199254740993s 1234567ms}", "--n:-9007199254740993s 1234567ms"),
        ("a{--n:1234567.5}", "--n:1234567.5"),
        ("a{--n:100000.5px 5}", "--n:100000.5px 5"),
    ] {
        let css = css(&[], text);
        assert!(css.contains(kept), "{css}");
    }
}

#[test]
fn ranges_of_animations_are_kept() {
    let css = css(&[], "a{animation-range:entry normal}b{animation-range:entry exit 100%}");
    assert!(css.contains("a{animation-range-start:entry;animation-range-end:normal}"), "{css}");
    assert!(css.contains("b{animation-range:entry exit}"), "{css}");
}

#[test]
fn nesting_in_a_scope_has_no_specificity() {
    for (text, kept) in [
        ("@scope (.card){&>p{color:red}}", ":where(:scope)>p{color:red}"),
        ("@scope (.card){@media print{:is(&,b) p{color:red}}}", ":is(:where(:scope),b) p"),
        ("@scope (.card){p{&:hover{color:red}}}", "p{&:hover{color:red}}"),
    ] {
        let css = css(&[], text);
        assert!(css.contains(kept), "{css}");
    }
}

#[test]
fn nested_selectors_stay_apart() {
    for (text, kept) in [
        ("a{&:hover{.dark&{top:0}}}", "a:hover.dark{top:0}"),
        ("div{&.y{&&{top:0}}}", "div.y:is(div.y,div.y){top:0}"),
        ("div{.z&{top:0}}", ".z:is(div){top:0}"),
        ("div{&.y{.z &{top:0}}}", ".z div.y{top:0}"),
    ] {
        let css = css(&["chrome 100"], text);
        assert!(css.contains(kept), "{css}");
    }
}

#[test]
fn an_initial_value_keeps_its_type() {
    let rule = |syntax: &str| {
        css(&[], &format!("@property --u{{syntax:\"{syntax}\";inherits:true;initial-value:0px}}"))
    };
    assert!(rule("<number> | <length>").contains("initial-value:0px"));
}

#[test]
fn custom_properties_keep_their_notation() {
    for (value, kept) in [
        ("#ff0000", "#ff0000"),
        ("#FFCC00", "#FFCC00"),
        ("hsl(0 100% 50%)", "hsl(0 100% 50%)"),
        ("rgba(0, 0, 0, .5)", "rgba(0, 0, 0, .5)"),
        ("300ms", "300ms"),
        ("-.5s", "-.5s"),
        ("768PX", "768PX"),
        ("Red", "Red"),
        ("0 1px  #ff0000 , 2.0px", "0 1px #ff0000 , 2px"),
        ("var(--x, #ff0000)", "var(--x,#ff0000)"),
        ("20261130", "20261130"),
    ] {
        let css = css(&[], &format!("a{{--b:{value}}}"));
        assert_eq!(css, format!("a{{--b:{kept}}}"));
    }
    let css = css(OLD, "a{--b:oklch(65% .3 150)}");
    assert!(css.contains("@supports"), "{css}");
}

#[test]
fn initial_values_keep_their_notation() {
    let register = |syntax: &str, value: &str| {
        format!("@property --a{{syntax:\"{syntax}\";inherits:true;initial-value:{value}}}")
    };
    for (syntax, value) in [
        ("<integer>", "16777217"),
        ("<color>", "#ff0000"),
        ("<color>", "Red"),
        ("<color>", "rgb(255 0 0 / 50%)"),
        ("<color>", "hsl(0 100% 50%)"),
        ("<time>", "300ms"),
        ("<length>", "768PX"),
        ("<angle>", ".25turn"),
        ("<resolution>", "96dpi"),
        ("<percentage>", "50%"),
        ("<transform-function>", "translateX(10px)"),
        ("<length>+", "1px 300px"),
        ("small | large", "large"),
        ("*", "#FFCC00 300ms"),
    ] {
        let css = css(&[], &register(syntax, value));
        assert!(css.ends_with(&format!("initial-value:{value}}}")), "{css}");
    }
    let both = [register("<color>", "#ff0000"), register("<color>", "#00ff00")];
    let css = css(&[], &format!("@media print{{{}}}@media screen{{{}}}", both[0], both[1]));
    assert!(css.contains("red") && css.contains("#0f0"), "{css}");
}

#[test]
fn narrow_fonts_reset_what_their_shorthand_does() {
    let css = css(&[], "a{font:bold condensed 16px serif}");
    assert_eq!(css, "a{font:700 16px serif;font-stretch:75%}");
}

#[test]
fn animations_without_a_name_reset_the_timeline() {
    let css = css(&[], "a{animation:.5s ease-out both}");
    assert!(css.contains("animation-timeline:auto;animation-range:normal"), "{css}");
}

#[test]
fn scopes_in_style_rules_are_refused() {
    for text in [".a{@scope(.b){.c{color:red}}}", ".a{@media print{@scope(& > .b){p{top:0}}}}"] {
        let (_, reported) = css_for(&[], &[("assets/main.css", text)]);
        assert!(reported.contains("`@scope` in a style rule"), "{reported}");
    }
    let (_, reported) =
        css_for(&[], &[("assets/main.css", "@scope(.a){.b{@media print{p{top:0}}}}")]);
    assert_eq!(reported, "");
}
