meta-title = Токеномика RAA: эмиссия, разблокировка, сжигание
meta-description = Как распределены RAA, когда разблокируются токены каждой группы, сколько стоит RAA на пресейле, какие комиссии сжигаются и что ещё неизвестно.
meta-keywords = RAA, токеномика, распределение, вестинг, пресейл, стейкинг, сжигание токенов, sRAA
meta-social-title = Токеномика RAA, точка за точкой
meta-social-description = Все токены на одном рисунке: для кого они выделены, когда разблокируются и что ещё неизвестно.

## Main block

supply-title = Все токены,<br>точка за точкой
supply-lead = Каждая точка — { $dot } RAA. Цвет показывает группу, для которой они выделены.
supply-networks-label = Сети
supply-networks-value = { $chains-count }
supply-key-label = От центра к краю
supply-picture = Все токены в виде спирали из точек, раскрашенной по группам от центра к краю. Доли приведены в таблице распределения.

## Allocation

allocation-title = Распределение
allocation-lead = В таблице указано, для кого выделены токены и по какому графику разблокируется каждая часть, если он известен.
allocation-total-label = общая эмиссия

## Plans

plans-title = Тарифы
plans-lead = При оплате в RAA тариф дешевле на { NUMBER($plans-token_discount-low, style: "decimal") }–{ $plans-token_discount-high }. Institutional и Enterprise оформляются через отдел продаж.
plans-start-description = Для первых замеров.
plans-pro-description = Для тех, кто торгует каждую неделю.
plans-premium-description = Для тех, кто торгует каждый день.
plans-institutional-description = Для команд трейдеров и фондов.
plans-enterprise-description = Для платформ с собственными условиями.

## Staking tiers and terms

staking-title = Сеть стейкинга
staking-lead = Всего четыре уровня. Что требует и что даёт каждый, пока неизвестно.
staking-minimum = Минимальный стейк
staking-benefits = Преимущества
staking-calculator-title = Стейкинг и вознаграждение
staking-calculator-lead = Это грубая оценка по ставке пресейла. После запуска ставка динамическая, её задаёт DAO.
staking-terms-title = Условия стейкинга

## Burned fees

fees-title = Что сжигается
fees-lead = Здесь указано, какая доля каждой комиссии выходит из обращения. Полоса показывает диапазон.

## Release and price

release-title = Когда разблокируются токены
release-lead = Месяцы считаются от события генерации токенов (TGE). Пока оно не состоялось, ничего не разблокировано.
release-unlock-title = Графики разблокировки
release-unlock-share = Разблокированная доля группы
release-unlock-months = Месяцы после TGE
release-unlock-picture = Три линии поднимаются от нуля до полной доли своей группы. В таблице ниже — тот же график.
release-unlock-columns-group = Группа
release-unlock-columns-locked = Заблокировано
release-unlock-columns-period = Срок разблокировки
release-unlock-columns-complete = Полная разблокировка
release-unlock-presale-locked = До TGE
release-unlock-presale-period =
    { $presale-vesting_months ->
        [one] { $presale-vesting_months } месяц, линейно
        [few] { $presale-vesting_months } месяца, линейно
        [many] { $presale-vesting_months } месяцев, линейно
       *[other] { $presale-vesting_months } месяца, линейно
    }
release-unlock-partners-locked =
    { $tokenomics-partners_lock ->
        [one] { $tokenomics-partners_lock } месяц после TGE
        [few] { $tokenomics-partners_lock } месяца после TGE
        [many] { $tokenomics-partners_lock } месяцев после TGE
       *[other] { $tokenomics-partners_lock } месяца после TGE
    }
release-unlock-partners-period =
    { $tokenomics-partners_vesting ->
        [one] { $tokenomics-partners_vesting } месяц
        [few] { $tokenomics-partners_vesting } месяца
        [many] { $tokenomics-partners_vesting } месяцев
       *[other] { $tokenomics-partners_vesting } месяца
    }
release-unlock-team-locked =
    { $tokenomics-team_cliff ->
        [one] { $tokenomics-team_cliff } год после TGE
        [few] { $tokenomics-team_cliff } года после TGE
        [many] { $tokenomics-team_cliff } лет после TGE
       *[other] { $tokenomics-team_cliff } года после TGE
    }
