title = 主题
description = 工坊手记里写些什么。
lead = 选一个您想读的主题。

tag-paper = 纸
tag-light = 光
tag-repairs = 维修
