title = Azure Blob Storage
description = 设置静态网站并发布。
