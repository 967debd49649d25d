"""What the world can be like: wrong keys, no bucket, a clock that is off, a full disk. One clear sentence, nothing lost."""
import os
import pathlib
import shutil
import subprocess
import unittest

import crawl
import publisher
import servers
import sites
import stores
from case import EDITIONS, PublishCase, only_all
from faults import differences


class World(PublishCase):
    """Each case ends with exit code 2, says in a sentence what is the matter, and leaves the site as it was."""

    def setUp(self):
        super().setUp()
        self.publish("first")

    def fail_with(self, pattern, variables=None, command="publish", edition="remade", more=()):
        arguments = ("--yes", "--timeout", 30, *more)
        arguments += ("--dist", EDITIONS[edition].folder) if command == "publish" else ()
        ran = self.run_it(command, *arguments, code=2, variables=variables)
        self.assertRegex(ran.failure, pattern)
        old = EDITIONS["first"]
        self.assertEqual([], list(differences(self.store, old)))
        self.assertEqual([], crawl.Crawl(self.store.get, [old, EDITIONS[edition]]).walk())
        return ran

    def with_keys(self, **keys):
        return dict(self.variables, **keys)

    def test_a_wrong_secret(self):
        secret = "another/Secret+Key/that-must-never-be-printed9"
        for command in ("publish", "rollback"):
            variables = self.with_keys(AWS_SECRET_ACCESS_KEY=secret)
            self.fail_with("AWS_SECRET_ACCESS_KEY|credentials|secret", variables, command)

    def test_an_unknown_key(self):
        variables = self.with_keys(AWS_ACCESS_KEY_ID="AKIANOBODY0000000000")
        self.fail_with("AWS_ACCESS_KEY_ID|credentials", variables)

    def test_no_keys(self):
        variables = {key: value for key, value in self.variables.items() if "KEY" not in key}
        self.fail_with("AWS_ACCESS_KEY_ID|credentials", variables)

    def test_a_missing_bucket(self):
        url, self.store.url = self.store.url, "s3://no-such-bucket"
        ran = self.run_it("publish", "--yes", "--dist", EDITIONS["first"].folder, code=2)
        self.assertRegex(ran.failure, "no-such-bucket.*(exist|no bucket)|(exist|no bucket).*no-such-bucket")
        for command in ("releases", "verify", "rollback"):
            self.assertIn("no-such-bucket", self.run_it(command, code=2).failure)
        self.store.url = url

    def test_a_clock_that_is_off(self):
        self.state.clock_offset = 3600
        ran = self.run_it("publish", "--yes", "--dist", EDITIONS["remade"].folder, code=2)
        self.assertRegex(ran.failure, "clock")
        self.state.clock_offset = 0
        self.assert_site("first")

    def test_a_bucket_that_may_only_be_read(self):
        self.state.read_only = True
        self.fail_with("write|allow")
        self.state.read_only = False

    def test_an_update_without_changes_where_only_reading_is_allowed(self):
        self.state.read_only = True
        self.publish("first")

    def test_a_full_bucket(self):
        size = sum(len(one.body) for one in self.state.objects.values())
        for more in (0, 500, 3000, 8000):
            self.state.quota = size + more
            # One request at a time: when several race for the last bytes, the note of what was written may not fit. The claim
            # stays in its place then, and the next publish waits for a minute until it has expired.
            self.fail_with("full|quota|Quota|space", more=("--concurrency", 1))
        self.state.quota = None
        self.publish("remade")
        self.assert_site("remade", more=self.fingerprinted("first"))

    def test_a_full_disk_behind_the_server(self):
        for number in (3, 16):
            self.proxy.fault = lambda request: "507" if request.method == "PUT" and request.number >= number else None
            self.fail_with("full|space|507")
        self.proxy.fault = lambda request: None

    def test_permissions_taken_away_from_one_page(self):
        taken = "en/index.html"
        self.proxy.fault = lambda request: "403" if (request.method, request.key) == ("PUT", taken) else None
        ran = self.fail_with(taken)
        self.assertIn(ran.said["state"], ("previous", "unchanged"))

    def test_a_server_that_is_not_one(self):
        variables = self.with_keys(AWS_ENDPOINT_URL="http://127.0.0.1:9")
        self.fail_with("reach", variables)

    def test_a_plain_address_elsewhere(self):
        variables = self.with_keys(AWS_ENDPOINT_URL="http://192.0.2.1:9")
        variables.pop("AWS_ALLOW_HTTP")
        self.fail_with("http", variables)

    @property
    def state(self):
        return servers.running(servers.MEMORY).buckets[self.store.bucket]


