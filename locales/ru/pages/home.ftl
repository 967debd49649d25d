## Head of the document

meta-title = RAA: протокол, который считывает настроение крипторынка
meta-description = RAA считывает страх, жадность и FOMO в толпе и в ваших сделках и предупреждает до сделки. Высокий риск: вы можете потерять всё, что заплатили.
meta-keywords = RAA, эмоциональный интеллект, криптовалюта, поведенческий ИИ, FOMO, RAAdar, торговые агенты, пресейл, стейкинг
meta-social-title = Рынок чувствует, а потом движется
meta-social-description = RAA считывает настроение крипторынка и привычки в ваших сделках и предупреждает вас до сделки. Высокий риск.

## Hero

hero-title-1 = Рынок чувствует,
hero-title-2 = а потом движется
start-lead = RAA — для тех, кто торгует криптовалютой. Протокол считывает страх, жадность и FOMO в толпе и в ваших сделках и предупреждает вас до сделки.
start-how-label = Как проходит покупка
start-risk = RAA может полностью обесцениться. До события генерации токенов (TGE) токены заблокированы.

start-alert-tag = Пример оповещения
start-alert-title = В SOL нарастает FOMO
start-alert-crowd-label = Толпа
start-alert-reader-label = Вы
start-alert-note = Последние три раза, купив в таком настроении, вы продавали в убыток.
start-alert-wait-label = Подождать { $examples-pause } мин
start-alert-smaller-label = Уменьшить объём
start-alert-wait-answer = В ближайшие { $examples-pause } мин ордер не отправится. Потом вы примете решение заново.
start-alert-smaller-answer = Вы вкладываете меньше. Если цена упадёт, вы и потеряете меньше.

start-field-reading = Замер
start-field-decision = Ваше решение
start-field-caption = Иллюстрация: толпа до и после замера

start-terms-title = Условия пресейла
start-terms-price-label = Начальная цена
start-terms-price-value = { $presale-initial_price } USD
start-terms-listing-label = Плановая цена листинга
start-terms-listing-value = { $presale-listing_price } USD
start-terms-step-label = Цена растёт
start-terms-step-value =
    { $presale-step_days ->
        [one] каждый { $presale-step_days } день
        [few] каждые { $presale-step_days } дня
        [many] каждые { $presale-step_days } дней
       *[other] каждые { $presale-step_days } дня
    }
start-terms-target-label = Цель сбора
start-terms-target-value = { NUMBER($presale-raise_target, notation: "compact") } USD
start-terms-minimum-label = Минимум
start-terms-minimum-value = около { $presale-minimum_purchase } USD
start-terms-networks = Сети
start-terms-payment = Оплата в ETH, BNB, SOL, USDT, USDC или банковской картой

## Stats

stats-title = На чём основаны замеры
stats-action-label = Что считывает RAA

## Core elements

core-title = Пять инструментов на основе одного замера
core-lead = Каждый начинает с одного и того же вопроса: что чувствуют люди, когда торгуют?
core-radar-name = RAAdar
core-radar-title = Замечает FOMO, страх и жадность
core-radar-text = RAAdar следит за постами в соцсетях и ончейн-активностью и предупреждает, когда настроение перерастает в ажиотаж.
core-radar-action-label = Страницы платформы
core-radar-screen-tag = Пример
core-radar-screen-rule = Ваше правило
core-radar-screen-pause = { $examples-pause } мин
core-radar-screen-condition = Если FOMO выше
core-radar-screen-action = отложить покупки на
core-radar-screen-caption = Так RAAdar выглядит в работе. Это рисунок, цифры вымышлены.
core-profile-name = Профиль поведения
core-profile-title = Видно, как вы торгуете
core-profile-text = По истории кошелька видны привычки: когда вы бросаетесь вдогонку, когда замираете и когда ждёте.
core-agent-name = Личные ИИ-агенты
core-agent-title = Правило, заданное в спокойную минуту
core-agent-text = Торговый агент соблюдает ваши лимиты и тогда, когда вам хочется их нарушить. Потерять деньги он всё равно может.
core-app-name = Обучающее приложение
core-app-title = Тренировки на записях торгов
core-app-text = В приложении есть короткие уроки и записи реальных торговых дней, в которых вы не рискуете деньгами. За пройденные квесты начисляются RAA.
core-app-replay = Пауза перед ажиотажем
core-app-reward = + RAA
core-market-name = Маркетплейс агентов
core-market-title = Копируете агента — платите автору
core-market-text = Набрав { $tokenomics-micro_token_copies } активных копий, агент может выпустить собственный микротокен.
core-market-creator = автору
core-market-protocol = протоколу
core-more-label = О каждом продукте подробнее

