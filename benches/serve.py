#!/usr/bin/env python3
"""Edit a site while Archipel and its peers serve it, and print how long each takes to serve the changed bytes.

  serve.py --bench DIR [--hugo FILE] [--zola FILE] [--eleventy DIR] [--astro DIR] [--pages 1000] [--rounds 20]

DIR of --bench (or the variable PEERS_BENCH) is the folder of the peers' benchmark; of --eleventy and --astro, a folder
in which npm has installed them. A peer that is not named is left out. Archipel also serves the site of this repository.
Everything is a copy in the working folder, in memory (/dev/shm) unless --work names another.

All servers run at once, and one of them works at a time: every round makes each kind of edit once with each program,
in turn. The clock runs from just before the source is opened for writing until an answer has arrived that holds the
changed bytes of the page in view; for a style sheet that is the sheet which the page links by then. For Archipel an
event stream is open as well, and its state is asked until all pages are up to date. A round ends with a clean build.

It ends with 1 if a target below is missed.
"""
import argparse
import datetime
import itertools
import json
import os
import random
import shutil
import signal
import statistics
import subprocess
import sys
import time

sys.dont_write_bytecode = True  # nothing is left beside the sources
import common
from common import NAMES, fail
from served_site import ServedSite

# At most so many ms to the page in view, by site and kind of edit.
TARGETS = {
    "real": {"content": 15, "words": 15, "message": 15, "css": 15, "template": 60, "island": 120},
    "bench": {"content": 20, "words": 20, "message": 20, "css": 20, "template": 40},
}
LAST_PAGE = 1.0  # on the peers' site a base template reaches the last page within so many clean builds
IDLE = 0.01  # seconds of processor time in ten seconds without an edit: one tick of the clock that counts it
GROWTH = 1.1  # memory after all edits, as a multiple of the memory after the first FEW
FEW = 100
LIMIT = 60  # seconds after which an edit counts as never served

KINDS = {
    "content": "content file",
    "words": "message of the page",
    "message": "message of all pages",
    "css": "style sheet",
    "template": "base template",
    "island": "island source",
}
ENDURED = ("content", "words", "message", "css")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    common.add_arguments(parser, work="/dev/shm/archipel-serve")
    parser.add_argument("--eleventy", help="folder in which npm has installed @11ty/eleventy, clean-css and node")
    parser.add_argument("--astro", help="folder in which npm has installed astro, @astrojs/sitemap and node")
    parser.add_argument("--sites", default="real,bench", help="this repository's, the peers', or both")
    parser.add_argument("--pages", type=int, default=1000, help="pages in each language of the peers' site")
    parser.add_argument("--rounds", type=int, default=20, help="how often, after a first time that is not kept")
    parser.add_argument("--every", default="", help="programs that take part in each nth round only: eleventy=4")
    parser.add_argument("--edits", type=int, default=10_000, help="fast edits between two looks at the memory; 0: none")
    parser.add_argument("--no-targets", action="store_true", help="only measure")
    args = parser.parse_args()
    if "bench" in args.sites.split(","):
        common.check_bench(args)
    if os.path.exists(args.work):
        fail(f"{args.work} is there already; remove it, or name another folder with --work")
    every = (part.partition("=") for part in args.every.split(",") if part)
    args.every = {name: int(rounds) for name, _, rounds in every}
    programs = find_programs(args)
    lines = [f"{datetime.date.today()}, {common.machine(args)}:\n"]
    every = [("real", "archipel")] + [("bench", name) for name in NAMES]
    sites = [
        ServedSite(args, site, name, *programs[name])
        for site, name in every
        if site in args.sites.split(",") and name in programs
    ]
    if not sites:
        fail("there is nothing to measure")
    signal.signal(signal.SIGTERM, lambda *_: fail("ended from outside"))
    try:
        servers, results = measure_all(args, sites)
    finally:
        for site in sites:
            site.stop()
        shutil.rmtree(args.work, ignore_errors=True)
    lines += speed_table(sites, results) + [""] + server_table(sites, servers)
    common.publish(args, "table of serve", lines)
    missed = [] if args.no_targets else list(misses(sites, servers, results))
    for sentence in missed:
        print(f"serve.py: {sentence}", file=sys.stderr)
    sys.exit(1 if missed else 0)


