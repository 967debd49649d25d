use super::*;
use crate::engine::source::Snapshot;

fn errors(text: &str) -> String {
    let mut report = Report::new();
    parse(&SourcePath::new("a.yaml"), text, &mut report);
    report.human(&Snapshot::in_memory([("a.yaml", text.into())]), false)
}

#[test]
fn scalars_stay_what_was_written() {
    let mut report = Report::new();
    let text = "price: 0.10\nlaw: no\nlist: [a, 'b']\n";
    let node = parse(&SourcePath::new("a.yaml"), text, &mut report).unwrap();
    assert_eq!(report, Report::new());
    assert_eq!(node.get("price").unwrap().as_text(), Some("0.10"));
    assert_eq!(node.get("law").unwrap().as_text(), Some("no"));
    assert_eq!(&text[node.get("list").unwrap().span()], "[a, 'b']");
}

#[test]
fn anchors_are_refused_at_their_places() {
    for (text, name, places) in [
        ("a: &copy; 2026 Acme\nb: &nbsp;x y\n", "&copy;", &["1:4", "2:4"][..]),
        ("a: &x \"b\"\nc: d & e &f\n", "&x", &["1:4"]),
        ("a: &x\nb: c\n", "&x", &["1:4"]),
        ("- &x\n- b\n", "&x", &["1:3"]),
        ("&x a: b\n", "&x", &["1:1"]),
        ("a: &x # R&D\n  b: c\n", "&x", &["1:4"]),
        ("a: {b: &x c, d: e}\n", "&x", &["1:8"]),
        ("a: &x\n", "&x", &["1:4"]),
        ("a: &é [b]\n", "&é", &["1:4"]),
    ] {
        let found = errors(text);
        assert!(found.contains(&format!("`{name}` is a YAML anchor")), "{text}: {found}");
        assert_eq!(found.matches("YAML anchor").count(), places.len(), "{text}: {found}");
        for place in places {
            assert!(found.contains(&format!("a.yaml:{place}\n")), "{text}: {found}");
        }
    }
    for fine in ["a: \"&copy; 2026\"\n", "a: b &c\n", "a: R&D\n", "a: |\n  &b\n"] {
        assert_eq!(errors(fine), "", "{fine}");
    }
}

#[test]
fn depth_is_bounded() {
    assert!(errors(&"[".repeat(100_000)).contains("error"));
}

#[test]
fn an_empty_file_is_an_empty_mapping() {
    let mut report = Report::new();
    let node = parse(&SourcePath::new("a.yaml"), "# nothing\n", &mut report).unwrap();
    assert_eq!(node.as_map(), Some(&[][..]));
}
