badge = Beispiel
example = So wird Ihr Stake aussehen. Verbinden Sie eine Wallet, um das Beispiel zu ersetzen.
unread = { $address } ist verbunden. Der Stake lässt sich heute nicht abfragen. Das Beispiel bleibt in Grau sichtbar.
none = { $address } hält kein sRAA. Das Beispiel bleibt in Grau sichtbar.
own = Das ist der Stake von { $address }.
connect = Wallet verbinden
amount = { $amount } { -raa }
locked =
    { $count ->
        [one] Gesperrt bis zum TGE, dargestellt als { $count } Monat
       *[other] Gesperrt bis zum TGE, dargestellt als { $count } Monate
    }
unlocked =
    { $count ->
        [one] Danach werden { $count } Monat lang { $amount } { -raa } frei
       *[other] Danach werden { $count } Monate lang jeden Monat { $amount } { -raa } frei
    }
