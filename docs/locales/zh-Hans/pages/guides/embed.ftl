title = 嵌入视频
description = 显示其他网站的视频或地图，并在安全策略中放行。
