"""CloudFront is told what has changed: moto records invalidations, boto3 reads them back."""
import os
import tempfile
import unittest

import boto3

import case
import publisher
import servers
from case import EDITIONS


class Invalidation(case.PublishCase):
    """A target with `cdn`."""

    server = servers.MOTO

    def setUp(self):
        super().setUp()
        access, secret = self.store.keys["AWS_ACCESS_KEY_ID"], self.store.secret
        self.cloudfront = boto3.client(
            "cloudfront",
            endpoint_url=f"http://127.0.0.1:{self.store.port}",
            aws_access_key_id=access,
            aws_secret_access_key=secret,
            region_name="us-east-1",
        )
        name = f"{self.store.bucket}.s3.amazonaws.com"
        origin = {"Id": "store", "DomainName": name, "S3OriginConfig": {"OriginAccessIdentity": ""}}
        behaviour = {"TargetOriginId": "store", "ViewerProtocolPolicy": "allow-all", "MinTTL": 0}
        behaviour["ForwardedValues"] = {"QueryString": False, "Cookies": {"Forward": "none"}}
        made = self.cloudfront.create_distribution(
            DistributionConfig={
                "CallerReference": self.store.bucket,
                "Comment": "",
                "Enabled": True,
                "Origins": {"Quantity": 1, "Items": [origin]},
                "DefaultCacheBehavior": behaviour,
            }
        )
        self.distribution = made["Distribution"]["Id"]

    def live(self, edition, distribution=None, code=0):
        """Publishes to a target of `site.toml` that names a distribution."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        lines = f'url = "{self.store.url}"\ncdn = "cloudfront:{distribution or self.distribution}"\n'
        languages = '[[locales]]\nsegment = "en"\ntag = "en"\nlabel = "English"\n'
        with open(os.path.join(folder.name, "site.toml"), "w", encoding="utf-8") as file:
            file.write('base_url = "https://site.example"\nname = "Site"\ndefault_locale = "en"\n')
            file.write(f"{languages}[targets.live]\n{lines}")
        dist = EDITIONS[edition].folder
        arguments = ("publish", "live", "--json", "--yes", "--allow-placeholder-url", "--dist", dist)
        ran = publisher.run(*arguments, variables=self.variables, folder=folder.name)
        self.check(ran, code)
        return ran

    def told(self):
        """The paths of each invalidation, the oldest first."""
        listed = self.cloudfront.list_invalidations(DistributionId=self.distribution)["InvalidationList"]
        ids = [one["Id"] for one in listed.get("Items", [])]
        batches = [self.cloudfront.get_invalidation(DistributionId=self.distribution, Id=one) for one in ids]
        batches = sorted((one["Invalidation"] for one in batches), key=lambda one: one["CreateTime"])
        return [sorted(one["InvalidationBatch"]["Paths"]["Items"]) for one in batches]

    def test_changes_are_told(self):
        ran = self.live("first")
        (paths,) = self.told()
        self.assertIn("/en/", paths)
        self.assertIn("/en/index.html", paths)
        base = EDITIONS["first"].manifest["site"]["base_url"]
        for url in ran.said["changed_urls"]:
            self.assertIn(url.removeprefix(base), paths)
        self.assertFalse([path for path in paths if path.endswith(".css")], "fingerprinted files are never stale")
        self.live("first")
        self.assertEqual(1, len(self.told()), "where nothing has changed, nothing is told")

    def test_a_distribution_that_is_not_there(self):
        ran = self.live("first", distribution="ENONE", code=2)
        self.assertEqual("published", ran.said["state"])
        self.assertIn("aws cloudfront create-invalidation --distribution-id ENONE", ran.said["failure"])
        self.assert_site("first")


if __name__ == "__main__":
    unittest.main()
