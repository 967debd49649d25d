menu-home = ホーム
menu-journal = 日誌
menu-about = 工房について
latest = 日誌より
topics = テーマ
previous = 前の記事
next = 次の記事
