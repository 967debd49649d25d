meta-title = 找不到页面 · { -raa }
meta-description = 这个地址没有对应的页面。

not-found-title = 找不到页面
not-found-lead = 这个地址没有页面。页面可能已经移走，也可能是链接写错了。
not-found-home = 前往首页
