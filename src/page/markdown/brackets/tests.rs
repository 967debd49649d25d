use super::*;

use crate::engine::source::SourcePath;

fn found(text: &str) -> Vec<(String, String)> {
    let body = Body::new(SourcePath::new("a.md"), text.to_owned(), false);
    let mut brackets = Brackets::new(&body);
    for (event, span) in body.events() {
        brackets.read(&event, &span);
    }
    let told = |wrong: Diagnostic| {
        let place = wrong.place.as_ref().expect("each has a place");
        (text[place.start..place.end].to_owned(), wrong.hint_text().into_owned())
    };
    brackets.finish().into_iter().map(told).collect()
}

#[test]
fn prose_has_brackets() {
    for fine in [
        "[1] (see below), [so] (and so on), [2] (https://a.example), list[0] and f(x)",
        "Yes![1] No! [2] \\![a] a\\](b) \\[a](page:b) [a]\\(page:b) \\\\[a](page:b)",
        "`[a] (page:b)` and ``[a](b c)``\n\n    [a] (page:b)\n\n```\n![a](b c)\n```\n",
        "[a](page:b) ![c](d.svg) [![e](f.svg)](page:g) [h](<i j>) [k](page:l \"m n\")",
        "【注】（见下文）, [注]（见下文）, [page] (page: 5), [issue] (#12)",
        "- [ ] open\n- [x] done (page:b)\n\n[a]\n\n(page:b)\n\n| [a] | (page:b) |\n|-|-|\n",
        "a[i][j], [1][2], [b][c][d], [x][1], `[a][b]`, \\[a][b], [a][b]\n\n[b]: page:b",
        "f(x)[0], (a)[b], [page: 5], \\[^1] and [a ^b]",
        "Words[^1](and more).\n\n[^1]: A note.\n\n<https://a.example/[b](c)>",
    ] {
        assert_eq!(found(fine), [], "{fine}");
    }
}

#[test]
fn what_was_meant_as_a_link_is_found() {
    for (text, place, hint) in [
        ("a [List] (page:b)", "] (", "write `[List](page:b)`"),
        ("a [List]\n(page:b)", "]\n(", "write `[List](page:b)`"),
        ("a [*b*] (#c)", "] (", "write `[*b*](#c)`"),
        ("[so](page:b#c, and (more)", "](page:b#c", "write `[so](page:b#c)`"),
        ("[so](page:b [c](page:d)", "](page:b", "write `[so](page:b)`"),
        ("[so](page:b）。", "](page:b", "write `[so](page:b)`"),
        ("[和]（page:b#c）", "]（", "write `[和](page:b#c)`"),
        ("【和】(page:b)", "】(", "write `[和](page:b)`"),
        ("[so](page:b #c)", "page:b #c", "remove it: `[so](page:b#c)`"),
        (
            "[so](mailto:a@b.example?subject=Hi there)",
            "mailto:a@b.example?subject=Hi there",
            "write `%20` instead: `[so](mailto:a@b.example?subject=Hi%20there)`",
        ),
        (
            "[so](mailto: a@b.example)",
            "mailto: a@b.example",
            "remove it: `[so](mailto:a@b.example)`",
        ),
        ("[so](tel:+49 30 1)", "tel:+49 30 1", "remove it: `[so](tel:+49301)`"),
        ("![B](p.jpg =10x20)", "p.jpg =10x20", "write `![B](p.jpg)`"),
        ("[a](page:b “c d”)", "page:b “c d”", "write `[a](page:b \"c d\")`"),
        ("![Bild] (a.png)", "] (", "write `![Bild](a.png)`"),
        (
            "See [the terms][terms].",
            "[the terms][terms]",
            "write `[terms]: page:<id>` on a line of its own, or `\\[` for a literal `[`",
        ),
        (
            "See [terms][].",
            "[terms][]",
            "write `[terms]: page:<id>` on a line of its own, or `\\[` for a literal `[`",
        ),
        ("So [hier]\u{200f}(page:b).", "]\u{200f}(", "write `[hier](page:b)`"),
        ("So (page:b)[hier].", "(page:b)[hier]", "write `[hier](page:b)`"),
        ("So (hier)[page:b].", "(hier)[page:b]", "write `[hier](page:b)`"),
        (
            "(hier)[https://a.example/b]",
            "(hier)[https://a.example/b]",
            "write `[hier](https://a.example/b)`",
        ),
        ("So [page:b].", "[page:b]", "write `[words](page:b)`"),
        ("So[^2].", "[^2]", "write `[^2]: the note` on a line of its own, after the text"),
    ] {
        assert_eq!(found(text), [(place.to_owned(), hint.to_owned())], "{text}");
    }
    let space = "write the address between `<` and `>`: `![B](<Mein ä.png>)`".to_owned();
    assert_eq!(found("![B](Mein ä.png)"), [("Mein ä.png".to_owned(), space)]);
    for (text, place) in [
        ("so](page:b)", "](page:b)"),
        ("[so(page:b)", "["),
        ("![so(b.png)", "["),
        ("![so]", "![so]"),
        ("[a [b](page:c) d](page:e)", "](page:e)"),
        ("| [a](page:b | c) |\n|-|-|\n| d | e |", "](page:b"),
    ] {
        let found = found(text);
        assert_eq!(found.iter().map(|(at, _)| &**at).collect::<Vec<_>>(), [place], "{text}");
    }
}
