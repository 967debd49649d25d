meta-title = Токеномика RAA в деталях: все цифры
meta-description = Эмиссия, распределение, разблокировка, пресейл, стейкинг, сжигание, тарифы, валидаторы и рефералы простым текстом; где значений два, приведены оба.
meta-keywords = RAA, токеномика, эмиссия токенов, распределение, вестинг, sRAA, стейкинг, сжигание, валидаторы, реферальная программа
meta-social-title = Токеномика RAA в деталях
meta-social-description = Все цифры о токене на одной странице и ссылка на то, что ещё неизвестно.

## Introduction

lead = Здесь собрано всё, что проект сообщает о токене: текст и простые таблицы. Их можно читать и печатать, в них работает поиск. Цифры приводит сам проект. Если цифры нет, так и сказано; если их две, приведены обе.

## Supply and use

supply-title = Эмиссия и применение
supply-1 = Общая эмиссия — { $tokenomics-supply } RAA. RAA — утилитарный токен: им платят за тарифы, замеры, агентов и данные, его отправляют в стейкинг, с его помощью голосуют. Большинство комиссий частично сжигается, и сожжённые токены навсегда вычитаются из общей эмиссии.
supply-2 =
    Токен продаётся в { $chains-count ->
        [one] { $chains-count } сети
        [few] { $chains-count } сетях
        [many] { $chains-count } сетях
       *[other] { $chains-count } сети
    }: Ethereum, BNB Chain, Base и Solana. Ни стоимость токена, ни спрос на него не гарантированы.

## Allocation

allocation-title = Распределение
allocation-1 = Токены распределены между семью группами. Их доли в сумме составляют всю эмиссию; количества рассчитаны по долям и общей эмиссии.
allocation-caption = Для кого выделены токены
allocation-2 =
    Токены валидаторов делятся между { $validators-maximum ->
        [one] { $validators-maximum } узлом
        [few] { $validators-maximum } узлами
        [many] { $validators-maximum } узлами
       *[other] { $validators-maximum } узла
    }. Казной управляет DAO.

## Release

release-title = Разблокировка
release-1 =
    Токены, купленные на пресейле, заблокированы: до события генерации токенов (TGE) перевести их нельзя. Начиная с TGE их можно получать равными долями в течение { $presale-vesting_months ->
        [one] { $presale-vesting_months } месяца
        [few] { $presale-vesting_months } месяцев
        [many] { $presale-vesting_months } месяцев
       *[other] { $presale-vesting_months } месяца
    }. Для команды и советников установлен клифф в { $tokenomics-team_cliff ->
        [one] { $tokenomics-team_cliff } год
        [few] { $tokenomics-team_cliff } года
        [many] { $tokenomics-team_cliff } лет
       *[other] { $tokenomics-team_cliff } года
    }, затем они получают токены в течение { $tokenomics-team_vesting ->
        [one] { $tokenomics-team_vesting } месяца
        [few] { $tokenomics-team_vesting } месяцев
        [many] { $tokenomics-team_vesting } месяцев
       *[other] { $tokenomics-team_vesting } месяца
    }. Токены стратегических партнёров заблокированы на { $tokenomics-partners_lock ->
        [one] { $tokenomics-partners_lock } месяц
        [few] { $tokenomics-partners_lock } месяца
        [many] { $tokenomics-partners_lock } месяцев
       *[other] { $tokenomics-partners_lock } месяца
    }, затем поступают в течение { $tokenomics-partners_vesting ->
        [one] { $tokenomics-partners_vesting } месяца
        [few] { $tokenomics-partners_vesting } месяцев
        [many] { $tokenomics-partners_vesting } месяцев
       *[other] { $tokenomics-partners_vesting } месяца
    }.

## Presale

presale-title = Пресейл и цена
presale-1 =
    По условиям пресейл начинается с цены { $presale-initial_price } USD. Затем цена растёт { $presale-step_days ->
        [one] каждый { $presale-step_days } день
        [few] каждые { $presale-step_days } дня
        [many] каждые { $presale-step_days } дней
       *[other] каждые { $presale-step_days } дня
    }; размер шага не назван, поэтому рассчитать цену между первой и последней здесь нельзя. Листинг планируется по { $presale-listing_price } USD, вместе с TGE. После листинга цену определяет рынок, и RAA может стоить меньше, чем вы заплатили.
presale-step = Цена растёт
presale-step-value =
    { $presale-step_days ->
        [one] каждый { $presale-step_days } день
        [few] каждые { $presale-step_days } дня
        [many] каждые { $presale-step_days } дней
       *[other] каждые { $presale-step_days } дня
    }
presale-minimum = Минимальная покупка
presale-minimum-value = около { $presale-minimum_purchase } USD
presale-2 =
    Заплатить можно в ETH, BNB, SOL, USDT или USDC либо банковской картой через провайдера карточных платежей. При оплате картой до { $presale-card_limit } USD проверка личности не требуется, а токены приходят в сеть Base. По словам проекта, покупка занимает меньше { $presale-purchase_minutes ->
        [one] { $presale-purchase_minutes } минуты
        [few] { $presale-purchase_minutes } минут
        [many] { $presale-purchase_minutes } минут
       *[other] { $presale-purchase_minutes } минуты
    }.

