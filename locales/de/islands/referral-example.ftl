
amount-label = RAA, die in einem Monat über Ihren Link gekauft werden
unit = { -raa }
amount-value = { $amount } { -raa }, { $tier }
pays = Auf der Stufe { $tier }: { $share } in jeder Währung
pays-none = Für bis zu { $amount } { -raa } im Monat (Stufe { $tier }) gibt das Projekt keine Vergütung an.
month-in = Vergütung in { $currency }
basis = Das ist ein Beispiel und keine Prognose. Eine Vergütung ist nicht zugesagt. Das Projekt gibt nicht an, worauf sich die Prozentsätze beziehen. Hier sind es die im Monat gekauften { -raa }. USDT ist zum Startpreis von { $presale-initial_price } USD je { -raa } gerechnet.
reward-none = Nicht angegeben
tier-head = Stufe
turnover-head = Umsatz, RAA
reward-head = Monatlich, { $currency }
tier-below = bis { $amount }
tier-over = über { $amount }
