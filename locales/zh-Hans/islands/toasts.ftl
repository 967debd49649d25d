region = 通知（{ $keys }）
close = 关闭

## What kind of notification it is

success = 完成
info = 提示
warning = 警告
error = 错误
loading = 进行中
