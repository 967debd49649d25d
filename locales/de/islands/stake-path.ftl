### The way of a stake

basis =
    { $count ->
        [one] Für { $amount } { -raa }, wenn das TGE { $count } Monat nach dem Kauf stattfindet.
       *[other] Für { $amount } { -raa }, wenn das TGE { $count } Monate nach dem Kauf stattfindet.
    }
locked = Gesperrt
free = Freigegeben
lines =
    { $count ->
        [one] { $count } Linie für { $count } monatliche Freigabe
       *[other] { $count } Linien, eine je monatlicher Freigabe
    }

## The points

month = Monat { $month }
span = Monate { $from } bis { $to }
unit = { -raa }
each = { -raa } im Monat
at-most = bis zu { $amount }

buy-title = Kauf im Presale
buy-text = Ab jetzt sind die Token gesperrt: Bis zum TGE können Sie sie nicht übertragen.
staked-title = Sie erhalten sRAA
staked-text = Das Verhältnis zum gekauften { -raa } ist { $staking-token-ratio }:{ $staking-token-ratio }. sRAA ist automatisch gestakt, Sie müssen nichts aktivieren.
tge-title = TGE und Listing
tge-text = Das ist die höchstmögliche Belohnung bei { $apy } APY. Kein Zinssatz ist garantiert. Nach dem Listing geben Sie sRAA ab und erhalten { -raa } samt den Belohnungen. Bis dahin ist die Einlösung gesperrt.
unlock-title =
    { $count ->
        [one] { $count } monatliche Freigabe
       *[other] { $count } monatliche Freigaben
    }
unlock-text = Die gekaufte Menge wird in gleichen Teilen freigegeben. Verteilen sich Ihre Token auf mehrere Vesting-Runden, signieren Sie für jede Runde eine eigene Transaktion.
end-title = Alles freigegeben
end-text = Ihre gesamte gekaufte Menge ist freigegeben.
