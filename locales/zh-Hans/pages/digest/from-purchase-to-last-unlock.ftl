### An entry of the technology digest; its text is from-purchase-to-last-unlock.md.

title = sRAA：从购买到最后一次解锁
lead = 购买时会得到什么，代币生成事件（TGE）之前会发生什么，怎样领取 RAA，什么时候可以转移。
figure-text = 十二条灰线紧挨着延伸到一条竖线，即 TGE。此后它们一条接一条变绿并上升。
stage-locked = 锁定
stage-event = TGE
stage-free = 已解锁
caption = 每条线代表 TGE 之后的一次按月解锁。
action-label = 查看解锁时间表
