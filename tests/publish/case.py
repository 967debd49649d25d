"""What the tests have in common: editions of the site, a bucket behind the fault proxy, and how both are compared."""
import os
import tempfile
import unittest

import crawl
import proxy
import publisher
import servers
import sites

EVERYTHING = os.environ.get("PUBLISH_TESTS") == "all"
EDITIONS = sites.Editions(f"{servers.WORK}/editions")
only_all = unittest.skipUnless(EVERYTHING, "for `tests/run all`")


class PublishCase(unittest.TestCase):
    """A fresh bucket for every test, and a proxy before it that counts."""

    server = servers.MEMORY
    maxDiff = 4000

    def setUp(self):
        self.use(servers.store(self.server))

    def tearDown(self):
        self.assertEqual([], publisher.LEAKS, "a credential was printed")

    def use(self, store):
        """Makes this the bucket of the test."""
        self.store = store
        if self.server == servers.FOLDER:
            self.proxy = None
            return
        self.proxy = proxy.Proxy(store.port)
        self.addCleanup(self.proxy.close)

    @property
    def variables(self):
        return self.store.environment(self.proxy and self.proxy.port)

    def run_it(self, command, *arguments, code=0, variables=None, folder=None):
        """Runs a command on the target; it has to end with `code`."""
        if self.proxy:
            self.proxy.forget()
        ran = publisher.run(
            command, self.store.url, "--json", *arguments, variables=variables or self.variables, folder=folder
        )
        self.check(ran, code)
        return ran

    def check(self, ran, code):
        """How a run ended, and that it says so in one sentence if it failed."""
        self.assertEqual(code, ran.code, ran)
        self.assertNotIn("panicked", ran.err)
        if code == 2:
            self.assert_sentence(ran)

    def assert_sentence(self, ran):
        """What went wrong is one clear sentence."""
        sentence = ran.failure or ran.err.strip()
        self.assertTrue(sentence, f"nothing says why the run failed\n{ran}")
        self.assertLess(len(sentence), 600, ran)
        for noise in ("<?xml", "<Error>", "Os {", "Error {", "Generic {", "BACKTRACE", "\\n"):
            self.assertNotIn(noise, sentence, ran)

    def publish(self, edition, *arguments, code=0, variables=None):
        """Publishes an edition, named or built."""
        dist = EDITIONS[edition] if isinstance(edition, str) else edition
        arguments = ("--dist", dist.folder, "--yes", *arguments)
        return self.run_it("publish", *arguments, code=code, variables=variables)

    def elsewhere(self):
        """An empty folder: no site.toml, no dist/."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        return folder.name

    def assert_site(self, edition, foreign=None, encoding=None, more=()):
        """The bucket holds this edition, what is foreign to it, fingerprinted files named in `more`, and nothing else."""
        dist = EDITIONS[edition] if isinstance(edition, str) else edition
        found = self.store.objects()
        foreign = dict(foreign or {})
        self.assertEqual(sorted({*dist.keys, *foreign, *more}), sorted(found))
        for key in dist.keys:
            self.assert_object(dist, key, found[key], encoding)
        for key, body in foreign.items():
            self.assertEqual(body, found[key].body, f"{key} is foreign and was changed")
        self.assertEqual([], crawl.Crawl(found.get, [dist]).walk())

    def assert_object(self, dist, key, found, encoding=None):
        """One object has the bytes and headers of `dist`."""
        self.assertEqual(dist.read(key), found.body, key)
        if self.store.has_headers:
            told = dict(found.headers)
            if encoding is None or "content_encoding" not in told:
                self.assertEqual(dist.headers(key), told, key)
            else:
                self.assertEqual(dict(dist.headers(key), content_encoding=encoding), told, key)

    def fingerprinted(self, *editions):
        """The fingerprinted files of these editions."""
        lists = [EDITIONS[name].manifest["files"].items() for name in editions]
        return {key for files in lists for key, told in files if told["cache"] == "immutable"}

    def planned(self, ran, action):
        """The keys that a run's plan names for an action."""
        return sorted(step["key"] for step in ran.said["plan"] if step["action"] == action)
