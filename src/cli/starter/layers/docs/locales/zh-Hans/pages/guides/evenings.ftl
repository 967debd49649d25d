title = 跟随傍晚
description = 天黑时让灯变暗的定时任务。
