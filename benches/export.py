#!/usr/bin/env python3
"""Write the logical site of the peers' benchmark as a site of Archipel.

  export.py --bench DIR --langs 8 --pages N --out DIR

DIR of --bench (or the variable PEERS_BENCH) is the folder of the peers' benchmark: its gen.py holds the words and
numbers that all generators build. Words go to Fluent files, structure and numbers to YAML.
The same arguments give the same bytes.
"""
import argparse
import os
import shutil
import sys

MARK = ".bench-site"  # in every folder that may be replaced


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bench", default=os.environ.get("PEERS_BENCH"), help="folder with the peers' gen.py")
    parser.add_argument("--langs", type=int, default=8)
    parser.add_argument("--pages", type=int, required=True)
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    gen = model(args.bench)
    if not 1 <= args.langs <= len(gen.LANGS):
        sys.exit(f"export.py: --langs must be 1 to {len(gen.LANGS)}")
    if args.pages < 20:
        sys.exit("export.py: --pages must be at least 20 (the footer links to pages 0 to 19)")
    out = os.path.abspath(args.out)
    if os.path.isdir(out) and os.listdir(out) and not os.path.exists(f"{out}/{MARK}"):
        sys.exit(f"export.py: {out} is not empty and no bench site; it is left alone")
    shutil.rmtree(out, ignore_errors=True)
    write(f"{out}/{MARK}", "")
    export(gen, gen.LANGS[: args.langs], args.pages, out)


def model(folder):
    """The module that makes words and numbers, read from the peers' benchmark without leaving traces there."""
    if not folder or not os.path.isfile(f"{folder}/gen.py"):
        sys.exit("export.py: name the folder of the peers' gen.py with --bench or PEERS_BENCH")
    sys.dont_write_bytecode = True
    sys.path.insert(0, folder)
    import gen

    return gen


def export(gen, langs, pages, out):
    write(f"{out}/site.toml", config(gen, langs))
    write(f"{out}/assets/css/main.css", gen.css())
    for path, text in TEMPLATES.items():
        write(f"{out}/templates/{path}", text)
    write(f"{out}/content/data/navigation.yaml", navigation(gen))
    write(f"{out}/content/pages/home.yaml", HOME)
    for number in range(pages):
        write(f"{out}/content/pages/{gen.slug(number)}.yaml", page(gen, number))
    for lang in langs:
        words = gen.Text(lang)
        folder = f"{out}/locales/{lang}"
        for name, lines in shared(gen.ui_strings(words)).items():
            write(f"{folder}/{name}.ftl", "".join(lines))
        write(f"{folder}/pages/home.ftl", message("title", gen.HOME) + message("description", gen.HOME))
        for number in range(pages):
            write(f"{folder}/pages/{gen.slug(number)}.ftl", messages(gen.record(words, number)))


def config(gen, langs):
    lines = [
        f'base_url = "{gen.BASE}"',
        'name = "Bench"',
        f'default_locale = "{langs[0]}"',
        "",
        "[css]",
        'targets = ["defaults"]',
    ]
    for lang in langs:
        lines += [
            "",
            "[[locales]]",
            f'segment = "{lang}"',
            f'tag = "{lang}"',
            f'label = "{gen.NAMES[lang]}"',
            f'open_graph = "{gen.LOCALE[lang]}"',
        ]
    return "\n".join(lines) + "\n"


def navigation(gen):
    lines = ["menu:"]
    lines += [f"  - {{ label: nav-{at}, page: {gen.slug(at)} }}" for at in range(8)]
    lines += [f"action: {{ label: cta, page: {gen.slug(3)} }}", "footer:"]
    for column in range(4):
        lines += [f"  - title: foot-h{column}", "    items:"]
        lines += [
            f"      - {{ label: foot-{column}-{at}, page: {gen.slug(4 + column * 4 + at)} }}" for at in range(4)
        ]
    return "\n".join(lines) + "\n"


def page(gen, number):
    """The structure and the numbers of a page; they are the same in all languages."""
    record = gen.record(Wordless(gen.LANGS[0]), number)
    name = gen.slug(number)
    lines = [f"path: {name}", "template: page.html", "title: title", "description: description"]
    lines.append("sections:")
    for at in range(len(record["sections"])):
        lines += [
            "  - type: words",
            f"    anchor: s{at}",
            f"    title: section-{at:02}-title",
            f"    text: section-{at:02}-text",
        ]
    lines += ["  - type: table", "    rows:"]
    lines += [f"      - [{', '.join(map(str, row))}]" for row in record["table"]]
    lines += ["  - type: faq", "    questions:"]
    for at in range(len(record["faq"])):
        lines += [f"      - question: faq-{at:02}-question", f"        answer: faq-{at:02}-answer"]
    return "\n".join(lines) + "\n"


class Wordless:
    """Stands in for the words of a language where only the numbers of a record are wanted."""

    def __init__(self, lang):
        self.lang = lang
        self.head = self.desc = self.para = self.ques = self.answer = [""]


def messages(record):
    """The words of a page in one language."""
    lines = [message("title", record["title"]), message("description", record["description"]), "\n"]
    for at, section in enumerate(record["sections"]):
        lines += [message(f"section-{at:02}-title", section["h"]), message(f"section-{at:02}-text", section["t"])]
    lines.append("\n")
    for at, entry in enumerate(record["faq"]):
        lines += [message(f"faq-{at:02}-question", entry["q"]), message(f"faq-{at:02}-answer", entry["a"])]
    return "".join(lines)


