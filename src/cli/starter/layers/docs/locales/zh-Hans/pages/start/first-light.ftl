title = 第一束光
description = 给灯配对，打开和关闭它。
