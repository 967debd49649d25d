"""For every k the k-th request fails, in every way: visitors find a whole site after it, and the next run converges."""
import functools
import signal
import time
import unittest

import crawl
import proxy
import publisher
import servers
from case import EDITIONS, EVERYTHING, PublishCase, only_all
from faults import LEASE, Case, Walk, differences, publish, run

ONCE = ["refused", "reset", "500", "503", "503 later", "403", "full", "lost", "truncated", "slow"]
LASTING = ["gone", "reset", "500", "503", "403", "full", "lost", "truncated"]
MOVES = {
    "an update": dict(before="first", after="remade"),
    "a first publish": dict(before=None, after="first"),
    "a rollback": dict(before="remade", after="first", command="rollback"),
}


class WalkCase(unittest.TestCase):
    """Says what went wrong in the cases of a walk."""

    walk = Walk(at_once=16 if EVERYTHING else 8)

    def hold(self, cases):
        complaints = self.walk.all(cases)
        self.assertEqual([], publisher.LEAKS)
        if complaints:
            self.fail(f"{len(complaints)} complaints in {len(cases)} cases\n" + "\n".join(complaints[:8]))

    @functools.lru_cache(maxsize=None)
    def length(self, move, concurrency):
        length = self.walk.length(Case(concurrency=concurrency, **MOVES[move]))
        self.assertGreater(length, 15)
        return length

    def cases(self, move, faults, lasting=False, every=1, concurrency=1):
        """A case for every fault and number."""
        numbers = range(1, self.length(move, concurrency) + 1)
        every = 1 if EVERYTHING else every
        return [
            Case(fault, number, lasting, concurrency=concurrency, **MOVES[move])
            for at, fault in enumerate(faults)
            for number in numbers
            if number % every == at % every
        ]


class EveryRequestOnce(WalkCase):
    """One request fails, and those after it do not."""

    def test_of_an_update(self):
        self.hold(self.cases("an update", ONCE, every=6))

    def test_of_an_update_with_many_at_once(self):
        self.hold(self.cases("an update", ONCE, every=16, concurrency=16))

    def test_of_a_first_publish(self):
        self.hold(self.cases("a first publish", ONCE, every=10))

    def test_of_a_rollback(self):
        self.hold(self.cases("a rollback", ONCE, every=10))


class EveryRequestFromOneOn(WalkCase):
    """Nothing works any more from some request on."""

    walk = Walk(at_once=24)

    def test_of_an_update(self):
        self.hold(self.cases("an update", LASTING, lasting=True, every=32))

    def test_of_a_first_publish(self):
        self.hold(self.cases("a first publish", LASTING, lasting=True, every=48))

    def test_of_a_rollback(self):
        self.hold(self.cases("a rollback", LASTING, lasting=True, every=48))


class EveryMomentToDie(WalkCase):
    """The publisher is killed, or told to stop."""

    def test_of_an_update(self):
        self.hold(self.cases("an update", ["killed", "interrupted"], every=2))

    def test_of_an_update_with_many_at_once(self):
        self.hold(self.cases("an update", ["killed", "interrupted"], concurrency=16, every=2))

    def test_of_a_first_publish(self):
        self.hold(self.cases("a first publish", ["killed", "interrupted"], every=2))

    def test_of_a_rollback(self):
        self.hold(self.cases("a rollback", ["killed", "interrupted"], every=2))


@only_all
class EveryRequestOnMoto(WalkCase):
    walk = Walk(servers.MOTO, at_once=24)

    def test_once(self):
        self.hold(self.cases("an update", ONCE))

    def test_from_one_on(self):
        self.hold(self.cases("an update", ["gone", "403", "lost"], lasting=True))

    def test_death(self):
        self.hold(self.cases("an update", ["killed", "interrupted"]))


@only_all
class EveryRequestOnGarage(EveryRequestOnMoto):
    walk = Walk(servers.GARAGE, at_once=24)


@only_all
class EveryRequestOnCeph(EveryRequestOnMoto):
    walk = Walk(servers.CEPH, at_once=24)


@only_all
class SlowerThanPatience(WalkCase):
    """An answer that takes longer than the client waits for it."""

    walk = Walk(at_once=24, slow=50)

    def test_of_an_update(self):
        self.hold(self.cases("an update", ["slow"]))


