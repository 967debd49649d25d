meta-title = Как купить RAA: с кошелька или картой
meta-description = Два способа купить RAA по шагам: с криптокошелька и банковской картой. Рядом условия пресейла и то, что нужно знать до оплаты. Высокий риск.
meta-keywords = купить RAA, пресейл, криптокошелёк, банковская карта, Ethereum, BNB Chain, Base, Solana, sRAA
meta-social-title = Как купить RAA
meta-social-description = Два способа, условия и риски на одной странице. Вы можете потерять всё, что заплатили.

head-title = Как купить RAA
head-lead =
    Есть два способа, и каждый, по словам проекта, занимает меньше { $presale-purchase_minutes ->
        [one] { $presale-purchase_minutes } минуты
        [few] { $presale-purchase_minutes } минут
        [many] { $presale-purchase_minutes } минут
       *[other] { $presale-purchase_minutes } минуты
    }. Сначала не спеша прочтите условия.

## Route one

wallet-title = С криптокошелька
wallet-1-title = Подключите кошелёк
wallet-1-text = Подключите кошелёк, с которого хотите платить. Кошелька ещё нет? У нас есть список подходящих со ссылками на сайты разработчиков.
wallet-1-action = У меня нет кошелька
wallet-2-title = Выберите сеть
wallet-2-text = Выберите любую сеть из списка ниже. Оставьте немного её собственной монеты на комиссию сети (газ).
wallet-3-title = Введите сумму
wallet-3-text = Платите в ETH, BNB, SOL, USDT или USDC. Минимум — около { $presale-minimum_purchase } USD.
wallet-4-title = Подтвердите в кошельке
wallet-4-text = Вы получаете sRAA, { $staking-token-ratio }:{ $staking-token-ratio } к купленным RAA. Он автоматически попадает в стейкинг и заблокирован до события генерации токенов (TGE).

## Route two

card-title = Банковской картой
card-1-title = Укажите номер телефона
card-1-text = Его запрашивает провайдер карточных платежей.
card-2-title = Впишите имя и адрес плательщика
card-2-text = До { $presale-card_limit } USD проверка личности не требуется. Минимум и здесь — около { $presale-minimum_purchase } USD.
card-3-title = Введите данные карты
card-3-text = Их вводят в форме провайдера карточных платежей.
card-4-title = Укажите адрес кошелька в Base
card-4-text = Токены, купленные картой, приходят в сеть Base. Проверьте адрес кошелька дважды. Токены, отправленные на неверный адрес, вернуть нельзя.

more-support = Мой платёж не прошёл
more-staking = Что происходит с моим sRAA

## Panel beside the routes

panel-title = Купить RAA
panel-feed = Узнать об открытии
panel-risks = Прочесть о рисках
panel-wallet = Завести кошелёк
panel-practise = Сначала потренироваться: ничего не оплачивается

before-title = Прежде чем платить
