
light-title = 灯光的花费
light-lead = 我们的灯用 { $light-watts } 瓦的灯泡。选一选每晚亮几个小时，看看一年下来要花多少。
