hours = Ore di luce ogni sera
energy = Elettricità in un anno
energy-value = { $energy } kWh
price = Un kilowattora
cost = Costo in un anno
