hours = Часов света за вечер
energy = Электричество за год
energy-value = { $energy } кВт·ч
price = Один киловатт-час
cost = Расход за год
