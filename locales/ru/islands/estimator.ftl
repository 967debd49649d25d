head-amount = Сколько можно купить на { $amount } USD
head-any = Сколько можно купить на вашу сумму
closed = Сегодня на этом сайте ничего нельзя купить, но расчёт попробовать можно.

## The form
amount-label = Сумма в USD
receive-label = Вы получите примерно
receive-unit = sRAA
currency-label = Чем платить
currency-card = Карта
network-label = Сеть
no-script = Эти цифры — пример. Чтобы рассчитать свои, нужен JavaScript.
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

## Beside the form
unlock-label = Разблокировка
axis-start = TGE: { $amount }
axis-end = { $month }-й месяц: { $amount }
months-title = Суммы по месяцам
month-label = Месяцев после TGE
unlocked-label = Всего разблокировано
receive-basis = За { $amount } USD по начальной цене { $price } USD за { -raa }.
price-rise =
    { $count ->
        [one] На пресейле цена растёт каждый { $count } день, поэтому позже за ту же сумму вы получите меньше.
        [few] На пресейле цена растёт каждые { $count } дня, поэтому позже за ту же сумму вы получите меньше.
        [many] На пресейле цена растёт каждые { $count } дней, поэтому позже за ту же сумму вы получите меньше.
       *[other] На пресейле цена растёт каждые { $count } дня, поэтому позже за ту же сумму вы получите меньше.
    }
price-par = Один { $currency } считается за один USD.
rate-later = С кошелька спишется сумма в { $currency } по курсу платёжного провайдера на момент оплаты.
network-fee = Дополнительно взимается комиссия сети { $network } (газ) в { $coin }. Её размер зависит от загруженности сети.
card-note = До { $presale-card_limit } USD проверка личности не требуется. Провайдер карточных платежей запросит номер телефона, имя и адрес плательщика, данные карты, затем адрес кошелька в сети { $network }.
card-note-above = При сумме больше { $presale-card_limit } USD будьте готовы к проверке личности. Провайдер карточных платежей запросит также номер телефона, имя и адрес плательщика, данные карты, затем адрес кошелька в сети { $network }.
card-fee = Комиссия за оплату картой пока неизвестна.
unlock-basis =
    { $count ->
        [one] До TGE токены заблокированы, затем разблокируются { $count } равной месячной долей.
        [few] До TGE токены заблокированы, затем разблокируются { $count } равными месячными долями.
        [many] До TGE токены заблокированы, затем разблокируются { $count } равными месячными долями.
       *[other] До TGE токены заблокированы, затем разблокируются { $count } равной месячной доли.
    }

## The practice purchase
practise = Потренироваться в покупке
practice-note = Тренировка. Ничего не оплачивается.
practice-failed = Не удалось загрузить тренировку. Проверьте соединение и нажмите кнопку ещё раз.
scenario-label = Что должно произойти?
scenario-through = Платёж проходит
scenario-rejected = Вы отклоняете запрос в кошельке
scenario-no-gas = Не хватает { $coin } на комиссию сети
scenario-wrong-network = Кошелёк в другой сети
scenario-widget = Провайдер карточных платежей сообщает об ошибке
practice-from = Адрес вашего кошелька
practice-token = Контракт { $currency } в сети { $network }
practice-coin = Нет: { $coin } — монета самой сети { $network }
practice-recipient = Адрес продавца
drawn-wallet = Нарисованный кошелёк просит подпись
drawn-card = Нарисованная форма провайдера карточных платежей
drawn-fee = Комиссия сети
practice-fee = Немного { $coin }
drawn-decline = Отклонить
drawn-approve = Подтвердить
drawn-cancel = Отмена
drawn-pay = Оплатить
practice-confirm = При настоящей покупке сеть { $network } на этом шаге подтверждает платёж, и это может занять несколько минут. Здесь это занимает секунды.
practice-again = Пройти ещё раз

## From here on as in purchase.ftl
review = Проверить платёж
continue = Перейти к оплате
leave = Вернуться к сумме
review-title = Прежде чем подписать
review-lead = Сверьте каждую строку с тем, что показывает кошелёк. Отменить перевод нельзя.
review-amount = Сумма
review-receive = Вы получите примерно
review-network = Сеть
review-from = Отправитель
review-token = Контракт токена
review-recipient = Получатель
review-sign = Подписать в кошельке
review-back = Изменить платёж
steps-label = Ход платежа
step-check = Проверка сети и баланса
step-review = Сверка данных
step-sign = Подпись в кошельке
step-confirm = Подтверждение в сети
step-pay = Оплата у провайдера
step-done = выполнено
status-check = Проверяем сеть, контракт токена и ваш баланс.
status-sign = Кошелёк просит вашу подпись. Прежде чем подтвердить, прочтите, что он показывает.
status-pay = Заполните форму платёжного провайдера ниже.
success-title = Платёж подтверждён
success-text = Сеть { $network } подтвердила ваш платёж: { $amount } { $currency }.
reported-title = Провайдер сообщает об оплате
reported-text = Платёжный провайдер сообщает, что этот платёж завершён. Проверить это в сети сайт не может.
next-title = Что дальше
next-credit = Сам сайт токенов не начисляет. Это делает продавец, проверив платёж, а когда именно — с этой страницы не видно.
next-lock = Купленные токены приходят в виде sRAA. До события генерации токенов (TGE) перевести их нельзя, а затем они разблокируются равными долями в течение { $presale-vesting_months ->
        [one] { $presale-vesting_months } месяца
        [few] { $presale-vesting_months } месяцев
        [many] { $presale-vesting_months } месяцев
       *[other] { $presale-vesting_months } месяца
    }.
retry = Вернуться к форме
support-link = Обратиться в поддержку
problem-title = Платёж не прошёл
problem-unclear-title = Платёж не завершён
problem-rejected = Вы отклонили запрос в кошельке. Ничего не отправлено.
problem-no-gas = В сети { $network } на кошельке нет { $coin }, поэтому комиссию сети заплатить нечем. Добавьте немного и попробуйте снова. Ничего не отправлено.
problem-wrong-network = Кошелёк в другой сети. Переключите его на { $network } и попробуйте снова. Ничего не отправлено.
problem-widget = Платёжный провайдер сообщил об ошибке. Прежде чем платить снова, проверьте карту или кошелёк: деньги уже могли списать.
