hours = Horas de luz por noite
energy = Eletricidade por ano
energy-value = { $energy } kWh
price = Um quilowatt-hora
cost = Custo por ano
