title = コマンド
description = すべてのコマンドとオプション。
