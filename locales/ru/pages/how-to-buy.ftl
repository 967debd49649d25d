meta-title = Как купить RAA: с кошелька или картой
meta-description = Два способа купить RAA по шагам: с криптокошелька и банковской картой. Рядом условия пресейла и то, что нужно знать до оплаты. Высокий риск.
meta-keywords = купить RAA, пресейл, криптокошелёк, банковская карта, Ethereum, BNB Chain, Base, Solana, sRAA
meta-social-title = Как купить RAA
meta-social-description = Два способа, условия и риски на одной странице. Вы можете потерять всё, что заплатили.

how-to-buy-title = Как купить RAA
how-to-buy-lead =
    Есть два способа, и каждый, по словам проекта, занимает меньше { $presale-purchase_minutes ->
        [one] { $presale-purchase_minutes } минуты
        [few] { $presale-purchase_minutes } минут
        [many] { $presale-purchase_minutes } минут
       *[other] { $presale-purchase_minutes } минуты
    }. Сначала не спеша прочтите условия.

## Route one

how-to-buy-wallet-title = С криптокошелька
how-to-buy-wallet-1-title = Подключите кошелёк
how-to-buy-wallet-1-text = Подключите кошелёк, с которого хотите платить. Кошелька ещё нет? У нас есть список подходящих со ссылками на сайты разработчиков.
how-to-buy-wallet-1-action-label = У меня нет кошелька
how-to-buy-wallet-2-title = Выберите сеть
how-to-buy-wallet-2-text = Выберите любую сеть из списка ниже. Оставьте немного её собственной монеты на комиссию сети (газ).
how-to-buy-wallet-3-title = Введите сумму
how-to-buy-wallet-3-text = Платите в ETH, BNB, SOL, USDT или USDC. Минимум — около { $presale-minimum_purchase } USD.
how-to-buy-wallet-4-title = Подтвердите в кошельке
how-to-buy-wallet-4-text = Вы получаете sRAA, { $staking-token-ratio }:{ $staking-token-ratio } к купленным RAA. Он автоматически попадает в стейкинг и заблокирован до события генерации токенов (TGE).

## Route two

how-to-buy-card-title = Банковской картой
how-to-buy-card-1-title = Укажите номер телефона
how-to-buy-card-1-text = Его запрашивает провайдер карточных платежей.
how-to-buy-card-2-title = Впишите имя и адрес плательщика
how-to-buy-card-2-text = До { $presale-card_limit } USD проверка личности не требуется. Минимум и здесь — около { $presale-minimum_purchase } USD.
how-to-buy-card-3-title = Введите данные карты
how-to-buy-card-3-text = Их вводят в форме провайдера карточных платежей.
how-to-buy-card-4-title = Укажите адрес кошелька в Base
how-to-buy-card-4-text = Токены, купленные картой, приходят в сеть Base. Проверьте адрес кошелька дважды. Токены, отправленные на неверный адрес, вернуть нельзя.

how-to-buy-before-support-label = Мой платёж не прошёл
how-to-buy-before-staking-label = Что происходит с моим sRAA

## Panel beside the routes

how-to-buy-panel-title = Купить RAA
how-to-buy-before-feed = Узнать об открытии
how-to-buy-before-risks-label = Прочесть о рисках
how-to-buy-before-wallet-label = Завести кошелёк
how-to-buy-panel-practise = Сначала потренироваться: ничего не оплачивается

how-to-buy-before-title = Прежде чем платить
