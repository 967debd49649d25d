title = 预览
description = serve 的选项、实时更新、预览栏和网络访问。
