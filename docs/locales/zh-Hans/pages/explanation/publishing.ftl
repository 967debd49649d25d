title = 发布的过程
description = 发布的步骤、故障、并发和安全检查。
