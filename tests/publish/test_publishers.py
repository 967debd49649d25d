"""Several publishers at once: exactly one wins, the others say so, and the bucket holds the winner's site."""
import unittest

import crawl
import proxy
import publisher
import servers
from case import EDITIONS, EVERYTHING, PublishCase, only_all

BUSY = "another publish"


class PublishersOnMemory(PublishCase):
    """Pairs of publishers that start together, on a store that honours conditions on writes."""

    rounds = 10 if EVERYTHING else 2

    def start(self, edition, port=None):
        variables = self.store.environment(port)
        if edition is None:
            return publisher.start("rollback", self.store.url, "--json", "--yes", variables=variables)
        arguments = ("--json", "--yes", "--dist", EDITIONS[edition].folder)
        return publisher.start("publish", self.store.url, *arguments, variables=variables)

    def race(self, *editions, begin=2):
        """Starts a publisher for each edition (None: a rollback), which all begin to write after they have all looked;
        the name of the winner."""
        proxies = [proxy.Proxy(self.store.port) for _ in editions]
        for one in proxies:
            self.addCleanup(one.close)
        proxy.hold_together(proxies, begin)
        processes = [self.start(edition, one.port) for edition, one in zip(editions, proxies)]
        ran = [publisher.finish(process, self.store.environment()) for process in processes]
        winners = [edition for edition, one in zip(editions, ran) if one.code == 0]
        if len(winners) != 1:
            logs = ["\n".join(map(str, one.requests)) for one in proxies]
            self.fail("\n".join(f"{one.code} {one.failure}\n{log}" for one, log in zip(ran, logs)))
        for one in ran:
            if one.code:
                self.check(one, 2)
                self.assertIn(BUSY, one.failure)
        return winners[0]

    def test_pairs(self):
        for number in range(self.rounds):
            self.use(servers.store(self.server))
            self.publish("first")
            winner = self.race("style", "third", begin=2 + number % 2)
            self.assert_site(winner, more=self.fingerprinted("first"))
            told = self.run_it("releases").said["releases"]
            self.assertEqual({1, 2}, {one["number"] for one in told})
            self.assertEqual(0, self.run_it("verify").code)

    def test_pairs_in_an_empty_bucket(self):
        for _ in range(self.rounds // 2):
            self.use(servers.store(self.server))
            self.assert_site(self.race("style", "third"))

    def test_four_at_once(self):
        self.publish("first")
        winner = self.race("style", "third", "fourth", "fifth")
        self.assert_site(winner, more=self.fingerprinted("first"))

    def test_the_same_site_twice(self):
        self.publish("first")
        processes = [self.start("style"), self.start("style")]
        ran = [publisher.finish(process, self.store.environment()) for process in processes]
        self.assertIn(0, [one.code for one in ran])
        for one in ran:
            if one.code:
                self.assertIn(BUSY, one.failure)
        self.assert_site("style", more=self.fingerprinted("first"))

    def test_one_comes_while_another_is_at_work(self):
        self.publish("large")
        self.proxy.slow, self.proxy.fault = 0.1, lambda request: "slow"
        slow = self.start("large style", self.proxy.port)
        # What it keeps shows that the target is its own; a claim alone may still be contested.
        while not any(key.startswith(".archipel/kept/") for key in self.store.names()):
            self.assertIsNone(slow.poll())
        # It stays at work until the other one has come, however long that takes.
        self.proxy.slow = 1
        said = publisher.finish(self.start("large third"), self.store.environment())
        self.proxy.slow = 0
        self.check(said, 2)
        self.assertIn(BUSY, said.failure)
        won = publisher.finish(slow, self.store.environment())
        self.assertEqual(0, won.code, won)
        self.assert_site("large style", more=self.fingerprinted("large"))

    def test_a_rollback_and_a_publish(self):
        self.publish("first")
        self.publish("style")
        winner = self.race("third", None) or "first"
        found = self.store.objects()
        self.assertEqual([], crawl.Crawl(found.get, [EDITIONS[winner]]).walk())
        for key in EDITIONS[winner].keys:
            self.assert_object(EDITIONS[winner], key, found[key])


class PublishersWhereConditionsAreIgnored(PublishersOnMemory):
    """As Garage does: every conditional write succeeds."""

    def use(self, store):
        super().use(store)
        servers.running(servers.MEMORY).buckets[store.bucket].ignores_conditions = True


class PublishersOnMoto(PublishersOnMemory):
    server = servers.MOTO


class PublishersOnAzurite(PublishersOnMemory):
    server = servers.AZURITE


@only_all
class PublishersOnGarage(PublishersOnMemory):
    server = servers.GARAGE
    rounds = 15


@only_all
class PublishersOnCeph(PublishersOnMemory):
    server = servers.CEPH
    rounds = 8


class PublishersInAFolder(PublishCase):
    """A folder has its own rules for what two processes see; the winner is whole all the same."""

    server = servers.FOLDER
    rounds = 10 if EVERYTHING else 3

    def test_pairs(self):
        for _ in range(self.rounds):
            self.use(servers.store(self.server))
            self.publish("first")
            start = lambda edition: publisher.start(
                "publish", self.store.url, "--json", "--yes", "--dist", EDITIONS[edition].folder, variables={}
            )
            editions = ["style", "third"]
            ran = [publisher.finish(process, {}) for process in [start(edition) for edition in editions]]
            winners = [edition for edition, one in zip(editions, ran) if one.code == 0]
            self.assertTrue(winners, [str(one) for one in ran])
            if len(winners) == 1:
                self.assert_site(winners[0], more=self.fingerprinted("first"))
            else:
                newest = max(ran, key=lambda one: one.said["release"]["number"])
                self.assertEqual(3, newest.said["release"]["number"])


del PublishCase

if __name__ == "__main__":
    unittest.main()
