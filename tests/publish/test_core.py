"""What publishing does, on every kind of server: the same cases, read back with an independent client."""
import unittest

import servers
import sites
from case import EDITIONS, PublishCase, only_all


class Core(PublishCase):
    """The cases; each server has a class of its own below."""

    def test_first_publish(self):
        ran = self.publish("first")
        self.assert_site("first")
        self.assertEqual(1, ran.said["release"]["number"])
        self.assertEqual(None, ran.said["previous"])
        self.assertEqual(EDITIONS["first"].keys, self.planned(ran, "put"))
        self.assertEqual("published", ran.said["state"])
        if self.proxy:
            self.assertEqual(len(self.proxy.requests), ran.said["requests"])

    def test_nothing_changed(self):
        self.publish("first")
        ran = self.publish("first")
        self.assert_site("first")
        self.assertEqual(1, ran.said["release"]["number"])
        self.assertEqual([], [step for step in ran.said["plan"] if step["action"] != "keep"])
        if self.proxy:
            self.assertLessEqual(len(self.proxy.requests), 3, self.proxy.requests)
            self.assertEqual(len(self.proxy.requests), ran.said["requests"])
            self.assertEqual([], self.proxy.changes())

    def test_one_page_changed(self):
        self.publish("first")
        ran = self.publish("page")
        self.assert_site("page")
        self.assertEqual(["en/about/index.html"], self.planned(ran, "replace"))
        self.assertEqual({"put": 0, "replace": 1, "headers": 0, "keep": 13, "delete": 0, "retire": 0}, ran.said["counts"])
        self.assertEqual([EDITIONS["page"].base_url + "/en/about/"], ran.said["changed_urls"])
        if self.proxy:
            self.assertLessEqual(len(self.proxy.requests), 8, self.proxy.requests)
            self.assertEqual(len(self.proxy.requests), ran.said["requests"])

    def test_a_file_of_many_parts(self):
        files = sites.sources(["home"])
        files["static/numbers.txt"] = "".join(f"{at:07}\n" for at in range(2_200_000))
        large = sites.build(files, f"{self.elsewhere()}/dist")
        self.publish(large)
        self.assert_site(large)
        if self.proxy:
            parts = [one for one in self.proxy.requests if one.method == "PUT" and one.key.endswith("numbers.txt")]
            self.assertGreaterEqual(len(parts), 3, parts)
        ran = self.publish("first")
        self.assertIn("numbers.txt", self.planned(ran, "delete"))
        self.run_it("rollback", "--yes")
        self.assert_site(large)

    def test_style_changed(self):
        self.publish("first")
        self.publish("style")
        self.assert_site("style", more=self.fingerprinted("first"))

    def test_deletion_within_the_limit(self):
        self.publish("first")
        gone = ["de/team/index.html", "en/team/index.html"]
        ran = self.publish("removed", "--max-delete", 1, code=2)
        self.assertIn("2", ran.failure)
        self.assert_site("first")
        ran = self.publish("removed", "--max-delete", 2)
        self.assertEqual(gone, self.planned(ran, "delete"))
        self.assert_site("removed")

    def test_rename(self):
        self.publish("first")
        ran = self.publish("renamed")
        self.assertEqual(["de/about/index.html", "en/about/index.html"], self.planned(ran, "delete"))
        self.assertEqual(["de/about-us/index.html", "en/about-us/index.html"], self.planned(ran, "put"))
        self.assert_site("renamed")

    def test_rollback(self):
        for edition in ("first", "page", "renamed"):
            self.publish(edition)
        ran = self.run_it("rollback", "--yes", folder=self.elsewhere())
        self.assertEqual((4, 3), (ran.said["release"]["number"], ran.said["previous"]))
        self.assert_site("page")
        self.run_it("rollback", "--to", 1, "--yes", folder=self.elsewhere())
        self.assert_site("first")
        self.run_it("rollback", "--to", 3, "--yes", folder=self.elsewhere())
        self.assert_site("renamed")
        told = self.run_it("releases").said["releases"]
        self.assertEqual({2, 3, 4, 5, 6}, {one["number"] for one in told})
        self.assertEqual([6], [one["number"] for one in told if one["current"]])
        self.assertEqual(0, self.run_it("verify").code)

    def test_rollback_to_what_is_not_known(self):
        self.publish("first")
        self.run_it("rollback", "--to", 9, "--yes", code=2)
        self.run_it("rollback", "--yes", code=2)
        self.assert_site("first")

    def test_dry_run_of_a_rollback(self):
        self.publish("first")
        self.publish("style")
        before = self.whole_store()
        planned = self.run_it("rollback", "--dry-run")
        self.assertEqual(before, self.whole_store())
        done = self.run_it("rollback", "--yes")
        self.assertEqual(planned.said["plan"], done.said["plan"])
        self.assert_site("first", more=self.fingerprinted("style"))

    def test_retention(self):
        for edition in ("first", "style", "third", "fourth", "fifth"):
            self.publish(edition, "--keep-releases", 2)
        self.assert_site("fifth", more=self.fingerprinted("fourth"))

    def test_foreign_objects(self):
        foreign = {"notes.txt": b"mine", "en/downloads/a.pdf": b"also mine", "assets/old.0123456789.css": b"mine too"}
        if self.server == servers.FOLDER:
            self.store.make()
        for key, body in foreign.items():
            self.store.put(key, body)
        for edition in ("first", "style", "removed"):
            self.publish(edition)
        self.run_it("rollback", "--to", 1, "--yes")
        self.assert_site("first", foreign, more=self.fingerprinted("style"))

    def test_a_foreign_object_in_the_way(self):
        if self.server == servers.FOLDER:
            self.store.make()
        self.store.put("en/index.html", b"written by hand")
        ran = self.publish("first", code=2)
        self.assertIn("en/index.html", ran.failure)
        self.assertIn("--adopt", ran.failure)
        self.assertEqual(["en/index.html"], self.store.names())
        self.assertEqual(b"written by hand", self.store.get("en/index.html").body)
        self.publish("first", "--adopt")
        self.assert_site("first")

    def test_dry_run(self):
        empty = [] if self.server == servers.FOLDER else self.store.names()
        for edition in ("first", "renamed", "style"):
            before = self.whole_store() if edition != "first" else None
            planned = self.publish(edition, "--dry-run")
            self.assertEqual([], self.proxy.changes() if self.proxy else [])
            if before is None:
                self.assertEqual(empty, self.store.names())
            else:
                self.assertEqual(before, self.whole_store())
            done = self.publish(edition)
            for part in ("plan", "counts", "changed_urls"):
                self.assertEqual(planned.said[part], done.said[part], part)

    def test_verify_names_every_difference(self):
        self.publish("first")
        ran = self.run_it("verify")
        self.assertEqual((True, []), (ran.said["ok"], ran.said["differences"]))
        self.store.put("en/index.html", b"someone else was here")
        self.store.delete("de/team/index.html")
        ran = self.run_it("verify", code=1)
        found = {(one["key"], one["what"]) for one in ran.said["differences"]}
        found.discard(("en/index.html", "headers"))
        self.assertEqual({("en/index.html", "content"), ("de/team/index.html", "missing")}, found)

    def test_what_was_changed_by_others_is_mended_with_verify(self):
        self.publish("first")
        same_size = EDITIONS["first"].read("de/index.html").replace(b"Home", b"Hole")
        self.store.put("de/index.html", same_size)
        self.store.put("en/index.html", b"someone else was here")
        self.store.delete("de/team/index.html")
        ran = self.publish("first", "--verify")
        mended = sorted(step["key"] for step in ran.said["plan"] if step["action"] != "keep")
        self.assertEqual(["de/index.html", "de/team/index.html", "en/index.html"], mended)
        self.assert_site("first")

    def whole_store(self):
        """Everything, the publisher's own objects too."""
        return {key: self.store.get(key) for key in self.store.names()}


