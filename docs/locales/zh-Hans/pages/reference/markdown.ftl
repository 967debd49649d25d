title = Markdown
description = 语法、链接、提示框、代码、公式和标题。
