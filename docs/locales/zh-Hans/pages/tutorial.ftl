title = 教程
description = 边建网站边学 Archipel。
