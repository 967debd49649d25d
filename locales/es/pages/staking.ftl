meta-title = Portal de staking de RAA: próximamente
meta-description = Cómo funciona el staking de la preventa: sRAA con cada compra, APY de hasta el { $staking-apy } hasta el TGE, no garantizado, y canje bloqueado hasta el listado.
meta-keywords = staking RAA, sRAA, APY, portal de staking, canje, desbloqueo progresivo, preventa
meta-social-title = Portal de staking de RAA
meta-social-description = APY de hasta el { $staking-apy } hasta el TGE, no garantizado. El canje permanece bloqueado hasta el listado.

page-head-title = Portal de staking
page-head-lead = Quien compra en la preventa recibe sRAA, en staking desde el primer momento. Aquí podrás consultarlo y, cuando RAA cotice, canjearlo.
page-head-platform-label = Abrir el staking en la plataforma
page-head-terms-label = Ver qué se sabe del staking

buy-title = Cuándo se desbloquean tus tokens
buy-try-label = Ver el calendario
