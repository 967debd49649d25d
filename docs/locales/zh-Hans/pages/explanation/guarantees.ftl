title = 各项保证
description = 构建成功和发布所保证的事项。
