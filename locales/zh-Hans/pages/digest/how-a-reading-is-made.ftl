### An entry of the technology digest; its text is how-a-reading-is-made.md.

title = 读数如何得出，又有哪些局限
lead = 发出提醒之前，数据要经过五层处理。本文介绍每一层做什么，哪些数字只是项目方宣称，以及读数会在哪里出错。
figure-text = 三十条五种颜色的线先是纠缠在一起，再按颜色分开，最后汇成一条平静的波浪线。
stage-signals = 信号
stage-feelings = 情绪
stage-reading = 一次读数
caption = 此图仅示意原理，不含实测数据。
action-label = 阅读风险披露
