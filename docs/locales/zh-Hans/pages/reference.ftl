title = 参考
description = 所有的键、函数、命令和诊断信息。