## Why traders lose

emotions-title = Почему трейдеры теряют деньги
emotions-lead = Убыток часто начинается с чувства: страха, жадности или FOMO — страха упустить выгоду. Между чувством и ордером времени мало, и именно в этот промежуток RAA вас предупреждает.
emotions-columns-voice = Что говорит
emotions-columns-cost = Чем это кончается
emotions-columns-help = Что делает RAA
emotions-fear-name = Страх
emotions-doubt = Сомнение
emotions-calm = Спокойствие
emotions-greed-name = Жадность
emotions-fomo-name = FOMO
emotions-fear-voice = Выходи, пока можешь.
emotions-fear-cost = Вы продаёте почти на дне и смотрите, как цена возвращается.
emotions-fear-help = RAA отделяет шум толпы от новостей, и вы видите, на что именно реагируете.
emotions-greed-voice = Ещё чуть-чуть.
emotions-greed-cost = У вас нет плана выхода, и вы теряете заработанное.
emotions-greed-help = Агент держится цели, которую вы выбрали в спокойный день.
emotions-fomo-voice = Все уже зашли.
emotions-fomo-cost = Вы покупаете поздно — у тех, кто купил рано.
emotions-fomo-help = RAA предупреждает, пока толпа ещё собирается.
emotions-scale-label = Пять чувств по порядку
emotions-action-label = Как получается замер

## Strategy

strategy-title = Заметить, назвать, решить
strategy-lead = RAA даёт вам время между чувством и ордером. Это происходит в три шага.
strategy-notice-title = Заметить
strategy-notice-text = RAAdar считывает настроение толпы по постам и ончейн-активности. Профиль считывает ваше — по тому, как вы торгуете.
strategy-name-title = Назвать
strategy-name-text = Оповещение говорит, что это за чувство и насколько оно сильно. Когда чувство названо, проще проверить, повод ли это для сделки.
strategy-decide-title = Решить
strategy-decide-text = Вы ждёте, уменьшаете объём или продолжаете. Если вы передали правило агенту, он сделает то, что вы поручили ему в спокойную минуту.
strategy-action-label = Для кого RAA

## Ecosystem

ecosystem-title = От сигналов к агентам
ecosystem-lead = Пять слоёв превращают шум в решение, а их работу обеспечивают пять групп людей.
ecosystem-core-title = Кто обеспечивает работу
ecosystem-core-traders-name = Трейдеры
ecosystem-core-traders-text = Они платят в RAA за замеры, агентов и данные, а за квесты получают RAA.
ecosystem-core-creators-name = Авторы
ecosystem-core-creators-text = Они предлагают шаблоны агентов и оставляют себе { $tokenomics-creator_share } платежей за копии.
ecosystem-core-validators-name = Валидаторы
ecosystem-core-validators-text = Они одобряют шаблоны агентов и заявки разработчиков. Узлов не больше { $validators-maximum }.
ecosystem-core-stakers-name = Стейкеры
ecosystem-core-stakers-text = Они держат sRAA, один к одному с RAA. Вознаграждения не гарантированы.
ecosystem-core-dao-name = DAO
ecosystem-core-dao-text = После запуска она задаёт доходность и распоряжается казной.
ecosystem-architecture-title = Путь одного замера
ecosystem-architecture-signals-name = Сигналы
ecosystem-architecture-signals-text = Посты в соцсетях и ончейн-активность собирают в одном месте.
ecosystem-architecture-emotion-name = Эмоция
ecosystem-architecture-emotion-text = Каждому сигналу присваивают метку чувства, которое за ним стоит.
ecosystem-architecture-behaviour-name = Поведение
ecosystem-architecture-behaviour-text = Истории кошельков складываются в профили привычек.
ecosystem-architecture-validation-name = Валидация
ecosystem-architecture-validation-text = Узлы индексируют данные инфлюенсеров и альфа-данные, проверяют потоки «умных денег».
ecosystem-architecture-agents-name = Агенты
ecosystem-architecture-agents-text = Замер сопоставляется с правилами, которые задали вы. Дальше действуете вы или ваш агент.
ecosystem-validators-label = Что делают валидаторы
ecosystem-staking-label = Как устроен стейкинг

