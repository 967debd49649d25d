title = 庭のためのあかり
description = 紙と雨は相性がよくありません。それでも試しています。
