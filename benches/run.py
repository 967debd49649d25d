#!/usr/bin/env python3
"""Build one logical site with Archipel and its peers in turn, and print what it cost.

  run.py --bench DIR [--hugo FILE] [--zola FILE] [--pages 20,1000,10000] [--rounds 20,5,3] [--readme]

DIR of --bench (or the variable PEERS_BENCH) is the folder of the peers' benchmark. A peer that is neither on PATH nor
named is left out. Sources and results are in the working folder, in memory (/dev/shm) unless --work names another.
The table goes to standard output, or with --readme into the README beside this file.

Every round builds the site once with each program, each time into a folder that does not exist, and then once more
into the folder that is there, with nothing changed. Wall time is from before the start of the process to its end;
processor time and peak memory are the kernel's (wait4). A ratio is the median of the ratios of the rounds, so that a
busy minute weighs on both sides. Before it measures, it checks that all programs build the same words and links.
"""
import argparse
import collections
import datetime
import html.parser
import json
import os
import shutil
import statistics
import subprocess
import sys
import time

sys.dont_write_bytecode = True  # nothing is left beside the sources
import common
from common import NAMES, fail


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    common.add_arguments(parser, work="/dev/shm/archipel-bench")
    parser.add_argument("--pages", default="20,1000", help="pages in each language, one or more sizes")
    parser.add_argument("--rounds", default="5", help="how often, for all sizes or for each")
    parser.add_argument("--peers-up-to", type=int, default=1000, help="larger sites are built by Archipel only")
    parser.add_argument("--keep", action="store_true", help="keep the sources for the next time")
    args = parser.parse_args()
    common.check_bench(args)
    programs = common.find_programs(args)
    sizes = [int(size) for size in args.pages.split(",")]
    rounds = [int(count) for count in args.rounds.split(",")]
    if len(rounds) not in (1, len(sizes)):
        fail("--rounds takes one number, or one for each size")
    rounds *= len(sizes) // len(rounds)
    results = []
    table = [f"{datetime.date.today()}, {common.machine(args)}:\n"]
    for size, count in zip(sizes, rounds):
        some = programs if size <= args.peers_up_to else {"archipel": programs["archipel"]}
        results += measure(args, some, size, count)
    if not args.keep:
        shutil.rmtree(args.work)
    table += tables(args, programs, results)
    common.publish(args, "table", table)


def measure(args, programs, size, count):
    """Builds sites of one size in turn; one dictionary for each run."""
    sites = {name: make_site(args, name, size) for name in programs}
    for site in sites.values():
        read_all(site)
    outs = {name: f"{args.work}/out-{name}-{size}" for name in programs}
    results = []
    for number in range(count + 1):
        order = list(programs)
        order = order[number % len(order) :] + order[: number % len(order)]
        for name in order:
            path, site, out = programs[name][0], sites[name], outs[name]
            shutil.rmtree(out, ignore_errors=True)
            shutil.rmtree(f"{site}/resources", ignore_errors=True)
            for kind in ("cold", "again"):
                before = stamps(out) if kind == "again" and name == "archipel" else {}
                os.sync()
                result = run(command(name, path, site, out, kind), site)
                result.update(name=name, size=size, kind=kind, round=number)
                if number == 0:
                    continue  # warms the caches of the disk, and is looked at below
                if before and before != stamps(out):
                    fail("a build with nothing changed has touched a file")
                results.append(result)
                note(args, result)
            if number > 0:
                shutil.rmtree(out, ignore_errors=True)
        if number == 0:
            same(outs, size)
            for out in outs.values():
                shutil.rmtree(out, ignore_errors=True)
    for site in sites.values():
        if not args.keep:
            shutil.rmtree(site, ignore_errors=True)
    return results


def make_site(args, name, size):
    site = f"{args.work}/{name}-{size}"
    if os.path.isdir(site) and args.keep:
        return site
    common.write_site(args, name, size, site)
    return site


def command(name, path, site, out, kind):
    if name == "hugo":
        return [path, "--quiet", "-s", site, "-d", out]
    if name == "zola":
        return [path, "--root", site, "build", "-o", out] + (["--force"] if kind == "again" else [])
    return [path, "build", "--quiet", "--root", site, "--out", out]


