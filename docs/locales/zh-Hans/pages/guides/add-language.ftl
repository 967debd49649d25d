title = 添加语言
description = 添加语言，分步翻译，找出缺失的内容。
