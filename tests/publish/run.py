#!/usr/bin/env python3
"""Runs the tests of `archipel publish` against the program that was built last (or that ARCHIPEL names).

  run.py [all] [NAME]...     everyday servers, or with `all` Garage and Ceph and every case, too; NAME as for unittest

Without arguments the classes of tests are shared out among processes with servers of their own: most of the time is spent waiting.
Needs what setup.py installs. The last lines say how many tests ran and failed, as unittest does.
"""
import concurrent.futures
import os
import re
import subprocess
import sys
import time
import unittest

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import setup


class Timed(unittest.TextTestResult):
    """Says of each test how long it took."""

    def startTest(self, test):
        self.began = time.monotonic()
        super().startTest(test)

    def addSuccess(self, test):
        self.stream.write(f"{time.monotonic() - self.began:.1f} s ")
        super().addSuccess(test)


def main():
    names = sys.argv[1:]
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    if names[:1] == ["all"]:
        os.environ["PUBLISH_TESTS"] = "all"
        names = names[1:]
    if os.path.realpath(sys.prefix) != os.path.realpath(os.path.dirname(os.path.dirname(setup.PYTHON))):
        sys.exit(subprocess.run([setup.PYTHON, __file__, *sys.argv[1:]]).returncode)
    # Of Garage and Ceph there is one each.
    if not names and "PUBLISH_TESTS" not in os.environ:
        sys.exit(run_classes())
    loader = unittest.TestLoader()
    suite = loader.loadTestsFromNames(names) if names else loader.discover(HERE, top_level_dir=HERE)
    result = unittest.TextTestRunner(verbosity=2, stream=sys.stdout, resultclass=Timed).run(suite)
    sys.exit(not result.wasSuccessful())


# How many classes run at once, and those that take longest, which begin.
AT_ONCE = 4
LONGEST = ["test_faults.EveryRequestOnce", "test_faults.Sentences", "test_faults.TwoFaultsInARow"]


def run_classes():
    """Runs every class of tests in a process of its own and prints what each said, and all counts together."""

    def classes(suite):
        for test in suite:
            if isinstance(test, unittest.TestSuite):
                yield from classes(test)
            else:
                yield f"{type(test).__module__}.{type(test).__name__}"

    found = list(dict.fromkeys(classes(unittest.TestLoader().discover(HERE, top_level_dir=HERE))))
    found.sort(key=lambda name: LONGEST.index(name) if name in LONGEST else len(LONGEST))
    counts = dict.fromkeys(("tests", "failures", "errors", "skipped"), 0)
    failed = False
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        for ran in pool.map(run_class, found):
            # The counts of the part stand in the sum below.
            said = ran.stdout.split("\n-----")[0] if ran.returncode == 0 else ran.stdout + ran.stderr
            print(said.replace("\nRan ", "\nHere ran "), flush=True)
            failed = failed or ran.returncode != 0
            for count, of in re.findall(r"^Ran (\d+) (test)", ran.stdout, re.M):
                counts[of + "s"] += int(count)
            last = ran.stdout.rstrip().rsplit("\n", 1)[-1]
            for of, count in re.findall(r"(failures|errors|skipped)=(\d+)", last):
                counts[of] += int(count)
    print(f"Ran {counts.pop('tests')} tests in all\n")
    told = ", ".join(f"{of}={count}" for of, count in counts.items() if count)
    print(("FAILED" if failed else "OK") + (f" ({told})" if told else ""))
    return int(failed)


def run_class(name):
    return subprocess.run([sys.executable, __file__, name], capture_output=True, text=True)


if __name__ == "__main__":
    main()
