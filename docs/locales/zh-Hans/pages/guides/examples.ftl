title = 示例
description = 八个小网站，每个演示一件事。
