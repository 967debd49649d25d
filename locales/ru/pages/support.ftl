meta-title = Поддержка RAA: не виден токен, не прошёл платёж
meta-description = Что проверить, если sRAA не появился в кошельке или платёж не прошёл, и какие данные нужны, чтобы добавить токен вручную.
meta-keywords = поддержка RAA, sRAA, не виден токен, добавить токен в кошелёк, платёж не прошёл, адрес контракта
meta-social-title = Поддержка RAA
meta-social-description = Два вопроса помогут найти решение: токен не виден или платёж не прошёл. Никому не сообщайте сид-фразу.

page-head-title = Поддержка
page-head-lead = Ответьте на два вопроса, и вы увидите шаги для вашего случая. Ваши ответы никуда не отправляются.

## Two questions; the answers show the steps that apply

diagnosis-title = Найдите свой случай
diagnosis-closed = Ни один платёж за RAA сейчас не проходит через этот сайт, поэтому проверьте, кому вы заплатили.
diagnosis-problem = О чём речь?
diagnosis-place-label = Где вы платили?
diagnosis-place-card = Картой
diagnosis-place-unsure = Не знаю
diagnosis-place-each = { $network }: { $what }

## First answer. The titles of the answers are the labels of buttons, too; at most 26 characters.

diagnosis-payment-title = Платёж не прошёл
diagnosis-payment-lead = Пока транзакция не подтверждена, ничего не куплено. Пройдите эти проверки, прежде чем платить снова.
diagnosis-payment-1-title = Проверьте сеть
diagnosis-payment-1-text = Кошелёк должен быть подключён к одной из сетей пресейла — к той же, в которой идёт покупка.
diagnosis-payment-1-card = При оплате картой указывайте адрес кошелька в сети Base.
diagnosis-payment-2-title = Проверьте газ
diagnosis-payment-2-text = Комиссию сети платят в её собственной монете. Оставьте немного этой монеты сверх суммы платежа.
diagnosis-payment-3-title = Проверьте кошелёк
diagnosis-payment-3-text = Не каждый кошелёк работает в каждой сети. Выберите тот, который поддерживает вашу.
diagnosis-payment-3-action-label = Подходящие кошельки
diagnosis-payment-caution = Прежде чем платить снова, найдите неудавшийся платёж в истории кошелька. Если он ещё ожидает подтверждения, подождите: второй платёж — это вторая покупка.

## Second answer

diagnosis-token-title = Токен не виден
diagnosis-token-lead = Если токен не виден, он, скорее всего, на месте, просто кошелёк его не показывает. Пройдите проверки по порядку.
diagnosis-token-1-title = Добавьте токен вручную
diagnosis-token-1-text =
    Добавьте его в кошелёк по адресу контракта: символ sRAA, { $staking-token-decimals ->
        [one] { $staking-token-decimals } знак после запятой
        [few] { $staking-token-decimals } знака после запятой
        [many] { $staking-token-decimals } знаков после запятой
       *[other] { $staking-token-decimals } знака после запятой
    }.
diagnosis-token-1-action-label = Как добавить, по шагам
diagnosis-token-2-title = Проверьте сеть
diagnosis-token-2-text = Откройте в кошельке ту сеть, в которой покупали. Токен из одной сети не виден в другой.
diagnosis-token-2-card = Токены, купленные картой, приходят в сеть Base.
diagnosis-token-3-title = Проверьте транзакцию
diagnosis-token-3-text = Найдите её в истории кошелька или по хешу в обозревателе сети. Пока она ожидает подтверждения, ничего не пришло, а если не прошла, токен не отправлен.
diagnosis-token-4-title = Перезапустите кошелёк
diagnosis-token-4-text = Закройте приложение полностью и откройте снова. Некоторые кошельки обновляют баланс только при запуске.

## Answers that show other parts of the page; at most 26 characters

diagnosis-add-title = Хочу добавить sRAA
diagnosis-other-title = Другое

## Adding the token by hand: numbered steps

add-title = Как добавить sRAA вручную
add-lead = В разных кошельках пункты меню называются по-разному, но шаги те же. Так вы лишь делаете токен видимым: комиссии нет, и ничего не переводится.
add-1-title = Откройте кошелёк
add-1-text = Переключите его на сеть, в которой покупали.
add-2-title = Выберите импорт токена
add-2-text = Под списком токенов нажмите «Импортировать токен», «Добавить токен» или «Управление токенами». Если есть выбор, возьмите вариант для пользовательских токенов.
add-3-title = Вставьте адрес контракта
add-3-text = Скопируйте с этой страницы адрес для вашей сети и вставьте его. Не набирайте его вручную.
add-3-action-label = Адреса контрактов
add-4-title = Сверьте символ и число знаков
add-4-text =
    Обычно кошелёк заполняет их сам: символ sRAA, { $staking-token-decimals ->
        [one] { $staking-token-decimals } знак после запятой
        [few] { $staking-token-decimals } знака после запятой
        [many] { $staking-token-decimals } знаков после запятой
       *[other] { $staking-token-decimals } знака после запятой
    }. Если у вас показано другое, остановитесь: неверен адрес или сеть.
add-5-title = Подтвердите
add-5-text = Вернитесь к списку токенов: в нём появился sRAA с вашим балансом.
add-note = Чтобы показать токен, не нужны ни сид-фраза, ни приватный ключ. Не отдавайте их тому, кто просит: он сможет опустошить ваш кошелёк.

## Contract addresses: a table

contracts-title = Адреса контрактов
contracts-lead = Назвать токен sRAA может кто угодно, а настоящий можно узнать только по адресу контракта. Берите адрес из этой таблицы.
contracts-columns-network = Сеть
contracts-note = Не доверяйте адресам из других источников: присланный в чате может принадлежать подделке.

## When nothing helped: a list of facts, label and value

contact-title = Ничего не помогло?
contact-lead = Ещё раз найдите транзакцию в обозревателе сети: его данные окончательны. Тому, кто вам помогает, нужны данные, перечисленные ниже; секретные данные не нужны никогда.
contact-reply-value =
    { $support-reply_hours ->
        [one] Ответ приходит примерно через { $support-reply_hours } час.
        [few] Ответ приходит примерно через { $support-reply_hours } часа.
        [many] Ответ приходит примерно через { $support-reply_hours } часов.
       *[other] Ответ приходит примерно через { $support-reply_hours } часа.
    }
contact-reply-instead = О платеже картой спросите провайдера карточных платежей, о сбое в приложении — разработчика кошелька. Не отвечайте тем, кто предлагает «поддержку RAA» в чате.
contact-ready-label = Подготовьте
contact-ready-value = сеть, хеш транзакции, публичный адрес вашего кошелька
contact-secret-label = Никогда не отправляйте
contact-secret-value = сид-фразу, приватный ключ, данные карты
