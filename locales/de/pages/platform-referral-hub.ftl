meta-title = RAA-Plattform: Empfehlungen
meta-description = Ihr Empfehlungslink, was er gebracht hat, und die vier Stufen mit ihrem monatlichen Anteil in USDT und in RAA. Vergütungen beginnen mit Leader.
meta-keywords = RAA-Empfehlungen, Empfehlungslink, Stufen, Vergütung, USDT
meta-social-title = RAA-Plattform: Empfehlungen
meta-social-description = Vier Stufen, monatlich in USDT und RAA vergütet. Wenn Sie einen Link teilen, sagen Sie, dass Sie daran verdienen.

head-title = Empfehlungen
head-lead = Ein Link zum Teilen, der Umsatz darüber und was jede Stufe bringt.

## The link

link-title = Ihr Link
link-text = Was darüber gekauft wird, zählt zu Ihrem Umsatz.
risk-referral = Sagen Sie beim Teilen, was es ist: ein hochriskanter Token und ein Link, an dem Sie verdienen.

## The tiers

tier-below = bis { $amount }
tier-over = über { $amount }
tiers-title = Stufen
tiers-lead = Umsatz ist, was über Ihren Link gekauft wird. Vergütet wird monatlich, in beiden Währungen.
tiers-tier = Stufe
tiers-turnover = Umsatz, RAA
tiers-reward = Monatlich, { $currency }
