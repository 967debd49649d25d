hours = Horas de luz cada noche
energy = Electricidad al año
energy-value = { $energy } kWh
price = Un kilovatio hora
cost = Coste al año
