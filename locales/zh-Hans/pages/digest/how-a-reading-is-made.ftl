### An entry of the technology digest; its text is how-a-reading-is-made.md.

title = 读数从何而来，又说不了什么
lead = 从一条帖子到一条提醒，中间有五层。每一层做什么，哪些数字只是项目方宣称，以及任何读数都无法告诉你的五件事。
figure-text = 许多彩色线条在左侧起伏不定，汇聚到一点；从那里向右只延续一条平稳的线。
caption = 示意图：许多信号，一次读数。图中没有实测数据。
