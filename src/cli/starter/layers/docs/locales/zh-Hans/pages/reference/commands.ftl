title = 命令
description = 全部命令及其选项。
