title = 找不到页面
description = 这个地址没有页面。
