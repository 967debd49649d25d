"""The fault proxy: it stands between `archipel publish` and a server, counts requests, and spoils some of them.

A request is counted when its head has arrived. `Proxy.fault` is asked about each one and answers with the name of what
happens to it, or None; the names are the keys of BEFORE and AFTER, and "held" for one that waits at the gate. The host
of a request is passed on as it is, so that signatures hold.
"""
import asyncio
import html
import re
import socket
import struct
import threading
import time
import urllib.parse
from dataclasses import dataclass, field

S3_ERROR = '<?xml version="1.0" encoding="UTF-8"?><Error><Code>{}</Code><Message>{}</Message></Error>'
UNANSWERED = None


@dataclass
class Request:
    """One request, as the log keeps it."""

    number: int
    method: str
    key: str
    query: str
    sent: int = 0
    status: int | None = UNANSWERED
    fault: str | None = None
    deleted: tuple = ()
    time: float = field(default_factory=time.monotonic)

    @property
    def is_bulk(self):
        """Whether its body lists what is to be deleted."""
        return self.method == "POST" and self.query.split("&")[0] in ("delete", "delete=")

    def __str__(self):
        return f"{self.number} {self.method} {self.key}{'?' + self.query if self.query else ''} {self.status} {self.fault or ''}"


class Loop:
    """One event loop in a thread of its own, for all proxies of the process."""

    loop = None

    @classmethod
    def run(cls, coroutine):
        if cls.loop is None:
            cls.loop = asyncio.new_event_loop()
            threading.Thread(target=cls.loop.run_forever, daemon=True).start()
        return asyncio.run_coroutine_threadsafe(coroutine, cls.loop).result(30)


class Proxy:
    """Listens on a port of the loopback for one publisher."""

    def __init__(self, upstream_port, fault=None, slow=1.0):
        self.upstream_port = upstream_port
        self.fault = fault or (lambda request: None)
        self.slow = slow
        self.requests = []
        self.bytes_sent = 0
        self.open = set()
        self.server = self.gate = None
        self.port = 0
        Loop.run(self.listen())

    async def listen(self):
        self.server = await asyncio.start_server(self.connection, "127.0.0.1", self.port, limit=1 << 20, backlog=256)
        self.port = self.server.sockets[0].getsockname()[1]

    def close(self):
        Loop.run(self.stop())

    async def stop(self):
        self.server.close()
        for writer in list(self.open):
            abort(writer)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def forget(self):
        """Counts from one again."""
        self.requests = []
        self.bytes_sent = 0

    def changes(self, *methods):
        """The requests that changed something at the server, or may have."""
        return [one for one in self.requests if one.method in (methods or ("PUT", "POST", "DELETE"))]

    def deleted(self):
        """The keys that the server was asked to delete, in order."""
        return [key for one in self.requests for key in one.deleted]

    # ——— One connection.

    async def connection(self, reader, writer):
        self.open.add(writer)
        upstream = None
        try:
            while True:
                head = await read_head(reader)
                if head is None:
                    break
                request = self.note(head)
                if upstream is None:
                    upstream = await asyncio.open_connection("127.0.0.1", self.upstream_port, limit=1 << 20)
                    self.open.add(upstream[1])
                if not await self.exchange(request, head, reader, writer, *upstream):
                    break
        except (ConnectionError, asyncio.IncompleteReadError, OSError):
            pass
        finally:
            for one in (writer, upstream and upstream[1]):
                if one:
                    self.open.discard(one)
                    one.close()

    def note(self, head):
        method, target, _ = head.line.split(" ", 2)
        path, _, query = target.partition("?")
        _, _, key = urllib.parse.unquote(path).lstrip("/").partition("/")
        request = Request(len(self.requests) + 1, method, key, query)
        if method == "DELETE":
            request.deleted = (key,)
        self.requests.append(request)
        request.fault = self.fault(request)
        return request

    async def exchange(self, request, head, reader, writer, up_reader, up_writer):
        """Passes one request on, or spoils it; whether the connection goes on."""
        if request.fault in BEFORE:
            return await BEFORE[request.fault](self, request, head, reader, writer, up_writer)
        if request.fault == "held":
            await self.gate.wait()
        up_writer.write(head.raw)
        await up_writer.drain()
        interim = None
        if head.get("expect").lower() == "100-continue":
            interim = await read_head(up_reader)
            if " 100 " not in interim.line + " ":
                return await self.answer(request, head, interim, writer, up_reader)
            writer.write(interim.raw)
        listed = b""
        async for piece in body_of(head, reader):
            request.sent += len(piece)
            if request.is_bulk:
                listed += piece
            up_writer.write(piece)
            await up_writer.drain()
        if listed:
            request.deleted = tuple(html.unescape(key.decode()) for key in re.findall(rb"<Key>([^<]*)</Key>", listed))
        self.bytes_sent += request.sent
        answer = await read_head(up_reader)
        if answer is None:
            abort(writer)
            return False
        return await self.answer(request, head, answer, writer, up_reader)

    async def answer(self, request, head, answer, writer, up_reader):
        request.status = int(answer.line.split(" ")[1])
        pieces = body_of(answer, up_reader, to=request.method)
        if request.fault in AFTER:
            body = b"".join([piece async for piece in pieces])
            return await AFTER[request.fault](self, answer, body, writer)
        writer.write(answer.raw)
        async for piece in pieces:
            writer.write(piece)
        await writer.drain()
        return "close" not in (answer.get("connection").lower(), head.get("connection").lower())


