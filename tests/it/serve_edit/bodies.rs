//! Edits of the blocks of Markdown bodies.

use std::fs;

use serde_json::{Value, json};

use crate::preview::Preview;
use crate::serve_edit::{input, post, read};
use crate::site::Site;

const TEXT: &str = "# Title\n\nFirst *words*\nand more.\n\n* item\n* two\n\n> Said\n> so.\n\nLast.";

#[test]
fn a_block_of_a_body_is_edited_at_its_place() {
    let site = Site::new("");
    site.replace("templates/page.html", "{% endfor %}", "{% endfor %}{{ page.content }}");
    for (tag, ending) in [("en", "\n"), ("de", "\r\n")] {
        let path = site.at(&format!("locales/{tag}/pages/home.md"));
        fs::write(path, TEXT.replace('\n', ending)).unwrap();
    }
    let preview = Preview::watching(&site);
    let marked =
        preview.ask("GET", "/de/", &[("Accept", "text/html"), ("Cookie", "archipel-mode=edit")]);
    let file = "locales/de/pages/home.md";
    let mark = |place: &str| format!("<span data-source=\"{file}:{place}\" data-message=\"\">");
    for (element, place, text) in
        [("<p>", "3:1", "First <em>words"), ("<li>", "6:1", "item"), ("<p>", "9:3", "Said")]
    {
        let expected = format!("{element}{}{text}", mark(place));
        assert!(marked.text().contains(&expected), "{expected}: {}", marked.text());
    }
    let block = |line: usize, column: usize| {
        preview.get(&format!("/@archipel/block?file={file}&line={line}&column={column}"))
    };
    let save = |read: &Value, text: &str| {
        let digest = &read["texts"][0]["digest"];
        let new = json!({ "file": file, "digest": digest, "block": read["block"], "text": text });
        post(&preview, "/@archipel/block", &new)
    };
    let found: Value = serde_json::from_slice(&block(3, 1).body).unwrap();
    assert_eq!(found["texts"][0]["parts"][0]["forms"][0]["text"], "First *words*\nand more.");
    let before = input(&site);
    assert_eq!(save(&found, "A [link](page:nothing).").status, 422);
    let mut outside = found.clone();
    outside["block"]["end"] = json!(12);
    assert_eq!(save(&outside, "x").status, 400);
    outside["block"] = json!({ "start": 0, "end": 1_000_000 });
    assert_eq!(save(&outside, "x").status, 400);
    assert_eq!(save(&found, "a\u{0}b").status, 400);
    assert_eq!((block(2, 1).status, block(99, 99).status), (409, 409));
    for other in ["locales/de/pages/home.ftl", "site.toml", "../home.md", "locales/de/pages/a.md"] {
        let answer = preview.get(&format!("/@archipel/block?file={other}&line=1&column=1"));
        assert_eq!(answer.status, 404, "{other}");
    }
    assert_eq!(input(&site), before);
    let answer = save(&found, "New\nwords.\n");
    assert_eq!(answer.status, 200, "{}", answer.text());
    let expected = TEXT.replace("First *words*\nand more.", "New\nwords.").replace('\n', "\r\n");
    assert_eq!(read(&site, file), expected);
    preview.shows("/de/", "New\nwords.");
    assert_eq!(save(&found, "Stale").status, 409);
    assert_eq!(post(&preview, "/@archipel/undo", &json!({ "change": 1 })).status, 200);
    assert_eq!(read(&site, file), TEXT.replace('\n', "\r\n"));
}
