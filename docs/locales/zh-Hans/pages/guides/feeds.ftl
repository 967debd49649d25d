title = 订阅源
description = 为每种语言发布 Atom 订阅源。
