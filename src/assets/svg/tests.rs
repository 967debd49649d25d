use std::collections::BTreeMap;

use super::*;

fn inline(text: &str) -> String {
    Drawing::new(text, "m").unwrap().html("", &BTreeMap::new())
}

#[test]
fn a_drawing_as_part_of_a_page_has_no_prolog() {
    let path = "<path d=\"M0 0h9\"/>";
    for (text, expected) in [
        (
            format!("<svg xmlns=\"{SVG}\">{path}</svg>\n"),
            format!("<svg xmlns=\"{SVG}\">{path}</svg>"),
        ),
        (
            format!(
                "\u{feff}<?xml version='1.0'?><!-- a --><svg xmlns='{SVG}'>{path}</svg><!--b-->"
            ),
            format!("<svg xmlns='{SVG}'>{path}</svg>"),
        ),
        (
            format!(
                "<!DOCTYPE svg [<!ENTITY ns '{SVG}'><!ENTITY w '<g/>'>]><svg xmlns='&ns;' \
                 id='a&amp;b'>&w;x</svg>"
            ),
            format!("<svg xmlns=\"{SVG}\" id=\"a&amp;b\"><g/>x</svg>"),
        ),
        (
            format!(
                "<s:svg xmlns:s='{SVG}' xmlns:l='{XLINK}'><s:use l:href='#a'/><s:g>1</s:g></s:svg>"
            ),
            format!("<svg xmlns:s='{SVG}' xmlns:l='{XLINK}'><use xlink:href='#a'/><g>1</g></svg>"),
        ),
        (
            format!(
                "<svg xmlns='{SVG}' xmlns:i='urn:i' i:file='me.ai'><metadata>x</metadata>\
                 <i:view/><?x y?><title>T</title></svg>"
            ),
            format!("<svg xmlns='{SVG}' xmlns:i='urn:i'><title>T</title></svg>"),
        ),
        (
            format!(
                "<svg xmlns='{SVG}'><foreignObject><p xmlns='{XHTML}'><b/><br/></p>\
                 </foreignObject></svg>"
            ),
            format!(
                "<svg xmlns='{SVG}'><foreignObject><p xmlns='{XHTML}'><b></b><br/></p>\
                 </foreignObject></svg>"
            ),
        ),
    ] {
        assert_eq!(inline(&text), expected, "{text}");
    }
}

