title = 参考
description = 全部命令及其选项。
