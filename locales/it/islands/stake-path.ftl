### The way of a stake

basis =
    { $count ->
        [one] Per { $amount } { -raa }, se il TGE avviene { $count } mese dopo l’acquisto.
       *[other] Per { $amount } { -raa }, se il TGE avviene { $count } mesi dopo l’acquisto.
    }
locked = Bloccati
free = Sbloccati
lines =
    { $count ->
        [one] { $count } linea per { $count } sblocco mensile
       *[other] { $count } linee, una per ogni sblocco mensile
    }

## The points

month = Mese { $month }
span = Mesi da { $from } a { $to }
unit = { -raa }
each = { -raa } al mese
at-most = fino a { $amount }

buy-title = Compri in prevendita
buy-text = Da questo momento i token sono bloccati: non puoi trasferirli fino al TGE.
staked-title = Ricevi sRAA
staked-text = Li ricevi { $staking-token-ratio }:{ $staking-token-ratio } con i { -raa } che hai comprato. Sono già in staking: non devi attivare nulla.
tge-title = TGE e quotazione
tge-text = È la ricompensa massima possibile, con un APY del { $apy }. Nessun tasso è garantito. Dopo la quotazione scambi sRAA con { -raa } più le ricompense. Fino ad allora la riscossione resta bloccata.
unlock-title =
    { $count ->
        [one] { $count } sblocco mensile
       *[other] { $count } sblocchi mensili
    }
unlock-text = I token che hai comprato si sbloccano in parti uguali. Se i tuoi token sono divisi in più tranche di vesting, per ciascuna firmi una transazione a sé.
end-title = Tutto sbloccato
end-text = Tutti i token che hai comprato sono sbloccati.
