title = 内容
description = 页面、版块、网址、数据、草稿和静态文件。
