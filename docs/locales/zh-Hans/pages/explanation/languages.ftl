title = 语言与网址
description = 语言、网址、后备语言和 hreflang 的关系。
