title = site.toml
description = 配置文件的所有键。
