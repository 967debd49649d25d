meta-title = RAA-Plattform: Empfehlungsprogramm
meta-description = Ihr Empfehlungslink, was er gebracht hat, und die vier Stufen mit ihrem monatlichen Prozentsatz in USDT und in RAA. Vergütet wird ab der Stufe Leader.
meta-keywords = RAA-Empfehlungen, Empfehlungslink, Stufen, Vergütung, USDT
meta-social-title = RAA-Plattform: Empfehlungsprogramm
meta-social-description = Vier Stufen, ab Leader monatlich in USDT und RAA vergütet. Weisen Sie beim Teilen eines Links darauf hin, dass Sie daran verdienen.

head-title = Empfehlungsprogramm
head-lead = Teilen Sie Ihren Link und sehen Sie, welchen Umsatz er bringt und wie jede Stufe vergütet wird.

## The link

link-title = Ihr Link
link-text = Käufe über diesen Link zählen zu Ihrem Umsatz.
risk-referral = Weisen Sie beim Teilen darauf hin, dass der Token hochriskant ist und dass Sie an dem Link verdienen.

## The tiers

tier-below = bis { $amount }
tier-over = über { $amount }
tiers-title = Stufen
tiers-lead = Zum Umsatz zählt, was über Ihren Link gekauft wird. Vergütet wird monatlich; jeder Prozentsatz gilt einmal in USDT und einmal in RAA. Worauf er sich bezieht, ist nicht veröffentlicht.
tiers-tier = Stufe
tiers-turnover = Umsatz, RAA
tiers-reward = Monatlich, { $currency }
