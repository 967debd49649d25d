hours = Godziny światła wieczorem
energy = Prąd w ciągu roku
energy-value = { $energy } kWh
price = Jedna kilowatogodzina
cost = Koszt w ciągu roku
