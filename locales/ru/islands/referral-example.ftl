
amount-label = RAA, купленные по вашей ссылке за месяц
unit = { -raa }
amount-value = { $amount } { -raa }, { $tier }
pays = Уровень { $tier }: { $share } в каждой валюте
pays-none = Для уровня { $tier } награда не указана
month-in = Награда в { $currency }
basis = Это пример, а не прогноз: награда не обещана. Проект не указывает, от какой суммы берётся процент; здесь — от RAA, купленных за месяц. USDT считается по начальной цене { $presale-initial_price } USD за { -raa }.
reward-none = Не указана
tier-head = Уровень
turnover-head = Оборот, RAA
reward-head = В месяц, { $currency }
tier-below = до { $amount }
tier-over = свыше { $amount }
