title = Cloudflare R2
description = Set up a bucket with a custom domain and publish to it.