def shared(strings):
    """The interface strings of one language, by file."""
    files = {"common": [], "navigation": [], "footer": []}
    for key, text in strings.items():
        key = key.replace("_", "-")
        name = {"nav": "navigation", "foot": "footer"}.get(key.split("-")[0], "common")
        files[name].append(message(key, text))
    return files


def message(key, text):
    # None of the words needs more care: a brace would begin a placeable, a line break another message.
    assert not set(text) & set("{}\n") and text[0] not in "[*." and text == text.strip(), text
    return f"{key} = {text}\n"


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


HOME = """\
path: ""
template: home.html
title: title
description: description
"""

TEMPLATES = {
    "data/navigation.yaml": """\
menu:
  - label: message
    page: page
action: { label: message, page: page }
footer:
  - title: message
    items:
      - label: message
        page: page
""",
    "sections/words.yaml": """\
title: message
text: message
""",
    "sections/words.html": """\
<section class="sec c{{ loop.index0 }}" id="{{ section.anchor }}"><h2>{{ t(section.title) }}</h2>
<p>{{ t(section.text) }}</p>
<a class="more" href="#{{ section.anchor }}">{{ t("more") }}</a></section>
""",
    "sections/table.yaml": """\
rows: [[integer]]
""",
    "sections/table.html": """\
<section class="data"><h2>{{ t("table-title") }}</h2><table><thead><tr>
{%- for at in range(5) %}<th scope="col">{{ t("th-" ~ at) }}</th>{% endfor -%}
</tr></thead><tbody>
{% for row in section.rows %}
<tr>{% for cell in row %}<td class="num">{{ cell }}</td>{% endfor %}</tr>
{% endfor %}
</tbody></table></section>
""",
    "sections/faq.yaml": """\
questions:
  - question: message
    answer: message
""",
    "sections/faq.html": """\
<section class="faq"><h2>{{ t("faq-title") }}</h2>
{% for entry in section.questions %}
<details class="qa"><summary>{{ t(entry.question) }}</summary><p>{{ t(entry.answer) }}</p></details>
{% endfor %}
</section>
""",
    "page.html": """\
<main id="main">
<h1>{{ page.title }}</h1>
<p class="lead">{{ page.description }}</p>
<p class="tag">{{ t("tagline") }}</p>
<nav class="toc" aria-label="{{ t('toc-title') }}"><ol>
{% for section in page.sections if section.type == "words" %}
<li><a href="#{{ section.anchor }}">{{ t(section.title) }}</a></li>
{% endfor %}
</ol></nav>
{% for section in page.sections %}
{% include "sections/" ~ section.type ~ ".html" %}
{% endfor %}
<p class="upd">{{ t("updated") }}</p>
<a class="btt" href="#main">{{ t("back-to-top") }}</a>
</main>
""",
    "home.html": """\
<main id="main"><h1>{{ page.title }}</h1></main>
""",
    "partials/header.html": """\
<header class="top"><a class="logo" href="{{ url('home') }}">{{ t("site-name") }}</a>
<nav class="nav" aria-label="{{ t('menu-label') }}"><ul>
{% for item in data.navigation.menu %}
<li><a href="{{ url(item.page) }}">{{ t(item.label) }}</a></li>
{% endfor %}
</ul></nav>
<details class="langs"><summary>{{ t("lang-label") }}</summary><ul>
{% for other in alternates %}
<li><a href="{{ other.url }}" hreflang="{{ other.locale.tag }}" lang="{{ other.locale.tag }}"
{%- if other.current %} aria-current="true"{% endif %}>{{ other.locale.label }}</a></li>
{% endfor %}
</ul></details>
<a class="cta" href="{{ url(data.navigation.action.page) }}">{{ t(data.navigation.action.label) }}</a></header>
""",
    "partials/footer.html": """\
<footer class="foot">
{% for column in data.navigation.footer %}
<div class="col"><h2>{{ t(column.title) }}</h2><ul>
{% for item in column["items"] %}
<li><a href="{{ url(item.page) }}">{{ t(item.label) }}</a></li>
{% endfor %}
</ul></div>
{% endfor %}
<p class="disc">{{ t("disclaimer") }}</p>
<p class="copy">{{ t("copyright") }}</p>
</footer>
""",
    "layout.html": """\
<!doctype html>
<html lang="{{ locale.tag }}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ page.title }} | {{ t("site-name") }}</title>
<meta name="description" content="{{ page.description }}">
{{ head() -}}
<meta property="og:type" content="website">
<meta property="og:site_name" content="{{ t('site-name') }}">
<meta property="og:title" content="{{ page.title }}">
<meta property="og:description" content="{{ page.description }}">
<meta property="og:image" content="https://images.example/og.png">
<meta property="og:image:alt" content="{{ t('og-alt') }}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="{{ page.title }}">
<meta name="twitter:description" content="{{ page.description }}">
<meta name="twitter:image" content="https://images.example/og.png">
<link rel="stylesheet" href="{{ asset('css/main.css') }}">
</head>
<body data-mark="m0">
<a class="skip" href="#main">{{ t("skip") }}</a>
{% include "partials/header.html" %}
{{ body }}
{% include "partials/footer.html" %}
</body>
</html>
""",
}

if __name__ == "__main__":
    main()
