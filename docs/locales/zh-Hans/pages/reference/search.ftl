title = 搜索
description = 可搜索的内容、搜索模块和匹配规则。
