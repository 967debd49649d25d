"""The servers that the tests talk to: each is started once for a run of the tests and stopped at its end.

`store(name)` answers with a fresh, empty bucket of a server. MEMORY is in this process, and GOOGLE is the same one in
Google's dialect; MOTO and AZURITE are mocks of their makers' services; GARAGE and CEPH are the real ones, for
`tests/run all`.
"""
import atexit
import itertools
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request
import uuid

import memory_s3
import setup
import stores

MEMORY, GOOGLE, MOTO, AZURITE, FOLDER, GARAGE, CEPH = "memory", "google", "moto", "azurite", "folder", "garage", "ceph"
GARAGE_KEYS = ("GK0123456789abcdef01234567", "0123456789abcdef" * 4)
CEPH_KEYS = ("AKIAIOSFODNN7EXAMPLE", "wJalrXUtnFEMIK7MDENGbPxRfiCYEXAMPLEKEY")
MOTO_KEYS = ("AKIAMOTO", "moto/Secret+Key/that-must-never-be-printed2")
AZURITE_KEYS = ("publishtests", "cHVibGlzaC10ZXN0cy1henVyaXRlLWtleS1uZXZlci1wcmludGVk")

_running = {}
_names = itertools.count(1)
WORK = tempfile.mkdtemp(prefix="archipel-publish-")


def store(name):
    """A fresh bucket (container, folder) of the server with this name."""
    bucket = f"site-{next(_names)}-{os.getpid()}"
    if name == FOLDER:
        return stores.Folder(f"{WORK}/{bucket}")
    server = running(MEMORY if name == GOOGLE else name)
    if name in (MEMORY, GOOGLE):
        server.buckets[bucket] = memory_s3.Bucket()
        keys = (memory_s3.ACCESS_KEY, memory_s3.SECRET_KEY)
        if name == GOOGLE:
            return stores.Google(server.port, *keys, memory_s3.TOKEN, bucket)
        return stores.S3(server.port, *keys, bucket)
    if name == AZURITE:
        return stores.Azure(server.port, *AZURITE_KEYS, bucket).make()
    region = "garage" if name == GARAGE else "us-east-1"
    return stores.S3(server.port, *server.keys, bucket, region).make()


def running(name):
    """The server with this name, started when it is first asked for."""
    if name not in _running:
        _running[name] = {MEMORY: memory_s3.Server, MOTO: moto, AZURITE: azurite, GARAGE: garage, CEPH: Ceph}[name]()
    return _running[name]


class Process:
    """A server that is a program of its own."""

    def __init__(self, name, port, keys, command, ready, **variables):
        self.port, self.keys = port, keys
        self.log = open(f"{WORK}/{name}.log", "wb")
        kept = {key: value for key, value in os.environ.items() if not key.startswith("AWS_")}
        self.process = subprocess.Popen(command, env=dict(kept, **variables), stdout=self.log, stderr=self.log)
        wait(lambda: answers(ready), f"{name} did not start; see {self.log.name}", self.process)

    def stop(self):
        self.process.terminate()
        self.process.wait()
        self.log.close()


def moto(**variables):
    """Moto: everything S3 and CloudFront answer, from memory."""
    port = free_port()
    command = [setup.PYTHON, "-m", "moto.server", "-H", "127.0.0.1", "-p", str(port)]
    return Process("moto", port, MOTO_KEYS, command, f"http://127.0.0.1:{port}/moto-api/", **variables)


def azurite():
    """Azurite, which checks keys."""
    port = free_port()
    command = ["node", setup.AZURITE, "--inMemoryPersistence", "--blobHost", "127.0.0.1", "--blobPort", str(port)]
    command += ["--disableTelemetry", "--skipApiVersionCheck", "--silent"]
    keys = dict(AZURITE_ACCOUNTS=":".join(AZURITE_KEYS))
    return Process("azurite", port, AZURITE_KEYS, command, f"http://127.0.0.1:{port}/", **keys)


def garage():
    """Garage, with one node; the key may make buckets."""
    api, rpc, web, admin = (free_port() for _ in range(4))
    path = f"{WORK}/garage.toml"
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            f'metadata_dir = "{WORK}/garage/meta"\ndata_dir = "{WORK}/garage/data"\ndb_engine = "sqlite"\n'
            f'replication_factor = 1\nrpc_bind_addr = "127.0.0.1:{rpc}"\nrpc_public_addr = "127.0.0.1:{rpc}"\n'
            f'rpc_secret = "{"0123456789abcdef" * 4}"\n'
            f'[s3_api]\ns3_region = "garage"\napi_bind_addr = "127.0.0.1:{api}"\nroot_domain = ".s3.localhost"\n'
            f'[s3_web]\nbind_addr = "127.0.0.1:{web}"\nroot_domain = ".web.localhost"\n'
            f'[admin]\napi_bind_addr = "127.0.0.1:{admin}"\nadmin_token = "admin"\n'
        )
    access, secret = GARAGE_KEYS
    keys = dict(GARAGE_CONFIG_FILE=path, GARAGE_DEFAULT_ACCESS_KEY=access, GARAGE_DEFAULT_SECRET_KEY=secret)
    keys.update(GARAGE_DEFAULT_BUCKET="first", RUST_LOG="warn")
    command = [setup.GARAGE, "server", "--single-node", "--default-bucket"]
    server = Process("garage", api, GARAGE_KEYS, command, f"http://127.0.0.1:{admin}/health", **keys)
    server.web_port = web
    allowed = [setup.GARAGE, "key", "allow", "--create-bucket", access]
    subprocess.run(allowed, env=dict(os.environ, **keys), check=True, capture_output=True)
    return server


