
amount-label = RAA comprati tramite il tuo link in un mese
unit = { -raa }
amount-value = { $amount } { -raa }, { $tier }
pays = Al livello { $tier }: { $share } in ciascuna valuta
pays-none = Fino a { $amount } di { -raa } al mese (livello { $tier }) il progetto non indica alcun compenso.
month-in = Compenso in { $currency }
basis = È un esempio, non una previsione, e nessun compenso è promesso. Il progetto non indica su che cosa si calcolino le percentuali: qui si calcolano sui { -raa } comprati nel mese. Gli USDT sono calcolati al prezzo iniziale di { $presale-initial_price } USD per { -raa }.
reward-none = Non indicato
tier-head = Livello
turnover-head = Volume, RAA
reward-head = Mensile, { $currency }
tier-below = fino a { $amount }
tier-over = oltre { $amount }
