title = 从 Eleventy 迁移
description = 迁移 Eleventy 网站的 Markdown、数据和模板。
