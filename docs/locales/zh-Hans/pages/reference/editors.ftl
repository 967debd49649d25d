title = 编辑器支持
description = 编辑器中的补全和错误提示。
