hours = Horas de luz cada noche
energy = Electricidad al año
energy-value = { $energy } kWh
price = Precio del kilovatio hora
cost = Coste al año
