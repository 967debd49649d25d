## Side menu

platform-name = Plattform
side-return = Zur Website
side-radar = RAAdar
side-buy = Token kaufen
side-stacking = Staking
side-hub = Empfehlungs{ "\u00AD" }programm
side-digest = Technik-News
side-audit = Audit

## For screen readers

side-label = Menü der Plattform
side-key = Strg+B
