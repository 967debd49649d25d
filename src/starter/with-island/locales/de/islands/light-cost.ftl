hours = Stunden Licht am Abend
energy = Strom im Jahr
energy-value = { $energy } kWh
price = Eine Kilowattstunde
cost = Kosten im Jahr
