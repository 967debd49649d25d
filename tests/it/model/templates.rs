//! The templates of the model, and the schemas of its sections.

use crate::model::Model;

impl Model {
    /// Their names and texts.
    pub(super) fn template_texts(&self) -> Vec<(String, String)> {
        let number = |name: &str| self.templates.get(name).copied().unwrap_or_default();
        TEMPLATES
            .iter()
            .map(|(name, text)| {
                let text = text.replace('%', &number(name).to_string());
                ((*name).to_owned(), text.replace("<|", "{%").replace("|>", "%}"))
            })
            .chain([(
                "sections/hero.yaml".to_owned(),
                match number("schema") {
                    0 | 1 => format!("# {}\ntitle: message\nnote?: message\n", number("schema")),
                    2 => "note?: message\ntitle: message\nmore?: text\n".to_owned(),
                    _ => "title: message\nnote?: message\nmore?: number\n".to_owned(),
                },
            )])
            .collect()
    }
}

/// The templates; `%` stands for the number that an edit changes, `<|` and `|>` for the engine's
/// own signs.
const TEMPLATES: [(&str, &str); 25] = [
    (
        "layout.html",
        "<| from \"macros.html\" import stamp |><html lang=\"{{ locale.tag }}\"><head><title>{{ page.title }}</title>\n\
         <meta name=\"description\" content=\"{{ page.description }}\">\n\
         <link rel=\"stylesheet\" href=\"{{ asset('main.css') }}\">\n{{ head() }}</head>\n\
         <body>{{ body }}<| include \"parts/\" ~ locale.direction ~ \".html\" |><| include \"parts/foot.html\" |>{{ stamp(%) }}\n\
         <| for other in alternates |><a href=\"{{ other.url }}\">{{ other.locale.label }}</a><| endfor |>\n\
         {{ language.tag }} {{ site.name }} {{ data.settings.analytics.pixel }}</body></html>\n",
    ),
    (
        "page.html",
        "<| for section in page.sections |>\n<section<| if section.anchor is defined |> id=\"{{ section.anchor }}\"<| endif |>>\n\
         <| include \"sections/\" ~ section.type ~ \".html\" |>\n</section>\n<| endfor |>\n\
         <| if data.extra is defined |>{{ data.extra.words }} {{ data.extra.link }}<| endif |>%\n\
         <| if page.note is defined |>{{ markdown(page.note) }}<| endif |>\n         <| if page.content is defined |><div data-search=\"body\">{{ page.content }}</div><| endif |>\n\
         <| if page.id == \"home\" |><| for item in pages(folder=\"more\", sort=\"-rank\", limit=2) |>{{ content(item.id) }}<a href=\"{{ item.url }}\">{{ item.title }} {{ item.rank | default(\"\") }}</a><| endfor |>\n\
         <| for item in pages(folder=\"more\", tag=\"a\") |>{{ item.id }} <| endfor |><| for item in pages(folder=\"crew\") |>{{ item.title }} <| endfor |><| for tag in tags(\"topics\") |><a href=\"{{ tag.url }}\">{{ tag.title }} {{ tag.count }}</a><| endfor |><| endif |>\n\
         <| if page.id in [\"more/about\", \"more/prices\", \"more/team\"] |><| with beside = adjacent(folder=\"more\", sort=\"rank\") |><| if beside.previous is defined |>{{ beside.previous.title }}<| endif |> <| if beside.next is defined |>{{ beside.next.url }}<| endif |><| endwith |>\n\
         <| for item in related(folder=\"more\", sort=\"-rank\", limit=2) |><a href=\"{{ item.url }}\">{{ item.title }}</a><| endfor |><| if page.content is defined |>{{ page.content | reading_minutes }}<| endif |>\n         <| for tag in tags(\"topics\", names=page.tags | default([])) |><a href=\"{{ tag.url }}\">{{ tag.title }}</a><| endfor |><| endif |>",
    ),
    (
        "list.html",
        "{{ t(\"title\") }} %<| if page.pager is defined |>{{ page.pager.number }}/{{ page.pager.count }}\n\
         <| for item in page.pager.items |><a href=\"{{ item.url }}\">{{ item.title }}</a><| endfor |>\n\
         <| for near in page.pager.near |><a href=\"{{ near.url }}\">{{ near.number }}</a><| endfor |><| endif |>\n",
    ),
    (
        "crew.html",
        "<h1>{{ page.title }}</h1>{{ t(page.row.role) }} % {{ page.row.name }}\n\
         <| if page.content is defined |>{{ page.content }}<| endif |>\n\
         <| for item in pages(folder=\"crew\", sort=\"-rank\") |><a href=\"{{ item.url }}\">{{ item.title }} {{ item.row.name }}</a><| endfor |>\n",
    ),
    (
        "plain.html",
        "<p>% {{ page.social_title }} {{ t('title') }}</p>\n\
         <| include \"parts/a.html\" if page.index else \"parts/b.html\" |>\n",
    ),
    ("macros.html", "<| macro stamp(number) |><i>{{ number }} %</i><| endmacro |>\n"),
    (
        "sections/hero.html",
        "<h1 data-search=\"%\">{{ t(section.title) }} %</h1><| if section.note is defined |><p>{{ rich(section.note) }}</p><| endif |>\n",
    ),
    (
        "sections/link.html",
        "<a href=\"<| if section.at is defined |>{{ url(section.to, anchor=section.at) }}<| else |>{{ url(section.to) }}<| endif |>\">{{ t(section.label) }} %</a>\n",
    ),
    ("page.yaml", "rank?: integer\ntags?: [text]\nnote?: markdown\n"),
    ("plain.yaml", "rank?: integer\ntags?: [text]\nnote?: markdown\n"),
    ("sections/text.yaml", "text: markdown\n"),
    ("sections/text.html", "<div data-search=\"text\">{{ markdown(section.text) }}%</div>\n"),
    ("sections/link.yaml", "to: page\nlabel: message\nat?: text\n"),
    (
        "sections/picture.html",
        "<img src=\"{{ asset(section.file) }}\" alt=\"{{ fact(section.fact) }}\">{{ inline(\"a.svg\") }}%\n",
    ),
    ("sections/picture.yaml", "file: asset\nfact: fact\n"),
    (
        "sections/table.html",
        "<| for row in section.rows |><| if section.big |><b>{{ t(row.name) }}</b><| else |>{{ number(row.share) }}<| endif |><| endfor |>%\n",
    ),
    ("sections/table.yaml", "big: boolean\nrows: [{ name: message, share: number }]\n"),
    (
        "parts/foot.html",
        "<footer>{{ t(\"shared-foot\") }} % {{ date(data.presale.opens, style=\"short\") }} \
         {{ date(data.presale.closes, time_style=\"short\") }}</footer>\n",
    ),
    ("parts/ltr.html", "from the left %\n"),
    ("parts/a.html", "a % {{ locales | length }}\n"),
    ("parts/b.html", "b %\n"),
    ("unused.html", "<p>%</p>\n"),
    (
        "404.html",
        "<| for edition in editions |>{{ edition.t(\"title\") }} {{ edition.url(\"home\") }}<| endfor |>%\n",
    ),
    (
        "humans.txt",
        "<| for item in pages(folder=\"more\", limit=1) |>{{ content(item.id) }}<| endfor |>{{ site.name }} % {{ t(\"shared-label\") }}\n",
    ),
    ("site.webmanifest", "{ \"name\": {{ page.title }}, \"n\": % }\n"),
];
