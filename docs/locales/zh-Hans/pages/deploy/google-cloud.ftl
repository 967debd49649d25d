title = Google Cloud Storage
description = 设置存储桶并发布。