def find_programs(args):
    """The programs that serve: name to the words that start each, and its version."""
    programs = {name: ([path], version) for name, (path, version) in common.find_programs(args).items()}
    for name, package, script in (("eleventy", "@11ty/eleventy", "cmd.cjs"), ("astro", "astro", "bin/astro.mjs")):
        folder = getattr(args, name)
        if not folder or name in args.without.split(","):
            continue
        modules = f"{os.path.realpath(folder)}/node_modules"
        if not os.path.isfile(f"{modules}/{package}/package.json"):
            fail(f"{NAMES[name]} is not installed in {folder}")
        with open(f"{modules}/{package}/package.json", encoding="utf-8") as file:
            version = json.load(file)["version"]
        own = f"{modules}/.bin/node"
        programs[name] = ([own if os.path.exists(own) else "node", f"{modules}/{package}/{script}"], version)
    if "archipel" in programs:
        said = subprocess.run([*programs["archipel"][0], "serve", "--help"], capture_output=True)
        if said.returncode != 0:
            del programs["archipel"]
    absent = [NAMES[name] for name in NAMES if name not in programs]
    if absent:
        print(f"serve.py: left out, since not named or without `serve`: {', '.join(absent)}", file=sys.stderr)
    return programs


def measure_all(args, sites):
    """Everything, in order; what was found of each server, and one dictionary for each edit."""
    servers = {site: {} for site in sites}
    for site in sites:
        site.prepare(args)
    for site in sites:
        servers[site]["start"] = site.start()
        note(args, {"site": site.site, "name": site.name, "kind": "start", "round": 0, **servers[site]})
    results = []
    for number in range(args.rounds + 1):
        results += measure_round(args, sites, number)
    for site, cpu in idle(sites).items():
        servers[site].update(idle=cpu, peak=site.server.memory("VmHWM"))
    for site in sites:
        if site.name == "archipel" and args.edits:
            servers[site]["memory"] = endure(args, site)
    return servers, results


def measure_round(args, sites, number):
    """All kinds of edits with all programs; round 0 warms up."""
    results = []
    first = number % len(sites)
    for kind in [*KINDS, "clean"]:
        for site in sites[first:] + sites[:first]:
            if number % args.every.get(site.name, 1):
                continue
            if kind in site.places:
                result = measure_edit(site, kind)
            elif kind == "clean" and site.name == "archipel":
                result = {"last": site.clean_build() * 1000}
            else:
                continue
            result = {"site": site.site, "name": site.name, "kind": kind, "round": number, **result}
            note(args, result)
            if number > 0:
                results.append(result)
    return results


def measure_edit(site, kind):
    """What one edit costs; times are in ms from its start, and None for what never came."""
    ours = site.name == "archipel"
    build = site.client.state()["build"] if ours else 0
    cpu = site.server.settle()
    time.sleep(random.random() / 2)  # no lock-step with a timer of the program
    start, mark = site.edit(kind)
    times = {"view": site.wait_until_served(kind, mark, LIMIT)}
    result = {}
    if ours:
        times["last"], state = site.wait_until_complete(build, LIMIT)
        result["rendered"] = state["rendered"]
    result["cpu"] = site.server.settle() - cpu
    if ours:
        times["told"] = site.events.first_after(start)
    return {**{key: at and (at - start) * 1000 for key, at in times.items()}, **result}


def idle(sites):
    """Seconds of processor time of each server in ten seconds without an edit."""
    for site in sites:
        site.server.settle()
    before = {site: site.server.cpu() for site in sites}
    time.sleep(10)
    return {site: site.server.cpu() - cpu for site, cpu in before.items()}


def endure(args, site):
    """Edits as fast as the page in view follows; memory in MB after the first FEW and after the last."""
    memory = {}
    kinds = itertools.cycle(ENDURED)
    for number in range(1, max(args.edits, FEW) + 1):
        kind = next(kinds)
        _, mark = site.edit(kind)
        if site.wait_until_served(kind, mark, LIMIT) is None:
            fail(f"{site.label}: fast edit {number}, a {KINDS[kind]}, is not served after {LIMIT} s")
        if number in (FEW, args.edits):
            site.server.settle()
            memory[number] = site.server.memory("VmRSS")
        if number % 1000 == 0:
            print(f"{site.label}: {number} edits, {site.server.memory('VmRSS'):.0f} MB", file=sys.stderr)
    return memory


