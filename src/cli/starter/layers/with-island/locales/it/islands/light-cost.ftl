hours = Ore di luce ogni sera
energy = Elettricità in un anno
energy-value = { $energy } kWh
price = Prezzo del kilowattora
cost = Costo in un anno
