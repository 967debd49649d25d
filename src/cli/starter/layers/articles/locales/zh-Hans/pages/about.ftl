title = 关于我们
description = 一盏灯怎样诞生，我们修它多久，以及我们是谁。

guarantee = { $workshop-guarantee } 年
