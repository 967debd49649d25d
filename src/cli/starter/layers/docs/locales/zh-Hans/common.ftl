nav-start = 入门
nav-guides = 指南
nav-reference = 参考
footer = Lumen 只是一个例子。请换成您自己的文档。
