title = 回滚
description = 无需构建即可恢复早先的发布，并校验发布。
