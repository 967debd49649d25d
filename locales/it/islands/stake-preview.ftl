badge = Esempio
example = Così apparirà il tuo staking. Collega il wallet per sostituire l’esempio.
unread = { $address } è collegato. Oggi il suo staking non si può leggere: resta l’esempio, in grigio.
none = { $address } non contiene sRAA: resta l’esempio, in grigio.
own = Questo è lo staking di { $address }.
connect = Collega il wallet
amount = { $amount } { -raa }
locked =
    { $count ->
        [one] Bloccati fino al TGE: nel disegno, { $count } mese
       *[other] Bloccati fino al TGE: nel disegno, { $count } mesi
    }
unlocked =
    { $count ->
        [one] Poi si sbloccano { $amount } { -raa } al mese, per { $count } mese
       *[other] Poi si sbloccano { $amount } { -raa } al mese, per { $count } mesi
    }
