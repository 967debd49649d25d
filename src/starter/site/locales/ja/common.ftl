skip = 本文へ移動
menu = メインメニュー
menu-home = ホーム
menu-journal = 日誌
menu-about = 工房について
languages = 言語
footer = 手で折る、紙のあかり。
latest = 日誌より
