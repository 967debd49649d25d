### The index of the technology digest.

head-title = 技术简报
head-lead = 协议如何运作，哪些已经决定，哪些还没有。每篇文章也会列出项目方尚未说明的内容。
list-title = 文章
