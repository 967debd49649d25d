meta-title = Реферальный центр RAA
meta-description = Ваша реферальная ссылка, что она принесла, и четыре уровня с ежемесячной долей каждого, в USDT и в RAA. Награды начинаются с Leader.
meta-keywords = реферальная программа RAA, реферальная ссылка, уровни, награды, USDT
meta-social-title = Реферальный центр RAA
meta-social-description = Четыре уровня, выплаты ежемесячно в USDT и RAA. Делясь ссылкой, скажите, что вам за неё платят.

head-title = Реферальный центр
head-lead = Делитесь ссылкой, смотрите её оборот и узнавайте, сколько платит каждый уровень.

## The link

link-title = Ваша ссылка
link-text = Каждая покупка по ней идёт в ваш оборот.
link-none = Личная ссылка принадлежит кошельку. Ни один не подключён, поэтому копировать нечего.
risk-referral = Делясь ссылкой, говорите как есть: токен с высоким риском и ссылка, за которую вам платят.

## Three figures

earned-title = Награды
earned-total = Всего
earned-month = За этот месяц
earned-claimable = Можно получить
earned-bonus = бонус: { $amount } { $currency }
earned-none = Кошелёк не подключён, поэтому цифр нет. Прочерк — это не ноль. Ежемесячные награды начинаются с уровня Leader.

## The way to the next tier

tier-title = Текущий уровень
tier-next = До { $tier } осталось { $amount } RAA
tier-progress = { $share } от { $goal } RAA
tier-note = Шкала показывает, как выглядит страница. Это ничей не оборот.
tier-below = до { $amount }
tier-over = выше { $amount }

## The tiers

tiers-title = Уровни
tiers-lead = Оборот — это то, что купили по вашей ссылке. Награды платят ежемесячно, в обеих валютах.
tiers-tier = Уровень
tiers-turnover = Оборот, RAA
tiers-reward = В месяц, { $currency }
tiers-note = – Ежемесячные награды начинаются с уровня Leader. Для Beginner награда не указана.
