use crate::base::html::nesting::{DepartureKind, Nesting};
use crate::base::html::{Markup, each_markup};

/// The changes that a parser makes: each tag or text with the element that is the cause.
fn departures(html: &str) -> Vec<String> {
    let mut nesting = Nesting::default();
    let mut done = 0;
    let mut found = Vec::new();
    let word = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    each_markup(html.as_bytes(), |part| {
        let (name, start, end) = match &part {
            Markup::Start(tag) => (tag.name, tag.start, tag.end + tag.text.map_or(0, <[u8]>::len)),
            Markup::End(name, span) => (*name, span.start, span.end),
            Markup::Other(span) => (&b""[..], span.start, span.end),
        };
        let text = nesting.text(&html.as_bytes()[done..start]);
        done = end;
        let departure = match part {
            Markup::Start(tag) => nesting.start(tag.name, html[..tag.end].ends_with("/>")),
            Markup::End(name, ..) => nesting.end(name),
            Markup::Other(..) => None,
        };
        for departure in text.into_iter().chain(departure) {
            let does = match departure.kind {
                DepartureKind::Closes => "ends",
                DepartureKind::Refused => "not in",
            };
            found.push(format!("{} {does} {}", word(name), word(departure.element)));
        }
    });
    found
}

#[test]
fn what_is_nested_as_written_is_found_to_be() {
    for html in [
        "<div><p>a <b>c</b></p><ul><li>d<ul><li>e</li></ul></li></ul></div>",
        "<button><div><span>a</span></div></button><h2><div>b</div></h2>",
        "<table><caption>a</caption><colgroup><col></colgroup><thead><tr><th>b</th></tr></thead>\
         <tbody> <tr> <td><p>c</p><table><tbody><tr><td>d</td></tr></tbody></table></td></tr>\
         </tbody></table>",
        "<select><optgroup><option>a</option><option>b</option></optgroup><hr></select>",
        "<svg><a><path/><g><text>a</text></g></a><foreignObject><div><p>b</p></div>\
         </foreignObject></svg>",
        "<p><svg viewBox=\"0 0 1 1\"><title>a</title><path d=\"M0\"/></svg> b</p>",
        "<p><button><div>the button begins a scope of its own</div></button></p>",
        "<dl><dt>a</dt><dd>b</dd></dl><ruby>c<rp>(</rp><rt>d</rt><rp>)</rp></ruby>",
        "<my-element><div>a</div></my-element><details><summary>b</summary>c</details>",
        "<html><head><title>a</title><link><script>b</script></head><body><p>c</p></body></html>",
    ] {
        assert_eq!(departures(html), Vec::<String>::new(), "{html}");
    }
}

#[test]
fn what_a_parser_changes_is_found() {
    for (html, expected) in [
        ("<p><my-element><div>a</div></my-element></p>", &["div ends p"]),
        ("<p>a<p>b</p>", &["p ends p"]),
        ("<P>a<TABLE></TABLE>", &["TABLE ends P"]),
        ("<a>b<i><a>c</a>", &["a ends a"]),
        ("<button><i><button>a</button>", &["button ends button"]),
        ("<form><div><form>a</form></div></form>", &["form not in form"]),
        ("<ul><li><b><li>a</li></ul>", &["li ends li"]),
        ("<dl><dd><dt>a</dt></dl>", &["dt ends dd"]),
        ("<h1><h2>a</h2>", &["h2 ends h1"]),
        ("<table><tr><td>a</td></tr></table>", &["tr not in table"]),
        ("<table><tbody><tr>a</tr></tbody></table>", &["tr not in tr"]),
        ("<table><tbody><div>a</div></tbody></table>", &["div not in tbody"]),
        ("<div><tr></tr></div>", &["tr not in div"]),
        ("<select><div>a</div></select>", &["div not in select"]),
        ("<svg><g><div>a</div>", &["div ends svg"]),
        ("<head><div>a</div>", &["div ends head"]),
    ] {
        let found = departures(html);
        assert_eq!(found.first().map(String::as_str), expected.first().copied(), "{html}");
    }
}

#[test]
fn broken_markup_has_an_end() {
    for html in
        ["</p></div></td>", "<table></td></tr></a>", "<a><p></a></p>", "<li></ul></li>", "<"]
    {
        departures(html);
    }
}
