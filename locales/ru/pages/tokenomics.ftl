meta-title = Токеномика RAA: выпуск, разблокировка, цена, сжигание
meta-description = Как распределены RAA, когда открываются токены каждой группы, сколько стоит RAA на пресейле и какие комиссии сжигаются. Все неясности названы.
meta-keywords = RAA, токеномика, распределение, вестинг, пресейл, стейкинг, сжигание токенов, sRAA
meta-social-title = Токеномика RAA, зерно за зерном
meta-social-description = Весь выпуск на одном рисунке: для кого он отложен, когда открывается и что ещё не опубликовано.

## Main block

supply-title = Весь выпуск,<br>зерно за зерном.
supply-lead = Каждая точка — { $dot } RAA. Цвет показывает группу, для которой они отложены.
supply-total = Общий выпуск
supply-total-value = { $tokenomics-supply } RAA
supply-price = Начальная цена
supply-price-value = { $presale-initial_price } USD
supply-listing = Плановая цена листинга
supply-listing-value = { $presale-listing_price } USD
supply-target = Цель сбора
supply-target-value = { NUMBER($presale-raise_target, notation: "compact") } USD
supply-staking = Стейкинг пресейла
supply-staking-value = до { $staking-apy } APY
supply-networks = Сети
supply-networks-value = { $chains-count }
supply-key = От центра к краю
supply-picture = Весь выпуск в виде спирали из точек, раскрашенной по группам от центра к краю. Доли приведены в таблице распределения.

## The seven groups

group-presale = Пресейл и открытый раунд
group-staking = Стейкинг и ликвидность
group-ecosystem = Награды экосистемы
group-team = Команда и советники
group-validators = Валидаторы
group-partners = Стратегические партнёры
group-treasury = Казна/DAO

## Allocation

allocation-title = Распределение
allocation-lead = Для кого отложен выпуск. Если график разблокировки опубликован, он показан; если нет, об этом сказано в таблице.
allocation-group = Группа
allocation-release = Разблокировка
allocation-tokens = RAA
allocation-share = Доля
allocation-total = общий выпуск
allocation-release-presale =
    { $presale-vesting_months ->
        [one] { $presale-vesting_months } месяц линейно, после TGE
        [few] { $presale-vesting_months } месяца линейно, после TGE
        [many] { $presale-vesting_months } месяцев линейно, после TGE
       *[other] { $presale-vesting_months } месяца линейно, после TGE
    }
allocation-release-team =
    { $tokenomics-team_cliff ->
        [one] Клифф { $tokenomics-team_cliff } год, затем { $tokenomics-team_vesting } мес.
        [few] Клифф { $tokenomics-team_cliff } года, затем { $tokenomics-team_vesting } мес.
        [many] Клифф { $tokenomics-team_cliff } лет, затем { $tokenomics-team_vesting } мес.
       *[other] Клифф { $tokenomics-team_cliff } года, затем { $tokenomics-team_vesting } мес.
    }
allocation-release-validators =
    { $validators-maximum ->
        [one] На { $validators-maximum } узел; график не опубликован
        [few] На { $validators-maximum } узла; график не опубликован
        [many] На { $validators-maximum } узлов; график не опубликован
       *[other] На { $validators-maximum } узла; график не опубликован
    }
allocation-release-partners = Блокировка { $tokenomics-partners_lock } мес., затем { $tokenomics-partners_vesting } мес.
allocation-release-treasury = Под управлением DAO

## Plans

plans-title = Тарифы
plans-lead = При оплате в RAA тариф дешевле на { NUMBER($plans-token_discount-low, style: "decimal") }–{ $plans-token_discount-high }. Institutional и Enterprise оформляются через отдел продаж.
plans-price = Цена
plans-token = При оплате в RAA
plans-alpha = Альфа-данные
plans-start = Для первых показаний.
plans-pro = Для тех, кто торгует каждую неделю.
plans-premium = Для тех, кто торгует каждый день.
plans-institutional = Для торговых команд и фондов.
plans-enterprise = Для платформ с собственными условиями.
plans-token-value = на { NUMBER($plans-token_discount-low, style: "decimal") }–{ $plans-token_discount-high } дешевле
plans-pro-alpha = скидка { $plans-pro-alpha_discount }
plans-premium-alpha = скидка { $plans-premium-alpha_discount }
plans-institutional-token = { $plans-institutional-token_price } RAA
plans-custom = Индивидуально
plans-try = Начать бесплатно
plans-whitelist = В белый список
plans-sales = В отдел продаж
plans-note = Платные тарифы открываются по белому списку. «Не опубликовано» означает, что проект этого ещё не сообщил.

