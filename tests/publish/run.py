#!/usr/bin/env python3
"""Runs the tests of `archipel publish` against the program that was built last (or that ARCHIPEL names).

  run.py [all] [NAME]...     everyday servers, or with `all` Garage and Ceph and every case, too; NAME as for unittest

Needs what setup.py installs. The last lines say how many tests ran and failed, as unittest does.
"""
import os
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
    variables = dict(os.environ, PYTHONDONTWRITEBYTECODE="1")
    if names[:1] == ["all"]:
        variables["PUBLISH_TESTS"] = "all"
        names = names[1:]
    if os.path.realpath(sys.prefix) != os.path.realpath(os.path.dirname(os.path.dirname(setup.PYTHON))):
        sys.exit(subprocess.run([setup.PYTHON, __file__, *sys.argv[1:]], env=variables).returncode)
    loader = unittest.TestLoader()
    suite = loader.loadTestsFromNames(names) if names else loader.discover(HERE, top_level_dir=HERE)
    result = unittest.TextTestRunner(verbosity=2, stream=sys.stdout, resultclass=Timed).run(suite)
    sys.exit(not result.wasSuccessful())


if __name__ == "__main__":
    main()
