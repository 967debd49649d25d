hours = Godziny światła wieczorem
energy = Prąd w ciągu roku
energy-value = { $energy } kWh
price = Cena kilowatogodziny
cost = Koszt w ciągu roku
