## Head of the document

meta-title =
    { $validators-maximum ->
        [one] Валидаторы RAA: { $validators-maximum } узел, обязанности и стейк
        [few] Валидаторы RAA: { $validators-maximum } узла, обязанности и стейк
        [many] Валидаторы RAA: { $validators-maximum } узлов, обязанности и стейк
       *[other] Валидаторы RAA: { $validators-maximum } узла, обязанности и стейк
    }
meta-description = Что одобряют и проверяют валидаторы RAA, что получают, как ими становятся и почему у минимального стейка два опубликованных значения. Высокий риск.
meta-keywords = RAA, валидаторы, узел-валидатор, минимальный стейк, шаблоны агентов, умные деньги, доля выручки, пресейл
meta-social-title =
    { $validators-maximum ->
        [one] { $validators-maximum } узел на страже
        [few] { $validators-maximum } узла на страже
        [many] { $validators-maximum } узлов на страже
       *[other] { $validators-maximum } узла на страже
    }
meta-social-description = Обязанности валидатора RAA, что даёт место и оба опубликованных значения стейка. Высокий риск.

## Head of the page

hero-title =
    { $validators-maximum ->
        [one] { $validators-maximum } узел на страже.
        [few] { $validators-maximum } узла на страже.
        [many] { $validators-maximum } узлов на страже.
       *[other] { $validators-maximum } узла на страже.
    }
hero-lead = Валидаторы решают, на что могут положиться остальные: на какие шаблоны агентов, какие заявки, какие данные. За это они получают долю выручки протокола. Стейк вносят в RAA, а RAA может полностью обесцениться.
hero-maximum = Узлов, не больше
hero-maximum-value = { $validators-maximum }
hero-share = Отложено для них
hero-share-value = { $tokenomics-allocation-validators } выпуска
hero-ring-open = Одно зерно — один узел. Все нарисованы пустыми.
hero-ring-taken = Одно зерно — один узел. Закрашено: { $taken }.

## The stake

stake-title = У стейка два значения.
stake-lead = Наименьший стейк валидатора опубликован дважды, и цифры расходятся. Ни одна не подтверждена как верная.
stake-confirmed = Минимальный стейк

## Duties

duties-title = Что делает валидатор.
duties-lead = Его работа — оценивать. За каждым одобрением стоит тот, кто на него положится.
duties-name = Что поступает
duties-task = Что делает узел
duties-for = Кому это важно
duties-templates = Шаблоны агентов
duties-templates-text = Отбирает то, что попадёт на маркетплейс, и одобряет шаблон, прежде чем его можно будет копировать.
duties-templates-for = Всем, кто копирует агентов
duties-submissions = Заявки разработчиков
duties-submissions-text = Смотрит, что прислали разработчики, и решает, одобрить ли это.
duties-submissions-for = Разработчикам и их пользователям
duties-index = Инфлюенсеры и альфа-данные
duties-index-text = Индексирует, кто громко говорит на рынке и что было сказано, чтобы утверждение можно было проследить до источника.
duties-index-for = Подписчикам альфа-данных
duties-flows = Потоки «умных денег»
duties-flows-text = Удостоверяет, что движение кошельков, за которыми пристально следят, — то, чем кажется, прежде чем оно станет сигналом.
duties-flows-for = Всем, кто действует по показанию

## What they get

rewards-title = Что получает валидатор.
rewards-lead = Как опубликовано. Размеры не названы, поэтому и здесь не обещаны.
rewards-revenue = Доля выручки
rewards-revenue-text = Валидаторы получают часть того, что зарабатывает протокол.
rewards-priority = Приоритет
rewards-priority-text = Валидаторам дают приоритет.
rewards-allocation = Выделенные токены
rewards-allocation-text =
    Для валидаторов отложено { $tokenomics-allocation-validators } выпуска, на { $validators-maximum ->
        [one] { $validators-maximum } узел
        [few] { $validators-maximum } узла
        [many] { $validators-maximum } узлов
       *[other] { $validators-maximum } узла
    }.

## Becoming one

steps-title = Как стать валидатором.
steps-lead = В опубликованном порядке покупка идёт раньше проверки. Места она вам не закрепляет.
steps-buy = Купите на пресейле
steps-buy-text = Сначала спросите, какое из двух значений стейка действует. Купленное заблокировано до TGE, станете вы валидатором или нет.
steps-contact = Свяжитесь с командой
steps-contact-text = Скажите, что хотите держать узел.
steps-verify = Пройдите проверку
steps-verify-text = Команда проверяет вас.
steps-receive = Получите выделенные токены
steps-receive-text = Вам выделяют RAA из части, отложенной для валидаторов.

## Contact

contact-title = Спросите до покупки.
contact-text =
    Поддержка отвечает примерно за { $support-reply_hours ->
        [one] { $support-reply_hours } час
        [few] { $support-reply_hours } часа
        [many] { $support-reply_hours } часов
       *[other] { $support-reply_hours } часа
    }.

## Closing call

buy-title = Сначала дело, потом место.
buy-tokenomics = К токеномике
