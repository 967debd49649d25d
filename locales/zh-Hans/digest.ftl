### The technology digest: what its pages share.

digest-name = 技术简报
digest-more = 更多简报
digest-all = 全部文章
