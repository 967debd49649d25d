hours = 毎晩ともす時間
energy = 一年の電力量
energy-value = { $energy } kWh
price = 一キロワット時の料金
cost = 一年の電気代
