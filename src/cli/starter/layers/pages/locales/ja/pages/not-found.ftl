title = ページが見つかりません
description = このアドレスにはページがありません。

hero-title = ここには何もありません
hero-lead = ページは移動したか、はじめからなかったようです。あかりはまだ灯っています。
hero-action = ホームへ戻る
