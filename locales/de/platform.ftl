## Side menu

platform-name = Plattform
side-return = Zur Website
side-radar = RAAdar
side-buy = Token kaufen
side-stacking = Staking
side-hub = Empfehlungen
side-digest = Aus der Technik
side-audit = Audit

## For screen readers

side-label = Menü der Plattform
