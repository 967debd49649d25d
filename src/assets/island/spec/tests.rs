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
