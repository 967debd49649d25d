meta-title = Portal de staking de RAA: próximamente
meta-description = Cómo es el staking de la preventa: sRAA con cada compra, APY máximo del { $staking-apy } hasta el TGE, no garantizado, y canje bloqueado hasta el listado.
meta-keywords = staking RAA, sRAA, APY, portal de staking, canje, desbloqueo progresivo, preventa
meta-social-title = Portal de staking de RAA
meta-social-description = APY máximo del { $staking-apy } hasta el TGE, no garantizado. El canje permanece bloqueado hasta el listado.

head-title = Portal de staking
head-lead = Quien compra en la preventa ya está en staking: recibe sRAA, activo desde el primer momento. Aquí podrás consultarlo y, una vez listado RAA, canjearlo.
head-terms = Lo publicado sobre el staking

closing-title = El tiempo es parte del precio.
closing-release = Ver el calendario
