title = 页面列表
description = 列表、前后页、分页、标签页和订阅源内容。
