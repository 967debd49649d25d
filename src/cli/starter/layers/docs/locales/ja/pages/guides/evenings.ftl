title = 夕暮れに合わせる
description = 暗くなるとあかりを落とすスケジュール。
