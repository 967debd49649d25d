### L’hub degli inviti della piattaforma.

meta-title = Hub degli inviti RAA
meta-description = Il tuo link di invito, quanto ha reso e i quattro livelli, con la quota mensile che ciascuno paga in USDT e in RAA. I compensi cominciano da Leader.
meta-keywords = inviti RAA, link di invito, livelli, compensi, USDT
meta-social-title = Hub degli inviti RAA
meta-social-description = Quattro livelli, pagati ogni mese in USDT e RAA. Quando condividi un link, di’ che ti fa guadagnare.

head-title = Hub degli inviti
head-lead = Condividi un link, vedi che volume genera e leggi quanto paga ogni livello.

## Il link

link-title = Il tuo link
link-text = Ciò che si compra tramite il link conta per il tuo volume.
risk-referral = Quando condividi, di’ di che cosa si tratta: un token ad alto rischio, e un link che ti fa guadagnare.

## I livelli

tier-below = fino a { $amount }
tier-over = oltre { $amount }
tiers-title = Livelli
tiers-lead = Il volume è ciò che si compra tramite il tuo link. I compensi si pagano ogni mese, in entrambe le valute.
tiers-tier = Livello
tiers-turnover = Volume, RAA
tiers-reward = Mensile, { $currency }