def note(args, result):
    """Says what was measured, and keeps it."""
    values = [f"{key} {value:.3f}" for key, value in result.items() if isinstance(value, float)]
    print("{site}, {name} {kind} {round}:".format(**result), ", ".join(values), file=sys.stderr)
    if args.json:
        with open(args.json, "a", encoding="utf-8") as file:
            file.write(json.dumps(result) + "\n")


def pick(results, site, kind):
    """What was measured of one kind with one server."""
    return [each for each in results if (each["site"], each["name"], each["kind"]) == (site.site, site.name, kind)]


def middle(results, key):
    """The median; None if something never came."""
    values = [result[key] for result in results]
    return None if None in values else statistics.median(values)


def span(results, key):
    """Median, lowest and highest, and how often it never came."""
    if key not in results[0]:
        return ""
    came = [result[key] for result in results if result[key] is not None]
    never = f"never: {len(results) - len(came)}" if len(came) < len(results) else ""
    if not came:
        return never
    digits = 0 if min(came) >= 100 else 1
    low, high = (f"{value:,.{digits}f}" for value in (min(came), max(came)))
    return f"{statistics.median(came):,.{digits}f} ({low}-{high}) {never}".rstrip()


def speed_table(sites, results):
    """The lines of the table of edits."""
    lines = [
        "| Site | Edit | Program | Page in view, ms | Browser told, ms | Last page, ms | CPU, s | Pages rendered |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for kind, site in itertools.product([*KINDS, "clean"], peers_first(sites)):
        some = pick(results, site, kind)
        if not some:
            continue
        columns = [site.label, KINDS.get(kind, "none: a clean build"), site.program]
        columns += [span(some, key) for key in ("view", "told", "last")]
        columns.append(f"{statistics.mean(result['cpu'] for result in some):.3f}" if "cpu" in some[0] else "")
        columns.append(f"{middle(some, 'rendered'):,.0f}" if "rendered" in some[0] else "")
        lines.append(f"| {' | '.join(columns)} |")
    return lines


def server_table(sites, servers):
    """The lines of the table of the servers themselves."""
    counts = sorted({count for found in servers.values() for count in found.get("memory", ())})
    heads = ["Site", "Program", "First page, s", "Peak, MB", "CPU in 10 idle s, s"]
    heads += [f"After {count:,} edits, MB" for count in counts]
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for site in peers_first(sites):
        found = servers[site]
        columns = [site.label, site.program, f"{found['start']:.2f}", f"{found['peak']:.0f}", f"{found['idle']:.2f}"]
        columns += [f"{found['memory'][count]:.0f}" if "memory" in found else "" for count in counts]
        lines.append(f"| {' | '.join(columns)} |")
    return lines


def peers_first(sites):
    """The peers, then Archipel with the same site, then with this repository's."""
    return sorted(sites, key=lambda site: (site.site == "real", site.name == "archipel"))


def misses(sites, servers, results):
    """A sentence for every target that was missed."""
    for site in sites:
        if site.name != "archipel":
            continue
        for kind, limit in TARGETS[site.site].items():
            some, edit = pick(results, site, kind), f"{site.label}, {KINDS[kind]}"
            view = middle(some, "view")
            if view is None or middle(some, "told") is None:
                yield f"{edit}: not every edit is served, and told to an open page"
            elif view > limit:
                yield f"{edit}: served after {view:.1f} ms, and {limit} are allowed"
        last, clean = (middle(pick(results, site, kind), "last") for kind in ("template", "clean"))
        edit = f"{site.label}, {KINDS['template']}"
        if site.site == "bench" and last is None:
            yield f"{edit}: it does not always reach the last page"
        elif site.site == "bench" and last > LAST_PAGE * clean:
            yield f"{edit}: on the last page after {last:.0f} ms, and a clean build takes {clean:.0f} ms"
        if servers[site]["idle"] > IDLE:
            yield f"{site.label}: {servers[site]['idle']:.2f} s of processor time in ten seconds without an edit"
        memory = list(servers[site].get("memory", {}).items())
        if memory and memory[-1][1] > GROWTH * memory[0][1]:
            (_, few), (count, many) = memory[0], memory[-1]
            yield f"{site.label}: {few:.0f} MB after {FEW} edits have become {many:.0f} MB after {count:,}"


if __name__ == "__main__":
    main()
