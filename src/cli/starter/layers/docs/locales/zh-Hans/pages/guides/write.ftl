title = 编写页面
description = 这份手册的页面可以有哪些内容。
