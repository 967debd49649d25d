"""Visitors fetch pages with everything they need, all the time, while a site is published: nothing may be missing."""
import random
import threading
import unittest

import crawl
import servers
import stores
from case import EDITIONS, PublishCase, only_all


class Visitors:
    """Some threads that load pages until they are told to stop."""

    def __init__(self, getter, editions, count=4):
        self.stopped = threading.Event()
        self.editions, self.getter = editions, getter
        self.loads, self.broken = 0, []
        self.threads = [threading.Thread(target=self.visit, args=(number,)) for number in range(count)]

    def visit(self, number):
        choice = random.Random(number)
        get = self.getter()
        pages = ["index.html", *self.editions[0].pages()]
        while not self.stopped.is_set():
            look = crawl.Crawl(get, self.editions)
            page = choice.choice(pages)
            if look.fetch(page) is None:
                self.broken.append(f"{page} is not there")
            ways = look.look(page, follow=True)
            if ways:
                look.look(choice.choice(ways), follow=False)
            self.broken += look.broken
            self.loads += 1

    def __enter__(self):
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self.stopped.set()
        for thread in self.threads:
            thread.join()


class VisitorsOnMemory(PublishCase):
    """A site of some 200 pages, published and rolled back under the eyes of visitors."""

    least_loads = 40

    def getter(self):
        return stores.Visitor(self.store.port, self.store.bucket).get

    def watch(self, command, *arguments, least=None):
        """Runs a command while visitors look; none of them may find anything broken."""
        editions = [EDITIONS["large"], EDITIONS["large style"]]
        with Visitors(self.getter, editions) as visitors:
            ran = self.run_it(command, *arguments)
        self.assertEqual([], visitors.broken[:5])
        self.assertGreater(visitors.loads, self.least_loads if least is None else least)
        return ran

    def test_visitors_during_releases(self):
        publish = lambda edition: self.watch("publish", "--yes", "--concurrency", 4, "--dist", EDITIONS[edition].folder)
        self.publish("large")
        publish("large style")
        self.assert_site("large style", more=self.fingerprinted("large"))
        publish("large")
        self.watch("rollback", "--yes", "--concurrency", 4)
        self.assert_site("large style", more=self.fingerprinted("large"))
        self.watch("rollback", "--to", 1, "--yes", "--concurrency", 4)
        self.assert_site("large", more=self.fingerprinted("large style"))


class TheVisitorsSee(unittest.TestCase):
    """The crawl finds what is broken: these would be missed by a visitor who looks away."""

    def look(self, change):
        dist = EDITIONS["first"]
        found = {key: stores.Found(body) for key, body in dist.files().items()}
        change(found)
        return crawl.Crawl(found.get, [dist, EDITIONS["style"]]).walk()

    def test_a_whole_site(self):
        self.assertEqual([], self.look(lambda found: None))

    def test_a_missing_style_sheet(self):
        def remove(found):
            del found[next(key for key in found if key.endswith(".css"))]

        self.assertRegex(self.look(remove)[0], r"index.html needs assets/main\.\w+\.css, which is not there")

    def test_a_missing_picture_of_a_style_sheet(self):
        def remove(found):
            del found[next(key for key in found if key.startswith("assets/ground"))]

        self.assertRegex(self.look(remove)[0], r"main\.\w+\.css needs assets/ground\.\w+\.svg")

    def test_half_a_page(self):
        def cut(found):
            found["en/team/index.html"] = stores.Found(found["en/team/index.html"].body[:200])

        self.assertIn("en/team/index.html has bytes of no edition", self.look(cut))

    def test_a_missing_page(self):
        broken = self.look(lambda found: found.pop("en/team/index.html"))
        self.assertIn("en/about/index.html leads to en/team/index.html, which is not there", broken)

    def test_a_page_of_the_other_edition_without_its_style(self):
        def replace(found):
            found["en/index.html"] = stores.Found(EDITIONS["style"].read("en/index.html"))

        self.assertRegex(self.look(replace)[0], r"en/index.html needs assets/main\.\w+\.css, which is not there")


@only_all
class VisitorsOnGarage(VisitorsOnMemory):
    server = servers.GARAGE

    def getter(self):
        return self.store.get


@only_all
class VisitorsOnCeph(VisitorsOnGarage):
    server = servers.CEPH


del PublishCase

if __name__ == "__main__":
    unittest.main()
