title = 从 Hugo 迁移
description = 迁移 Hugo 网站的内容、翻译和模板。
