use super::*;
use crate::content::schema::page_shape;
use crate::content::yaml::parse;

/// The messages of a section with this schema.
fn messages(schema: &str, section: &str) -> Vec<String> {
    let (path, mut report) = (SourcePath::new("a.yaml"), Report::new());
    let schema = parse(&path, schema, &mut report).unwrap();
    let shape = page_shape(&path, &schema, &mut report).unwrap();
    let node = parse(&path, section, &mut report).unwrap();
    let mut checker = Checker::of_page(&path, &mut report);
    checker.below("sale", |checker| checker.check(&shape, &node)).unwrap();
    checker.references.iter().map(|reference| reference.name.to_string()).collect()
}

#[test]
fn required_messages_have_the_id_of_their_place() {
    let schema = "title: message\nlead?: message\naction: { link: page, sub_title: message }";
    assert_eq!(
        messages(schema, "action: { link: about }"),
        ["about", "sale-action-sub-title", "sale-title"]
    );
    assert_eq!(
        messages(schema, "title: head\nlead: true\naction: { link: about, sub_title: sub }"),
        ["head", "sale-lead", "about", "sub"]
    );
}

#[test]
fn items_have_their_id_or_number() {
    let schema = "rows: [{ name: message }]\nparts: [message]";
    assert_eq!(
        messages(schema, "rows: [{ id: first }, {}]\nparts: [true, other]"),
        ["sale-first-name", "sale-2-name", "sale-parts-1", "other"]
    );
}

#[test]
fn mappings_of_messages_may_be_absent() {
    assert_eq!(
        messages("columns: { name: message, share: message, note?: message }", "{}"),
        ["sale-columns-name", "sale-columns-share"]
    );
}
