title = 从右到左的语言
description = 为阿拉伯语、希伯来语或波斯语准备模板和样式表。