## Tech stack

tech-stack-title = Из чего это собрано
tech-stack-action-label = Для чего нужна каждая часть

## Token utilities: the card beside the table

utilities-side-airdrop-title = Аирдроп
utilities-side-buy-title = Пресейл
utilities-side-buy-price = { $presale-initial_price } USD
utilities-side-buy-terms = Начальная цена. Минимум — около { $presale-minimum_purchase } USD.
utilities-side-buy-risk = Криптоактивы связаны с высоким риском. Вы можете потерять всё, что заплатили.

## Train and earn

train-title = Учиться и зарабатывать
train-lead = Обучающее приложение показывает запись торгового дня, ставит её на паузу перед ажиотажем и спрашивает, какое настроение будет следующим.
train-replay-fear-label = Страх
train-replay-calm-label = Спокойствие
train-replay-greed-label = Жадность
train-replay-fomo-label = FOMO
train-replay-question = Запись на паузе. Какое настроение дальше?
train-replay-right = Верно, это FOMO. Толпа хлынула, наплыв достиг пика и спал.
train-replay-wrong = Это был FOMO. Толпа хлынула, наплыв достиг пика и спал.
train-replay-caption = Рисованный пример без реальных рыночных данных.
train-1-title = Пройдите короткий урок
train-2-title = Сыграйте на записи реальных торгов
train-3-title = Завершите квест
train-3-text = За пройденные квесты начисляются RAA. Сколько приносит каждый, проект не сообщает.
train-action-label = Что известно о приложении

## Technology digest

digest-title = Технологический дайджест

## Roadmap

roadmap-title = Дорожная карта { $roadmap-years }
road-note = Компонент считается выпущенным, когда есть ссылка, которая это подтверждает. Планы могут измениться.
roadmap-action-label = К дорожной карте

## Questions

faq-title = Вопросы и ответы
faq-lead = Остался вопрос? Если платёж не прошёл или токен не виден, на странице поддержки сказано, что проверить.
faq-permalink = Ссылка на этот ответ

faq-what-is-raa-question = Что такое RAA?
faq-what-is-raa-answer = RAA — утилитарный токен протокола, который считывает эмоции и поведение на крипторынке. Им платят, его отправляют в стейкинг, с его помощью голосуют. Общая эмиссия — { $tokenomics-supply } RAA. RAA — не доля в компании и дохода не обещает.

faq-raadar-question = За чем следит RAAdar?
faq-raadar-answer = RAAdar следит за открытыми постами в соцсетях и за ончейн-активностью и сопоставляет одно с другим. Он ищет страх, жадность и FOMO и предупреждает, пока одно из этих чувств нарастает. Замер описывает настроение и не предсказывает цену.

faq-profile-question = Как строится профиль поведения?
faq-profile-answer = Профиль строится по истории сделок кошелька: когда вы входите в сделку, каким объёмом, как быстро выходите и какое настроение в это время у толпы. Профиль показывает, где ваши привычки расходятся с вашим планом.