#[test]
fn ids_are_renamed_wherever_they_are_named() {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' aria-labelledby='t x d'><title id='t'/>\
                <g id='d' fill=\"url(#d) #ddd\" style='mask:url(&quot;#t&quot;);fill:#ddd'/>\
                <use href='#d'/><use href='#x'/><rect stroke='#d'>\
                <set begin='d.click+1s; 2s;t.end' values='url(#d);#t'/></rect></svg>";
    let drawing = Drawing::new(text, "m").unwrap();
    assert_eq!(drawing.ids, ["t", "d"]);
    assert_eq!(
        drawing.html("p-", &BTreeMap::new()),
        "<svg xmlns='http://www.w3.org/2000/svg' aria-labelledby='p-t x p-d'><title id='p-t'/>\
         <g id='p-d' fill=\"url(#p-d) #ddd\" style='mask:url(&quot;#p-t&quot;);fill:#ddd'/>\
         <use href='#p-d'/><use href='#x'/><rect stroke='#d'>\
         <set begin='p-d.click+1s; 2s;p-t.end' values='url(#p-d);#t'/></rect></svg>"
    );
}

#[test]
fn styles_apply_to_their_drawing_alone() {
    let text = "<svg xmlns='http://www.w3.org/2000/svg'><style><![CDATA[\
                .a,#d>g{fill:url(#d)}@media print{path{animation:spin 1s}}\
                @keyframes spin{to{fill:red}}:root{color:red}]]></style><g id='d'/></svg>";
    let drawing = Drawing::new(text, "m").unwrap();
    let html = drawing.html("p-", &BTreeMap::new());
    let within = ":where([data-svg=m],[data-svg=m] *)";
    let is = |selector: &str| format!(":is({selector}){within}");
    let html = html.replace('"', "");
    for expected in [
        "<svg data-svg=m xmlns=".to_owned(),
        format!(".a{within},{}{{fill:url(#p-d)}}", is("#p-d>g")),
        format!("{{{}{{animation:1s spin-m}}}}", is("path")),
        "@keyframes spin-m{".to_owned(),
        format!("[data-svg=m]{within}{{color:red}}"),
    ] {
        assert!(html.contains(&expected), "{expected} in {html}");
    }
}

#[test]
fn ids_within_pseudo_classes_are_renamed() {
    let text = "<svg xmlns='http://www.w3.org/2000/svg'><style>\
                path:not(#c),path:where(:is(#c,#x),.d:has(#c)){fill:red}</style>\
                <path id='c'/></svg>";
    let html = Drawing::new(text, "m").unwrap().html("p-", &BTreeMap::new());
    for part in [":not(#p-c)", ":is(#p-c,#x)", ":has(#p-c)"] {
        assert!(html.contains(part), "{part} in {html}");
    }
}

#[test]
fn ids_are_renamed_in_all_other_selectors() {
    let text = "<svg xmlns='http://www.w3.org/2000/svg'><style>\
                path:nth-child(2 of #c){x:y}path:nth-last-child(odd of .a,:not(#c)){x:y}\
                :matches(#c,#x){x:y}[id=c]{x:y}[id^=c]{x:y}[id=x]{x:y}use[href='#c']{x:y}\
                #c:hover #c::before{x:y}@media print{#c{#c &amp;{x:y}}}</style>\
                <path id='c'/></svg>";
    let html = Drawing::new(text, "m").unwrap().html("p-", &BTreeMap::new()).replace('"', "");
    for part in [
        "of #p-c)", ":not(#p-c))", ":matches(#p-c,#x)", "[id=p-c]", "[id^=p-c]", "[id=x]",
        "[href=\\#p-c]", "#p-c:hover #p-c:before", "#p-c &",
    ] {
        assert!(html.contains(part), "{part} in {html}");
    }
    assert!(!html.contains("#c"), "{html}");
}

#[test]
fn files_that_styles_of_a_drawing_name_are_replaced_by_their_urls() {
    let text = "<svg xmlns='http://www.w3.org/2000/svg'><style>a{fill:url(b.png);mask:url('#i');\
                background:image-set('c.png' 1x)}@font-face{font-family:f;src:url(d/e.woff2)}\
                g{cursor:url(/k.png)}</style><g id='i' style=\"background:url( 'b.png' ), \
                url(&quot;f g.png&quot;)\" fill='url(h.svg#x)' mask='URL(#i)'/>\
                <title>url(j.png)</title><g data-x='url(j.png)' stroke='url(https://a.org/b)'/>\
                </svg>";
    let drawing = Drawing::new(text, "m").unwrap();
    let named: Vec<(&str, &str)> = drawing
        .files
        .iter()
        .map(|(address, span)| (address.as_str(), &text[span.clone()]))
        .collect();
    assert_eq!(
        named,
        [
            ("b.png", "b.png"),
            ("c.png", "c.png"),
            ("d/e.woff2", "d/e.woff2"),
            ("b.png", "b.png"),
            ("f g.png", "f g.png"),
            ("h.svg#x", "h.svg#x"),
        ]
    );
    let urls = named.iter().map(|(address, _)| ((*address).to_owned(), format!("/1/{address}")));
    let html = drawing.html("p-", &urls.collect());
    for part in [
        "url(/1/b.png)", "\"/1/c.png\"", "url(/1/d/e.woff2)", "url(#p-i)", "url( '/1/b.png' )",
        "url(&quot;/1/f g.png&quot;)", "url(/1/h.svg#x)", "URL(#p-i)", "url(/k.png)",
        "<title>url(j.png)", "data-x='url(j.png)'",
    ] {
        assert!(html.contains(part), "{part} in {html}");
    }
}

#[test]
fn styles_that_import_others_are_refused() {
    let text = "<svg xmlns='http://www.w3.org/2000/svg'><style>@import url(a.css);</style></svg>";
    let faults = Drawing::new(text, "m").unwrap_err();
    assert!(faults[0].message.contains("can't import another style sheet"), "{faults:?}");
}

#[test]
fn styles_stand_in_html_as_they_are() {
    for (css, text) in [
        ("a>b{c:d}", "a>b{c:d}"),
        ("@media (width<=9px){a:b}", "@media (width<=9px){a:b}"),
        ("a{content:\"</style>\"}", "a{content:\"\\3c /style>\"}"),
        ("a{content:\"&lt;\"}&:b{}", "a{content:\"\\26 lt;\"}&:b{}"),
    ] {
        assert_eq!(style::in_html(css), text);
    }
}

#[test]
fn scripts_of_a_drawing_are_found_where_they_stand() {
    for (inner, at, words) in [
        ("<script>1</script>", 0, "the drawing has a script"),
        ("<g ontoggle='x'/>", 3, "`ontoggle=` is a script in an attribute"),
        ("<a href='java&#9;script:x'/>", 3, "is a script in a URL"),
        ("<set attributeName='onclick' to='x'/>", 5, "sets `onclick=`"),
        ("<animate values='#a; javascript:x'/>", 9, "is a script in a URL"),
    ] {
        let start = "<svg xmlns='http://www.w3.org/2000/svg'>\n";
        let faults = Drawing::new(&format!("{start}{inner}</svg>"), "m").unwrap_err();
        assert_eq!(faults.len(), 1, "{inner}");
        assert!(faults[0].message.contains(words), "{faults:?}");
        assert_eq!(faults[0].span.start, start.len() + at, "{inner}");
    }
    assert!(Drawing::new("<svg><a href='#on'><g one='1'/></a></svg>", "m").is_err());
}

#[test]
fn drawings_that_would_fill_the_memory_are_refused() {
    let entities: String = (1..30)
        .map(|n| format!("<!ENTITY e{n} '{}'>", format!("&e{};", n - 1).repeat(10)))
        .collect();
    let laughs = format!("<!DOCTYPE svg [<!ENTITY e0 'ha'>{entities}]><svg>&e29;</svg>");
    assert!(Drawing::new(&laughs, "m").unwrap_err()[0].message.contains("can't be read"));
    let deep = format!("<svg>{}{}</svg>", "<g>".repeat(9000), "</g>".repeat(9000));
    assert!(clean(&deep).unwrap_err().message.contains("more than 256 levels of elements"));
    let crowded = format!("<svg>\n<g{}/></svg>", " a=''".repeat(1001));
    let fault = clean(&crowded).unwrap_err();
    assert_eq!((&*fault.message, fault.span), ("an element has more than 1000 attributes", 6..7));
    let fault = clean("<svg>\n<g>&x;</g></svg>").unwrap_err();
    assert_eq!(fault.span, 9..9, "{fault:?}");
}

#[test]
fn a_file_has_the_namespace_of_svg() {
    assert_eq!(clean("<svg id='a'/>").unwrap(), format!("<svg xmlns=\"{SVG}\" id='a'/>"));
    let of_editor = "<svg i:a='b' xmlns:i='urn:i'/>";
    assert_eq!(clean(of_editor).unwrap(), format!("<svg xmlns=\"{SVG}\" xmlns:i='urn:i'/>"));
    let fault = clean("<svg xmlns='https://www.w3.org/2000/svg'/>").unwrap_err();
    assert!(fault.message.starts_with("its namespace is `https://www.w3.org"), "{fault:?}");
}

#[test]
fn a_picture_that_needs_a_style_sheet_is_known() {
    for needed in ["@import 'x.css';", "@IMPORT url(x.css);", "a{fill:url(x.css)}"] {
        let text = format!("<svg xmlns='{SVG}'><style>{needed}</style></svg>");
        assert_eq!(file_beside(&text).map(|(file, _)| file).as_deref(), Some("x.css"), "{needed}");
    }
}
