hours = Horas de luz por noite
energy = Eletricidade por ano
energy-value = { $energy } kWh
price = Preço do quilowatt-hora
cost = Custo por ano
