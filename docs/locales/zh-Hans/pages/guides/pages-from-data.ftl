title = 由数据生成页面
description = 为数据文件的每一行生成一个页面。
