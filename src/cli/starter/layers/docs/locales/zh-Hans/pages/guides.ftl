title = 指南
description = 每页解决一个问题。
