### Il programma referral della piattaforma.

meta-title = Programma referral di RAA
meta-description = Il tuo link referral, quanto ha reso e i quattro livelli, con la percentuale mensile pagata in USDT e in RAA. I compensi cominciano da Leader.
meta-keywords = programma referral RAA, link referral, livelli, compensi, USDT
meta-social-title = Programma referral di RAA
meta-social-description = Quattro livelli, pagati ogni mese in USDT e RAA a partire da Leader. Quando condividi un link, di’ che ti fa guadagnare.

page-head-title = Programma referral
page-head-lead = Dal livello Leader in su, con il tuo link ricevi ogni mese una percentuale. RAA è un token ad alto rischio: quando condividi il link, dillo, e di’ anche che ti fa guadagnare.

## Il link

link-title = Il tuo link
link-text = Ciò che si compra tramite il link conta per il tuo volume.
link-risk = Quando condividi il link, di’ che si tratta di un token ad alto rischio e che il link ti fa guadagnare.

## I livelli

tiers-title = Un esempio di calcolo
tiers-lead = L’esempio mostra quale livello si raggiunge con una certa quantità e quanto pagherebbe. Ogni percentuale si applica sia in USDT sia in RAA.

earnings-payout-title = Quando si paga e come si riscuote?
earnings-payout-text = Il progetto non lo ha indicato: non si conoscono né il giorno del pagamento né il modo o le condizioni per riscuotere.
