skip = 本文へ移動
menu = メインメニュー
languages = 言語
footer = 手で折る、紙のあかり。
