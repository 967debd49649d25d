title = 发布
description = 目标、选项、凭据、权限、压缩和 CDN。
