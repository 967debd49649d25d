title = Garage
description = 在自建的 Garage 上设置存储桶并发布。
