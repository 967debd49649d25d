### The technology digest: what its pages share.

digest-name = 技术简报
digest-more = 其他文章
digest-older = 上一篇
digest-newer = 下一篇
digest-all = 全部文章
digest-feed = 有新文章时通知我
digest-feed-title = 用阅读器订阅更新
digest-feed-note = 订阅源阅读器（即 RSS 阅读器）是一种应用，会定期查看下面的地址，并显示每篇新文章和待明确事项清单的每次更新。把地址复制到你选择的阅读器即可，无需注册。
digest-feed-open = 打开订阅源
digest-feed-copy = 复制订阅源地址
digest-fear = 恐惧
digest-doubt = 犹豫
digest-calm = 平静
digest-greed = 贪婪
digest-fomo = FOMO
