hours = Heures de lumière chaque soir
energy = Électricité par an
energy-value = { $energy } kWh
price = Prix du kilowattheure
cost = Coût par an
