title = 快速导航
description = 在页面打开之前加载，并为页面切换添加动画。
