title = 長い夜のためのあかり
description = 十一月になると、あかりは飾りではなくなります。
