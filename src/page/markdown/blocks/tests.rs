use crate::engine::diagnostic::{Diagnostic, Report};
use crate::engine::source::SourcePath;
use crate::page::markdown::body::Body;

fn found(text: &str) -> Vec<(String, String)> {
    let path = SourcePath::new("locales/en/pages/a.md");
    let body = Body::new(path, text.to_owned(), false);
    let told = body.mistakes().map(|wrong| {
        let place = wrong.place.as_ref().expect("each has a place");
        (text[place.start..place.end].to_owned(), wrong.hint_text().into_owned())
    });
    told.collect()
}

#[test]
fn prose_has_signs() {
    for fine in [
        "#3 of 5, ## and\n#hashtag\n\n\\##a\n\n`##a`\n\n    ##a\n\n####### a\n",
        "# a\n\n## b ##\n\n##\n\n- ## c\n",
        "| a | b |\n|---|:-:|\n| c | d |\n\nx\n\n|x| = 3\n\n\\| a | b |\n\na | b\n",
        "> | a | b |\n> |---|---|\n> | c | d |\n\n- | a | b |\n  |---|---|\n",
        "```\na\n```\n\n~~~~ rust\n```\n~~~~~\n\n> ```\n> a\n> ```\n\n- ```\n  a\n  ```\n",
        "```\r\na\r\n```\r\n\r\n| a | b |\r\n|---|---|\r\n| c | d |\r\n",
        "| a | b |\n|---|---|\n| c \\| d | e | |\n| f |\n\na | b\n--|--\n`c\\|d` | e\n",
        "---\n\ntitle: a\n---\n",
        "– a  \n– b  \n– c\n\n– a\\\n– b\n\n–5\n–3\n\n٢٠٢٦. سنة\n\n– a\n",
        "---\nNote: read on\n\na\n\n---\n",
    ] {
        assert_eq!(found(fine), [], "{fine}");
    }
}

#[test]
fn what_was_meant_as_a_block_is_found() {
    for (text, place, hint) in [
        ("##Kontakt", "##", "write `## Kontakt`"),
        ("a\n###So und so und so und so", "###", "write `### So und so und …`"),
        ("##\u{a0}Kontakt", "##", "write `## Kontakt`"),
        ("＃　連絡先", "＃", "write `# 連絡先`"),
        ("- ##a\n- b", "##", "write `## a`"),
        (
            "١. واحد\n٢. اثنان",
            "٢.",
            "write `2. اثنان`, or an empty line between lines that are not a list",
        ),
        ("१. एक\n२. दो", "२.", "write `2. दो`, or an empty line between lines that are not a list"),
        ("– a\n– b", "–", "write `- b`"),
        ("\u{200f}- عنصر", "\u{200f}", "remove it, or write ordinary spaces: `- عنصر`"),
        ("\u{200e}## عنوان", "\u{200e}", "remove it, or write ordinary spaces: `## عنوان`"),
        ("｜a｜b｜\n｜---｜---｜\n｜1｜2｜", "｜a｜b｜", "write `|a|b|`"),
        ("```\na\n\n## b", "```", "write ``` on a line of its own after the code"),
        ("> ~~~~\n> a\n\nb", "~~~~", "write ~~~~ on a line of its own after the code"),
    ] {
        assert_eq!(found(text), [(place.to_owned(), hint.to_owned())], "{text}");
    }
}

#[test]
fn what_was_meant_as_a_table_is_found() {
    for (text, place, hint) in [
        ("| a | b |\n| c | d |\n| e | f |", "| a | b |", "write `| --- | --- |` below"),
        ("| a | b |\n|---|\n| e | f |", "|---|", "write `| --- | --- |`"),
        ("a | b | c\n--|--\ne | f | g", "--|--", "write `| --- | --- | --- |`"),
        ("|---|---|\n| a | b |", "|---|---|", "write them above"),
        ("| a | b |\n|---|---|\n| c | d | e | f |", "e | f", "another column"),
        ("> a | b\n> --|--\n> c | `d|e`", "e`", "write `\\|`"),
        ("| a | b |\n|---|---|\n\n| c | d |\n| e | f |", "| c | d |", "no empty line within"),
    ] {
        let told = found(text);
        let [(at, told)] = &told[..] else { panic!("{text}: {told:?}") };
        assert_eq!(at, place, "{text}");
        assert!(told.contains(hint), "{text}: {told}");
    }
}

#[test]
fn front_matter_is_found() {
    let hint = "remove these lines: the keys of the page belong in `content/pages/a.yaml`";
    for text in ["---\ntitle: A\n---\n\nb", "+++\ntitle = \"A\"\n+++\nb"] {
        assert_eq!(found(text), [(text[..3].to_owned(), hint.to_owned())]);
    }
}

#[test]
fn pasted_lists_and_tables_are_doubtful() {
    for (text, places) in [
        ("•\tErster\n\n\u{2022} Zweiter\n\no\tDritter\n\n·\tVierter", &["•", "•", "o", "·"][..]),
        ("a\tb\nc\td\ne\tf\n\n> k\tühl\n> x\ty", &["a\tb\nc\td", "k\tühl\n> x\ty"]),
        ("a\tb\n\n\ta\tb\n\tc\td\n\n```\na\tb\nc\td\n```\n\n●見出し\n\n● a\n\n• \n\n2 • 3", &[]),
        ("-\ta\n-\tb\n\n1.\ta\n\n| a\t| b |\n|---|---|\n| c\t| d |", &[]),
    ] {
        let path = SourcePath::new("locales/en/pages/a.md");
        let body = Body::new(path, text.to_owned(), false);
        let mut report = Report::new();
        body.check(&mut report);
        let place = |one: &Diagnostic| one.place.as_ref().map(|at| &text[at.start..at.end]);
        let found: Vec<&str> = report.iter().filter_map(place).collect();
        assert_eq!(found, places, "{text}");
    }
}
