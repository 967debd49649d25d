title = 工房について
description = あかりができるまで、修理の期間、そして私たちのこと。

guarantee = { $workshop-guarantee }年
