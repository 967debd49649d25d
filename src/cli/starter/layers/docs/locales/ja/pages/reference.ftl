title = リファレンス
description = コマンドとオプションを調べる。
