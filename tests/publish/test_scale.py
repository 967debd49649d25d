"""Sites of many objects and of large ones: memory is bounded, and what is unchanged costs nothing."""
import json
import pathlib
import subprocess
import sys
import unittest

import blake3
import publisher
import servers
import sites
from case import PublishCase, only_all

PEAK = 256 << 20
LAUNCHER = """import os, sys
child = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ)
_, status, usage = os.wait4(child, 0)
print(usage.ru_maxrss, file=sys.stderr)
sys.exit(os.waitstatus_to_exitcode(status))
"""


def make(folder, pages, changed=()):
    """A built site of 8 languages with this many pages, written without building it."""
    folder.mkdir(parents=True)
    files, tags = {}, ["en", "de", "fr", "es", "it", "ru", "zh", "hi"]

    def write(key, body, cache, media_type):
        path = folder / key
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
        digest = blake3.blake3(body).hexdigest()
        files[key] = {"blake3": digest, "size": len(body), "media-type": media_type, "cache": cache}

    write("assets/main.0123456789.css", b"h1{color:navy}", "immutable", "text/css; charset=utf-8")
    head = '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/assets/main.0123456789.css">'
    for at in range(pages):
        tag = tags[at % 8]
        word = "another" if at in changed else "page"
        key = f"{tag}/section-{at // 800:03}/page-{at // 8:06}/index.html"
        write(key, f"{head}<title>{word} {at}</title>".encode(), "revalidate", "text/html; charset=utf-8")
    return finish(folder, files, tags)


def finish(folder, files, tags):
    """Writes the manifest of a built site."""
    locales = [{"segment": tag, "tag": tag} for tag in tags]
    site = {"base_url": "https://site.test-publish.org", "default_locale": "en", "locales": locales, "not_found": None}
    (folder / sites.MANIFEST).write_text(json.dumps({"format": 1, "site": site, "files": dict(sorted(files.items()))}))
    return sites.Dist(folder)


def make_large(folder, count, size):
    """A built site of this many files of this size, which any of its pages may show."""
    folder.mkdir(parents=True)
    files = {}
    for at in range(count):
        body = bytes([at]) * size
        (folder / f"film-{at}.mp4").write_bytes(body)
        digest = blake3.blake3(body).hexdigest()
        files[f"film-{at}.mp4"] = {"blake3": digest, "size": size, "media-type": "video/mp4", "cache": "revalidate"}
    return finish(folder, files, ["en"])


class Scale(PublishCase):
    """Memory and requests of large sites."""

    def measured(self, dist, *arguments, code=0):
        """A run and its peak of resident memory, as the kernel tells it."""
        self.proxy.forget()
        command = [sites.program(), "publish", self.store.url, "--json", "--dist", str(dist.folder), *arguments]
        # A process counts the peak of the one it was forked from as its own: this one is small.
        launched = [sys.executable, "-I", "-S", "-c", LAUNCHER, *command]
        variables = publisher.environment(self.variables)
        done = subprocess.run(launched, env=variables, capture_output=True, text=True)
        *err, peak = done.stderr.splitlines()
        ran = publisher.Ran(done.returncode, "", "\n".join(err)[-2000:], json.loads(done.stdout))
        self.check(ran, code)
        return ran, int(peak) * 1024

    @only_all
    def test_100_000_objects_are_planned(self):
        folder = pathlib.Path(self.elsewhere())
        dist = make(folder / "first", 99_999)
        ran, peak = self.measured(dist, "--dry-run")
        self.assertEqual(100_000, ran.said["counts"]["put"])
        self.assertLessEqual(peak, PEAK, f"{peak >> 20} MB")
        print(f"first plan of 100,000 objects: {peak >> 20} MB", end=" ")
        ran, peak = self.measured(dist, "--yes", "--concurrency", "16", "--timeout", "3000")
        self.assertLessEqual(peak, PEAK, f"{peak >> 20} MB")
        print(f"publishing them: {peak >> 20} MB", end=" ")
        ran, peak = self.measured(dist, "--yes")
        self.assertLessEqual(len(self.proxy.requests), 3)
        self.assertLessEqual(peak, PEAK, f"{peak >> 20} MB")
        changed = make(folder / "changed", 99_999, changed=(77,))
        ran, peak = self.measured(changed, "--yes")
        self.assertEqual(1, ran.said["counts"]["replace"])
        self.assertLessEqual(len(self.proxy.requests), 8, self.proxy.requests)
        self.assertLessEqual(peak, PEAK, f"{peak >> 20} MB")
        print(f"one page changed: {peak >> 20} MB", end=" ")

    def test_2_000_objects_whatever_the_size(self):
        folder = pathlib.Path(self.elsewhere())
        dist = make(folder / "first", 1_999)
        self.measured(dist, "--yes", "--concurrency", "32")
        self.assertEqual(dist.keys, [key for key in self.store.names() if not key.startswith(".archipel/")])
        self.measured(dist, "--yes")
        self.assertLessEqual(len(self.proxy.requests), 3)
        changed = make(folder / "changed", 1_999, changed=(77,))
        ran, _ = self.measured(changed, "--yes")
        self.assertEqual(1, ran.said["counts"]["replace"])
        self.assertLessEqual(len(self.proxy.requests), 8, self.proxy.requests)
        key = ran.said["plan"][0]["key"]
        self.assertEqual(changed.read(key), self.store.get(key).body)

    def test_large_objects_do_not_come_together(self):
        count, size = 12, 12 << 20
        dist = make_large(pathlib.Path(self.elsewhere()) / "films", count, size)
        _, peak = self.measured(dist, "--yes", "--concurrency", str(count))
        print(f"{peak >> 20} MB", end=" ")
        self.assertLess(peak, count * size, f"{peak >> 20} MB")
        self.assertEqual(dist.keys, [key for key in self.store.names() if not key.startswith(".archipel/")])


del PublishCase

if __name__ == "__main__":
    unittest.main()
