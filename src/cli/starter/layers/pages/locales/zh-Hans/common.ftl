skip = 跳到正文
menu = 主菜单
languages = 语言
footer = 手工折叠的纸灯。
