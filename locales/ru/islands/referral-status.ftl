## Three figures

title = Вознаграждения
link = Личная ссылка
total = Всего
month = За этот месяц
claimable = Можно получить
paid-in = В { $value }, с бонусом в { $bonus }
bonus = бонус: { $amount } { $currency }

## A sentence below the figures

no-wallet = Подключите кошелёк выше, чтобы увидеть свои вознаграждения. Ежемесячные вознаграждения начинаются с уровня Leader.
pending = Запрашиваем вознаграждения кошелька { $address }.
unavailable = Вознаграждения появятся здесь, когда станут доступны личные ссылки.
ready = Это данные кошелька { $address }. Ежемесячные вознаграждения начинаются с уровня { $tier }.
failed = Не удалось загрузить данные. Проверьте соединение и попробуйте снова.
failed-answer = Ответ сервиса не удалось прочесть, поэтому данные не показаны. Попробуйте позже.
retry = Попробовать снова
sample-note = В одном из прошлых месяцев куплено { $earlier } { -raa }, в этом пока { $amount } { -raa }. Ежемесячные вознаграждения начинаются с уровня { $tier }. Сумма в USDT рассчитана по начальной цене { $presale-initial_price } USD за { -raa }.

## The way to the next tier

tier = Текущий уровень
next = До { $tier } осталось { $amount } { -raa }
next-above = Уровень { $tier } начинается свыше { $goal } { -raa }
next-none = Высший уровень
progress = { $share } от { $goal } { -raa }
progress-full = свыше { $goal } { -raa }
turnover-note = Оборот на данный момент: { $amount } { -raa }
