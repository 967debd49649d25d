### The index of the technology digest.

head-title = 技术简报
head-lead = 协议如何运作，哪些已经决定，哪些还没有。每篇文章只写已公布的内容，并注明哪些尚未公布。
list-title = 文章
