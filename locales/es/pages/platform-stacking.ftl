meta-title = Plataforma de RAA: staking
meta-description = Saldo, recompensa acumulada y canje de tu sRAA en la plataforma. El canje permanece bloqueado hasta el listado y no se garantiza ninguna tasa.
meta-keywords = plataforma RAA, staking, sRAA, recompensas, canje
meta-social-title = Plataforma de RAA: staking
meta-social-description = Saldo, recompensa acumulada y canje, bloqueado hasta el listado. No se garantiza ninguna tasa.

page-head-title = Staking
how-action-label = Ver la línea de tiempo
