title = 博客
description = 文章、列表、分页、标签和前后篇。