def run(argv, folder):
    environment = dict(os.environ, NO_COLOR="1", HUGO_CACHEDIR=f"{folder}/resources/cache")
    with open(f"{folder}.log", "wb") as log:
        start = time.monotonic()
        process = subprocess.Popen(argv, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.stderr.write(open(f"{folder}.log", encoding="utf-8", errors="replace").read()[-2000:])
        fail(f"{argv[0]} ended with {process.returncode}")
    return {"wall": wall, "cpu": usage.ru_utime + usage.ru_stime, "memory": usage.ru_maxrss / 1024}


def note(args, result):
    print(
        "{size} pages, {name} {kind} {round}: {wall:.3f} s wall, {cpu:.3f} s CPU, {memory:.0f} MB".format(**result),
        file=sys.stderr,
    )
    if args.json:
        with open(args.json, "a", encoding="utf-8") as file:
            file.write(json.dumps(result) + "\n")


def files(folder):
    for path, _, names in os.walk(folder):
        for name in names:
            yield f"{path}/{name}"


def read_all(folder):
    for path in files(folder):
        with open(path, "rb") as file:
            while file.read(1 << 20):
                pass


def stamps(folder):
    """What identifies every file: a program that writes nothing leaves them as they are."""
    return {path: (os.stat(path).st_ino, os.stat(path).st_mtime_ns) for path in files(folder)}


class Page(html.parser.HTMLParser):
    """What a reader gets of a page: its words and links in order; without order the metas of the head and the menu of
    languages, which Zola lists in an order of its own."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.words = []
        self.links = []
        self.head = collections.Counter()
        self.languages = collections.Counter()
        self.in_languages = False
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag == "details":
            self.in_languages = attrs["class"] == "langs"
        elif tag == "a" and self.in_languages:
            self.languages[tuple(attrs.items())] += 1
        elif tag == "a":
            self.links.append(attrs["href"])
        elif tag == "meta" or tag == "link" and attrs["rel"] != "stylesheet":
            # Hugo prints `en-US` where Open Graph wants `en_US`.
            self.head[tag, *(value.replace("_", "-") for value in attrs.values())] += 1

    def handle_endtag(self, tag):
        if tag == "details":
            self.in_languages = False

    def handle_data(self, data):
        if self.in_languages:
            self.languages.update(data.split())
        else:
            self.words += data.split()


def same(outs, size):
    """Ends the program if the sites of the peers differ in words, links or metas, or in size by more than 3 %."""
    ours = outs["archipel"]
    peers = {name: out for name, out in outs.items() if name != "archipel"}
    segments = [name for name in os.listdir(ours) if os.path.isdir(f"{ours}/{name}/p00000")]
    numbers = range(0, size, max(1, size // 40))
    for path in [f"{segment}/p{number:05}/index.html" for segment in segments for number in numbers]:
        expected = read_page(ours, path)
        page = Page(expected)
        for name, out in peers.items():
            text = read_page(out, path)
            other = Page(text)
            for part in ("words", "links", "head", "languages"):
                if getattr(page, part) != getattr(other, part):
                    fail(f"{path} of {NAMES[name]} has other {part}")
            if abs(len(text.encode()) / len(expected.encode()) - 1) > 0.03:
                fail(f"{path} of {NAMES[name]} has another size")
    if peers:
        count = len(segments) * len(numbers)
        print(f"{size} pages a language: {count} pages have the same words, links and metas", file=sys.stderr)


def read_page(out, path):
    with open(f"{out}/{path}", encoding="utf-8") as file:
        return file.read()


def tables(args, programs, results):
    """The lines of the table: medians, with the lowest in brackets."""
    groups = collections.defaultdict(dict)
    for result in results:
        groups[result["size"], result["kind"], result["name"]][result["round"]] = result
    lines = ["| Site | Program | Wall, s | CPU, s | Peak, MB | Archipel's CPU |", "|---|---|---|---|---|---|"]
    for kind, words in (("cold", ""), ("again", ", nothing changed")):
        for (size, this, name), rounds in groups.items():
            if this != kind:
                continue
            base = groups.get((size, kind, "archipel"), {})
            pairs = [base[at]["cpu"] / result["cpu"] for at, result in rounds.items() if at in base]
            ratio = f"1/{1 / statistics.median(pairs):.1f}" if pairs and name != "archipel" else ""
            columns = [f"{args.langs} x {size:,}{words}", f"{NAMES[name]} {programs[name][1]}"]
            columns += [span(rounds, "wall"), span(rounds, "cpu"), f"{middle(rounds, 'memory'):.0f}", ratio]
            lines.append(f"| {' | '.join(columns)} |")
    return lines + growth(args, groups)


def growth(args, groups):
    """How the cost of a page grows with the site."""
    lines = []
    sizes = [size for size, kind, name in groups if (kind, name) == ("cold", "archipel") and size >= 1000]
    for small, large in zip(sizes, sizes[1:]):
        cost = [middle(groups[size, "cold", "archipel"], "cpu") / size / args.langs * 1e6 for size in (small, large)]
        percent = (cost[1] / cost[0] - 1) * 100
        lines += [
            "",
            f"A page costs Archipel {cost[0]:.0f} µs of CPU at {args.langs} x {small:,} "
            f"and {cost[1]:.0f} µs at {args.langs} x {large:,} ({percent:+.0f} %).",
        ]
    return lines


def span(rounds, key):
    lowest = min(result[key] for result in rounds.values())
    return f"{middle(rounds, key):.3f} ({lowest:.3f})"


def middle(rounds, key):
    return statistics.median(result[key] for result in rounds.values())


if __name__ == "__main__":
    main()
