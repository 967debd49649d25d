#!/usr/bin/env python3
"""Publish one site to one real server with Archipel and its peers in turn, and print what it cost.

  publish.py --bench DIR [--garage FILE] [--hugo FILE] [--aws FILE] [--rclone FILE] [--pages 1000] [--rounds 3] [--readme]

Run it with the Python that tests/publish/setup.py installs; the server is Garage, which `setup.py all` compiles. All
programs send the same files, those of a site that Archipel built, with the same number of requests at once, and start
from an empty bucket in every round: first publish, the same again, and one page changed. Files that did not change
keep their times, which aws and rclone compare.

Seconds and memory are measured against the server itself. Requests and bytes of bodies are counted in one more round
through the proxy of the tests.
"""
import argparse
import collections
import datetime
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import time

sys.dont_write_bytecode = True  # nothing is left beside the sources
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(1, f"{HERE}/../tests/publish")
import common
from common import fail

KINDS = ("first publish", "nothing changed", "one page changed")
PROGRAMS = ("hugo", "aws", "rclone", "archipel")
MANIFEST = "archipel-manifest.json"
# A process counts the peak of the one it was forked from as its own: this one is small.
LAUNCHER = """import os, sys, time
start = time.monotonic()
child = os.posix_spawnp(sys.argv[2], sys.argv[2:], os.environ)
_, status, usage = os.wait4(child, 0)
with open(sys.argv[1], "w") as file:
    print(time.monotonic() - start, usage.ru_maxrss, file=file)
sys.exit(os.waitstatus_to_exitcode(status))
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    common.add_arguments(parser, work="/dev/shm/archipel-publish")
    parser.add_argument("--garage", help="the server, if it is not that of setup.py")
    parser.add_argument("--aws", default=shutil.which("aws"))
    parser.add_argument("--rclone", default=shutil.which("rclone"))
    parser.add_argument("--pages", type=int, default=1000, help="pages in each language")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--first", action="store_true", help="the first publish only, and nothing is counted")
    parser.add_argument("--concurrency", type=int, default=16, help="requests at once")
    args = parser.parse_args()
    common.check_bench(args)
    if args.garage:
        os.environ["GARAGE"] = args.garage
    import servers

    left_out = args.without.split(",")
    names = [name for name in PROGRAMS if name not in left_out and getattr(args, name)]
    for name in names:
        setattr(args, name, os.path.realpath(getattr(args, name)) if name != "aws" else args.aws)
    if "hugo" in names:
        args.hugo = common.behind_script(args.hugo)
    machine = common.machine(args)
    before, after = make_sites(args)
    counts = {} if args.first else {name: counted(args, servers, name, before, after) for name in names}
    results = collections.defaultdict(list)
    for number in range(args.rounds):
        for name in names[number % len(names) :] + names[: number % len(names)]:
            for kind, result in timed(args, servers, name, before, after).items():
                results[name, kind].append(result)
                print(f"{number} {name}, {kind}: {result[0]:.2f} s, {result[1]:.0f} MB", file=sys.stderr)
    servers.stop_all()
    total = len(files(before))
    shutil.rmtree(args.work)
    lines = [f"{datetime.date.today()}, {machine}, {args.concurrency} requests at once:\n"]
    if args.first:
        lines += rates(args, names, results, total)
    else:
        lines += table(args, names, counts, results, total)
    common.publish(args, "rate of publish" if args.first else "table of publish", lines)


def make_sites(args):
    """The site, and the same with one page changed, as folders of files whose times tell what changed."""
    sources = f"{args.work}/sources"
    shutil.rmtree(args.work, ignore_errors=True)
    common.write_site(args, "archipel", args.pages, sources)
    before, after = pathlib.Path(args.work, "before"), pathlib.Path(args.work, "after")
    build = [args.archipel, "build", "--quiet", "--root", sources, "--out"]
    subprocess.run([*build, before], check=True)
    shutil.copytree(before, after, copy_function=os.link)
    time.sleep(1.1)
    page = next(path for path in sorted(pathlib.Path(sources, "locales").glob("*/pages/*.ftl")))
    text = page.read_text(encoding="utf-8")
    message, _, words = text.partition(" = ")
    page.write_text(f"{message} = Another {words}", encoding="utf-8")
    subprocess.run([*build, after], check=True)
    shutil.rmtree(sources)
    differ = [path for path in files(before) if (before / path).read_bytes() != (after / path).read_bytes()]
    if len([path for path in differ if path.endswith("index.html")]) != 1:
        fail(f"one page was to change, and these did: {differ[:5]}")
    # What the peers send: the same files without the list that only Archipel reads.
    for folder in (before, after):
        peers = pathlib.Path(f"{folder}-peers")
        shutil.copytree(folder, peers, copy_function=os.link)
        (peers / MANIFEST).unlink()
    return before, after


def files(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file() and path.name != MANIFEST)


def counted(args, servers, name, before, after):
    """Requests and bytes of one round through the proxy, by kind."""
    import proxy

    store = servers.store(servers.GARAGE)
    found = {}
    with proxy.Proxy(store.port) as between:
        for kind in KINDS:
            between.forget()
            run(args, name, store, after if kind == KINDS[2] else before, between.port)
            found[kind] = (len(between.requests), between.bytes_sent)
            print(f"counted {name}, {kind}: {found[kind]}", file=sys.stderr)
    check(store, name, after)
    empty(store)
    return found


def timed(args, servers, name, before, after):
    """Seconds and peak of one round, by kind."""
    store = servers.store(servers.GARAGE)
    kinds = KINDS[:1] if args.first else KINDS
    found = {kind: run(args, name, store, after if kind == KINDS[2] else before, store.port) for kind in kinds}
    check(store, name, before if args.first else after)
    empty(store)
    return found


def run(args, name, store, folder, port):
    """Runs a program to its end: seconds and megabytes."""
    argv, variables = command(args, name, store, folder, port)
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("AWS_", "RCLONE_"))}
    told = f"{args.work}/{name}.told"
    launched = [sys.executable, "-I", "-S", "-c", LAUNCHER, told, *map(str, argv)]
    with open(f"{args.work}/{name}.log", "wb") as log:
        variables = dict(kept, NO_COLOR="1", **variables)
        code = subprocess.run(launched, env=variables, stdin=subprocess.DEVNULL, stdout=log, stderr=log).returncode
    if code:
        sys.stderr.write(open(f"{args.work}/{name}.log", encoding="utf-8", errors="replace").read()[-2000:])
        fail(f"{name} ended with {code}")
    with open(told, encoding="utf-8") as file:
        wall, peak = file.read().split()
    return float(wall), int(peak) / 1024


def command(args, name, store, folder, port):
    """How a program is told to publish a folder; each with the options that suit it best."""
    at_once, endpoint, peers = str(args.concurrency), f"http://127.0.0.1:{port}", f"{folder}-peers"
    variables = dict(store.environment(port), AWS_DEFAULT_REGION="garage")
    if name == "archipel":
        flags = ["--quiet", "--yes", "--allow-placeholder-url", "--concurrency", at_once, "--timeout", "3000"]
        return [args.archipel, "publish", store.url, "--dist", folder, *flags], variables
    if name == "aws":
        path = f"{args.work}/aws.ini"
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"[default]\ns3 =\n  max_concurrent_requests = {at_once}\n  addressing_style = path\n")
        flags = ["--delete", "--only-show-errors"]
        return [args.aws, "s3", "sync", peers, store.url, *flags], dict(variables, AWS_CONFIG_FILE=path)
    if name == "rclone":
        flags = ["--transfers", at_once, "--checkers", at_once, "--fast-list", "--checksum", "--config", os.devnull]
        options = dict(RCLONE_S3_PROVIDER="Other", RCLONE_S3_ENV_AUTH="true", RCLONE_S3_ENDPOINT=endpoint)
        options.update(RCLONE_S3_REGION="garage", RCLONE_S3_NO_CHECK_BUCKET="true", RCLONE_S3_NO_HEAD="true")
        return [args.rclone, "sync", peers, f":s3:{store.bucket}", *flags], dict(variables, **options)
    config = f"{args.work}/hugo.toml"
    address = f"s3://{store.bucket}?endpoint={endpoint}&s3ForcePathStyle=true&region=garage"
    with open(config, "w", encoding="utf-8") as file:
        file.write('baseURL = "https://site.example/"\n[deployment]\n[[deployment.targets]]\n')
        file.write(f'name = "it"\nURL = "{address}"\n')
    flags = ["--maxDeletes", "-1", "--workers", at_once, "--quiet"]
    return [args.hugo, "deploy", "--source", args.work, "--config", config, "--destination", peers, *flags], variables


def check(store, name, folder):
    """What a program left in the bucket has to be the site."""
    keys = [key for key in store.names() if not key.startswith(".archipel/")]
    if keys != files(folder):
        fail(f"{name} left {len(keys)} objects, not {len(files(folder))}")


def empty(store):
    """Makes room; the next round has a bucket of its own."""
    names = store.names()
    for at in range(0, len(names), 1000):
        some = [{"Key": key} for key in names[at : at + 1000]]
        store.client.delete_objects(Bucket=store.bucket, Delete={"Objects": some, "Quiet": True})


def version(args, name):
    """The name of a program, with its version."""
    argument = "version" if name in ("hugo", "rclone") else "--version"
    said = subprocess.run([getattr(args, name), argument], capture_output=True, text=True, check=True).stdout
    words = said.replace("-", " ").replace("/", " ").split()
    number = next(word for word in words if word.lstrip("v")[:1].isdigit()).lstrip("v").split("+")[0]
    shown = {"hugo": "hugo deploy", "aws": "aws s3 sync", "rclone": "rclone sync", "archipel": "Archipel"}
    return f"{shown[name]} {number}"


def rates(args, names, results, total):
    """The lines of the table of a first publish: medians, with the lowest in brackets."""
    lines = ["| Site | Program | Files | Seconds | Files/s | Peak, MB | of that a file, kB |", "|---|---|---|---|---|---|---|"]
    for name in names:
        walls = [wall for wall, _ in results[name, KINDS[0]]]
        peak = max(memory for _, memory in results[name, KINDS[0]])
        columns = [f"{args.langs} x {args.pages:,}", version(args, name), f"{total:,}"]
        columns += [f"{statistics.median(walls):.1f} ({min(walls):.1f})", f"{total / statistics.median(walls):,.0f}"]
        columns += [f"{peak:.0f}", f"{peak * 1024 / total:.2f}"]
        lines.append(f"| {' | '.join(columns)} |")
    return lines


def table(args, names, counts, results, total):
    """The lines of the table: medians, with the lowest in brackets."""
    lines = ["| Site | Publish | Program | Requests | Sent, kB | Seconds | Files/s | Peak, MB |"]
    lines.append("|---|---|---|---|---|---|---|---|")
    for kind in KINDS:
        for name in names:
            requests, sent = counts[name][kind]
            walls = [wall for wall, _ in results[name, kind]]
            peak = max(memory for _, memory in results[name, kind])
            rate = f"{total / statistics.median(walls):,.0f}" if kind == KINDS[0] else ""
            columns = [f"{args.langs} x {args.pages:,}", kind, version(args, name), f"{requests:,}", f"{sent / 1000:,.0f}"]
            columns += [f"{statistics.median(walls):.2f} ({min(walls):.2f})", rate, f"{peak:.0f}"]
            lines.append(f"| {' | '.join(columns)} |")
    return lines


if __name__ == "__main__":
    main()
