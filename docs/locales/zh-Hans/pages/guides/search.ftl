title = 搜索
description = 生成搜索索引，编写搜索框。
