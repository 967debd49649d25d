"""The walk over every failing request: one case is one publish from one edition to another, spoiled at one request.

Afterwards a visitor crawls the bucket, and the next run has to bring it to the new edition.
"""
import os
import random
import signal
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import crawl
import memory_s3
import proxy
import publisher
import servers
import stores
from case import EDITIONS

KILLS = {"killed": signal.SIGKILL, "interrupted": signal.SIGINT}
PATIENCE = ("--timeout", 20)


@dataclass(frozen=True)
class Case:
    """The request with this number fails in this way: once, or it and all after it."""

    fault: str
    number: int
    lasting: bool
    before: str = "first"
    after: str = "style"
    command: str = "publish"

    def __str__(self):
        whole = f"{self.command} from {self.before} to {self.after}"
        return f"{whole}: {self.fault} {'from' if self.lasting else 'at'} request {self.number}"


class Walk:
    """All cases on one kind of server; `prepare` answers with a bucket in which `before` is published."""

    def __init__(self, server=servers.MEMORY, at_once=8):
        self.server = server
        self.at_once = at_once
        self.known = {}

    def prepare(self, before):
        """A bucket in which an edition is published: a copy of one on the server of this process, else published anew."""
        store = servers.store(self.server)
        if self.server != servers.MEMORY:
            publish(store, before)
            return store
        if before not in self.known:
            publish(store, before)
            self.known[before] = self.bucket(store).objects
            return self.prepare(before)
        self.bucket(store).objects = dict(self.known[before])
        return store

    def bucket(self, store):
        return servers.running(servers.MEMORY).buckets[store.bucket]

    def length(self, before, after, command="publish"):
        """How many requests an undisturbed run makes."""
        store = self.prepare(before)
        with proxy.Proxy(store.port) as between:
            run(store, between, Case("", 0, False, before, after, command))
            return len(between.requests)

    def all(self, cases):
        """Runs the cases, several at once; sentences about what was not as it should be."""
        for before in {case.before for case in cases}:
            self.prepare(before)
        with ThreadPoolExecutor(self.at_once) as pool:
            return [f"{case}: {line}" for case, lines in zip(cases, pool.map(self.one, cases)) for line in lines]

    def one(self, case):
        """Runs one case."""
        store = self.prepare(case.before)
        old, new = EDITIONS[case.before], EDITIONS[case.after]
        with proxy.Proxy(store.port, slow=random.Random(case.number).choice((0.3, 1.0))) as between:
            ran = run(store, between, case)
            complaints = list(self.look(case, store, between, ran, old, new))
            trace = "".join(f"\n    {one}" for one in between.requests)
        ran_again = publish(store, case.after)
        if ran_again.code != 0:
            complaints.append(f"the next run failed: {ran_again}")
        else:
            complaints += [f"after the next run, {line}" for line in differences(store, new, exact=True)]
            found = store.objects()
            complaints += [f"after the next run, {line}" for line in crawl.Crawl(found.get, [new]).walk()]
        return [f"{line}\n  {ran}{trace}" if at == 0 else line for at, line in enumerate(complaints)]

    def look(self, case, store, between, ran, old, new):
        """What is wrong right after the spoiled run."""
        get = stores.Visitor(store.port, store.bucket).get if self.server == servers.MEMORY else store.get
        yield from crawl.Crawl(get, [old, new]).walk()
        if ran.code not in allowed(case):
            yield f"the run ended with {ran.code}"
        if ran.code == 0:
            yield from differences(store, new)
        else:
            committed = any(one.method == "PUT" and "/release-" in f"/{one.key}" and one.status == 200 for one in between.requests)
            gone = [one for one in between.deletions() if not one.key.startswith(stores.OURS)]
            if not committed and any(b"" != b for b in site_deletions(gone)):
                yield f"something was deleted after a failure: {gone}"
        if case.fault == "killed":
            return
        state = ran.said.get("state")
        if ran.code == 2 and not (ran.failure or ran.err.strip()):
            yield "nothing says why it failed"
        if ran.code == 2 and state in ("previous", "unchanged"):
            yield from (f"the state is said to be {state}, but {line}" for line in differences(store, old))
        if ran.code == 2 and state == "published":
            yield from (f"the state is said to be published, but {line}" for line in differences(store, new))
        if "panicked" in ran.err:
            yield "it panicked"


def site_deletions(requests):
    """Single deletions of the site's own objects; what a bulk deletion names is seen by the crawl."""
    return [one.key.encode() for one in requests if one.method == "DELETE"]


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


def run(store, between, case):
    """The spoiled run."""
    variables = store.environment(between.port)
    if case.command == "publish":
        arguments = ["publish", store.url, "--json", "--yes", "--dist", EDITIONS[case.after].folder]
    else:
        arguments = ["rollback", store.url, "--json", "--yes"]
    process = None

    def fault(request):
        hit = request.number >= case.number if case.lasting else request.number == case.number
        if not hit or not case.number:
            return None
        if case.fault in KILLS:
            os.kill(process.pid, KILLS[case.fault])
            return None
        return case.fault

    between.fault = fault
    process = publisher.start(*arguments, *PATIENCE, variables=variables)
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
