title = 图标
description = 从一张图片生成网站的所有图标，并可安装到主屏幕。
