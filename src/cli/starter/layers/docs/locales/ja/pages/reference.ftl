title = リファレンス
description = すべてのコマンドとオプション。
