title = 15 分钟建好你的网站
description = 新建双语网站，添加页面和第三种语言，然后发布。
