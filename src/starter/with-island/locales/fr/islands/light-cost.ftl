hours = Heures de lumière chaque soir
energy = Électricité par an
energy-value = { $energy } kWh
price = Un kilowattheure
cost = Coût par an
