title = 光と紙のノート
description = あかりの工房から。紙のこと、光のこと、修理のこと。
