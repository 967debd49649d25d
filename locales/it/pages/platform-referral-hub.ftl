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
link-text = Chi compra tramite il link conta per il tuo volume.
link-none = Un link personale appartiene a un wallet. Nessun wallet è collegato, quindi non c’è un link da copiare.
risk-referral = Quando condividi, di’ di che cosa si tratta: un token ad alto rischio, e un link che ti fa guadagnare.

## Tre cifre

earned-title = Compensi
earned-total = Totale maturato
earned-month = Questo mese
earned-claimable = Riscuotibile ora
earned-bonus = Bonus: { $amount } { $currency }
earned-none = Nessun wallet è collegato, quindi non ci sono cifre. Un trattino non è uno zero. I compensi mensili cominciano da Leader.

## Verso il prossimo livello

tier-title = Livello attuale
tier-next = { $amount } RAA per arrivare a { $tier }
tier-progress = { $share } di { $goal } RAA
tier-note = Questo avanzamento mostra l’impaginazione. Non è il volume di nessuno.
tier-below = fino a { $amount }
tier-over = oltre { $amount }

## I livelli

tiers-title = Livelli
tiers-lead = Il volume è ciò che si compra tramite il tuo link. I compensi si pagano ogni mese, in entrambe le valute.
tiers-tier = Livello
tiers-turnover = Volume, RAA
tiers-reward = Mensile, { $currency }
tiers-note = – I compensi mensili cominciano da Leader. Per Beginner non ne è indicato alcuno.
