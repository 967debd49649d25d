"""Runs the program under test, and looks at each run for what must never be printed."""
import json
import os
import subprocess
import tempfile
from dataclasses import dataclass, field

import sites

LONGEST = 300
SECRETS = set()
LEAKS = []


@dataclass
class Ran:
    """What a run said and how it ended."""

    code: int
    out: str
    err: str
    said: dict = field(default_factory=dict)

    @property
    def failure(self):
        return self.said.get("failure") or ""

    def __str__(self):
        return f"exit code {self.code}\n{self.out}\n{self.err}"


def environment(variables):
    """The environment of a run: nothing of this machine's own credentials, proxies or settings."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "TMPDIR")}
    return dict(kept, HOME=tempfile.gettempdir(), NO_COLOR="1", **variables)


def start(*arguments, variables, folder=None):
    """A run that goes on while the test does something else."""
    return subprocess.Popen(
        [sites.program(), *map(str, arguments)],
        env=environment(variables),
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(process, variables, longest=LONGEST):
    """The end of a run."""
    try:
        out, err = process.communicate(timeout=longest)
    except subprocess.TimeoutExpired:
        process.kill()
        out, err = process.communicate()
        err += f"\n(the run took longer than {longest} s)"
    for name, value in variables.items():
        if "SECRET" in name or name.endswith(("ACCOUNT_KEY", "TOKEN")):
            SECRETS.add(value)
    LEAKS.extend(f"{process.args}: {out}{err}" for secret in SECRETS if secret in out + err)
    try:
        said = json.loads(out) if out.strip() else {}
    except ValueError:
        said = {}
    return Ran(process.returncode, out, err, said)


def run(*arguments, variables, folder=None, longest=LONGEST):
    """Runs the program to its end."""
    return finish(start(*arguments, variables=variables, folder=folder), variables, longest)
