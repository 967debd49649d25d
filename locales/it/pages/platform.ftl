meta-title = Piattaforma RAA: staking, referral, RAAdar
meta-description = Il tuo staking, il tuo link referral e RAAdar in un solo posto. Finché non colleghi un wallet vedi un esempio. Le cripto-attività sono ad alto rischio.
meta-social-title = Piattaforma RAA
meta-social-description = Il tuo staking, il tuo link referral e RAAdar in un solo posto. Le cripto-attività sono ad alto rischio.

doors-title = Piattaforma
doors-lead = Il tuo staking, i tuoi referral e l’umore della folla.

## The panels

doors-staking-note = sblocchi mensili dopo il TGE
doors-hub-note = compenso referral massimo; base non nota
doors-radar-note = umore della folla
doors-radar-badge = Esempio
doors-radar-text = Una rilevazione descrive un umore e non prevede un prezzo.
