title = 主机
description = 已发布网站的路由和标头。
