title = 编辑内容
description = 修改数字、句子、长文、页面或菜单时，该编辑哪个文件。