faq-agent-question = Что такое личный ИИ-агент?
faq-agent-answer = Это торговый агент, который следует правилам, заданным вами в спокойную минуту. Можно скопировать и чужой шаблон: { $tokenomics-creator_share } платежа получает его автор, { $tokenomics-protocol_share } — протокол. Агент всё равно может терять деньги, причём быстро и даже пока вы спите.

faq-experience-question = Нужен ли опыт?
faq-experience-answer = Нет. Обучающее приложение начинает с нуля: в нём есть короткие уроки и записи торгов, на которых вы не рискуете деньгами. За пройденные квесты начисляются RAA.

faq-price-question = Сколько стоит RAA?
faq-price-answer =
    По условиям пресейла цена начинается с { $presale-initial_price } USD и растёт { $presale-step_days ->
        [one] каждый { $presale-step_days } день
        [few] каждые { $presale-step_days } дня
        [many] каждые { $presale-step_days } дней
       *[other] каждые { $presale-step_days } дня
    }. Плановая цена листинга — { $presale-listing_price } USD. Насколько велик каждый шаг, проект не сообщает. Рыночная цена после листинга может оказаться ниже той, что заплатили вы.
faq-price-action-label = Смотреть график цены

faq-buy-question = Как купить?
faq-buy-answer =
    Подключите кошелёк, выберите сеть, введите сумму и подтвердите. По словам проекта, это занимает меньше { $presale-purchase_minutes ->
        [one] { $presale-purchase_minutes } минуты
        [few] { $presale-purchase_minutes } минут
        [many] { $presale-purchase_minutes } минут
       *[other] { $presale-purchase_minutes } минуты
    }. Минимум — около { $presale-minimum_purchase } USD. Оплатить можно в ETH, BNB, SOL, USDT или USDC либо банковской картой.

faq-card-question = Можно ли заплатить картой?
faq-card-answer = Оплата картой проходит через провайдера карточных платежей. Он запросит номер телефона, имя и адрес плательщика, данные карты и адрес кошелька в сети Base. До { $presale-card_limit } USD проверка личности не требуется.
faq-card-action-label = Оплата картой по шагам

faq-transfer-question = Когда токены можно перевести?
faq-transfer-answer =
    Их можно переводить после события генерации токенов (TGE). До него они заблокированы. С момента TGE они разблокируются равными долями в течение { $presale-vesting_months ->
        [one] { $presale-vesting_months } месяца
        [few] { $presale-vesting_months } месяцев
        [many] { $presale-vesting_months } месяцев
       *[other] { $presale-vesting_months } месяца
    }.
faq-transfer-action-label = График разблокировки

faq-sraa-question = Что такое sRAA?
faq-sraa-answer =
    sRAA — токен стейкинга: { $staking-token-ratio }:{ $staking-token-ratio } к RAA, { $staking-token-decimals ->
        [one] { $staking-token-decimals } знак после запятой
        [few] { $staking-token-decimals } знака после запятой
        [many] { $staking-token-decimals } знаков после запятой
       *[other] { $staking-token-decimals } знака после запятой
    }. Покупатели пресейла получают его автоматически. До TGE он приносит до { $staking-apy } APY, без гарантии, а после листинга обменивается на RAA с вознаграждениями.

faq-burn-question = Сколько сжигается при голосовании?
faq-burn-answer = Проект называет два значения: в токеномике — до { $conflicts-governance_burn-first } комиссий за голосование, в собственном FAQ — { $conflicts-governance_burn-second }. Пока ни одно не подтверждено, исходите из меньшего. При использовании агентов сжигается до { $burns-agent_use }: эту цифру приводит только тот же FAQ.
utilities-fees-label = Что ещё сжигается

faq-validator-question = Какой стейк нужен валидатору?
faq-validator-answer = Проект называет два значения: в токеномике — { $conflicts-validator_stake-first } RAA, на странице валидаторов — от { $conflicts-validator_stake-second } RAA. Пока ни одно не подтверждено, нужный размер стейка неизвестен. Узлов может быть не больше { $validators-maximum }.