class Head:
    """The first line and the headers of a message."""

    def __init__(self, raw):
        self.raw = raw
        self.line, *rest = raw.decode("latin-1").rstrip("\r\n").split("\r\n")
        self.headers = {}
        for line in rest:
            name, _, value = line.partition(":")
            self.headers[name.strip().lower()] = value.strip()

    def get(self, name):
        return self.headers.get(name, "")


async def read_head(reader):
    """The next head, or None at the end of the connection."""
    try:
        return Head(await reader.readuntil(b"\r\n\r\n"))
    except asyncio.IncompleteReadError:
        return None


async def body_of(head, reader, to=""):
    """The raw pieces of a body, chunks with their sizes; `to` is the method that an answer is for."""
    status = head.line.split(" ")[1] if head.line.startswith("HTTP/") else ""
    if to == "HEAD" or status in ("204", "304"):
        return
    if head.get("transfer-encoding").lower() == "chunked":
        while True:
            line = await reader.readuntil(b"\r\n")
            size = int(line.split(b";")[0], 16)
            yield line + await reader.readexactly(size + 2)
            if size == 0:
                return
    left = int(head.get("content-length") or 0)
    while left:
        piece = await reader.readexactly(min(left, 1 << 16))
        left -= len(piece)
        yield piece
    if status and not head.get("content-length"):
        while piece := await reader.read(1 << 16):
            yield piece


def abort(writer):
    """Ends a connection with a reset, so that the other side learns of it at once."""
    link = writer.get_extra_info("socket")
    if link is not None:
        try:
            link.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        except OSError:
            pass
    writer.transport.abort()


# ——— What spoils a request before the server has it.


async def refuse(proxy, _request, _head, _reader, _writer, _up_writer):
    """All connections are cut, and for a moment nobody listens at the port."""
    await proxy.stop()
    await asyncio.sleep(0.15)
    await proxy.listen()
    return False


async def vanish(proxy, _request, _head, _reader, _writer, _up_writer):
    """All connections are cut, and nobody listens at the port any more."""
    await proxy.stop()
    return False


async def reset(_proxy, _request, head, reader, writer, up_writer):
    """Half of the request reaches the server, then both connections are cut."""
    half = int(head.get("content-length") or 0) // 2
    up_writer.write(head.raw if half else head.raw[: len(head.raw) // 2])
    if half and head.get("expect").lower() != "100-continue":
        up_writer.write(await reader.readexactly(half))
    await up_writer.drain()
    abort(writer)
    abort(up_writer)
    return False


async def linger(proxy, _request, head, reader, writer, up_writer):
    """The whole request reaches the server late, whether or not its sender still waits."""
    body = b"".join([piece async for piece in body_of(head, reader)])
    await asyncio.sleep(proxy.slow)
    up_writer.write(head.raw + body)
    await up_writer.drain()
    await asyncio.sleep(0.2)
    abort(writer)
    return False


def says(status, code, *headers):
    """The proxy answers in place of the server."""

    async def answer(_proxy, request, head, reader, writer, _up_writer):
        if head.get("expect").lower() != "100-continue":
            async for _ in body_of(head, reader):
                pass
        request.status = status
        body = S3_ERROR.format(code, "said by the fault proxy").encode()
        lines = [f"HTTP/1.1 {status} {code}", "Content-Type: application/xml", f"Content-Length: {len(body)}", *headers]
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + (b"" if request.method == "HEAD" else body))
        await writer.drain()
        return head.get("expect").lower() != "100-continue"

    return answer


# ——— What spoils the answer of a server that has done what it was asked.


async def lose(_proxy, _answer, _body, writer):
    """The answer never arrives."""
    abort(writer)
    return False


async def truncate(_proxy, answer, body, writer):
    """The answer ends in the middle."""
    writer.write(answer.raw + body[: len(body) // 2] if body else answer.raw[: len(answer.raw) // 2])
    await writer.drain()
    writer.close()
    return False


async def delay(proxy, answer, body, writer):
    """The answer takes its time."""
    await asyncio.sleep(proxy.slow)
    writer.write(answer.raw + body)
    await writer.drain()
    return True


BEFORE = {
    "refused": refuse,
    "gone": vanish,
    "reset": reset,
    "late": linger,
    "500": says(500, "InternalError"),
    "503": says(503, "SlowDown"),
    "503 later": says(503, "SlowDown", "Retry-After: 1"),
    "403": says(403, "AccessDenied"),
    "skewed": says(403, "RequestTimeTooSkewed"),
    "full": says(403, "QuotaExceeded"),
    "507": says(507, "InsufficientStorage"),
}
AFTER = {"lost": lose, "truncated": truncate, "slow": delay}


def hold_together(proxies, number):
    """The request of this number waits, at each proxy, until those of all others are there."""
    gate = asyncio.Barrier(len(proxies))
    for one in proxies:
        one.gate, one.fault = gate, at(number, "held")


def at(number, fault):
    """The request of this number, once."""
    return lambda request: fault if request.number == number else None


def since(number, fault):
    """Every request from this number on."""
    return lambda request: fault if request.number >= number else None
