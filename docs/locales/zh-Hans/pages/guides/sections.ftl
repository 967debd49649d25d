title = 版块
description = 为页面添加版块类型：模板、结构定义、文本和样式。
