"""The walk over every failing request: one case is one publish from one edition to another, spoiled at one request.

Afterwards a visitor crawls the bucket, and the next run has to bring it to the new edition.
"""
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

import crawl
import memory_s3
import proxy
import publisher
import servers
import stores
from case import EDITIONS

KILLS = {"killed": signal.SIGKILL, "interrupted": signal.SIGINT}
LEASE = 61  # after this many seconds without a sign a publisher counts as dead
PATIENCE = ("--timeout", 20)


@dataclass(frozen=True)
class Case:
    """From one edition (None: an empty bucket) to another: the request with this number fails in this way, once, or it
    and all after it."""

    fault: str = ""
    number: int = 0
    lasting: bool = False
    before: str | None = "first"
    after: str = "remade"
    command: str = "publish"
    concurrency: int = 1

    def __str__(self):
        whole = f"{self.command} from {self.before} to {self.after}"
        return f"{whole}, {self.concurrency} at once: {self.fault} {'from' if self.lasting else 'at'} request {self.number}"


class Walk:
    """All cases on one kind of server; `prepare` answers with a bucket in which `before` is published."""

    def __init__(self, server=servers.MEMORY, at_once=8, slow=0.5):
        self.server, self.slow = server, slow
        self.at_once = at_once
        self.known = {}

    def prepare(self, case):
        """A bucket in which the edition before is published, and for a rollback the one after it before that. On the
        server of this process it is a copy of one that was prepared before."""
        store = servers.store(self.server)
        history = [case.after] * (case.command == "rollback") + [case.before] * (case.before is not None)
        known = tuple(history)
        if self.server == servers.MEMORY and known in self.known:
            self.bucket(store).objects = dict(self.known[known])
            return store
        for edition in history:
            publish(store, edition)
        if self.server == servers.MEMORY:
            self.known[known] = dict(self.bucket(store).objects)
        return store

    def bucket(self, store):
        return servers.running(servers.MEMORY).buckets[store.bucket]

    def length(self, case):
        """How many requests an undisturbed run makes."""
        store = self.prepare(case)
        with proxy.Proxy(store.port) as between:
            run(store, between, case)
            return len(between.requests)

    def all(self, cases):
        """Runs the cases, several at once; sentences about what was not as it should be."""
        for case in {replace(case, fault="", number=0, lasting=False) for case in cases}:
            self.prepare(case)
        with ThreadPoolExecutor(self.at_once) as pool:
            return [f"{case}: {line}" for case, lines in zip(cases, pool.map(self.one, cases)) for line in lines]

    def one(self, case):
        """Runs one case."""
        store = self.prepare(case)
        with proxy.Proxy(store.port, slow=self.slow) as between:
            ran = run(store, between, case)
            complaints = list(self.look(case, store, between, ran))
            trace = "".join(f"\n    {one}" for one in between.requests)
        if self.server == servers.MEMORY:
            self.bucket(store).clock_offset = LEASE
        new, again = EDITIONS[case.after], publish(store, case.after)
        if again.code != 0:
            complaints.append(f"the next run failed: {again}")
        complaints += [f"after the next run, {line}" for line in differences(store, new, exact=True)]
        complaints += [f"after the next run, {line}" for line in crawl.Crawl(store.get, [new]).walk()]
        return [f"{line}\n  {ran}{trace}" if at == 0 else line for at, line in enumerate(complaints)]

    def look(self, case, store, between, ran):
        """What is wrong right after the spoiled run."""
        old, new = case.before and EDITIONS[case.before], EDITIONS[case.after]
        get = stores.Visitor(store.port, store.bucket).get if self.server == servers.MEMORY else store.get
        yield from crawl.Crawl(get, [old, new] if old else [new], known=old.pages() if old else []).walk()
        # Nobody can finish in time whose one answer takes longer than all of it may.
        late = {2} if self.slow > PATIENCE[1] else set()
        if ran.code not in allowed(case) | late:
            yield f"the run ended with {ran.code}"
        if "panicked" in ran.err:
            yield "it panicked"
        is_committed = any(committed(one) for one in between.requests)
        for key in between.deleted():
            if not key.startswith(stores.OURS) and not is_committed:
                yield f"{key} was deleted though the release was not there"
        if ran.code == 0:
            yield from differences(store, new, exact=True)
        elif ran.code != -signal.SIGKILL:
            yield from self.look_at_words(store, ran, old, new)

    def look_at_words(self, store, ran, old, new):
        """A run that failed says why, and in what state the target is."""
        if not ran.failure:
            yield "nothing says why it failed"
        state = ran.said.get("state")
        if state in ("previous", "unchanged"):
            if old:
                yield from (f"the state is said to be {state}, but {line}" for line in differences(store, old))
        elif state == "published":
            yield from (f"the state is said to be published, but {line}" for line in differences(store, new))
        elif state != "mixed":
            yield f"the state is said to be {state}"


def committed(request):
    """Whether this request has made a release current."""
    return request.method == "PUT" and request.key.startswith(".archipel/state/release-") and request.status == 200


def allowed(case):
    """How a run may end: one bad answer is overcome, except for those that say no."""
    if case.fault == "killed":
        return {-signal.SIGKILL, 0}
    if case.fault == "interrupted":
        return {2, 130, 0}
    if case.fault in ("403", "full", "507", "skewed"):
        return {2, 0}
    if case.lasting:
        return {0} if case.fault == "slow" else {2, 0}
    return {0}


def publish(store, edition, *arguments, port=None):
    """An undisturbed run; it waits for the lease of a dead one by itself."""
    dist = EDITIONS[edition]
    variables = store.environment(port)
    found = publisher.run("publish", store.url, "--json", "--yes", "--dist", dist.folder, *arguments, variables=variables)
    return found


def run(store, between, case, spoil=None):
    """The spoiled run; `spoil` is asked about each request in place of the case."""
    between.forget()
    variables = store.environment(between.port)
    if case.command == "publish":
        arguments = ["publish", store.url, "--json", "--yes", "--dist", EDITIONS[case.after].folder]
    else:
        arguments = ["rollback", store.url, "--json", "--yes"]
    process = None

    def fault(request):
        hit = request.number >= case.number if case.lasting else request.number == case.number
        if not hit or not case.fault:
            return None
        if case.fault in KILLS:
            while process is None:
                time.sleep(0.001)
            os.kill(process.pid, KILLS[case.fault])
            return None
        return case.fault

    between.fault = spoil or fault
    arguments += [*PATIENCE, "--concurrency", case.concurrency]
    process = publisher.start(*arguments, variables=variables)
    return publisher.finish(process, variables)


def differences(store, dist, exact=False):
    """How a bucket differs from an edition; `exact` minds pages that are not part of it, too."""
    found = store.objects()
    for key in dist.keys:
        if key not in found:
            yield f"{key} is missing"
        elif found[key].body != dist.read(key):
            yield f"{key} has other bytes"
        elif store.has_headers and found[key].headers != dist.headers(key):
            yield f"{key} has other headers: {found[key].headers}"
    if exact:
        for key in set(found) - set(dist.keys):
            if not key.startswith("assets/"):
                yield f"{key} is left over"
