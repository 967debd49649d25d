//! Placeholders: the initial texts of a new page.

/// The placeholder for a message or a body of that name: `our-team` becomes `Our team …`.
pub fn placeholder(name: &str) -> String {
    format!("{} …", title(name))
}

/// Returns whether a text is the placeholder for that name.
pub fn is_placeholder(text: &str, name: &str) -> bool {
    text.ends_with(" …") && text == placeholder(name)
}

/// A name as a title: `our-team` becomes `Our team`.
pub fn title(name: &str) -> String {
    let words = name.replace('-', " ");
    let mut letters = words.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    first + letters.as_str()
}
