form-label = Калькулятор вознаграждения за стейкинг

amount-label = Сумма стейка
amount-hint = В эту форму можно ввести от { $min } до { $max } { -raa }.
amount-unit = { -raa }

months-label = Срок
months-unit = мес.
months-hint = В эту форму можно ввести от { $min } до { $max } мес.
months-value =
    { $count ->
        [one] { $count } месяц
        [few] { $count } месяца
        [many] { $count } месяцев
       *[other] { $count } месяца
    }

run = Рассчитать
copy = Скопировать ссылку на этот расчёт

amount-error-number = Введите сумму стейка цифрами, например { $example }
amount-error-range = Введите сумму стейка от { $min } до { $max } { -raa }
months-error = Введите срок в целых месяцах, от { $min } до { $max }

no-result = Исправьте данные, чтобы увидеть результат.

reward-label = Расчётное вознаграждение
reward-value = до { $amount }
reward-basis =
    { $count ->
        [one] На { $amount } { -raa } за { $count } месяц
        [few] На { $amount } { -raa } за { $count } месяца
        [many] На { $amount } { -raa } за { $count } месяцев
       *[other] На { $amount } { -raa } за { $count } месяца
    }
exceeds = Такое вознаграждение выплатить нельзя. Вместе со стейком это { $sum } { -raa }, а общая эмиссия — { $tokenomics-supply } { -raa }.
apy-label = Наибольшая годовая ставка (APY)
penalty-label = Штраф за досрочный вывод

formula = { $amount } × { $apy } × { $months } ÷ 12 = { $reward } { -raa }: расчёт по простой годовой ставке, без капитализации.
assumption-rate = { $apy } — наибольшая годовая ставка, которую назвал проект. Она не гарантирована и действует только до TGE; после запуска ставка динамическая, её задаёт DAO. В расчёте эта ставка применяется ко всем указанным месяцам, хотя для месяцев после TGE проект ставки не называет.
assumption-ratio = { -raa } в стейкинге учитывается как sRAA, { $staking-token-ratio }:{ $staking-token-ratio } к { -raa }, поэтому и вознаграждение считается в { -raa }.

no-script = Цифры ниже — пример. Чтобы рассчитать свои, нужен JavaScript.
