title = 找不到页面
description = 这个地址没有页面。

hero-title = 这里什么也没有
hero-lead = 页面搬走了，或者从未有过。灯还亮着。
hero-action = 回到首页
