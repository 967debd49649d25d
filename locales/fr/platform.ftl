platform-name = Plateforme

## Side menu

side-return = Retour au site
side-radar = RAAdar
side-buy = Acheter le jeton
side-stacking = Staking
side-hub = Espace parrainage
side-digest = Carnet technique
side-audit = Audit

## For screen readers

side-label = Menu de la plateforme
side-key = Ctrl+B
