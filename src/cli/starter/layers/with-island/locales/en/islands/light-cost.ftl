hours = Hours of light in an evening
energy = Electricity in a year
energy-value = { $energy } kWh
price = Price of a kilowatt-hour
cost = Cost in a year