## Staking tiers and terms

tiers-title = Сеть стейкинга
tiers-lead = Уровни идут по порядку. Что требует и что даёт каждый, пока не опубликовано, поэтому цифр здесь нет.
tiers-minimum = Минимальный стейк
tiers-benefits = Преимущества
calculator-title = Стейкинг и награда
calculator-lead = Грубая оценка по ставке пресейла. После запуска ставка динамическая, её задаёт DAO.
staking-title = Что опубликовано о стейкинге
staking-hold = Что у вас на руках
staking-hold-value = sRAA, по одному за каждый купленный RAA; они уже застейканы за вас
staking-rate = Ставка до TGE
staking-rate-value = До { $staking-apy } APY
staking-after = Ставка после запуска
staking-after-value = Динамическая, её задаёт DAO
staking-claim = Получение токенов
staking-claim-value = Закрыто до листинга; затем RAA и награды
staking-rounds = Несколько раундов вестинга
staking-rounds-value = Несколько подписанных транзакций, одна за другой

## Burned fees

fees-title = Что сжигается
fees-lead = Доля каждой комиссии, которая уходит из обращения. Полоса показывает опубликованный диапазон.
fees-margin = Когда платёж в обычных деньгах обменивается на RAA, удерживается маржа { NUMBER($tokenomics-swap_margin-low, style: "decimal") }–{ $tokenomics-swap_margin-high }. Это не сжигание.
fees-execution = Комиссии за исполнение
fees-execution-value = до { $burns-execution }
fees-subscriptions = Подписки
fees-subscriptions-value = { NUMBER($burns-subscriptions-low, style: "decimal") }–{ $burns-subscriptions-high }
fees-copies = Копии шаблонов агентов
fees-copies-value = { $burns-copies }
fees-alpha = Подписки на альфа-данные
fees-alpha-value = { $burns-alpha }
fees-agent-use = Использование агентов
fees-agent-use-value = до { $burns-agent_use }
fees-agent-use-note = только в FAQ
fees-trades = Сделки с токенами агентов
fees-trades-value = { NUMBER($burns-trades-low, style: "decimal") }–{ $burns-trades-high }
fees-vote = Голосования в DAO
fees-vote-both = до { NUMBER($conflicts-governance_burn-first, style: "decimal") } или { $conflicts-governance_burn-second }
fees-vote-first = до { $conflicts-governance_burn-first }
fees-vote-second = { $conflicts-governance_burn-second }
fees-readings = Опубликованы два значения: голосования в DAO
fees-readings-tokenomics = Токеномика
fees-readings-faq = FAQ
fees-readings-note = Пока одно не подтверждено, исходите из меньшего.

## Release and price

release-title = Когда открываются токены
release-lead = Месяцы считаются от события генерации токенов (TGE). Пока оно не состоялось, всё остаётся на нуле.
release-tge-ahead = TGE планируют провести в { $presale-tge-quarter }-м квартале { $presale-tge-year } года.
release-tge-past = Провести его планировали в { $presale-tge-quarter }-м квартале { $presale-tge-year } года; подтверждённой даты здесь не опубликовано.
release-tge-confirmed = { $date } оно состоялось.
release-unlock = Графики разблокировки
release-axis-share = Открытая доля группы
release-axis-months = Месяцы после TGE
release-picture = Три линии поднимаются от нуля до полной доли своей группы. В таблице ниже — тот же график.
release-group = Группа
release-locked = Заблокировано
release-period = Открывается за
release-complete = Открыто полностью
release-presale-locked = До TGE
release-presale-period =
    { $presale-vesting_months ->
        [one] { $presale-vesting_months } месяц, линейно
        [few] { $presale-vesting_months } месяца, линейно
        [many] { $presale-vesting_months } месяцев, линейно
       *[other] { $presale-vesting_months } месяца, линейно
    }
release-partners-locked =
    { $tokenomics-partners_lock ->
        [one] { $tokenomics-partners_lock } месяц после TGE
        [few] { $tokenomics-partners_lock } месяца после TGE
        [many] { $tokenomics-partners_lock } месяцев после TGE
       *[other] { $tokenomics-partners_lock } месяца после TGE
    }
release-partners-period =
    { $tokenomics-partners_vesting ->
        [one] { $tokenomics-partners_vesting } месяц
        [few] { $tokenomics-partners_vesting } месяца
        [many] { $tokenomics-partners_vesting } месяцев
       *[other] { $tokenomics-partners_vesting } месяца
    }
