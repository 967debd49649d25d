hours = Hours of light in an evening
energy = Power in a year
energy-value = { $energy } kWh
price = A kilowatt-hour
cost = Cost in a year
