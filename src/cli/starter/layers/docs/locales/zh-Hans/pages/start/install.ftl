title = 安装
description = 在 macOS、Linux 和 Windows 上安装程序。
