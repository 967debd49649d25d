meta-title = Piattaforma RAA: staking, referral, RAAdar
meta-description = Il tuo staking, il tuo link referral e RAAdar in un solo posto. Finché non colleghi un wallet vedi un esempio. Le cripto-attività sono ad alto rischio.
meta-social-title = Piattaforma RAA
meta-social-description = Il tuo staking, il tuo link referral e RAAdar in un solo posto. Le cripto-attività sono ad alto rischio.

head-title = Piattaforma
head-lead = Il tuo staking, i tuoi referral e l’umore della folla.

## The panels

staking-note = sblocchi mensili dopo il TGE
hub-note = compenso referral massimo; base non nota
radar-note = umore della folla
example = Esempio
radar-text = Una rilevazione descrive un umore e non prevede un prezzo.
