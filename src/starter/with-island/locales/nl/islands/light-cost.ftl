hours = Uren licht per avond
energy = Stroom per jaar
energy-value = { $energy } kWh
price = Een kilowattuur
cost = Kosten per jaar
