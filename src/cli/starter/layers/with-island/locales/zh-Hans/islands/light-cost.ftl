hours = 每晚亮灯的小时数
energy = 一年的用电量
energy-value = { $energy } 千瓦时
price = 一千瓦时的电价
cost = 一年的电费
