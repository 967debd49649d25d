amount-label = Сумма в USD
pay-hint = Минимум — около { $presale-minimum_purchase } USD
currency-label = Чем платить
currency-card = Карта
network-label = Сеть
no-script = Цифры ниже — пример. Чтобы рассчитать свои, нужен JavaScript.

error-title = Нужно исправить
amount-error-empty = Введите сумму
amount-error-number = Введите сумму цифрами, например { $example }
amount-error-decimals =
    { $count ->
        [one] Введите сумму в { $currency } не более чем с { $count } знаком после запятой
        [few] Введите сумму в { $currency } не более чем с { $count } знаками после запятой
        [many] Введите сумму в { $currency } не более чем с { $count } знаками после запятой
       *[other] Введите сумму в { $currency } не более чем с { $count } знака после запятой
    }
amount-error-minimum = Введите сумму около { $presale-minimum_purchase } USD или больше
amount-error-maximum = Введите сумму, на которую приходится не больше { $tokenomics-supply } { -raa }: это общее предложение токенов
no-estimate = Исправьте сумму выше, чтобы увидеть расчёт.

receive-label = Вы получите примерно
receive-token = sRAA, { $staking-token-ratio }:{ $staking-token-ratio } к { -raa }
receive-basis = За { $amount } USD по начальной цене { $price } USD за { -raa }.
price-rise =
    { $count ->
        [one] Цена растёт каждый { $count } день, поэтому позже за ту же сумму вы получите меньше.
        [few] Цена растёт каждые { $count } дня, поэтому позже за ту же сумму вы получите меньше.
        [many] Цена растёт каждые { $count } дней, поэтому позже за ту же сумму вы получите меньше.
       *[other] Цена растёт каждые { $count } дня, поэтому позже за ту же сумму вы получите меньше.
    }
fees-label = Комиссии и курс
price-par = Один { $currency } считается за один USD.
rate-later = С кошелька спишется сумма в { $currency } по курсу платёжного провайдера на момент оплаты.
network-fee = Дополнительно взимается комиссия сети { $network } (газ) в { $coin }. Её размер зависит от загруженности сети.
card-note = До { $presale-card_limit } USD проверка личности не требуется. Провайдер карточных платежей запросит номер телефона, имя и адрес плательщика, данные карты, затем адрес кошелька в сети { $network }.
card-note-above = При сумме больше { $presale-card_limit } USD будьте готовы к проверке личности. Провайдер карточных платежей запросит также номер телефона, имя и адрес плательщика, данные карты, затем адрес кошелька в сети { $network }.
card-fee = Комиссия за оплату картой не опубликована.

unlock-label = Разблокировка
unlock-basis =
    { $count ->
        [one] До TGE токены заблокированы, затем разблокируются { $count } равной месячной долей.
        [few] До TGE токены заблокированы, затем разблокируются { $count } равными месячными долями.
        [many] До TGE токены заблокированы, затем разблокируются { $count } равными месячными долями.
       *[other] До TGE токены заблокированы, затем разблокируются { $count } равной месячной доли.
    }
axis-start = TGE: { $amount }
axis-end = { $month }-й месяц: { $amount }
months-title = Суммы по месяцам
month-label = Месяцев после TGE
unlocked-label = Всего разблокировано
