"""The five faults of `hugo deploy` that were reproduced against real servers, and what happens here instead.

Hugo 0.168 goes on after a failed upload, empties a bucket for an empty folder, misses a change of headers alone, skips
all deletions beyond its limit and calls that a success, and ends a dry run with "Success!".
"""
import pathlib
import unittest

import publisher
import servers
import sites
from case import EDITIONS, PublishCase
from faults import differences


class FaultsOfHugoDeploy(PublishCase):
    """One test for each."""

    server = servers.MOTO

    def test_1_a_failed_upload_stops_everything_after_it(self):
        self.publish("first")
        taken = next(key for key in EDITIONS["remade"].keys if key.endswith(".css"))
        self.proxy.fault = lambda request: "full" if (request.method, request.key) == ("PUT", taken) else None
        ran = self.publish("remade", code=2)
        self.assertIn(taken, ran.failure)
        pages = [one.key for one in self.proxy.changes("PUT") if one.key.endswith(".html")]
        self.assertEqual([], pages, "pages were published though their style sheet was not")
        self.assertEqual([], [key for key in self.proxy.deleted() if not key.startswith(".archipel/")])
        self.assertEqual([], list(differences(self.store, EDITIONS["first"])))

    def test_2_an_empty_folder_empties_nothing(self):
        self.publish("first")
        empty = pathlib.Path(self.elsewhere())
        self.run_it("publish", "--yes", "--dist", empty, code=2)
        self.assert_site("first")
        (empty / sites.MANIFEST).write_bytes(b'{"format":1,"files":{}}')
        self.run_it("publish", "--yes", "--dist", empty, code=2)
        self.assert_site("first")

    def test_3_a_change_of_headers_alone_is_published(self):
        self.publish("first")
        ran = self.publish("retagged")
        self.assertGreater(ran.said["counts"]["headers"], 0)
        self.assert_site("retagged")

    def test_4_too_many_deletions_are_a_failure_and_nothing_is_published(self):
        self.publish("first")
        ran = self.publish("remade", "--max-delete", 3, code=2)
        self.assertIn("--max-delete 4", ran.failure)
        self.assertEqual([], [one for one in self.proxy.changes("PUT") if not one.key.startswith(".archipel/")])
        self.assert_site("first")

    def test_5_a_dry_run_says_that_it_is_one_and_types_are_right(self):
        arguments = ("--dry-run", "--dist", EDITIONS["first"].folder)
        ran = publisher.run("publish", self.store.url, *arguments, variables=self.variables)
        self.assertEqual(0, ran.code, ran)
        said = (ran.out + ran.err).lower()
        self.assertNotIn("success", said)
        self.assertRegex(said, "dry run|would|nothing (was|is|has been) (changed|published|sent)")
        self.assertEqual([], self.store.names())
        self.publish("first")
        found = self.store.objects()
        self.assertEqual("application/xml; charset=utf-8", found["sitemap.xml"].headers["content_type"])
        self.assertEqual("text/html; charset=utf-8", found["en/index.html"].headers["content_type"])


del PublishCase

if __name__ == "__main__":
    unittest.main()
