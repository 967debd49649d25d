### The index of the technology digest.

page-head-title = 技术简报
page-head-lead = 协议如何运作，哪些已经决定，哪些还没有。每篇文章也会列出项目方尚未说明的内容。
digest-title = 文章
