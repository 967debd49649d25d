skip = 跳到正文
menu = 主菜单
menu-home = 首页
menu-journal = 手记
menu-about = 关于我们
languages = 语言
footer = 手工折叠的纸灯。
latest = 手记选读
