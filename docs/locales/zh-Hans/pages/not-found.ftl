title = 找不到页面
description = 这个网址没有对应的页面。
