title = Amazon S3
description = Einen Bucket einrichten, mit oder ohne CloudFront, und dorthin veröffentlichen.
