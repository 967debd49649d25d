hours = Часов света за вечер
energy = Электричество за год
energy-value = { $energy } кВт·ч
price = Цена киловатт-часа
cost = Расход за год