## Staking

staking-title = Стейкинг и sRAA
staking-1 =
    Покупатели пресейла получают вместо RAA токен стейкинга sRAA: { $staking-token-ratio }:{ $staking-token-ratio } к RAA, { $staking-token-decimals ->
        [one] { $staking-token-decimals } знак после запятой
        [few] { $staking-token-decimals } знака после запятой
        [many] { $staking-token-decimals } знаков после запятой
       *[other] { $staking-token-decimals } знака после запятой
    }, символ sRAA. Он автоматически попадает в стейкинг и приносит вознаграждение до TGE. После листинга его обменивают на RAA с вознаграждениями. До тех пор получение токенов заблокировано.
staking-2 = До { $staking-apy } в год — это верхний предел. Ставка может быть ниже, она не гарантирована и действует только до TGE.
staking-3 = Есть четыре уровня: Contributor, Enhanced, Advanced и Core. Их минимальный стейк и преимущества пока не названы, как и штраф за досрочный вывод. Калькулятор на странице токеномики считает по наибольшей ставке и говорит об этом. Адрес контракта sRAA пока не назван.

## Burned fees

burns-title = Что сжигается
burns-1 = Большинство комиссий частично сжигается. Доля зависит от вида комиссии; для одних она фиксированная, для других назван диапазон или верхний предел.
burns-caption = Сжигаемая доля каждой комиссии
burns-fee = Комиссия
burns-share = Сжигается
burns-agent-use = Использование агентов (из FAQ)

## Who is paid

fees-title = Кому платят
fees-1 = Когда кто-то копирует агента, { $tokenomics-creator_share } платежа получает автор шаблона и { $tokenomics-protocol_share } — протокол. Отдельно от этого сжигается { $burns-copies } платежа за копию. Как эти доли связаны, не сказано, поэтому складывать их нельзя.
fees-2 = Агент, у которого не меньше { $tokenomics-micro_token_copies } активных копий, может выпустить собственный микротокен. Когда токенами агентов торгуют на децентрализованных биржах, сжигается { NUMBER($burns-trades-low, style: "decimal") }–{ $burns-trades-high } сделки.
fees-3 = Оплата обычными деньгами автоматически переводится в RAA с маржой { NUMBER($tokenomics-swap_margin-low, style: "decimal") }–{ $tokenomics-swap_margin-high }. Маржа — отдельный расход, к сжиганию она не относится.

## Plans

plans-title = Тарифы и скидки
plans-1 = Всего пять тарифов. При оплате в RAA тариф дешевле на { NUMBER($plans-token_discount-low, style: "decimal") }–{ $plans-token_discount-high }; какая скидка в этих пределах действует для каждого тарифа, проект пока не сообщает. PRO даёт скидку { $plans-pro-alpha_discount } на альфа-данные, Premium — { $plans-premium-alpha_discount }.
plans-caption = Пять тарифов и их условия
plans-plan = Тариф
plans-start = Start (другое название — Starter)
plans-2 = У Institutional есть и цена в токене; цена Enterprise индивидуальна. Оба оформляются через отдел продаж. Для платных тарифов есть белый список.

## Validators

validators-title = Валидаторы
validators-1 = Узлов-валидаторов не больше { $validators-maximum }, для них выделено { $tokenomics-allocation-validators } всех токенов. Валидаторы отбирают и одобряют шаблоны агентов, одобряют заявки разработчиков, индексируют данные инфлюенсеров и альфа-данные, проверяют потоки «умных денег». За это предусмотрены доля выручки протокола и приоритет. Размер этой доли пока не назван.
validators-2 = Чтобы стать валидатором, нужно купить токены на пресейле, связаться с командой, пройти проверку и получить выделенные токены.

## Referral

referral-title = Реферальная программа
referral-1 = Для тех, кто делится личной ссылкой, предусмотрено ежемесячное вознаграждение, которое зависит от оборота по этой ссылке. Процент уровня действует для каждой из двух валют, USDT и RAA; от какой суммы он берётся, пока неизвестно. Уровень растёт с оборотом. День выплаты и способ получения тоже не указаны.
referral-caption = Реферальные уровни
referral-tier = Уровень
referral-turnover = Оборот свыше
referral-reward = Вознаграждение в месяц
referral-leader-turnover = { $referral-tiers-leader-turnover } RAA
referral-mentor-turnover = { $referral-tiers-mentor-turnover } RAA
referral-guru-turnover = { $referral-tiers-guru-turnover } RAA
referral-2 = Ежемесячные вознаграждения начинаются с уровня Leader. Делясь ссылкой, предупреждайте, что риск токена высок и что вам за неё платят.

## Open points
