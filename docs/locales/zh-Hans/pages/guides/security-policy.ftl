title = Content-Security-Policy
description = 只放行页面需要的来源。
