title = テーマ
description = 工房の日誌で取り上げているテーマです。
lead = 読みたいテーマをお選びください。

tag-paper = 紙
tag-light = あかり
tag-repairs = 修理
