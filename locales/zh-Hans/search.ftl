### The search fields of the technology digest and of the questions and answers.

search-digest = 搜索简报
search-faq = 搜索问题

search-found = 找到 { $count } 条结果
search-first = 前 { $shown } 条结果，共 { $count } 条
search-more = 显示更多
search-none = 没有找到与“{ $query }”有关的内容。换个词或减少关键词再试试。
search-loading = 正在搜索……
search-failed = 搜索功能加载失败。请检查网络后重试。
