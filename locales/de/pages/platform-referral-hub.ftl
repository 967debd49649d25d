meta-title = RAA-Plattform: Empfehlungsprogramm
meta-description = Ihr Empfehlungslink, was er gebracht hat, und die vier Stufen mit ihrem monatlichen Prozentsatz in USDT und in RAA. Vergütet wird ab der Stufe Leader.
meta-keywords = RAA-Empfehlungen, Empfehlungslink, Stufen, Vergütung, USDT
meta-social-title = RAA-Plattform: Empfehlungsprogramm
meta-social-description = Vier Stufen, ab Leader monatlich in USDT und RAA vergütet. Weisen Sie beim Teilen eines Links darauf hin, dass Sie daran verdienen.

page-head-title = Empfehlungsprogramm
page-head-lead = Ab der Stufe Leader bringt Ihnen Ihr Link jeden Monat einen Prozentsatz ein. RAA ist ein hochriskanter Token: Weisen Sie beim Teilen darauf hin und auch darauf, dass Sie an dem Link verdienen.

## The link

link-title = Ihr Link
link-text = Käufe über diesen Link zählen zu Ihrem Umsatz.
link-risk = Weisen Sie beim Teilen darauf hin, dass der Token hochriskant ist und dass Sie an dem Link verdienen.

## The tiers

tiers-title = Ein Rechenbeispiel
tiers-lead = Das Beispiel zeigt, zu welcher Stufe eine Menge führt und was sie einbrächte. Jeder Prozentsatz gilt einmal in USDT und einmal in RAA.

earnings-payout-title = Wann wird ausgezahlt, und wie wird eingelöst?
earnings-payout-text = Dazu macht das Projekt keine Angaben: Weder der Auszahlungstag noch der Weg oder die Bedingungen der Einlösung sind bekannt.
