title = 最初のあかり
description = あかりをペアリングして、点灯、消灯します。
