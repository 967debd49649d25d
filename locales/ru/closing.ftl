closing-lead =
    Цена пресейла растёт { $presale-step_days ->
        [one] каждый { $presale-step_days } день
        [few] каждые { $presale-step_days } дня
        [many] каждые { $presale-step_days } дней
       *[other] каждые { $presale-step_days } дня
    }. Это расписание, а не повод спешить.
closing-buy = Купить RAA
closing-try = Начать бесплатно
closing-risk = Стоимость RAA не гарантирована. Доходность не обещана, до TGE токены остаются заблокированными. Ничто на этом сайте не является инвестиционной рекомендацией.

closing-estimate = Рассчитать покупку
sale-closed = Сегодня купить RAA на этом сайте нельзя.
sale-planned = Сегодня купить RAA на этом сайте нельзя. Ниже описана покупка так, как она опубликована.
