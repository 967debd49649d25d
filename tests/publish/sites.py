"""Small sites, built by the program under test: a first edition and others that differ from it in one way.

Every page has a style sheet and a picture with fingerprints in their names, the style sheet refers to a picture, and
pages link to each other.
"""
import json
import os
import pathlib
import shutil
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
MANIFEST = "archipel-manifest.json"
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{0}"><path d="M0 0h{0}v{0}z"/></svg>\n'
LAYOUT = """<!doctype html>
<html lang="{{ locale.tag }}">
<head>
<meta charset="utf-8">
<title>{{ page.title }}</title>
<link rel="stylesheet" href="{{ asset("main.css") }}">
{{ head() }}
</head>
<body>
<img src="{{ asset("logo.svg") }}" alt="">
<nav>{% for other in alternates %}<a href="{{ other.url }}">{{ other.locale.label }}</a> {% endfor %}</nav>
{{ body }}
<footer>{{ t("footer-note") }}</footer>
</body>
</html>
"""
PAGE = '{% for section in page.sections %}{% include "sections/" ~ section.type ~ ".html" %}{% endfor %}\n'
SECTION = '<h1>{{ t(section.title) }}</h1>\n<p><a href="{{ url(section.next) }}">{{ t("next") }}</a></p>\n'


def program():
    """The program under test: ARCHIPEL names it, else it is that of the release build, or of the debug one."""
    named = os.environ.get("ARCHIPEL")
    built = [HERE / f"../../target/{kind}/archipel" for kind in ("release", "debug")]
    for path in [pathlib.Path(named)] if named else built:
        if os.access(path, os.X_OK):
            return str(path.resolve())
    raise SystemExit("build Archipel first, or name it with ARCHIPEL")


class Dist:
    """A built site: a folder, and what the bucket has to hold after it was published."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.manifest = json.loads((self.folder / MANIFEST).read_bytes())
        self.base_url = self.manifest["site"]["base_url"]

    @property
    def keys(self):
        return sorted(self.manifest["files"])

    def read(self, key):
        return (self.folder / key).read_bytes()

    def files(self):
        return {key: self.read(key) for key in self.keys}

    def pages(self):
        return [key for key in self.keys if key.endswith(".html")]

    def headers(self, key):
        """What a visitor has to be told with a file."""
        told = self.manifest["files"][key]
        forever = told["cache"] == "immutable"
        found = {
            "content_type": told["media-type"],
            "cache_control": "public, max-age=31536000, immutable" if forever else "public, max-age=0, must-revalidate",
            "digest": told["blake3"],
        }
        tags = {locale["segment"]: locale["tag"] for locale in self.manifest["site"]["locales"]}
        segment = key.split("/")[0]
        if "/" in key and segment in tags:
            found["content_language"] = tags[segment]
        return found

    def changed(self, folder, change):
        """A copy whose manifest is what `change` makes of it."""
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.folder, folder)
        manifest = json.loads(json.dumps(self.manifest))
        change(manifest)
        (pathlib.Path(folder) / MANIFEST).write_text(json.dumps(manifest))
        return Dist(folder)


def sources(pages, **edits):
    """The files of a site with these pages, each linking to the next; see `edition` for the edits."""
    base_url = edits.get("base_url", "https://site.test-publish.org")
    files = {
        "site.toml": f'base_url = "{base_url}"\nname = "Site"\ndefault_locale = "en"\n{edits.get("config", "")}\n',
        "templates/layout.html": LAYOUT,
        "templates/page.html": PAGE,
        "templates/sections/text.yaml": "title: message\nnext: page\n",
        "templates/sections/text.html": SECTION,
        "assets/main.css": f"h1 {{ color: {edits.get('color', 'navy')}; background: url(ground.svg) }}\n",
        "assets/ground.svg": PICTURE.format(edits.get("ground", 3)),
        "assets/logo.svg": PICTURE.format(5),
    }
    for segment, label in (("en", "English"), ("de", "Deutsch")):
        files["site.toml"] += f'\n[[locales]]\nsegment = "{segment}"\ntag = "{segment}"\nlabel = "{label}"\n'
        files[f"locales/{segment}/common.ftl"] = f"footer-note = {label} without tax.\nnext = Next, in {label}\n"
    for at, page in enumerate(pages):
        path = edits.get("paths", {}).get(page, "" if at == 0 else page)
        after = pages[(at + 1) % len(pages)]
        files[f"content/pages/{page}.yaml"] = (
            f"path: {json.dumps(path)}\ntemplate: page.html\ntitle: {page}-title\ndescription: {page}-title\n"
            f"sections:\n  - type: text\n    title: {page}-title\n    next: {after}\n"
        )
        for segment in ("en", "de"):
            word = edits.get("words", {}).get((segment, page), f"{page.capitalize()} {segment}")
            files[f"locales/{segment}/pages/{page}.ftl"] = f"{page}-title = {word}\n"
    return files


def build(files, out):
    """Builds these files with the program under test."""
    root = pathlib.Path(f"{out}.src")
    for folder in (root, pathlib.Path(out)):
        shutil.rmtree(folder, ignore_errors=True)
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    command = [program(), "build", "--root", str(root), "--out", str(out)]
    said = subprocess.run(command, capture_output=True, text=True)
    if said.returncode:
        raise SystemExit(f"`archipel build` failed:\n{said.stdout}{said.stderr}")
    return Dist(out)


PAGES = ["home", "about", "team"]
EDITS = {
    "first": {},
    "page": {"words": {("en", "about"): "Another word"}},
    "style": {"color": "maroon", "ground": 7},
    "third": {"color": "green", "ground": 9},
    "fourth": {"color": "olive", "ground": 11},
    "fifth": {"color": "teal", "ground": 13},
    "renamed": {"paths": {"about": "about-us"}},
    "reserved": {"base_url": "https://site.example"},
}


class Editions:
    """The editions of the small site, each built when it is first asked for."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.built = {}

    def __getitem__(self, name):
        if name not in self.built:
            self.built[name] = self.make(name)
        return self.built[name]

    def make(self, name):
        out = self.folder / name
        if name == "removed":
            return build(sources([page for page in PAGES if page != "team"]), out)
        if name == "remade":
            edits = {"color": "maroon", "ground": 7, "paths": {"about": "about-us"}}
            return build(sources(["home", "jobs", "about"], **edits), out)
        if name == "retagged":
            return self["first"].changed(out, retag)
        if name.startswith("large"):
            edits = {"large style": EDITS["style"], "large third": EDITS["third"]}.get(name, {})
            return build(sources(["home"] + [f"page{at:03}" for at in range(100)], **edits), out)
        return build(sources(PAGES, **EDITS[name]), out)


def retag(manifest):
    """Another language tag: other headers for the same bytes."""
    manifest["site"]["locales"][1]["tag"] = "de-AT"
