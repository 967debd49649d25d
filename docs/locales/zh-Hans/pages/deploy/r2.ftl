title = Cloudflare R2
description = 设置使用自有域名的存储桶并发布。
