## Side menu

platform-name = Plattform
side-return = Zur Website
side-radar = RAAdar
side-buy = Token kaufen
side-stacking = Staking
side-hub = Empfehlungsprogramm
side-digest = Technik-News
side-audit = Audit

## For screen readers

side-label = Menü der Plattform
side-key = Strg+B
