title = Ceph
description = 在自建的 Ceph 上设置存储桶并发布。