faq-referral-question = Как платят за рефералов?
faq-referral-answer = Вознаграждение ежемесячное и зависит от оборота. При обороте свыше { NUMBER($referral-tiers-leader-turnover, notation: "compact") } RAA это { $referral-tiers-leader-reward } в USDT и { $referral-tiers-leader-reward } в RAA. Свыше { NUMBER($referral-tiers-mentor-turnover, notation: "compact") } — по { $referral-tiers-mentor-reward }, свыше { NUMBER($referral-tiers-guru-turnover, notation: "compact") } — по { $referral-tiers-guru-reward } в каждой валюте. От какой суммы берётся процент, проект не сообщает. Делясь ссылкой, предупреждайте, что вам за неё платят.
faq-referral-action-label = Открыть реферальный центр

faq-risks-question = Какие есть риски?
faq-risks-answer = Цена может упасть до нуля. Дата запуска не подтверждена, правила могут измениться, а код может дать сбой. Доходность может снизиться или исчезнуть. Всё это время ваши токены остаются заблокированными. Платите только то, что можете позволить себе потерять.

## Use cases

use-cases-title = Три случая: до и после
use-cases-lead = Персонажи вымышлены, и никакой результат не обещан.
use-cases-before = До
use-cases-after = После

use-cases-retail-name = Частный трейдер
use-cases-retail-before-title = Покупает то, что покупают все
use-cases-retail-before-text = Полузнакомая монета растёт третий день, чат гудит. Вы покупаете больше, чем собирались. Цена разворачивается. Вы держите из гордости, а ночью продаёте, потому что не можете уснуть.
use-cases-retail-after-title = Пропускает ажиотаж
use-cases-retail-after-text = RAAdar показывает, что толпа скатывается в FOMO, а ваши последние входы были похожи на этот. Вы не спешите с ордером. Вы покупаете меньше или не покупаете вовсе — и знаете почему.
use-cases-retail-uses = RAAdar и пауза, которую вы делаете сами

use-cases-pro-name = Профи-трейдер
use-cases-pro-before-title = Удваивает, чтобы отыграться
use-cases-pro-before-text = Обычно ваш метод работает. Но после серии убытков вы удваиваете объём и двигаете стоп, который сами же поставили. К вечеру прибыль хорошей недели потеряна, а в дневнике виноват рынок.
use-cases-pro-after-title = Держит запланированный объём
use-cases-pro-after-text = Профиль отмечает сделку, в которой вы превысили запланированный объём. Агент соблюдает лимит, заданный до открытия торгов. Убыточные дни всё равно бывают. Допустимый убыток вы определяете до сделки, хотя в итоге он может оказаться больше.
use-cases-pro-uses = Профиль поведения, личный агент

use-cases-fund-name = Фонд
use-cases-fund-before-title = Спорит о графике
use-cases-fund-before-text = Команда собирается, когда движение уже прошло. Один аналитик видит панику, другой — хорошую цену, и у обоих скриншоты. Решает тот, кто говорит последним, а причину никто не записывает.
use-cases-fund-after-title = Спорит об одном замере
use-cases-fund-after-text = Все исходят из одного и того же замера толпы и кошельков, встроенного в модели самого фонда. Споры остаются, но об одних и тех же цифрах, а причина сделки записана.
use-cases-fund-uses = API эмоций и поведения, как указано в дорожной карте
use-cases-action-label = Сравнить тарифы

## Partners, news, video

partners-title = Партнёры
partners-statement = { $name }, заявление о партнёрстве

news-title = В прессе

video-title = От шума к решению
video-caption = Рисунок: толпа до и после замера.
video-action-label = Подробнее о RAA
video-film-watch = Смотреть на { $host }
video-film-length =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
video-film-note = Видео хранится на другом сайте. Пока вы его не включили, оттуда ничего не загружается.

## Closing call

buy-title = Решайте в спокойную минуту
