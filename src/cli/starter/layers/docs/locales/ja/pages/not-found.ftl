title = ページが見つかりません
description = このアドレスにはページがありません。
