platform-name = Plataforma

## Side menu: at most 20 characters each

side-return = Volver al sitio
side-radar = RAAdar
side-buy = Comprar el token
side-stacking = Staking
side-hub = Referidos
side-digest = Boletín técnico
side-audit = Auditoría

## For screen readers

side-label = Menú de la plataforma
side-key = Ctrl+B
