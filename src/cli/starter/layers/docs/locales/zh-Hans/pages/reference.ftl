title = 参考
description = 查阅命令与选项。