CEPH_CONFIG = """[global]
fsid = {fsid}
mon host = 127.0.0.1:{mon}
ms bind ipv6 = false
public network = 127.0.0.0/8
cluster network = 127.0.0.0/8
public addr = 127.0.0.1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
mon warn on pool no redundancy = false
mon allow pool size one = true
mon data = {folder}/mon
osd data = {folder}/osd
mgr data = {folder}/mgr
rgw data = {folder}/rgw
run dir = {folder}/run
admin socket = {folder}/run/$name.$pid.asok
log file = {folder}/log/$name.log
keyring = {folder}/keyring
osd objectstore = memstore
memstore device bytes = 2147483648
osd crush chooseleaf type = 0
rgw dns name = localhost
rgw enable apis = s3, admin
setuser match path =
"""


class Ceph:
    """Ceph's object gateway over one store in memory: a monitor, an OSD and the gateway."""

    keys = CEPH_KEYS

    def __init__(self):
        self.port, monitor = free_port(), free_port()
        self.folder = tempfile.mkdtemp(prefix="archipel-ceph-")
        for part in ("mon", "osd", "mgr", "rgw", "run", "log"):
            os.mkdir(f"{self.folder}/{part}")
        fsid = str(uuid.uuid4())
        self.config, self.processes = f"{self.folder}/ceph.conf", []
        with open(self.config, "w", encoding="utf-8") as file:
            file.write(CEPH_CONFIG.format(fsid=fsid, mon=monitor, folder=self.folder))
        ring, every = f"{self.folder}/keyring", ["--cap", "mon", "allow *", "--cap", "osd", "allow *"]
        self.run("ceph-authtool", "--create-keyring", ring, "--gen-key", "-n", "mon.", "--cap", "mon", "allow *")
        self.run("ceph-authtool", ring, "--gen-key", "-n", "client.admin", *every, "--cap", "mgr", "allow *")
        self.run("monmaptool", "--create", "--addv", "a", f"[v1:127.0.0.1:{monitor}]", "--fsid", fsid, f"{self.folder}/map")
        monitor_name = ["-i", "a", "--keyring", ring]
        self.run("ceph-mon", "-c", self.config, "--mkfs", *monitor_name, "--monmap", f"{self.folder}/map")
        self.start("ceph-mon", "-f", "-i", "a", "--public-addr", f"127.0.0.1:{monitor}")
        osd_fsid = str(uuid.uuid4())
        osd = self.run("ceph", "-c", self.config, "osd", "new", osd_fsid).strip()
        caps = ["mon", "allow *", "mgr", "allow *", "osd", "allow *"]
        with open(ring, "a", encoding="utf-8") as file:
            file.write(self.run("ceph", "-c", self.config, "auth", "get-or-create", f"osd.{osd}", *caps))
        self.run("ceph-osd", "-c", self.config, "-i", osd, "--mkfs", "--osd-uuid", osd_fsid)
        self.run("ceph", "-c", self.config, "osd", "crush", "add", f"osd.{osd}", "1.0", "host=h", "root=default")
        self.start("ceph-osd", "-f", "-i", osd)
        endpoint = f"beast endpoint=127.0.0.1:{self.port}"
        gateway = self.start("radosgw", "-f", "-n", "client.admin", "--rgw-frontends", endpoint)
        wait(lambda: answers(f"http://127.0.0.1:{self.port}/"), f"Ceph did not start; see {self.folder}/log", gateway)
        user = ["user", "create", "--uid=u", "--display-name=u", f"--access-key={CEPH_KEYS[0]}", f"--secret-key={CEPH_KEYS[1]}"]
        self.run("radosgw-admin", "-c", self.config, "-n", "client.admin", *user)

    def run(self, *command):
        said = subprocess.run(command, capture_output=True, text=True, timeout=90)
        if said.returncode:
            raise SystemExit(f"`{' '.join(command)}` failed:\n{said.stdout}{said.stderr}")
        return said.stdout

    def start(self, program, *arguments):
        log = open(f"{self.folder}/log/{program}.out", "wb")
        self.processes.append(subprocess.Popen([program, "-c", self.config, *arguments], stdout=log, stderr=log))
        return self.processes[-1]

    def stop(self):
        for process in reversed(self.processes):
            process.kill()
            process.wait()
        shutil.rmtree(self.folder)


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def answers(url):
    """Whether a server answers, whatever it says."""
    try:
        urllib.request.build_opener(urllib.request.ProxyHandler({})).open(url, timeout=2).close()
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False
    return True


def wait(is_ready, sentence, process, seconds=90):
    end = time.monotonic() + seconds
    while not is_ready():
        if time.monotonic() > end or process.poll() is not None:
            raise SystemExit(sentence)
        time.sleep(0.1)


def stop_all():
    """Ends what was started, and removes its files."""
    for server in _running.values():
        server.stop()
    _running.clear()
    shutil.rmtree(WORK, ignore_errors=True)


atexit.register(stop_all)
