### The technology digest: what its pages share.

digest-name = 技术简报
digest-more = 其他文章
digest-older = 上一篇
digest-newer = 下一篇
digest-all = 全部文章
digest-feed = 有新文章时通知我
digest-feed-note = 链接会打开订阅源。把它的地址添加到订阅阅读器即可，无需注册。
digest-fear = 恐惧
digest-doubt = 犹豫
digest-calm = 平静
digest-greed = 贪婪
digest-fomo = FOMO
