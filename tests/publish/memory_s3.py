"""An S3 server in this process: it checks signatures and bodies, and can be put into a known state at once.

It exists for what needs hundreds of buckets in one known state (the walk over every failing request), and for states
of the world that no other server can be brought into: a clock that is off, a full disk, a bucket that may only be read.
Conditions on writes are honoured. What it says of an error is what S3 documents for it. To whoever shows TOKEN it speaks
the dialect of Google's XML API, for which there is no emulator in the registries: this one is our reading of its manual.
"""
import base64
import datetime
import email.utils
import hashlib
import hmac
import http.server
import re
import socketserver
import threading
import time
import urllib.parse
import xml.etree.ElementTree as xml
from dataclasses import dataclass, field
from xml.sax.saxutils import escape

ACCESS_KEY = "AKIAPUBLISHTESTS0001"
SECRET_KEY = "tests/Secret+Key/that-must-never-be-printed1"
TOKEN = "ya29.tests-token-that-must-never-be-printed3"
KEPT_HEADERS = ("Content-Type", "Cache-Control", "Content-Encoding", "Content-Language", "Content-Disposition")
MULTIPART_LEAST = 5 << 20


@dataclass(frozen=True)
class Object:
    """What the server keeps of an object; it is never changed, only replaced."""

    body: bytes
    headers: tuple
    modified: float

    @property
    def etag(self):
        return f'"{hashlib.md5(self.body).hexdigest()}"'


@dataclass
class Bucket:
    """Objects by key, and the state of the world as this bucket shows it."""

    objects: dict = field(default_factory=dict)
    uploads: dict = field(default_factory=dict)
    read_only: bool = False
    quota: int | None = None
    clock_offset: float = 0
    ignores_conditions: bool = False


class Failure(Exception):
    """An answer that is an error."""

    def __init__(self, status, code, message=""):
        super().__init__(code)
        self.status, self.code, self.message = status, code, message or code


class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
    """All buckets, behind one port of the loopback."""

    daemon_threads = True
    request_queue_size = 256

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.lock = threading.Lock()
        self.buckets = {}
        self.port = self.server_address[1]
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()

    def handle_error(self, request, client_address):
        """Connections end in the middle by design."""

    def stop(self):
        self.shutdown()
        self.server_close()


