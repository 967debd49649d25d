### The token: names, terms and figures that several pages show.

## The seven groups of the supply: key of the picture, tables, names on the chart; at most 24 characters

group-presale = Пресейл и открытый раунд
group-staking = Стейкинг и ликвидность
group-ecosystem = Поощрения экосистемы
group-team = Команда и советники
group-validators = Валидаторы
group-partners = Стратегические партнёры
group-treasury = Казна/DAO

## Supply and presale: labels in small type above their values, at most 22 characters each

supply-total = Общая эмиссия
supply-total-value = { $tokenomics-supply } RAA
supply-price-label = Начальная цена
supply-price-value = { $presale-initial_price } USD
supply-listing-label = Плановая цена листинга
supply-listing-value = { $presale-listing_price } USD
supply-target-label = Цель сбора
supply-target-value = { NUMBER($presale-raise_target, notation: "compact") } USD
supply-staking-label = Стейкинг на пресейле
supply-staking-value = до { $staking-apy } APY

## Allocation: heads and cells of the table

allocation-group = Группа
allocation-tokens = RAA
allocation-share = Доля
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
        [one] На { $validators-maximum } узел
        [few] На { $validators-maximum } узла
        [many] На { $validators-maximum } узлов
       *[other] На { $validators-maximum } узла
    }
allocation-release-partners = Блокировка { $tokenomics-partners_lock } мес., затем { $tokenomics-partners_vesting } мес.
allocation-release-treasury = Под управлением DAO

## Release

release-rest = Для стейкинга и ликвидности, поощрений экосистемы, валидаторов и казны проект не назвал графика.
release-assumed = Для партнёров и команды здесь принято, что блокировка отсчитывается от TGE, а разблокировка идёт равномерно.

## Token generation event: one of the three is shown, chosen by the data

tge-ahead =
    TGE и листинг планируют провести в { $presale-tge-quarter ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } квартале { $presale-tge-year } года.
tge-past =
    TGE и листинг планировали провести в { $presale-tge-quarter ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } квартале { $presale-tge-year } года; подтверждённых дат нет.
tge-confirmed = { $date } состоялась генерация токенов (TGE).
tge-link = О дате TGE

## Plans

plans-price = Цена
plans-token = При оплате в RAA
plans-alpha = Альфа-данные
plans-token-value = на { NUMBER($plans-token_discount-low, style: "decimal") }–{ $plans-token_discount-high } дешевле
plans-pro-alpha = скидка { $plans-pro-alpha_discount }
plans-premium-alpha = скидка { $plans-premium-alpha_discount }
plans-institutional-token = { $plans-institutional-token_price } RAA
plans-institutional-usd = { $usd } USD по начальной цене
plans-custom = Индивидуально
plans-also = или { $name }

## Staking: labels at most 26 characters, values are short sentences

staking-terms-hold-label = Что вы получаете
staking-terms-hold-value = sRAA, по одному за каждый купленный RAA, сразу в стейкинге
staking-terms-rate-label = Ставка до TGE
staking-terms-rate-value = До { $staking-apy } APY
staking-terms-after-label = Ставка после запуска
staking-terms-after-value = Динамическая, её задаёт DAO
staking-terms-claim-label = Получение токенов
staking-terms-claim-value = Заблокировано до листинга; затем RAA и вознаграждения
staking-terms-rounds-label = Несколько раундов вестинга
staking-terms-rounds-value = Несколько подписанных транзакций, одна за другой

## Burned fees: names and shares

fees-margin = Когда оплату обычными деньгами переводят в RAA, удерживается маржа { NUMBER($tokenomics-swap_margin-low, style: "decimal") }–{ $tokenomics-swap_margin-high }. Это отдельный расход, к сжиганию он не относится.
fees-execution-name = Комиссии за исполнение
fees-execution-value = до { $burns-execution }
fees-subscriptions-name = Подписки
fees-subscriptions-value = { NUMBER($burns-subscriptions-low, style: "decimal") }–{ $burns-subscriptions-high }
fees-copies-name = Копии шаблонов агентов
fees-copies-value = { $burns-copies }
fees-alpha-name = Подписки на альфа-данные
fees-alpha-value = { $burns-alpha }
fees-agent-use-name = Использование агентов
fees-agent-use-value = до { $burns-agent_use }
fees-agent-use-note = (из FAQ)
fees-trades-name = Сделки с токенами агентов
fees-trades-value = { NUMBER($burns-trades-low, style: "decimal") }–{ $burns-trades-high }
fees-vote-name = Голосования в DAO
fees-vote-both = { $conflicts-governance_burn-second } или до { $conflicts-governance_burn-first }
fees-vote-first = до { $conflicts-governance_burn-first }
fees-vote-second = { $conflicts-governance_burn-second }
fees-readings-title = Два значения: голосования в DAO
fees-readings-first = Токеномика
fees-readings-second = FAQ
fees-readings-note = Пока ни одно не подтверждено, исходите из меньшего.

## Networks

chains-token = Контракт sRAA
