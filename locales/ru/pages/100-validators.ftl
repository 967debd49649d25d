## Head of the document

meta-title =
    { $validators-maximum ->
        [one] Валидаторы RAA: до { $validators-maximum } узла, обязанности и стейк
        [few] Валидаторы RAA: до { $validators-maximum } узлов, обязанности и стейк
        [many] Валидаторы RAA: до { $validators-maximum } узлов, обязанности и стейк
       *[other] Валидаторы RAA: до { $validators-maximum } узла, обязанности и стейк
    }
meta-description = Что одобряют и проверяют валидаторы RAA, что им полагается, как ими становятся и какие два значения указаны для минимального стейка. Высокий риск.
meta-keywords = RAA, валидаторы, узел-валидатор, минимальный стейк, шаблоны агентов, умные деньги, доля выручки, пресейл
meta-social-title = Валидаторы RAA: обязанности и стейк
meta-social-description = Обязанности валидатора RAA, что даёт место и оба значения стейка. Высокий риск.

## Head of the page

start-title = Узлу нужно { NUMBER($conflicts-validator_stake-first, notation: "compact") } или от { NUMBER($conflicts-validator_stake-second, notation: "compact") } RAA
start-stake-confirmed = Узлу нужно { $stake }
start-lead = Для минимального стейка названы два значения, и ни одно не подтверждено. Валидаторы одобряют шаблоны агентов и заявки разработчиков и проверяют данные; им полагается доля выручки протокола. RAA может полностью обесцениться.
start-action-label = Как стать валидатором
start-maximum-label = Максимум узлов
start-maximum-value = { $validators-maximum }
start-share-label = Выделено для них
start-share-value = { $tokenomics-allocation-validators } токенов
hero-stage-in = Поступает шаблон
hero-stage-checks = Узлы его проверяют
hero-stage-out = Одобренный можно копировать
start-caption-open = Схематичный рисунок: одна точка — один узел. Все нарисованы пустыми.
start-caption-taken = Схематичный рисунок: одна точка — один узел. Закрашено: { $taken }.

## The stake

stake-title = Два значения стейка
stake-lead = В описании токеномики и на странице валидаторов названы разные значения минимального стейка. Проект не подтвердил ни одно.
stake-confirmed = Минимальный стейк
stake-cost = { $cost } USD по начальной цене

## Duties

duties-title = Что делает валидатор
duties-lead = От каждого одобрения зависят другие люди.
duties-columns-name = Что поступает
duties-columns-text = Что делает узел
duties-columns-remark = Кто от этого зависит
duties-templates-name = Шаблоны агентов
duties-templates-text = Отбирает шаблоны для маркетплейса и одобряет каждый, прежде чем его можно будет копировать.
duties-templates-remark = Все, кто копирует агентов
duties-submissions-name = Заявки разработчиков
duties-submissions-text = Рассматривает то, что прислали разработчики, и решает, одобрить ли заявку.
duties-submissions-remark = Разработчики и их пользователи
duties-index-name = Инфлюенсеры и альфа-данные
duties-index-text = Индексирует высказывания влиятельных аккаунтов, чтобы утверждение можно было проследить до источника.
duties-index-remark = Подписчики альфа-данных
duties-flows-name = Потоки «умных денег»
duties-flows-text = Проверяет, что движение средств на отслеживаемых кошельках настоящее, прежде чем оно станет сигналом.
duties-flows-remark = Все, кто действует на основе замера

## What they get

rewards-title = Что полагается валидатору
rewards-lead = Сколько именно, проект не говорит, поэтому и здесь ничего не обещано.
rewards-revenue-title = Доля выручки
rewards-revenue-text = Для валидаторов предусмотрена доля выручки протокола.
rewards-priority-title = Приоритет
rewards-priority-text = Проект даёт валидаторам приоритет. В чём именно и перед кем, пока не сказано.
rewards-allocation-title = Выделенные токены
rewards-allocation-text =
    Для валидаторов выделено { $tokenomics-allocation-validators } всех токенов, на { $validators-maximum ->
        [one] { $validators-maximum } узел
        [few] { $validators-maximum } узла
        [many] { $validators-maximum } узлов
       *[other] { $validators-maximum } узла
    }.

## Becoming one

steps-title = Как стать валидатором
steps-lead = Сначала вы покупаете, а проверяют вас потом. Покупка не закрепляет за вами места.
steps-buy-title = Купите на пресейле
steps-buy-text = Купленные токены заблокированы до события генерации токенов (TGE), станете вы валидатором или нет.
steps-contact-title = Свяжитесь с командой
steps-contact-text = Сообщите, что хотите запустить узел.
steps-verify-title = Пройдите проверку
steps-verify-text = Команда проверяет вас.
steps-receive-title = Получите выделенные токены
steps-receive-text = Вам выделяют RAA из токенов, предназначенных для валидаторов.

## Today: three columns

today-title = Что можно сделать сегодня
today-lead = Всё это бесплатно и ни к чему не обязывает.
today-estimate-title = Рассчитайте покупку
today-estimate-text = Калькулятор покажет, сколько RAA приходится на вашу сумму по начальной цене, что будет заблокировано и до какого срока.
today-wallet-title = Заведите кошелёк
today-wallet-text = Любая покупка начинается с кошелька. Освойте его, пока в нём нет денег.
today-open-title = Следите за открытыми вопросами
today-open-text = Из их списка видно, известны ли уже стейк, порядок проверки и контакт.

## Closing call

buy-title = Сначала узнайте размер стейка
buy-try-label = К токеномике
