## Head of the document

meta-title = О проекте RAA: что он считывает и для кого
meta-description = Что считывает RAA, какие продукты на этом построены, для кого они и что заявляет проект. Высокий риск: вы можете потерять всё, что заплатили.
meta-keywords = RAA, о проекте, эмоциональный интеллект, RAAdar, профиль поведения, торговые ИИ-агенты, оповещения о FOMO, обучающее приложение
meta-social-title = Второе мнение о настроении рынка
meta-social-description = Оповещения, профили поведения, агенты и обучающее приложение — и что известно о каждом. Высокий риск.

## Head of the page

start-title = Второе мнение о настроении рынка
start-lead = RAA считывает страх, жадность и FOMO в толпе, в блокчейне и в ваших собственных сделках. Он простыми словами сообщает, что видит, пока ещё есть время подождать.
start-action-label = К продуктам

## What it reads

reads-title = Что считывает RAA
reads-lead = График показывает, что произошло. Эти три источника показывают, что люди при этом чувствовали.
reads-chain-title = Блокчейн
reads-chain-text = По переводам между кошельками видно, кто покупает поздно, кто рано выходит, а кто держит. Записи открыты для всех.
reads-crowd-title = Толпа
reads-crowd-text = По постам и каналам видно, что чувствуют люди. Когда тон разом меняется у многих, об этом стоит знать, что бы ни произошло потом с ценой.
reads-you-title = Ваши сделки
reads-you-text = Бывает, что входят в спешке, выходят в страхе, увеличивают объём после убытка. Такие привычки вы увидите в своих сделках и сами решите, что с ними делать.

## Products

products-title = Продукты по порядку
products-lead = В таблице показано, что делает каждый продукт и что о нём известно. На какой срок планировали каждый компонент, показывает дорожная карта.
products-columns-name = Продукт
products-columns-text = Что делает
products-columns-remark = Что известно
products-radar-name = RAAdar
products-radar-text = Оповещает о FOMO, страхе и жадности. Говорит, когда настроение перерастает в ажиотаж и на каком рынке.
products-radar-remark = Размеченных эмоциональных сигналов — более { NUMBER($claims-emotion_signals, notation: "compact") }, точность прогнозов — { stats-accuracy-value }; обе цифры заявлены проектом
products-profile-name = Профиль поведения
products-profile-text = Показывает ваши привычки в торговле: что вы делаете после прибыли, после убытка и в толпе.
products-profile-remark = Заявлено более { NUMBER($claims-wallet_profiles, notation: "compact") } поведенческих профилей кошельков
products-signals-name = Анализ сигналов
products-signals-text = Сопоставляет ончейн-активность и посты в соцсетях и размечает их по чувствам.
products-signals-remark = Заявлено более { NUMBER($claims-posts_indexed, notation: "compact") } проиндексированных постов
products-agents-name = Личные ИИ-агенты
products-agents-text = Торгуют по правилам, которые вы задали в спокойный день, и останавливаются там, где вы велели.
products-agents-remark = О результатах ничего не известно. Агент может терять деньги, причём быстро и даже пока вы спите.
products-app-name = Обучающее приложение
products-app-text = Короткие уроки, игра на записях торговых дней и квесты, за прохождение которых начисляются RAA.
products-app-remark = Заявлено более { NUMBER($claims-users_trained, notation: "compact") } обученных пользователей
products-market-name = Маркетплейс агентов
products-market-text = Здесь копируют шаблоны агентов, которые сделали другие, и платят за них авторам.
products-market-remark = { $tokenomics-creator_share } автору, { $tokenomics-protocol_share } протоколу; агент, набравший { $tokenomics-micro_token_copies } активных копий, может выпустить собственный микротокен
products-staking-name = Стейкинг
products-staking-text = Покупатели пресейла держат свои RAA в виде sRAA, один к одному и в стейкинге с самого начала.
products-staking-remark = До { $staking-apy } APY до события генерации токенов (TGE), без гарантии; после запуска ставку задаёт DAO
products-validators-name = Узлы-валидаторы
products-validators-text = Проверяют шаблоны агентов, заявки разработчиков и данные, прежде чем на них положатся другие.
products-validators-remark = Узлов не больше { $validators-maximum }; для них выделено { $tokenomics-allocation-validators } всех токенов

## Who it is for

audiences-title = Для кого это
audiences-lead = Шесть групп людей по-разному пользуются одним и тем же замером.
audiences-retail-title = Частные трейдеры
audiences-retail-text = Вы торгуете вечером, с телефона, против тех, кто занят этим весь день. Предупреждение до ордера поможет вам больше, чем график после него.
audiences-pro-title = Профи и охотники за альфой
audiences-pro-text = Вы собираете данные, которых нет у других. Размеченные настроения — один источник, честная запись собственных срывов — другой.
audiences-funds-title = Фонды и команды трейдеров
audiences-funds-text = Вам приходится объяснять позицию другим. Когда толпу и кошельки измеряют одинаково, все обсуждают одни и те же цифры. Условия согласовываются с отделом продаж.
audiences-funds-action-label = Смотреть тарифы
audiences-investors-title = Инвесторы и венчурные фонды
audiences-investors-text = Вам важен сам протокол: эмиссия токенов, разблокировка, сжигание комиссий. Всё это здесь изложено, а чего не хватает, отмечено.
audiences-investors-action-label = Читать токеномику
audiences-builders-title = Разработчики
audiences-builders-text = Вы создаёте агентов или продукты, которым нужно измерять настроение. API, SDK и наборы данных запланированы; из каждого платежа за копию вашего шаблона вы получаете { $tokenomics-creator_share }.
audiences-builders-action-label = К дорожной карте
audiences-validators-title = Будущие валидаторы
audiences-validators-text = Вы хотите запустить узел и отвечать за то, что он одобряет. Начните с обязанностей и с двух значений стейка.
audiences-validators-action-label = К программе

## Figures

figures-title = Что заявляет проект

## Closing call

buy-title = Прочтите, потом решайте
