title = 从 Jekyll 迁移
description = 迁移 Jekyll 网站的文章、集合和模板。
