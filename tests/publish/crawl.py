"""A visitor: follows every reference of the pages in a store, and says what a browser would have missed.

A page is whole when its bytes are those of one edition of the site, and everything it needs is there. Pages are found
from the addresses a visitor may know: those of the old edition and `/`. A link from one of them to another page has to
lead somewhere, too. A page nobody can have heard of yet has to be whole as soon as it is there.
"""
import html.parser
import re
import urllib.parse

NEEDED = {"link": "href", "script": "src", "img": "src", "source": "src", "video": "src", "use": "href"}
RESOURCES = {"stylesheet", "icon", "preload", "modulepreload", "manifest", "apple-touch-icon"}


class Page(html.parser.HTMLParser):
    """The references of a page: what it needs, and where it leads."""

    def __init__(self, text):
        super().__init__()
        self.needs, self.leads = [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag == "a" and "href" in attrs:
            self.leads.append(attrs["href"])
        elif tag == "meta" and attrs.get("http-equiv", "").lower() == "refresh":
            self.leads.append(attrs["content"].partition("url=")[2])
        elif tag == "link" and not RESOURCES & set(attrs.get("rel", "").split()):
            self.leads.append(attrs["href"])
        elif tag in NEEDED and attrs.get(NEEDED[tag]):
            self.needs.append(attrs[NEEDED[tag]])
        if "srcset" in attrs:
            self.needs += [part.split()[0] for part in attrs["srcset"].split(",")]


class Crawl:
    """One look at a store, which holds one of the editions or is on the way from the first to the last: `get` answers
    with an object or None, and `known` are the pages whose addresses a visitor has."""

    def __init__(self, get, editions, known=None):
        self.get = get
        self.editions = editions
        self.old = editions[0].pages() if known is None else known
        self.base = editions[0].base_url
        self.seen = {}
        self.broken = []

    def key(self, page, reference):
        """The key of what a page refers to, or None if that is elsewhere."""
        address = urllib.parse.urljoin(f"{self.base}/{page}", reference)
        path, _ = urllib.parse.urldefrag(address)
        if not path.startswith(self.base + "/"):
            return None
        key = urllib.parse.unquote(path[len(self.base) + 1 :].partition("?")[0])
        return key + "index.html" if not key or key.endswith("/") else key

    def fetch(self, key):
        if key not in self.seen:
            found = self.get(key)
            self.seen[key] = found and found.body
            if found is not None and not self.whole(key, found.body):
                self.broken.append(f"{key} has bytes of no edition")
        return self.seen[key]

    def whole(self, key, body):
        return any(key in one.manifest["files"] and one.read(key) == body for one in self.editions)

    def look(self, page, follow):
        """Reads a page with everything it needs; the pages it leads to, if they are to be followed."""
        body = self.fetch(page)
        if body is None:
            return []
        found = Page(body.decode())
        for reference in found.needs:
            self.need(page, reference)
        ways = []
        for reference in found.leads if follow else []:
            key = self.key(page, reference)
            if key is None:
                continue
            if self.fetch(key) is None:
                self.broken.append(f"{page} leads to {key}, which is not there")
            elif key.endswith(".html"):
                ways.append(key)
        return ways

    def need(self, owner, reference):
        key = self.key(owner, reference)
        if key is None or reference.startswith("data:"):
            return
        body = self.fetch(key)
        if body is None:
            self.broken.append(f"{owner} needs {key}, which is not there")
        elif key.endswith(".css"):
            for inner in re.findall(r"url\(\s*['\"]?([^'\")]+)", body.decode()):
                self.need(key, inner)

    def walk(self):
        """Everything a visitor may see; sentences about what is broken."""
        ways, known = ["index.html", *self.old], set()
        while ways:
            page = ways.pop()
            if page not in known:
                known.add(page)
                ways += self.look(page, follow=True)
        for edition in self.editions:
            for page in set(edition.pages()) - known:
                self.look(page, follow=False)
        for page in self.old:
            if self.seen[page] is None and all(page in one.manifest["files"] for one in self.editions):
                self.broken.append(f"{page} is not there")
        return list(dict.fromkeys(self.broken))
