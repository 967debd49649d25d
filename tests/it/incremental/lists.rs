//! Lists of pages, and bodies that they show.

use super::*;

#[test]
fn a_new_article_renders_what_lists_it() {
    let mut site = files(BASE);
    let text = "\
-- content/pages/list.yaml
path: list
template: list.html
title: footer-note
paginate: { folder: journal, sort: -rank, size: 2 }
-- templates/list.html
{{ page.pager.number }}{% for item in page.pager.items %}{{ item.id }}{% endfor %}
-- templates/article.yaml
rank: integer
-- templates/article.html
{% with beside = adjacent(folder=\"journal\", sort=\"-rank\") %}
{% if beside.next is defined %}{{ beside.next.id }}{% endif %}{% endwith %}
";
    site.extend(files(text));
    let article = |site: &mut Files, id: &str, rank: usize| {
        let text = format!(
            "path: journal/{id}\ntemplate: article.html\ntitle: footer-note\nrank: {rank}\n"
        );
        site.insert(format!("content/pages/journal/{id}.yaml"), text.into_bytes());
    };
    for (id, rank) in [("first", 1), ("second", 2), ("third", 3)] {
        article(&mut site, id, rank);
    }
    let mut workshop = Builder::new(BuildSession::new());
    let (_, report) = workshop.build(&site);
    assert_eq!(report, "");
    // The oldest article: itself, the one before it, and the second part of the list are rendered,
    // in two languages.
    article(&mut site, "oldest", 0);
    let built =
        difference(&mut workshop, &site).unwrap_or_else(|difference| panic!("{difference}"));
    assert_eq!((built.counts.rendered, built.counts.reused), (6, 8));
}

#[test]
fn a_list_without_its_key_is_wrong_in_every_language() {
    let mut site = files(BASE);
    let article = "template: article.html\ntitle: footer-note\n";
    let text = format!(
        "\
-- content/pages/list.yaml
path: list
template: list.html
title: footer-note
-- templates/list.html
{{% for item in pages(folder=\"journal\", sort=\"-rank\") %}}{{{{ item.id }}}}{{% endfor %}}
-- templates/article.yaml
rank?: integer
-- templates/article.html
{{{{ page.title }}}}
-- content/pages/journal/first.yaml
path: journal/first
{article}rank: 1
locales: [en]
-- content/pages/journal/second.yaml
path: journal/second
{article}"
    );
    site.extend(files(&text));
    let mut workshop = Builder::new(BuildSession::new());
    let (_, report) = workshop.build(&site);
    assert_eq!(report, "");
    // The German list does not change.
    let first = "content/pages/journal/first.yaml".to_owned();
    site.insert(first, format!("path: journal/first\n{article}locales: [en]\n").into_bytes());
    let built =
        difference(&mut workshop, &site).unwrap_or_else(|difference| panic!("{difference}"));
    assert!(built.report.has_errors());
}
