closing-lead =
    Цена пресейла растёт { $presale-step_days ->
        [one] каждый { $presale-step_days } день
        [few] каждые { $presale-step_days } дня
        [many] каждые { $presale-step_days } дней
       *[other] каждые { $presale-step_days } дня
    }. Прежде чем решать, не спеша прочтите о рисках.
closing-buy = Купить RAA
closing-try = Начать бесплатно
closing-risk = Стоимость RAA не гарантирована. Доходность не обещана, токены заблокированы до события генерации токенов (TGE). Ничто на этом сайте не является инвестиционной рекомендацией.

closing-estimate = Рассчитать покупку
sale-closed = Сегодня купить RAA на этом сайте нельзя.
sale-planned = Ниже описана покупка так, как она опубликована.
