use super::*;
use crate::schema;

fn read(text: &str) -> Result<IslandSpec, String> {
    let snapshot = Snapshot::in_memory([
        ("islands/a/island.toml", text.as_bytes().to_vec()),
        ("islands/a/island.tsx", Vec::new()),
    ]);
    let mut report = Report::new();
    let found = discover(&snapshot, &mut report);
    found.into_iter().next().filter(|_| !report.has_errors()).ok_or_else(|| {
        report.normalize();
        report
            .records(&snapshot)
            .iter()
            .map(|record| serde_json::to_value(record).unwrap())
            .map(|record| {
                format!("{}:{} {}\n", record["line"], record["column"], record["message"])
            })
            .collect()
    })
}

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
    let spec = read(WHOLE).unwrap();
    assert_eq!((spec.name.as_str(), spec.when, spec.media), ("a", When::Visible, None));
    assert_eq!(spec.messages[0].value, "state-not-published");
    assert_eq!(&WHOLE[spec.messages[0].span.clone()], "\"state-not-published\"");
    let mut report = Report::new();
    let shape = schema::shape(&spec.path, &spec.props, &mut report).unwrap();
    let schema::Shape::Record(fields) = shape else { panic!("{shape:?}") };
    let names: Vec<_> = fields.iter().map(|field| (&*field.name, field.optional)).collect();
    assert_eq!(names, [("zeal", false), ("apy", false), ("note", true), ("rows", false)]);
    assert!(matches!(&fields[3].shape, schema::Shape::List(item)
        if matches!(&**item, schema::Shape::Record(fields) if fields.len() == 2)));
}

#[test]
fn props_know_their_places() {
    let spec = read(WHOLE).unwrap();
    let (key, value) = &spec.props.as_map().unwrap()[1];
    assert_eq!(&WHOLE[key.span()], "apy");
    assert_eq!(&WHOLE[value.span()], "\"number\"");
}

#[test]
fn mistakes_are_told_with_their_places() {
    for (text, expected) in [
        (
            "",
            "1:1 \"the island does not say when it comes alive\"\n\
             1:1 \"the island has no description\"\n",
        ),
        ("description = 1\nwhen = \"visible\"", "1:15 \"this is not text\"\n"),
        (
            "description = \"a\"\nwhen = \"visable\"",
            "2:8 \"`visable` is no moment to come alive\"\n",
        ),
        ("description = \"a\"\nwhen = \"load\"\nprop = 1", "3:1 \"unknown key `prop`\"\n"),
        (
            "description = \"a\"\nwhen = \"media\"",
            "2:8 \"`when = \\\"media\\\"` needs a media query\"\n",
        ),
        (
            "description = \"a\"\nwhen = \"load\"\nmedia = \"print\"",
            "3:9 \"nothing reads `media` with `when = \\\"load\\\"`\"\n",
        ),
        ("description = \"a\"\nwhen = \"load\"\nmessages = \"x\"", "3:12 \"this is not a list\"\n"),
        ("description = \"a\"\nwhen = \"load\"\nmessages = [1]", "3:13 \"this is not text\"\n"),
        ("description = \"a\"\nwhen = \"load\"\nprops = 1", "3:9 \"`props` is not a table\"\n"),
    ] {
        assert_eq!(read(text).unwrap_err(), expected, "{text}");
    }
    assert!(read("description = \"a\nwhen =").unwrap_err().starts_with("1:"));
    assert!(read("when = \"load\"\nwhen = \"load\"\ndescription = \"a\"").is_err());
}

#[test]
fn a_folder_needs_a_fit_name_and_a_component() {
    let toml = b"description = \"a\"\nwhen = \"load\"\n".to_vec();
    let snapshot = Snapshot::in_memory([
        ("islands/Big/island.toml", toml.clone()),
        ("islands/Big/island.tsx", Vec::new()),
        ("islands/bare/island.toml", toml.clone()),
        ("islands/deep/er/island.toml", toml),
        ("islands/shared/words.ts", Vec::new()),
    ]);
    let mut report = Report::new();
    assert!(discover(&snapshot, &mut report).is_empty());
    let messages: Vec<_> = report.iter().map(|diagnostic| diagnostic.message.as_str()).collect();
    assert_eq!(messages, ["`Big` is no name for an island", "`bare` has no island.tsx"]);
}
