title = 消息
description = Fluent 语法、数字和日期选项、文本方向和术语表。
