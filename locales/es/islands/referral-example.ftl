
amount-label = RAA comprados a través de tu enlace en un mes
unit = { -raa }
amount-value = { $amount } { -raa }, { $tier }
pays = En el nivel { $tier }: { $share } en cada moneda
pays-none = Hasta { $amount } { -raa } al mes (nivel { $tier }), el proyecto no indica ninguna recompensa.
month-in = Recompensa en { $currency }
basis = Es un ejemplo, no una previsión, y no se promete ninguna recompensa. El proyecto no indica sobre qué se calculan los porcentajes; aquí se calculan sobre los { -raa } comprados en el mes. El USDT se calcula al precio inicial de { $presale-initial_price } USD por { -raa }.
reward-none = No indicada
tier-head = Nivel
turnover-head = Volumen, RAA
reward-head = Al mes, { $currency }
tier-below = hasta { $amount }
tier-over = más de { $amount }
