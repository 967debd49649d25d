
amount-label = RAA, купленные по вашей ссылке за месяц
unit = { -raa }
amount-value = { $amount } { -raa }, { $tier }
pays = Уровень { $tier }: { $share } в каждой валюте
pays-none = До { $amount } { -raa } в месяц (уровень { $tier }) проект не называет никакого вознаграждения.
month-in = Вознаграждение в { $currency }
basis = Это пример, а не прогноз: вознаграждение не обещано. Проект не указывает, от какой суммы берётся процент; здесь — от RAA, купленных за месяц. Сумма в USDT рассчитана по начальной цене { $presale-initial_price } USD за { -raa }.
reward-none = Не указано
tier-head = Уровень
turnover-head = Оборот, RAA
reward-head = В месяц, { $currency }
tier-below = до { $amount }
tier-over = свыше { $amount }
