title = 发布
description = 发布到对象存储、文件夹或主机。
