title = 手で折る紙のあかり
description = 楮の紙であかりを折り、修理もする小さな工房です。

hero-title = 手で折る、あかり
hero-lead = 紙とトネリコの木であかりを作っています。ひとつひとつを一人の職人が折り、名前を入れます。
hero-action = 工房を見る

figures-title = 数字で見る工房
figures-lamps-label = 年間に作るあかり
figures-people-label = 机を囲む職人
figures-guarantee-label = 無料修理の年数