class Handler(http.server.BaseHTTPRequestHandler):
    """One connection."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = -1
    bucket = None

    def log_message(self, *_):
        pass

    def now(self):
        """The time as this bucket tells it."""
        return time.time() + (self.bucket.clock_offset if self.bucket else 0)

    def date_time_string(self, timestamp=None):
        return email.utils.formatdate(timestamp or self.now(), usegmt=True)

    def handle_expect_100(self):
        going_on = super().handle_expect_100()
        self.wfile.flush()
        return going_on

    def handle_any(self):
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(length)
        if len(body) < length:
            self.close_connection = True
            return
        path, _, query = self.path.partition("?")
        self.raw_query = query
        self.query = dict(urllib.parse.parse_qsl(query, keep_blank_values=True))
        bucket, _, self.key = urllib.parse.unquote(path).lstrip("/").partition("/")
        self.bucket = self.server.buckets.get(bucket)
        try:
            self.check_signature(path, body)
            with self.server.lock:
                if self.bucket is None:
                    raise Failure(404, "NoSuchBucket", "The specified bucket does not exist")
                self.answer(*self.act(self.command, body))
        except Failure as failure:
            self.fail(failure)

    do_GET = do_PUT = do_POST = do_DELETE = do_HEAD = handle_any

    # ——— Who asks.

    def check_signature(self, path, body):
        """Signature version 4, as S3 checks it; whoever signs nothing may only read."""
        told = self.headers.get("Authorization")
        if not told:
            if self.command in ("GET", "HEAD") and self.key:
                return
            raise Failure(403, "AccessDenied", "Access Denied")
        if told.startswith("Bearer "):
            if told != f"Bearer {TOKEN}":
                raise Failure(401, "AuthenticationRequired", "Authentication required.")
            return
        match = re.fullmatch(r"AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)", told)
        if not match:
            raise Failure(400, "AuthorizationHeaderMalformed")
        credential, signed, signature = match.groups()
        name, date, region, service, _ = credential.split("/")
        if name != ACCESS_KEY:
            raise Failure(403, "InvalidAccessKeyId", "The AWS Access Key Id you provided does not exist in our records.")
        moment = self.headers["x-amz-date"]
        asked = datetime.datetime.strptime(moment, "%Y%m%dT%H%M%S%z").timestamp()
        if abs(asked - self.now()) > 900:
            words = "The difference between the request time and the current time is too large."
            raise Failure(403, "RequestTimeTooSkewed", words)
        digest = self.headers["x-amz-content-sha256"]
        pairs = sorted(pair.partition("=") for pair in self.raw_query.split("&") if pair)
        names = signed.split(";")
        values = "".join(f"{name}:{' '.join((self.headers[name] or '').split())}\n" for name in names)
        query = "&".join(f"{name}={value}" for name, _, value in pairs)
        canonical = "\n".join([self.command, path, query, values, signed, digest])
        scope = f"{date}/{region}/{service}/aws4_request"
        text = "\n".join(["AWS4-HMAC-SHA256", moment, scope, hashlib.sha256(canonical.encode()).hexdigest()])
        key = f"AWS4{SECRET_KEY}".encode()
        for part in (date, region, service, "aws4_request"):
            key = hmac.digest(key, part.encode(), "sha256")
        if hmac.digest(key, text.encode(), "sha256").hex() != signature:
            raise Failure(403, "SignatureDoesNotMatch", "The request signature we calculated does not match.")
        if digest != "UNSIGNED-PAYLOAD" and hashlib.sha256(body).hexdigest() != digest:
            raise Failure(400, "XAmzContentSHA256Mismatch")

    # ——— What is asked.

    def act(self, method, body):
        """Status, headers and body of the answer."""
        if method != "GET" and method != "HEAD" and self.bucket.read_only:
            raise Failure(403, "AccessDenied", "Access Denied")
        if not self.key:
            if method == "GET":
                return self.list()
            if method == "POST" and "delete" in self.query:
                return self.delete_many(body)
            if method == "HEAD":
                return 200, {}, b""
        elif method in ("GET", "HEAD"):
            return self.get()
        elif method == "PUT":
            return self.put_part(body) if "uploadId" in self.query else self.put(body)
        elif method == "DELETE":
            found = self.bucket.uploads.pop(self.query["uploadId"], None) if "uploadId" in self.query else None
            if found is None:
                self.bucket.objects.pop(self.key, None)
            return 204, {}, b""
        elif method == "POST" and "uploads" in self.query:
            name = f"upload-{len(self.bucket.uploads)}-{self.now()}"
            self.bucket.uploads[name] = (self.own_headers(), {})
            return 200, {}, document("InitiateMultipartUploadResult", ("Key", self.key), ("UploadId", name))
        elif method == "POST" and "uploadId" in self.query:
            return self.complete(body)
        raise Failure(501, "NotImplemented")

    def list(self):
        if self.query.get("list-type") != "2":
            return 200, {}, document("LocationConstraint")
        prefix, most = self.query.get("prefix", ""), int(self.query.get("max-keys", 1000))
        after = self.query.get("continuation-token") or self.query.get("start-after", "")
        delimiter = self.query.get("delimiter")
        parts, folders, count, last = [], set(), 0, None
        cut = "false"
        for key in sorted(key for key in self.bucket.objects if key.startswith(prefix) and key > after):
            folder = None
            if delimiter and delimiter in key[len(prefix) :]:
                folder = prefix + key[len(prefix) :].split(delimiter)[0] + delimiter
                if folder in folders or after.startswith(folder):
                    last = key
                    continue
            if count == most:
                cut = "true"
                break
            count, last = count + 1, key
            if folder:
                folders.add(folder)
                parts.append(f"<CommonPrefixes><Prefix>{escape(folder)}</Prefix></CommonPrefixes>")
                continue
            one = self.bucket.objects[key]
            moment = datetime.datetime.utcfromtimestamp(one.modified).strftime("%Y-%m-%dT%H:%M:%S.000Z")
            parts.append(
                f"<Contents><Key>{escape(key)}</Key><LastModified>{moment}</LastModified>"
                f"<ETag>{escape(one.etag)}</ETag><Size>{len(one.body)}</Size></Contents>"
            )
        more = f"<NextContinuationToken>{escape(last)}</NextContinuationToken>" if cut == "true" else ""
        text = f"<IsTruncated>{cut}</IsTruncated><KeyCount>{count}</KeyCount>{more}{''.join(parts)}"
        return 200, {}, document("ListBucketResult", raw=text)

    def get(self):
        one = self.bucket.objects.get(self.key)
        if one is None:
            raise Failure(404, "NoSuchKey", "The specified key does not exist.")
        headers = dict(one.headers)
        headers.update({"ETag": one.etag, "Last-Modified": self.date_time_string(one.modified)})
        headers["Accept-Ranges"] = "bytes"
        match = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        if self.headers.get("If-None-Match") == one.etag:
            return 304, {"ETag": one.etag}, b""
        if not match:
            return 200, headers, one.body
        first, last = int(match[1]), min(int(match[2] or len(one.body) - 1), len(one.body) - 1)
        headers["Content-Range"] = f"bytes {first}-{last}/{len(one.body)}"
        return 206, headers, one.body[first : last + 1]

    def put(self, body):
        known = self.bucket.objects.get(self.key)
        if not self.bucket.ignores_conditions:
            if self.headers.get("If-None-Match") == "*" and known:
                raise Failure(412, "PreconditionFailed")
            wanted = self.headers.get("If-Match")
            if wanted and not known:
                raise Failure(404, "NoSuchKey")
            if wanted and wanted.strip('"') != known.etag.strip('"'):
                raise Failure(412, "PreconditionFailed")
        told = self.headers.get("Content-MD5")
        if told and base64.b64decode(told) != hashlib.md5(body).digest():
            raise Failure(400, "BadDigest")
        source = self.headers.get("x-amz-copy-source") or self.headers.get("x-goog-copy-source")
        headers = self.own_headers()
        if source:
            name, _, key = urllib.parse.unquote(source.partition("?")[0]).lstrip("/").partition("/")
            other = self.server.buckets[name].objects.get(key) if name in self.server.buckets else None
            if other is None:
                raise Failure(404, "NoSuchKey")
            body = other.body
            if self.headers.get("x-amz-metadata-directive", "COPY") == "COPY":
                headers = other.headers
        one = self.store(body, headers)
        if source:
            moment = datetime.datetime.utcfromtimestamp(one.modified).strftime("%Y-%m-%dT%H:%M:%S.000Z")
            return 200, {}, document("CopyObjectResult", ("ETag", one.etag), ("LastModified", moment))
        return 200, {"ETag": one.etag}, b""

    def own_headers(self):
        kept = [(name, self.headers[name]) for name in KEPT_HEADERS if self.headers.get(name)]
        for name, value in self.headers.items():
            name = name.lower().replace("x-goog-", "x-amz-")
            if name.startswith("x-amz-meta-"):
                kept.append((name, value))
        return tuple(kept)

    def store(self, body, headers):
        if self.bucket.quota is not None:
            others = sum(len(one.body) for key, one in self.bucket.objects.items() if key != self.key)
            if others + len(body) > self.bucket.quota:
                raise Failure(403, "QuotaExceeded", "The quota of the bucket is exceeded")
        one = Object(body, headers, self.now())
        self.bucket.objects[self.key] = one
        return one

    def put_part(self, body):
        _, parts = self.upload()
        parts[int(self.query["partNumber"])] = body
        return 200, {"ETag": f'"{hashlib.md5(body).hexdigest()}"'}, b""

    def upload(self):
        found = self.bucket.uploads.get(self.query["uploadId"])
        if found is None:
            raise Failure(404, "NoSuchUpload")
        return found

    def complete(self, body):
        headers, parts = self.upload()
        numbers = [int(one.text) for one in xml.fromstring(body).iter() if one.tag.endswith("PartNumber")]
        if any(len(parts[number]) < MULTIPART_LEAST for number in numbers[:-1]):
            raise Failure(400, "EntityTooSmall")
        one = self.store(b"".join(parts[number] for number in numbers), headers)
        del self.bucket.uploads[self.query["uploadId"]]
        return 200, {}, document("CompleteMultipartUploadResult", ("Key", self.key), ("ETag", one.etag))

    def delete_many(self, body):
        """Needs a digest of the list, as S3 does; a key that is not there counts as deleted."""
        checks = ("Content-MD5", "x-amz-checksum-sha256", "x-amz-checksum-crc32", "x-amz-checksum-crc32c")
        if not any(self.headers.get(name) for name in checks):
            raise Failure(400, "InvalidRequest", "Missing required header for this request: Content-MD5")
        keys = [one.text for one in xml.fromstring(body).iter() if one.tag.endswith("Key")]
        if len(keys) > 1000:
            raise Failure(400, "MalformedXML")
        for key in keys:
            self.bucket.objects.pop(key, None)
        parts = "".join(f"<Deleted><Key>{escape(key)}</Key></Deleted>" for key in keys)
        return 200, {}, document("DeleteResult", raw=parts)

    # ——— What is answered.

    def answer(self, status, headers, body):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
            if name.startswith("x-amz-meta-"):
                self.send_header(name.replace("x-amz-", "x-goog-"), value)
        if "ETag" in headers:
            self.send_header("x-goog-generation", "1")
        if status not in (204, 304):
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)
        self.wfile.flush()

    def fail(self, failure):
        parts = (("Code", failure.code), ("Message", failure.message), ("RequestId", "0"))
        self.answer(failure.status, {"Content-Type": "application/xml"}, document("Error", *parts))

    def version_string(self):
        return "memory-s3"


def document(name, *parts, raw=""):
    """An XML document with one level of parts."""
    inner = "".join(f"<{part}>{escape(value)}</{part}>" for part, value in parts)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<{name}>{inner}{raw}</{name}>'.encode()
