"""A development server while it is measured: its processes, a connection to it, and the events that it sends."""
import contextlib
import http.client
import json
import os
import re
import signal
import socket
import subprocess
import threading
import time

from common import fail

SHEET = re.compile(rb"""<link[^>]*?rel=["']?stylesheet["']?[^>]*?href=["']?([^"' >]+)""")
TICK = os.sysconf("SC_CLK_TCK")


class Server:
    """A server that was started, with all processes that it has started itself."""

    def __init__(self, argv, folder, log, environment):
        self.log = log
        with open(log, "wb") as file:
            self.process = subprocess.Popen(
                argv,
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=file,
                start_new_session=True,
            )

    def stop(self):
        """Ends its processes, and those that do not listen as well."""
        for sign in (signal.SIGTERM, signal.SIGKILL):
            for pid, _ in self.processes():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, sign)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(10)

    def check(self):
        """Ends the program with the last words of the server if it is no longer there."""
        if self.process.poll() is not None:
            with open(self.log, encoding="utf-8", errors="replace") as file:
                fail(f"{self.process.args[0]} ended with {self.process.returncode}:\n{file.read()[-2000:]}")

    def processes(self):
        """The living processes of its session, with the fields that the kernel tells of each."""
        found = []
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as file:
                    fields = file.read().rpartition(")")[2].split()
            except OSError:
                continue  # it has just ended
            state, session = fields[0], int(fields[3])
            if session == self.process.pid and state != "Z":
                found.append((int(name), fields))
        return found

    def cpu(self):
        """Seconds of processor time so far, those of processes that have ended included."""
        return sum(int(ticks) for _, fields in self.processes() for ticks in fields[11:15]) / TICK

    def memory(self, key):
        """Resident memory of all processes in MB: VmRSS is now, VmHWM the highest so far of each."""
        total = 0
        for pid, _ in self.processes():
            try:
                with open(f"/proc/{pid}/status", encoding="utf-8") as file:
                    total += sum(int(line.split()[1]) for line in file if line.startswith(f"{key}:"))
            except OSError:
                continue
        return total / 1024

    def settle(self, limit=300):
        """Waits until it has used at most two ticks of the processor in 0.6 s; returns `cpu()`."""
        end = time.monotonic() + limit
        last = self.cpu()
        while time.monotonic() < end:
            time.sleep(0.6)
            self.check()
            now = self.cpu()
            if now - last < 2.5 / TICK:
                return now
            last = now
        fail(f"{self.process.args[0]} is not quiet after {limit} s")


class Client:
    """A connection that is kept, as a browser keeps it; one that the server closes is opened again. What was
    answered with an entity tag is asked for with that tag, so that the same bytes are not sent a second time."""

    def __init__(self, port):
        self.port = port
        self.connection = None
        self.answered = {}  # by path: the tag and the body of the last answer that had one

    def get(self, path, accept="text/html,*/*;q=0.8"):
        """The body of an answer of status 200, else nothing."""
        for _ in range(2):
            try:
                if self.connection is None:
                    self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
                    self.connection.connect()
                    self.connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                tag, known = self.answered.get(path, (None, b""))
                condition = {"If-None-Match": tag} if tag else {}
                self.connection.request("GET", path, headers={"Accept": accept, **condition})
                answer = self.connection.getresponse()
                body = answer.read()
                if answer.will_close:
                    self.close()
                if answer.status == 304:
                    return known
                self.answered.pop(path, None)
                if len(self.answered) > 20:
                    self.answered.clear()  # style sheets have a new name after each edit
                if answer.status == 200 and answer.headers["ETag"]:
                    self.answered[path] = (answer.headers["ETag"], body)
                return body if answer.status == 200 else b""
            except (OSError, http.client.HTTPException):
                self.close()
        return b""

    def close(self):
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def with_sheets(self, path):
        """A page, and the style sheets that it links now, as one text."""
        body = self.get(path)
        for link in SHEET.findall(body):
            url = link.decode().partition("://")[2] or "/" + link.decode().lstrip("/")
            body += self.get("/" + url.partition("/")[2], "text/css,*/*;q=0.1")
        return body

    def state(self):
        """What Archipel says of its last build."""
        return json.loads(self.get("/@archipel/state", "application/json") or b"{}")


def wait_for(what, limit):
    """The time at which `what()` first held, or None. It is asked every half millisecond at first, and later at
    intervals of 1/40 of the time that has passed: whoever asks more often takes the processor from what is measured."""
    start = time.monotonic()
    while (passed := time.monotonic() - start) < limit:
        held = what()
        now = time.monotonic()
        if held:
            return now
        time.sleep(max(0.0005, passed / 40))
    return None


class Events(threading.Thread):
    """What an open page is told by Archipel. The open stream also tells Archipel which page is in view."""

    def __init__(self, port, page):
        super().__init__(daemon=True)
        self.connection = http.client.HTTPConnection("127.0.0.1", port)
        self.path = f"/@archipel/events?page={page}"
        self.changes = []  # when the page became another one
        self.builds = []  # the numbers of finished builds, and when they were told
        self.heard = threading.Condition()

    def run(self):
        try:
            self.connection.request("GET", self.path, headers={"Accept": "text/event-stream"})
            answer = self.connection.getresponse()
            page = None
            while line := answer.readline():
                if line.startswith(b"data:"):
                    now, state = time.monotonic(), json.loads(line[5:])
                    if page is not None and state["page"] != page:
                        self.changes.append(now)
                    page = state["page"]
                    with self.heard:
                        self.builds.append((state["build"], now))
                        self.heard.notify()
        except (OSError, ValueError, http.client.HTTPException):
            return  # the server has ended, or what it says is of no use: no changes are told

    def wait_for_build(self, last, limit):
        """When a later build than `last` was said to be finished, or None. Asking again and again would take
        processor time from the build; what was said before is forgotten."""

        def finished():
            return next((time for number, time in self.builds if number > last), None)

        with self.heard:
            time = self.heard.wait_for(finished, limit)
            self.builds.clear()
            return time

    def first_after(self, start):
        """When the page was first said to be another one after `start`; what was said before is forgotten."""
        told = next((time for time in self.changes if time >= start), None)
        self.changes.clear()
        return told
