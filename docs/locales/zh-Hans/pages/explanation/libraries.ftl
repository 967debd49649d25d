title = 评估过的库
description = 评估后未采用的库及测量数据。
