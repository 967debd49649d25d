title = 安全
description = 内容安全策略、子资源完整性和 HTTP 标头。
