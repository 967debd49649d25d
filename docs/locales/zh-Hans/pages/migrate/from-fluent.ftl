title = 从 Fluent 文件迁移
description = 把现有的 Fluent 文件用作网站的消息。
