title = 语言与网址
description = 语言、网址、回退语言和 hreflang 的关系。