class Headers(PublishCase):
    """What each object carries, where there are headers."""

    def test_header_only_change(self):
        self.publish("first")
        ran = self.publish("retagged")
        german = [key for key in EDITIONS["first"].keys if key.startswith("de/")]
        self.assertEqual(german, self.planned(ran, "headers"))
        self.assertEqual([], self.planned(ran, "replace"))
        self.assert_site("retagged")
        self.run_it("rollback", "--yes", folder=self.elsewhere())
        self.assert_site("first")

    def test_verify_sees_headers(self):
        self.publish("first")
        body = EDITIONS["first"].read("en/index.html")
        self.store.put("en/index.html", body, ContentType="text/plain")
        ran = self.run_it("verify", code=1)
        self.assertEqual(["en/index.html"], sorted({one["key"] for one in ran.said["differences"]}))
        self.assertIn("headers", {one["what"] for one in ran.said["differences"]})


class CoreOnMoto(Core, Headers):
    server = servers.MOTO

    def test_what_was_sent_of_a_file_is_removed_when_a_part_fails(self):
        self.publish("first")
        files = sites.sources(["home", "about", "team"])
        files["static/numbers.txt"] = "".join(f"{at:07}\n" for at in range(2_200_000))
        self.proxy.fault = lambda request: "403" if "partNumber=2" in request.query else None
        self.publish(sites.build(files, f"{self.elsewhere()}/dist"), code=2)
        self.assert_site("first")
        left = self.store.client.list_multipart_uploads(Bucket=self.store.bucket)
        self.assertEqual([], left.get("Uploads", []))


class CoreOnMemory(Core, Headers):
    server = servers.MEMORY


class CoreOnGoogle(Core, Headers):
    server = servers.GOOGLE


class CoreOnAzurite(Core, Headers):
    server = servers.AZURITE


class CoreInAFolder(Core):
    server = servers.FOLDER


@only_all
class CoreOnGarage(Core, Headers):
    server = servers.GARAGE


@only_all
class CoreOnCeph(Core, Headers):
    server = servers.CEPH


del Core, Headers, PublishCase

if __name__ == "__main__":
    unittest.main()
