hours = Stunden Licht am Abend
energy = Strom im Jahr
energy-value = { $energy } kWh
price = Preis einer Kilowattstunde
cost = Kosten im Jahr
