title = 什么样的纸会发光
description = 厚纸吞掉光，薄纸容易破。我们这样挑一张纸。
