title = 安全策略
description = 只放行页面需要的来源。