class Sentences(PublishCase):
    """What is said when nothing helps."""

    def spoil(self, fault, number=1):
        self.publish("first")
        self.proxy.fault = proxy.since(number, fault)
        ran = self.publish("remade", "--timeout", 20, code=2)
        self.proxy.fault = lambda request: None
        return ran

    def test_an_unreachable_server(self):
        self.assertIn("reach", self.spoil("gone").failure)

    def test_a_broken_server(self):
        self.assertIn("500", self.spoil("500", 6).failure)

    def test_a_busy_server(self):
        self.assertIn("503", self.spoil("503", 6).failure)

    def test_the_time_limit(self):
        self.publish("first")
        self.proxy.slow = 2
        self.proxy.fault = proxy.since(1, "slow")
        ran = self.publish("remade", "--timeout", 5, "--concurrency", 1, code=2)
        self.assertIn("5 s", ran.failure)
        self.proxy.fault = lambda request: None
        self.assertIn(ran.said["state"], ("previous", "unchanged"))
        self.assertEqual([], list(differences(self.store, EDITIONS["first"])))
        self.publish("remade")
        self.assert_site("remade", more=self.fingerprinted("first"))

    def test_what_arrives_after_the_time_limit_is_put_back_too(self):
        self.publish("first")
        replaced = {key for key in EDITIONS["first"].keys if key.endswith(".html")}

        def fault(request):
            if request.method != "PUT" or request.key not in replaced:
                return None
            replaced.discard(request.key)
            return "late"

        self.proxy.slow, self.proxy.fault = 6, fault
        ran = self.publish("remade", "--timeout", 3, "--concurrency", 16, code=2)
        self.assertIn("3 s", ran.failure)
        self.assertEqual("previous", ran.said["state"])
        time.sleep(self.proxy.slow + 1)
        self.assertEqual([], list(differences(self.store, EDITIONS["first"])))

    def test_retry_after_is_heeded(self):
        self.publish("first")
        self.proxy.fault = proxy.at(1, "503 later")
        self.publish("first")
        first, second = self.proxy.requests[:2]
        self.assertGreaterEqual(second.time - first.time, 1)

    def test_an_interrupt_says_what_state_the_target_is_in(self):
        self.publish("first")
        case = Case("interrupted", 14, before="first", after="remade")
        ran = run(self.store, self.proxy, case)
        self.assertEqual(2, ran.code)
        self.assertIn(ran.said["state"], ("previous", "unchanged"))
        self.assertRegex(ran.failure.lower(), "interrupt|stopped|ctrl")
        self.assertEqual([], list(differences(self.store, EDITIONS["first"])))


class TwoFaultsInARow(PublishCase):
    """The second fault strikes while the first one is being mended."""

    def commit_without_answer(self, restored):
        """The record is written but nobody says so; then `restored` requests work, and no more."""
        seen = []

        def fault(request):
            if not seen:
                if request.method == "PUT" and "/release-" in request.key:
                    seen.append("record")
                return "lost" if seen else None
            if "/release-" in request.key and len(seen) == 1:
                return "lost"
            seen.append(request.key)
            return None if len(seen) <= restored + 1 else "500"

        ran = run(self.store, self.proxy, Case(before="first", after="remade"), fault)
        self.proxy.fault = lambda request: None
        return ran

    def test_a_commit_without_answer_and_a_failed_way_back(self):
        for restored in range(0, 12, 3 if EVERYTHING else 6):
            with self.subTest(restored=restored):
                self.use(servers.store(self.server))
                self.publish("first")
                self.commit_without_answer(restored)
                old, new = EDITIONS["first"], EDITIONS["remade"]
                self.assertEqual([], crawl.Crawl(self.store.get, [old, new]).walk())
                servers.running(servers.MEMORY).buckets[self.store.bucket].clock_offset = LEASE
                self.publish("remade")
                self.assertEqual([], list(differences(self.store, new, exact=True)))

    def test_a_second_death_right_after_the_first(self):
        bucket = servers.running(servers.MEMORY).buckets[self.store.bucket]
        self.publish("first")
        for at, number in enumerate((16, 18, 20, 22), 1):
            ran = run(self.store, self.proxy, Case("killed", number, before="first", after="remade" if at % 2 else "style"))
            self.assertIn(ran.code, (-signal.SIGKILL, 0))
            bucket.clock_offset = LEASE * at
            editions = [EDITIONS[name] for name in ("first", "remade", "style")]
            self.assertEqual([], crawl.Crawl(self.store.get, editions, known=editions[0].pages()).walk())
        self.assertEqual(0, publish(self.store, "first").code)
        self.assertEqual([], list(differences(self.store, EDITIONS["first"], exact=True)))


del PublishCase, WalkCase

if __name__ == "__main__":
    unittest.main()
