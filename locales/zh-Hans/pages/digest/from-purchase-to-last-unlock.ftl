### An entry of the technology digest; its text is from-purchase-to-last-unlock.md.

title = sRAA：从购买到最后一次解锁
lead = 购买时收到什么，代币生成事件（TGE）之前会发生什么，怎样领取，以及每一部分何时归你支配。
figure-text = 一段表示锁定的色块从购买一直延伸到一条竖线，即 TGE。其后是十二根柱子，一根比一根高一级。
caption = 示意图：TGE 之前全部锁定，之后等额解锁。
