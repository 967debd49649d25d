#!/usr/bin/env python3
"""Build a journal with its lists, and the same articles without them, and print what a list costs a page.

  lists.py [--pages 1000,10000,100000] [--rounds 3] [--readme]

The journal has an index in parts of 20, pages for 40 tags, on each article its neighbours and its tags, a list of the
newest on the home page, and a feed of whole articles. Every article has two tags, a date and a Markdown body. Without
lists, nothing of that is asked for. Both are built into folders that do not exist.
"""
import argparse
import datetime
import os
import random
import shutil
import statistics
import subprocess
import sys

sys.dont_write_bytecode = True  # nothing is left beside the sources
import common
from common import fail

TAGS = 40

CONFIG = """\
base_url = "https://site.example"
name = "Site"
default_locale = "en"
not_found = "home"

[[locales]]
segment = "en"
tag = "en"
label = "English"
"""
FEED = """
[[files]]
output = "feed.xml"
template = "feed.xml"
per = "locale"
"""
ARTICLE = "<h1>{{ page.title }}</h1> {{ date(page.date) }} {{ page.content }}\n"
BESIDE = """\
{% with beside = adjacent(folder="journal", sort="-date") %}
{% if beside.previous is defined %}<a href="{{ beside.previous.url }}">{{ beside.previous.title }}</a>{% endif %}
{% if beside.next is defined %}<a href="{{ beside.next.url }}">{{ beside.next.title }}</a>{% endif %}
{% endwith %}
{% for tag in tags("topics", names=page.tags) %}<a href="{{ tag.url }}">{{ tag.title }}</a>{% endfor %}
"""
NEWEST = """\
{% for post in pages(folder="journal", sort="-date", limit=10) %}<a href="{{ post.url }}">{{ post.title }}</a>{% endfor %}
"""
LIST = """\
<h1>{{ page.title }}</h1>
{% if page.pager is defined %}
{% for post in page.pager["items"] %}<p><a href="{{ post.url }}">{{ post.title }}</a> {{ date(post.date) }}</p>{% endfor %}
{% if page.pager.next is defined %}<a href="{{ page.pager.next }}">{{ page.pager.number }} / {{ page.pager.count }}</a>{% endif %}
{% else %}
{% for tag in tags("topics") %}<a href="{{ tag.url }}">{{ tag.title }} ({{ tag.count }})</a>{% endfor %}
{% endif %}
"""
ENTRIES = """\
<feed>{% for post in pages(folder="journal", sort="-date", limit=20) %}
<entry><id>{{ post.canonical }}</id><content type="html">{{ content(post.id) }}</content></entry>
{% endfor %}</feed>
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--archipel", default=os.path.join(common.HERE, "../target/dist/archipel"))
    parser.add_argument("--pages", default="1000,10000,100000")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--work", default="/dev/shm/archipel-lists")
    parser.add_argument("--readme", action="store_true", help="put the table into the README")
    args = parser.parse_args()
    lines = [
        f"{datetime.date.today()}, {common.machine(args)}, {'median of ' * (args.rounds > 1)}rounds: {args.rounds}",
        "",
        "| Articles | Pages | CPU, s | Peak, MB | without lists: CPU, s | A page's CPU, µs, of it for lists |",
        "|---|---|---|---|---|---|",
    ]
    for size in map(int, args.pages.split(",")):
        lines.append(row(args, size))
    common.publish(args, "table of lists", lines)


def row(args, size):
    """A row of the table; the two sites are built in turn."""
    folders = {has_lists: f"{args.work}/{size}-{has_lists}" for has_lists in (True, False)}
    for has_lists, folder in folders.items():
        shutil.rmtree(folder, ignore_errors=True)
        write_journal(folder, size, has_lists)
    runs = {has_lists: [] for has_lists in folders}
    for _ in range(args.rounds):
        for has_lists, folder in folders.items():
            runs[has_lists].append(build(args.archipel, folder))
    pages = sum(name == "index.html" for _, _, names in os.walk(f"{folders[True]}/dist") for name in names)
    for folder in folders.values():
        shutil.rmtree(folder)
    cpu, without = (statistics.median(run[0] for run in runs[has_lists]) for has_lists in (True, False))
    peak = max(run[1] for run in runs[True])
    of_lists = cpu / pages - without / size
    return (
        f"| {size:,} | {pages:,} | {cpu:.2f} | {peak:.0f} | {without:.2f} | {cpu / pages * 1e6:.0f}, {of_lists * 1e6:.0f} |"
    )


def write_journal(folder, size, has_lists):
    """The site of `size` articles."""
    rng = random.Random(1)
    files = {
        "site.toml": CONFIG + (FEED if has_lists else ""),
        "templates/layout.html": "<title>{{ page.title }}</title>\n{{ head() }}\n{{ body }}\n",
        "templates/article.yaml": "date: date\ntags: [text]\n",
        "templates/article.html": ARTICLE + (BESIDE if has_lists else ""),
        "templates/home.html": "<h1>{{ page.title }}</h1>\n" + (NEWEST if has_lists else ""),
        "content/pages/home.yaml": 'path: ""\ntemplate: home.html\ntitle: title\n',
        "locales/en/pages/home.ftl": "title = Home\n",
    }
    if has_lists:
        files["templates/list.html"] = LIST
        files["templates/feed.xml"] = ENTRIES
        for page, path, by in (("journal", "journal", ""), ("topics", "journal/topics", ", by: tags")):
            of = f"paginate: {{ folder: journal, sort: -date, size: 20{by} }}\n"
            files[f"content/pages/{page}.yaml"] = f"path: {path}\ntemplate: list.html\ntitle: title\n{of}"
            files[f"locales/en/pages/{page}.ftl"] = f"title = {page.capitalize()}\n"
        files["locales/en/pages/topics.ftl"] += "".join(f"tag-t{tag} = Topic {tag}\n" for tag in range(TAGS))
    for number in range(size):
        page = f"journal/a{number:06}"
        day = datetime.date(2000, 1, 1) + datetime.timedelta(days=rng.randrange(9000))
        tags = ", ".join(f"t{tag}" for tag in rng.sample(range(TAGS), 2))
        front = f"path: {page}\ntemplate: article.html\ntitle: title\ndate: {day}\ntags: [{tags}]\n"
        files[f"content/pages/{page}.yaml"] = front
        files[f"locales/en/pages/{page}.ftl"] = f"title = Article {number}\n"
        files[f"locales/en/pages/{page}.md"] = f"Words of article {number}.\n\n## A heading\n\nMore words.\n"
    for path, text in files.items():
        os.makedirs(os.path.dirname(f"{folder}/{path}"), exist_ok=True)
        with open(f"{folder}/{path}", "w", encoding="utf-8") as file:
            file.write(text)


def build(program, folder):
    """CPU in seconds and the peak of memory in MB of a build, by the kernel's account."""
    shutil.rmtree(f"{folder}/dist", ignore_errors=True)
    with subprocess.Popen(
        [program, "build", "--quiet", "--no-sync", "--root", folder], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        said = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        fail(f"the build failed:\n{said.decode(errors='replace')[-2000:]}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


if __name__ == "__main__":
    main()
