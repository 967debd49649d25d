title = 入门
description = 安装程序，第一次点亮灯。