release-team-locked =
    { $tokenomics-team_cliff ->
        [one] { $tokenomics-team_cliff } год после TGE
        [few] { $tokenomics-team_cliff } года после TGE
        [many] { $tokenomics-team_cliff } лет после TGE
       *[other] { $tokenomics-team_cliff } года после TGE
    }
release-team-period =
    { $tokenomics-team_vesting ->
        [one] { $tokenomics-team_vesting } месяц
        [few] { $tokenomics-team_vesting } месяца
        [many] { $tokenomics-team_vesting } месяцев
       *[other] { $tokenomics-team_vesting } месяца
    }
release-month = { $month }-й месяц
release-rest = Для стейкинга и ликвидности, наград экосистемы, валидаторов и казны график не опубликован. Для партнёров и команды здесь принято, что отсчёт идёт от TGE, а разблокировка равномерна.
price-title = Сколько и когда вы платите
price-lead =
    { $presale-step_days ->
        [one] Пресейл открывается по { $presale-initial_price } USD, и каждый { $presale-step_days } день цена растёт. Листинг планируется по { $presale-listing_price } USD.
        [few] Пресейл открывается по { $presale-initial_price } USD, и каждые { $presale-step_days } дня цена растёт. Листинг планируется по { $presale-listing_price } USD.
        [many] Пресейл открывается по { $presale-initial_price } USD, и каждые { $presale-step_days } дней цена растёт. Листинг планируется по { $presale-listing_price } USD.
       *[other] Пресейл открывается по { $presale-initial_price } USD, и каждые { $presale-step_days } дня цена растёт. Листинг планируется по { $presale-listing_price } USD.
    }
price-note = Размер шага не опубликован. Точную цену окно покупки показывает до подтверждения.
price-picture = Столбцы растут от { $presale-initial_price } USD на старте до { $presale-listing_price } USD при листинге. Высоты между ними не опубликованы.
price-opening = Старт, USD
price-step =
    { $presale-step_days ->
        [one] шаг каждый { $presale-step_days } день, размер не опубликован
        [few] шаг каждые { $presale-step_days } дня, размер не опубликован
        [many] шаг каждые { $presale-step_days } дней, размер не опубликован
       *[other] шаг каждые { $presale-step_days } дня, размер не опубликован
    }
price-listing = Листинг, USD

## Networks

chains-title = Сети
chains-lead =
    { $staking-token-decimals ->
        [one] Купить можно в любой из этих сетей. В каждой у sRAA { $staking-token-decimals } знак после запятой.
        [few] Купить можно в любой из этих сетей. В каждой у sRAA { $staking-token-decimals } знака после запятой.
        [many] Купить можно в любой из этих сетей. В каждой у sRAA { $staking-token-decimals } знаков после запятой.
       *[other] Купить можно в любой из этих сетей. В каждой у sRAA { $staking-token-decimals } знака после запятой.
    }
chains-token = Контракт sRAA
chains-card = Покупки картой — сюда

## Sustainable model

model-title = Как движется ценность
model-lead = Сначала схема, как её описывает проект, затем опубликованные доли.
model-pay = Люди платят за показания, агентов и данные
model-burn = Часть большинства комиссий сжигается
model-create = Авторы получают { $tokenomics-creator_share } с каждой копии
model-validate = Валидаторы получают долю выручки протокола
model-govern = DAO задаёт доходность и управляет казной
model-split-title = Одна копия, один платёж
model-split-creator = Автор шаблона
model-split-creator-value = { $tokenomics-creator_share }
model-split-protocol = Протокол
model-split-protocol-value = { $tokenomics-protocol_share }
model-split-note = Набрав { $tokenomics-micro_token_copies } активных копий, агент может выпустить собственный микротокен.
model-rate-title = Ставка стейкинга
model-rate-before = До TGE
model-rate-before-value = до { $staking-apy } APY
model-rate-after = После запуска
model-rate-after-value = задаёт DAO
model-rate-note = Для заштрихованной части цифр не опубликовано. Доходность платят, пока её кто-то финансирует, и она может упасть до нуля.
model-discount-title = Тариф при оплате в RAA
model-discount-least = Экономия не меньше
model-discount-least-value = { $plans-token_discount-low }
model-discount-most = Экономия не больше
model-discount-most-value = { $plans-token_discount-high }
model-discount-note = Заштрихованная часть зависит от тарифа. Цена RAA меняется, а с ней и экономия в долларах.

## Expansion and closing call

expansion-title = Развитие
expansion-note = Периоды приведены так, как опубликованы. «Период закрыт» значит, что его срок прошёл, а не что всё из списка выпущено.
join-title = Войти в экономику
