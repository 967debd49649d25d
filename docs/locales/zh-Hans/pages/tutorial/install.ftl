title = 安装 Archipel
description = 安装方法及各操作系统的要求。
