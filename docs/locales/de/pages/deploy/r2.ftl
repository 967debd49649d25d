title = Cloudflare R2
description = Einen Bucket mit eigener Domain einrichten und dorthin veröffentlichen.
