title = 安装 Archipel
description = 安装程序，以及各操作系统上的要求。
