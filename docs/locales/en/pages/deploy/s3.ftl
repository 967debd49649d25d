title = Amazon S3
description = Set up a bucket, with or without CloudFront, and publish to it.
