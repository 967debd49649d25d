title = 字体
description = 按语言生成字体子集，不向其他主机发送请求。
