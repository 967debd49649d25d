title = 可以用命令行控制的灯
description = Lumen 使用手册：安装、开关，以及让灯光跟随傍晚。
headline = 能用命令行控制的灯
lead = Lumen 是一盏纸灯，可以在终端、脚本或定时任务里开关。
install = 安装 Lumen
commands = 全部命令

about-start = 安装程序，第一次点亮灯。
about-guides = 每页解决一个问题。
about-reference = 全部命令及其选项。
