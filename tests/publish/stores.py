"""What is in a target, read with clients that nobody here wrote: boto3, Azure's own, the file system.

Every store has the same few verbs, so that a test is written once: `objects`, `get`, `put`, `delete`, and the URL and
environment that `archipel publish` needs.
"""
import concurrent.futures
import gzip
import http.client
import pathlib
import urllib.parse
from dataclasses import dataclass, field

import azure.storage.blob
import boto3
import botocore.config
import botocore.exceptions

OURS = ".archipel/"


@dataclass(frozen=True)
class Found:
    """One object as a client sees it; the body is decoded."""

    body: bytes
    headers: dict = field(default_factory=dict)


def decode(body, encoding):
    """The content behind a Content-Encoding that Python can undo."""
    return gzip.decompress(body) if encoding == "gzip" else body


class S3:
    """A bucket, or a prefix of one."""

    has_headers = True

    def __init__(self, port, access, secret, bucket, region="us-east-1", prefix=""):
        self.port, self.bucket, self.secret = port, bucket, secret
        self.prefix = prefix and prefix + "/"
        self.url = f"s3://{bucket}" + (f"/{prefix}" if prefix else "")
        self.keys = {"AWS_ACCESS_KEY_ID": access, "AWS_SECRET_ACCESS_KEY": secret, "AWS_REGION": region}
        config = botocore.config.Config(
            request_checksum_calculation="when_required",
            response_checksum_validation="when_required",
            s3={"addressing_style": "path"},
            max_pool_connections=50,
            retries={"total_max_attempts": 1},
        )
        self.client = boto3.client(
            "s3",
            endpoint_url=f"http://127.0.0.1:{port}",
            aws_access_key_id=access,
            aws_secret_access_key=secret,
            region_name=region,
            config=config,
        )

    def environment(self, port=None):
        """The variables for a publisher that talks to this port (of a proxy)."""
        return dict(self.keys, AWS_ENDPOINT_URL=f"http://127.0.0.1:{port or self.port}", AWS_ALLOW_HTTP="true")

    def make(self):
        self.client.create_bucket(Bucket=self.bucket)
        return self

    def names(self):
        """All keys below the prefix, those of the publisher's own objects too."""
        pages = self.client.get_paginator("list_objects_v2").paginate(Bucket=self.bucket, Prefix=self.prefix)
        keys = [one["Key"] for page in pages for one in page.get("Contents", [])]
        return sorted(key[len(self.prefix) :] for key in keys)

    def get(self, key):
        try:
            told = self.client.get_object(Bucket=self.bucket, Key=self.prefix + key)
        except botocore.exceptions.ClientError as error:
            if error.response["Error"]["Code"] in ("NoSuchKey", "404"):
                return None
            raise
        headers = {
            "content_type": told.get("ContentType"),
            "cache_control": told.get("CacheControl"),
            "content_language": told.get("ContentLanguage"),
            "content_encoding": told.get("ContentEncoding"),
            "digest": told["Metadata"].get("blake3"),
        }
        body = decode(told["Body"].read(), headers["content_encoding"])
        return Found(body, {name: value for name, value in headers.items() if value})

    def put(self, key, body, **headers):
        self.client.put_object(Bucket=self.bucket, Key=self.prefix + key, Body=body, **headers)

    def delete(self, key):
        self.client.delete_object(Bucket=self.bucket, Key=self.prefix + key)

    def objects(self):
        """All objects by key, without the publisher's own."""
        return read_all(self)


class Google(S3):
    """A bucket that is published to by Google's XML API."""

    def __init__(self, port, access, secret, token, bucket):
        super().__init__(port, access, secret, bucket)
        self.url, self.token = f"gs://{bucket}", token

    def environment(self, port=None):
        address = f"http://127.0.0.1:{port or self.port}"
        return {"GOOGLE_BASE_URL": address, "GOOGLE_BEARER_TOKEN": self.token, "GOOGLE_ALLOW_HTTP": "true"}


class Azure:
    """A container."""

    has_headers = True

    def __init__(self, port, account, secret, container):
        self.port, self.account, self.secret, self.container = port, account, secret, container
        self.url = f"az://{container}"
        self.client = azure.storage.blob.ContainerClient(
            f"http://127.0.0.1:{port}/{account}", container, credential=secret, retry_total=0
        )

    def environment(self, port=None):
        return {
            "AZURE_STORAGE_ACCOUNT_NAME": self.account,
            "AZURE_STORAGE_ACCOUNT_KEY": self.secret,
            "AZURE_STORAGE_ENDPOINT": f"http://127.0.0.1:{port or self.port}/{self.account}",
            "AZURE_ALLOW_HTTP": "true",
        }

    def make(self):
        self.client.create_container()
        return self

    def names(self):
        return sorted(self.client.list_blob_names())

    def get(self, key):
        try:
            told = self.client.download_blob(key)
        except azure.core.exceptions.ResourceNotFoundError:
            return None
        kept = told.properties.content_settings
        headers = {
            "content_type": kept.content_type,
            "cache_control": kept.cache_control,
            "content_language": kept.content_language,
            "content_encoding": kept.content_encoding,
            "digest": told.properties.metadata.get("blake3"),
        }
        body = decode(told.readall(), headers["content_encoding"])
        return Found(body, {name: value for name, value in headers.items() if value})

    def put(self, key, body, **_):
        self.client.upload_blob(key, body, overwrite=True)

    def delete(self, key):
        self.client.delete_blob(key)

    def objects(self):
        return read_all(self)


class Folder:
    """A folder of this machine, which knows no headers."""

    has_headers = False
    secret = None

    def __init__(self, path):
        self.path = pathlib.Path(path)
        self.url = str(self.path)

    def environment(self, _port=None):
        return {}

    def make(self):
        self.path.mkdir(parents=True)
        return self

    def names(self):
        return sorted(str(path.relative_to(self.path)) for path in self.path.rglob("*") if path.is_file())

    def get(self, key):
        path = self.path / key
        return Found(path.read_bytes()) if path.is_file() else None

    def put(self, key, body, **_):
        (self.path / key).parent.mkdir(parents=True, exist_ok=True)
        (self.path / key).write_bytes(body)

    def delete(self, key):
        (self.path / key).unlink()

    def objects(self):
        return read_all(self)


class Visitor:
    """Reads the bucket of a server that lets anybody read, with plain GETs over one connection."""

    def __init__(self, port, bucket):
        self.bucket = bucket
        self.link = http.client.HTTPConnection("127.0.0.1", port, timeout=30)

    def get(self, key):
        self.link.request("GET", f"/{self.bucket}/{urllib.parse.quote(key)}")
        answer = self.link.getresponse()
        body = answer.read()
        if answer.status == 404:
            return None
        if answer.status != 200:
            raise RuntimeError(f"GET of {key} was answered with {answer.status}")
        return Found(decode(body, answer.getheader("Content-Encoding")))


def read_all(store):
    """All objects of a store by key, without the publisher's own."""
    keys = [key for key in store.names() if not key.startswith(OURS)]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        return dict(zip(keys, pool.map(store.get, keys)))
