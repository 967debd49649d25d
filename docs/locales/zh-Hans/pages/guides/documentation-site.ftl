title = 文档网站
description = 新建带侧栏、搜索和标签页的手册，并添加分组和页面。