release-unlock-team-period =
    { $tokenomics-team_vesting ->
        [one] { $tokenomics-team_vesting } месяц
        [few] { $tokenomics-team_vesting } месяца
        [many] { $tokenomics-team_vesting } месяцев
       *[other] { $tokenomics-team_vesting } месяца
    }
release-month = { $month }-й месяц
release-unlock-none-title = Для этих групп проект не назвал графика
release-price-title = Сколько и когда вы платите
release-price-lead =
    { $presale-step_days ->
        [one] По условиям пресейл начинается с цены { $presale-initial_price } USD, и каждый { $presale-step_days } день цена растёт. Листинг планируется по { $presale-listing_price } USD.
        [few] По условиям пресейл начинается с цены { $presale-initial_price } USD, и каждые { $presale-step_days } дня цена растёт. Листинг планируется по { $presale-listing_price } USD.
        [many] По условиям пресейл начинается с цены { $presale-initial_price } USD, и каждые { $presale-step_days } дней цена растёт. Листинг планируется по { $presale-listing_price } USD.
       *[other] По условиям пресейл начинается с цены { $presale-initial_price } USD, и каждые { $presale-step_days } дня цена растёт. Листинг планируется по { $presale-listing_price } USD.
    }
release-price-note = Размер шага не назван, поэтому рассчитать здесь цену на определённый день нельзя.
release-price-picture = Столбцы растут от { $presale-initial_price } USD на старте до { $presale-listing_price } USD при листинге. Высоты между ними неизвестны.
release-price-opening = Старт, USD
release-price-step =
    { $presale-step_days ->
        [one] шаг каждый { $presale-step_days } день, размер неизвестен
        [few] шаг каждые { $presale-step_days } дня, размер неизвестен
        [many] шаг каждые { $presale-step_days } дней, размер неизвестен
       *[other] шаг каждые { $presale-step_days } дня, размер неизвестен
    }
release-price-listing = Листинг, USD

## Networks

chains-title = Сети
chains-lead =
    По данным проекта, RAA развёрнут в { $chains-count ->
        [one] { $chains-count } сети
        [few] { $chains-count } сетях
        [many] { $chains-count } сетях
       *[other] { $chains-count } сети
    }. В каждой у sRAA { $staking-token-decimals ->
        [one] { $staking-token-decimals } знак после запятой
        [few] { $staking-token-decimals } знака после запятой
        [many] { $staking-token-decimals } знаков после запятой
       *[other] { $staking-token-decimals } знака после запятой
    }.
chains-unknown = Ни один адрес контракта пока не назван, поэтому проверить это нельзя.
chains-card = Для покупок картой

## Sustainable model

model-title = Как распределяются средства
model-lead = Сначала показана схема, как её описывает проект, затем доли, которые он называет.
model-pay-text = Люди платят за замеры, агентов и данные
model-burn-text = Большинство комиссий частично сжигается
model-create-text = Авторы получают { $tokenomics-creator_share } каждого платежа за копию
model-validate-text = Для валидаторов предусмотрена доля выручки протокола
model-govern-text = DAO задаёт доходность и управляет казной
model-split-title = Одна копия, один платёж
model-split-creator = Автор шаблона
model-split-creator-value = { $tokenomics-creator_share }
model-split-protocol = Протокол
model-split-protocol-value = { $tokenomics-protocol_share }
model-split-note = Набрав { $tokenomics-micro_token_copies } активных копий, агент может выпустить собственный микротокен.
model-rate-title = Ставка стейкинга
model-rate-before = До TGE
model-rate-before-value = до { $staking-apy } APY
model-rate-after = После запуска
model-rate-after-value = задаёт DAO
model-rate-note = Для заштрихованной части цифр нет. Доходность выплачивают, пока её кто-то финансирует, и она может упасть до нуля.
model-discount-title = Тариф при оплате в RAA
model-discount-least = Экономия не меньше
model-discount-least-value = { $plans-token_discount-low }
model-discount-most = Экономия не больше
model-discount-most-value = { $plans-token_discount-high }
model-discount-note = Заштрихованная часть зависит от тарифа. Цена RAA меняется, а с ней и экономия в долларах.

## Expansion and closing call

expansion-title = Развитие
join-title = Станьте участником экономики RAA
