### Il programma referral della piattaforma.

meta-title = Programma referral di RAA
meta-description = Il tuo link referral, quanto ha reso e i quattro livelli, con la percentuale mensile pagata in USDT e in RAA. I compensi cominciano da Leader.
meta-keywords = programma referral RAA, link referral, livelli, compensi, USDT
meta-social-title = Programma referral di RAA
meta-social-description = Quattro livelli, pagati ogni mese in USDT e RAA a partire da Leader. Quando condividi un link, di’ che ti fa guadagnare.

head-title = Programma referral
head-lead = Condividi il tuo link e vedi quale volume genera e quanto rende ogni livello.

## Il link

link-title = Il tuo link
link-text = Ciò che si compra tramite il link conta per il tuo volume.
risk-referral = Quando condividi il link, di’ che si tratta di un token ad alto rischio e che il link ti fa guadagnare.

## I livelli

tier-below = fino a { $amount }
tier-over = oltre { $amount }
tiers-title = Livelli
tiers-lead = Il volume è ciò che si compra tramite il tuo link. I compensi sono mensili e ogni percentuale vale una volta in USDT e una volta in RAA. Su che cosa si calcoli non è pubblicato.
tiers-tier = Livello
tiers-turnover = Volume, RAA
tiers-reward = Mensile, { $currency }
