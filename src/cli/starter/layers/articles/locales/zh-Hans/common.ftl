menu-home = 首页
menu-journal = 手记
menu-about = 关于我们
latest = 手记选读
topics = 主题
previous = 上一篇
next = 下一篇
