hours = Uren licht per avond
energy = Stroom per jaar
energy-value = { $energy } kWh
price = Prijs per kilowattuur
cost = Kosten per jaar
