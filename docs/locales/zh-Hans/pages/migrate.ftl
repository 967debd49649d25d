title = 迁移到 Archipel
description = 一步一步迁移现有网站。
