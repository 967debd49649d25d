use std::collections::BTreeSet;

use super::*;
use crate::content::schema;

const WHOLE: &str = r#"description = "Estimates a reward."
when = "visible"
messages = ["state-not-published"]

[props]
zeal = "number"
apy = "number"
"note?" = "text"
rows = [{ name = "text", share = "number" }]
"#;

#[test]
fn a_whole_file_is_read() {
    let snapshot = Snapshot::in_memory([
        ("islands/a/island.toml", WHOLE.as_bytes().to_vec()),
        ("islands/a/island.tsx", Vec::new()),
    ]);
    let mut report = Report::new();
    let spec = discover(&snapshot, &mut report).remove(0);
    assert_eq!((spec.name.as_str(), spec.when, spec.media), ("a", When::Visible, None));
    assert_eq!(spec.messages[0].value, "state-not-published");
    assert_eq!(&WHOLE[spec.messages[0].span.clone()], "\"state-not-published\"");
    let (key, value) = &spec.props.as_map().unwrap()[1];
    assert_eq!((&WHOLE[key.span()], &WHOLE[value.span()]), ("apy", "\"number\""));
    let shape = schema::shape(&spec.path, &spec.props, &mut report).unwrap();
    let schema::Shape::Record(fields) = shape else { panic!("{shape:?}") };
    let names: Vec<_> = fields.iter().map(|field| (&*field.name, field.optional)).collect();
    assert_eq!(names, [("zeal", false), ("apy", false), ("note", true), ("rows", false)]);
    assert!(!report.has_errors());
}

#[test]
fn scripts_name_the_same_directives() {
    let types = include_str!("../runtime/when/directive.ts");
    let (_, union) = types.split_once("export type When =").unwrap();
    let (union, _) = union.split_once(';').unwrap();
    let names = union.split('|').map(|name| name.trim().trim_matches('"'));
    let names: BTreeSet<&str> = names.filter(|name| !name.is_empty()).collect();
    let hydrated = When::ALL.into_iter().filter(|when| *when != When::Never);
    let expected: BTreeSet<&str> = hydrated.map(When::name).collect();
    assert_eq!(names, expected);
}
