title = 结构定义
description = 页面、版块和数据中各键的类型。
