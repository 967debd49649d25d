form-label = Калькулятор награды за стейкинг

amount-label = Сумма стейка
amount-hint = От { $min } до { $max } { -raa }: таков предел этой формы.
amount-unit = { -raa }

months-label = Срок
months-unit = мес.
months-hint = От { $min } до { $max } мес.: таков предел этой формы.
months-value =
    { $count ->
        [one] { $count } месяц
        [few] { $count } месяца
        [many] { $count } месяцев
       *[other] { $count } месяца
    }

run = Рассчитать награду
copy = Скопировать ссылку на этот расчёт

error-title = Нужно исправить
amount-error-number = Введите сумму стейка цифрами, например { $example }
amount-error-range = Введите сумму стейка от { $min } до { $max } { -raa }
months-error = Введите срок в целых месяцах, от { $min } до { $max }

reward-label = Расчётная награда
reward-basis =
    { $count ->
        [one] На { $amount } { -raa } за { $count } месяц
        [few] На { $amount } { -raa } за { $count } месяца
        [many] На { $amount } { -raa } за { $count } месяцев
       *[other] На { $amount } { -raa } за { $count } месяца
    }
apy-label = APY, не больше
penalty-label = Штраф за досрочный вывод

formula = Простые проценты, без капитализации: { $amount } × { $apy } × { $months } ÷ 12 = { $reward } { -raa }.
assumption-rate = { $apy } в год — наибольшая опубликованная ставка, а не ожидаемая. Она не гарантирована и действует только до TGE; после запуска ставка динамическая, её задаёт DAO.
assumption-ratio = { -raa } в стейкинге учитываются как sRAA, { $staking-token-ratio }:{ $staking-token-ratio } к { -raa }, поэтому и награда считается в { -raa }.

no-script = Цифры ниже — пример. Чтобы рассчитать свои, нужен JavaScript.
