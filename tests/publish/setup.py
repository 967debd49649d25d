#!/usr/bin/env python3
"""Installs what the tests of `archipel publish` need, below `target/`, with the clients of the registries.

  setup.py          Python packages (moto, boto3, …) and Azurite; under a minute on a fresh machine
  setup.py all      Garage, compiled, and Ceph's object gateway from Debian, too

What is there already is left alone.
"""
import filecmp
import os
import shutil
import subprocess
import sys
import venv

HERE = os.path.dirname(os.path.abspath(__file__))
TOOLS = os.path.join(HERE, "../../target/publish-tests")
PYTHON = os.path.join(TOOLS, "venv/bin/python3")
AZURITE = os.path.join(HERE, "node_modules/azurite/dist/src/blob/main.js")
GARAGE = os.environ.get("GARAGE", os.path.join(TOOLS, "garage/bin/garage"))
CEPH = ["ceph-mon", "ceph-mgr", "ceph-osd", "radosgw", "ceph-common"]


def main():
    python_packages()
    azurite()
    if sys.argv[1:] == ["all"]:
        garage()
        ceph()


def python_packages():
    """Pinned packages in an environment of their own."""
    wanted, done = f"{HERE}/requirements.txt", f"{TOOLS}/venv/requirements.txt"
    if os.path.exists(done) and filecmp.cmp(wanted, done, shallow=False):
        return
    venv.create(f"{TOOLS}/venv", with_pip=True, clear=True)
    run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", wanted)
    shutil.copyfile(wanted, done)


def azurite():
    """Azure's own emulator, by the lock file."""
    lock, done = f"{HERE}/package-lock.json", f"{HERE}/node_modules/.package-lock.json"
    if os.path.exists(done) and os.stat(done).st_mtime >= os.stat(lock).st_mtime:
        return
    run("npm", "ci", "--prefix", HERE, "--no-audit", "--no-fund", "--ignore-scripts", "--silent")


def garage():
    """A server that checks signatures and silently ignores conditions on writes."""
    if os.path.exists(GARAGE):
        return
    features = ["--no-default-features", "--features", "bundled-libs,sqlite,lmdb"]
    run("cargo", "install", "garage@2.5.0", "--locked", *features, "--root", f"{TOOLS}/garage")


def ceph():
    """A server that checks signatures and conditions strictly."""
    if shutil.which("radosgw"):
        return
    sudo = ["sudo", "-n"] if os.geteuid() else []
    run(*sudo, "apt-get", "update", "-qq")
    quiet = ["env", "DEBIAN_FRONTEND=noninteractive"]
    run(*sudo, *quiet, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *CEPH)


def run(*command):
    """Runs a command to its end; its failure is ours."""
    code = subprocess.run(command).returncode
    if code:
        sys.exit(f"setup.py: `{' '.join(command)}` ended with {code}")


if __name__ == "__main__":
    main()