class SignaturesOnMoto(PublishCase):
    """Moto checks keys and signatures when it is told to."""

    def setUp(self):
        server = servers.moto(INITIAL_NO_AUTH_ACTION_COUNT="4")
        self.addCleanup(server.stop)
        keys = self.make_user(server.port)
        self.use(stores.S3(server.port, *keys, "guarded").make())

    def make_user(self, port):
        client = servers.stores.boto3.client(
            "iam", endpoint_url=f"http://127.0.0.1:{port}", region_name="us-east-1",
            aws_access_key_id="first", aws_secret_access_key="first",
        )
        client.create_user(UserName="publisher")
        policy = client.create_policy(
            PolicyName="all",
            PolicyDocument='{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":"s3:*","Resource":"*"}]}',
        )
        client.attach_user_policy(UserName="publisher", PolicyArn=policy["Policy"]["Arn"])
        key = client.create_access_key(UserName="publisher")["AccessKey"]
        return key["AccessKeyId"], key["SecretAccessKey"]

    def test_wrong_keys(self):
        self.publish("first")
        secret = "another/Secret+Key/that-must-never-be-printed9"
        for wrong in (dict(AWS_SECRET_ACCESS_KEY=secret), dict(AWS_ACCESS_KEY_ID="AKIANOBODY0000000000")):
            self.publish("style", code=2, variables=dict(self.variables, **wrong))
        self.assert_site("first")


class WorldOfAzurite(PublishCase):
    server = servers.AZURITE

    def test_a_wrong_key(self):
        self.publish("first")
        wrong = "d3Jvbmctd3Jvbmctd3Jvbmctd3Jvbmctd3Jvbmctd3Jvbmc="
        ran = self.publish("style", code=2, variables=dict(self.variables, AZURE_STORAGE_ACCOUNT_KEY=wrong))
        self.assertRegex(ran.failure, "AZURE|credentials|permission denied")
        self.assert_site("first")

    def test_a_missing_container(self):
        self.store.url = "az://nosuchcontainer"
        ran = self.run_it("publish", "--yes", "--dist", EDITIONS["first"].folder, code=2)
        self.assertIn("nosuchcontainer", ran.failure)


class WorldOfFolders(PublishCase):
    """A folder that may not be written, and a disk that is full."""

    server = servers.FOLDER

    def test_a_folder_that_may_only_be_read(self):
        if os.geteuid() == 0 and not shutil.which("setpriv"):
            self.skipTest("root may write everywhere")
        self.publish("first")
        for path in [self.store.path, *self.store.path.rglob("*")]:
            path.chmod(0o555 if path.is_dir() else 0o444)
        command = [sites.program(), "publish", self.store.url, "--json", "--yes", "--dist", EDITIONS["style"].folder]
        if os.geteuid() == 0:
            command = ["setpriv", "--reuid=65534", "--clear-groups", "--inh-caps=-all", *command]
        for path in (pathlib.Path(servers.WORK), EDITIONS["style"].folder.parent):
            path.chmod(0o755)
        said = subprocess.run(list(map(str, command)), env=publisher.environment({}), capture_output=True, text=True)
        self.assertEqual(2, said.returncode, said)
        self.assertRegex(said.stdout + said.stderr, "ermission|write")
        for path in [self.store.path, *self.store.path.rglob("*")]:
            path.chmod(0o755 if path.is_dir() else 0o644)
        self.assert_site("first")

    def test_a_full_disk(self):
        folder = pathlib.Path(self.elsewhere())
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "none", folder], capture_output=True)
        if mounted.returncode:
            self.skipTest("a small disk can't be mounted here")
        self.addCleanup(subprocess.run, ["umount", folder], check=True)
        for left in (0, 4, 8, 16, 24, 32):
            # A publisher that could not even take its claim back is waited for; another folder has none.
            self.use(stores.Folder(folder / f"site-{left}"))
            self.publish("first")
            ballast = folder / "ballast"
            with open(ballast, "wb") as file:
                file.write(bytes(max(0, shutil.disk_usage(folder).free - left * 1024)))
            ran = self.publish("remade", code=2)
            self.assertRegex(ran.failure, "space|full")
            self.assertIn(ran.said["state"], ("previous", "unchanged"))
            self.assertEqual([], list(differences(self.store, EDITIONS["first"])))
            ballast.unlink()
        self.publish("remade")
        self.assertEqual([], list(differences(self.store, EDITIONS["remade"], exact=True)))


@only_all
class WorldOfGarage(PublishCase):
    server = servers.GARAGE

    def test_wrong_keys(self):
        self.publish("first")
        secret = "fedcba9876543210" * 4
        ran = self.publish("style", code=2, variables=dict(self.variables, AWS_SECRET_ACCESS_KEY=secret))
        self.assertRegex(ran.failure, "AWS_SECRET_ACCESS_KEY|credentials|allow")
        self.assert_site("first")

    def test_a_wrong_region(self):
        ran = self.publish("first", code=2, variables=dict(self.variables, AWS_REGION="elsewhere"))
        self.assertIn("AWS_REGION", ran.failure)

    def test_a_missing_bucket(self):
        self.store.url = "s3://no-such-bucket"
        ran = self.run_it("publish", "--yes", "--dist", EDITIONS["first"].folder, code=2)
        self.assertIn("no-such-bucket", ran.failure)


@only_all
class WorldOfCeph(WorldOfGarage):
    server = servers.CEPH

    def test_a_wrong_region(self):
        """It takes any region."""
        self.publish("first", variables=dict(self.variables, AWS_REGION="elsewhere"))


del PublishCase

if __name__ == "__main__":
    unittest.main()
