title = 模板
description = 函数、变量、上限和转义。
