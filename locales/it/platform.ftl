### La cornice delle pagine della piattaforma: un menu laterale e una testata stretta.

platform-name = Piattaforma

## Menu laterale

side-return = Torna al sito
side-radar = RAAdar
side-buy = Compra token
side-stacking = Staking
side-hub = Programma referral
side-digest = Bollettino tecnico
side-audit = Audit

## Per le tecnologie assistive

side-label = Menu della piattaforma
side-key = Ctrl+B
