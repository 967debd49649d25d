"""What publish refuses to do, and that it has done nothing then."""
import json
import os
import pathlib
import shutil
import unittest

import publisher
import servers
import sites
import stores
from case import EDITIONS, PublishCase
from memory_s3 import ACCESS_KEY, SECRET_KEY


class Refusals(PublishCase):
    """A target with the first edition, and things that must not be published over it."""

    def setUp(self):
        super().setUp()
        self.publish("first")

    def copy(self, edition="first"):
        """A copy of a built edition, to be spoiled."""
        folder = pathlib.Path(self.elsewhere()) / "dist"
        shutil.copytree(EDITIONS[edition].folder, folder)
        return folder

    def refuse(self, folder, *arguments, says):
        """Publishing this folder is refused with these words, and the target is as it was."""
        before = self.store.names()
        for more in ((), ("--dry-run",)):
            ran = self.run_it("publish", "--yes", "--dist", folder, *arguments, *more, code=2)
            self.assertRegex(ran.failure, says)
            self.assertEqual([], [one for one in self.proxy.changes() if "/claim-" not in one.key and not one.deleted])
        self.assertEqual(before, self.store.names())
        self.assert_site("first")

    def test_an_altered_page(self):
        folder = self.copy("style")
        page = folder / "en/about/index.html"
        page.write_bytes(page.read_bytes().replace(b"About", b"Abuse"))
        self.refuse(folder, says="en/about/index.html.*changed")

    def test_an_altered_file_that_is_not_sent(self):
        folder = self.copy("page")
        page = folder / "de/team/index.html"
        page.write_bytes(page.read_bytes().replace(b"Team", b"Teem"))
        self.refuse(folder, says="de/team/index.html.*changed")

    def test_a_missing_file(self):
        folder = self.copy("style")
        (folder / "en/about/index.html").unlink()
        self.refuse(folder, says="en/about/index.html")

    def test_a_missing_manifest(self):
        folder = self.copy("style")
        (folder / sites.MANIFEST).unlink()
        self.refuse(folder, says="manifest|build")

    def test_half_a_manifest(self):
        folder = self.copy("style")
        text = (folder / sites.MANIFEST).read_text()
        (folder / sites.MANIFEST).write_text(text[: len(text) // 2])
        self.refuse(folder, says="manifest|build")

    def test_a_manifest_that_leads_out_of_the_folder(self):
        folder = self.copy("style")
        manifest = json.loads((folder / sites.MANIFEST).read_text())
        manifest["files"]["../secret.txt"] = next(iter(manifest["files"].values()))
        (folder / sites.MANIFEST).write_text(json.dumps(manifest))
        self.refuse(folder, says="manifest|build")

    def test_a_foreign_file(self):
        folder = self.copy("style")
        (folder / "en/notes.txt").write_text("not made by a build")
        self.refuse(folder, says="notes.txt")

    def test_a_link_out_of_the_folder(self):
        folder = self.copy("style")
        (folder / "en/index.html").unlink()
        os.symlink("/etc/hostname", folder / "en/index.html")
        self.refuse(folder, says="en/index.html")

    def test_an_empty_folder(self):
        folder = pathlib.Path(self.elsewhere())
        self.refuse(folder, says="build")

    def test_a_site_without_files(self):
        folder = self.copy("style")
        for key in EDITIONS["style"].keys:
            (folder / key).unlink()
        manifest = json.loads((folder / sites.MANIFEST).read_text())
        (folder / sites.MANIFEST).write_text(json.dumps(dict(manifest, files={})))
        self.refuse(folder, says="empty|build")

    def test_no_folder(self):
        self.refuse(pathlib.Path(self.elsewhere()) / "dist", says="build")

    def test_a_reserved_name(self):
        folder = EDITIONS["reserved"].folder
        self.refuse(folder, says=r"site\.example")
        self.publish("reserved", "--allow-placeholder-url")
        self.assert_site("reserved")

    def test_a_reserved_name_in_a_folder(self):
        target = pathlib.Path(self.elsewhere()) / "target"
        arguments = ("--json", "--yes", "--dist", EDITIONS["reserved"].folder)
        ran = publisher.run("publish", target, *arguments, variables={})
        self.assertEqual(0, ran.code, ran)

    def test_a_much_smaller_site(self):
        self.use(servers.store(self.server))
        self.publish("large")
        gone = len(set(EDITIONS["large"].keys) - set(EDITIONS["first"].keys))
        ran = self.publish("first", code=2)
        self.assertIn(f"--max-delete {gone}", ran.failure)
        self.assert_site("large")
        self.publish("first", "--max-delete", gone - 1, code=2)
        self.publish("first", "--max-delete", gone)
        self.assert_site("first")

    def test_a_rollback_beyond_the_limit_says_so(self):
        """A rollback that removes pages is planned like a publish; what it removes stands in the plan."""
        self.publish("renamed")
        ran = self.run_it("rollback", "--dry-run")
        self.assertEqual(["de/about-us/index.html", "en/about-us/index.html"], self.planned(ran, "delete"))

    def test_without_yes_and_terminal(self):
        ran = self.run_it("publish", "--dist", EDITIONS["renamed"].folder, code=2)
        self.assertIn("--yes", ran.failure)
        self.assert_site("first")
        self.publish("renamed")
        self.run_it("rollback", code=2)
        self.assert_site("renamed")

    def test_targets_that_are_none(self):
        for target in ("nowhere", "ftp://host/site", "s3://", "s3://b/../x", "http://127.0.0.1/"):
            with self.subTest(target=target):
                arguments = ("--json", "--yes", "--dist", EDITIONS["style"].folder)
                ran = publisher.run("publish", target, *arguments, variables=self.variables, folder=self.elsewhere())
                self.check(ran, 2)


class Targets(PublishCase):
    """Targets that `site.toml` names."""

    def root(self, **keys):
        """The sources of the site, with a target `live`."""
        folder = pathlib.Path(self.elsewhere()) / "site"
        lines = [f'url = "{self.store.url}"'] + [f"{key} = {value}" for key, value in keys.items()]
        files = sites.sources(sites.PAGES)
        files["site.toml"] += "\n[targets.live]\n" + "\n".join(lines) + "\n"
        sites.build(files, folder / "dist")
        return f"{folder}/dist.src"

    def publish_live(self, root, *arguments, code=0):
        arguments = ("--json", "--yes", "--root", root, "--dist", f"{root}/../dist", *arguments)
        self.proxy.forget()
        ran = publisher.run("publish", "live", *arguments, variables=self.variables)
        self.check(ran, code)
        return ran

    def test_a_named_target(self):
        self.publish_live(self.root())
        self.assert_site("first")

    def test_an_encoding(self):
        root = self.root(encoding='"gzip"')
        self.publish_live(root)
        self.assert_site("first", encoding="gzip")
        told = {key: found.headers.get("content_encoding") for key, found in self.store.objects().items()}
        self.assertEqual("gzip", told["en/index.html"])
        self.assertEqual([], self.publish_live(root).said["plan"])

    def test_another_encoding_is_a_change(self):
        self.publish_live(self.root())
        ran = self.publish_live(self.root(encoding='"gzip"'))
        self.assertIn("en/index.html", {step["key"] for step in ran.said["plan"]})
        self.assert_site("first", encoding="gzip")
        self.run_it("rollback", "--yes", folder=self.elsewhere())
        self.assert_site("first")
        self.run_it("rollback", "--yes", folder=self.elsewhere())
        self.assert_site("first", encoding="gzip")

    def test_variants(self):
        self.publish_live(self.root(variants='["br", "gz"]'))
        found = self.store.objects()
        self.assertEqual(self.store.get("en/index.html").body, EDITIONS["first"].read("en/index.html"))
        self.assertIn("en/index.html.gz", found)
        self.assertIn("en/index.html.br", found)

    def test_a_prefix(self):
        inner = stores.S3(self.store.port, ACCESS_KEY, SECRET_KEY, self.store.bucket, prefix="some/where")
        outside = {"other/a.txt": b"mine", "some/where-else.txt": b"mine", "some/b.txt": b"mine"}
        for key, body in outside.items():
            self.store.put(key, body)
        whole, self.store = self.store, inner
        self.publish("first")
        self.publish("renamed")
        self.assert_site("renamed")
        self.run_it("rollback", "--yes", folder=self.elsewhere())
        self.assert_site("first")
        left = {key: body for key, body in whole.objects().items() if not key.startswith("some/where/")}
        self.assertEqual(outside, {key: found.body for key, found in left.items()})


del PublishCase

if __name__ == "__main__":
    unittest.main()
