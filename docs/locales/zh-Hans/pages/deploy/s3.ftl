title = Amazon S3
description = 设置存储桶（可配合 CloudFront）并发布。
