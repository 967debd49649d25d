title = 文件夹与 nginx
description = 发布到由 nginx 提供服务的文件夹。
