title = Google Cloud Storage
description = Set up a bucket and publish to it.
