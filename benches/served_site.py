"""A site that one program serves while it is edited: where its sources are, and what is edited in them."""
import itertools
import os
import shutil
import socket
import subprocess
import sys
import time

import common
from common import NAMES, fail
from dev_server import Client, Events, Server, wait_for

# By program and kind: the file to edit, the text in it after which the mark goes, and what goes there.
PEERS = {
    "hugo": {
        "content": ("content/en/p00003.md", 't: "', "{}"),
        "message": ("i18n/en.yaml", 'nav_0: "', "{}"),
        "css": ("assets/css/main.css", "--mark: ", "{}"),
        "template": ("layouts/baseof.html", 'data-mark="', "{}"),
    },
    "zola": {
        "content": ("content/p00003.md", 't: "', "{}"),
        "message": ("config.toml", 'nav_0 = "', "{}"),
        "css": ("sass/main.scss", "--mark: ", "{}"),
        "template": ("templates/base.html", 'data-mark="', "{}"),
    },
    "eleventy": {
        "content": ("src/en/p00003.md", 't: "', "{}"),
        "message": ("src/_data/i18n.json", '"nav_0": "', "{}"),
        "css": ("src/css/main.css", "--mark: ", "{}"),
        "template": ("src/_includes/base.njk", 'data-mark="', "{}"),
    },
    "astro": {
        "content": ("src/content/pages/en/p00003.md", 't: "', "{}"),
        "message": ("src/i18n/en.json", '"nav_0": "', "{}"),
        "css": ("src/styles/main.css", "--mark: ", "{}"),
        "template": ("src/layouts/Base.astro", 'data-mark="', "{}"),
    },
}
OURS = {
    "bench": {
        "content": ("content/pages/p00003.yaml", "anchor: s0", "{}"),
        "words": ("locales/en/pages/p00003.ftl", "section-00-text = ", "{} "),
        "message": ("locales/en/navigation.ftl", "nav-0 = ", "{} "),
        "css": ("assets/css/main.css", "--mark: ", "{}"),
        "template": ("templates/layout.html", 'data-mark="', "{}"),
    },
    "real": {
        "content": ("content/pages/about.yaml", "anchor: reads", "-{}"),
        "words": ("locales/en/pages/about.ftl", "\nhero-lead = ", "{} "),
        "message": ("locales/en/common.ftl", "\na11y-skip = ", "{} "),
        "css": ("assets/css/tokens.css", ":root {", " --mark: {};"),
        "template": ("templates/layout.html", "<body", ' data-mark="{}"'),
        "island": ("islands/wallet/island.tsx", '"btn btn-outline wallet-open', " {}"),
    },
}
PAGES = {"bench": "/en/p00003/", "real": "/en/about/"}


class ServedSite:
    """One of the sites in the care of one program; `words` start the program."""

    def __init__(self, args, site, name, words, version):
        self.site, self.name, self.words = site, name, words
        self.label = f"{args.langs} x {args.pages:,}" if site == "bench" else "this repository's"
        self.program = f"{NAMES[name]} {version}"
        self.page = PAGES[site]
        self.places = OURS[site] if name == "archipel" else PEERS[name]
        self.folder = f"{args.work}/{site}-{name}"
        self.sources = f"{self.folder}/site"
        self.originals = {}
        self.marks = marks()
        self.server = self.client = self.events = None

    def prepare(self, args):
        """Writes the sources; for Archipel a second time, for clean builds."""
        os.makedirs(self.folder)
        if self.site == "real":
            copy_repository(f"{common.HERE}/..", self.sources)
        else:
            common.write_site(args, self.name, args.pages, self.sources)
        if self.name == "archipel":
            shutil.copytree(self.sources, f"{self.folder}/clean", symlinks=True)
        elif self.name in ("eleventy", "astro"):
            modules = self.words[-1].rpartition("/node_modules/")[0] + "/node_modules"
            os.symlink(modules, f"{self.folder}/node_modules")

    def start(self):
        """Starts the server and waits until it has served the page and is quiet; returns the seconds to the page."""
        port = free_port()
        environment = dict(os.environ, NO_COLOR="1", ASTRO_TELEMETRY_DISABLED="1", HUGO_CACHEDIR=f"{self.folder}/cache")
        self.client = Client(port)
        start = time.monotonic()
        self.server = Server(self.command(str(port)), self.sources, f"{self.folder}/log", environment)
        shown = wait_for(self.answers, 600)
        if shown is None:
            fail(f"{self.program} has not served {self.page} within ten minutes")
        if self.name == "archipel":
            self.events = Events(port, self.page)
            self.events.start()
        self.server.settle()
        return shown - start

    def stop(self):
        if self.server:
            self.server.stop()

    def command(self, port):
        return self.words + {
            "archipel": ["serve", "--watch", "--root", self.sources, "--host", "127.0.0.1", "--port", port],
            "hugo": ["server", "--source", self.sources, "--bind", "127.0.0.1", "--port", port],
            "zola": ["--root", self.sources, "serve", "--interface", "127.0.0.1", "--port", port],
            "eleventy": ["--serve", "--quiet", f"--port={port}"],
            "astro": ["dev", "--host", "127.0.0.1", "--port", port],
        }[self.name]

    def answers(self):
        """Whether the page in view is there."""
        self.server.check()
        return bool(self.client.get(self.page))

    def edit(self, kind):
        """Writes a new mark into a source; returns when that began, and the mark."""
        file, anchor, form = self.places[kind]
        path = f"{self.sources}/{file}"
        if path not in self.originals:
            with open(path, encoding="utf-8") as source:
                self.originals[path] = source.read()
        if anchor not in self.originals[path]:
            fail(f"{file} has no {anchor.strip()!r}; name another place for the edit")
        mark = next(self.marks)
        text = self.originals[path].replace(anchor, anchor + form.format(mark), 1)
        start = time.monotonic()
        with open(path, "w", encoding="utf-8") as source:
            source.write(text)
        return start, mark.encode()

    def wait_until_served(self, kind, mark, limit):
        """When the page in view first had the mark, or, for a style sheet, when a sheet had it that the page links."""
        get = self.client.with_sheets if kind == "css" else self.client.get
        return wait_for(lambda: mark in get(self.page), limit)

    def wait_until_complete(self, build, limit):
        """When Archipel was first done with a later build than that one, and what it says of it."""
        return self.events.wait_for_build(build, limit), self.client.state()

    def clean_build(self):
        """Seconds of a build into a folder that does not exist."""
        out = f"{self.folder}/out"
        command = self.words + ["build", "--quiet", "--root", f"{self.folder}/clean", "--out", out]
        start = time.monotonic()
        subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=sys.stderr)
        wall = time.monotonic() - start
        shutil.rmtree(out)
        return wall


def marks():
    """Words that no site has. They are letters, since numbers in a message are compared between languages."""
    for letters in itertools.product("bcdfghjklmnpqrstvwxz", repeat=5):
        yield "zq" + "".join(letters)


def copy_repository(root, folder):
    """The working tree without what git ignores, with the packages of the islands behind a link."""
    modules = os.path.realpath(f"{root}/islands/node_modules")
    if not os.path.isdir(modules):
        fail("islands/node_modules is not there; build the site once, or leave it out with --sites bench")
    command = ["git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if os.path.isfile(f"{root}/{name}"):
            os.makedirs(os.path.dirname(f"{folder}/{name}"), exist_ok=True)
            shutil.copy(f"{root}/{name}", f"{folder}/{name}")
    os.symlink(modules, f"{folder}/islands/node_modules")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
