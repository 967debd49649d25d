badge = Beispiel
example = So wird Ihr Stake aussehen. Verbinden Sie eine Wallet, um das Beispiel zu ersetzen.
unread = { $address } ist verbunden. Der Stake lässt sich heute nicht abfragen. Das Beispiel bleibt, in Grau.
none = In { $address } liegt kein sRAA. Das Beispiel bleibt, in Grau.
own = Das ist der Stake von { $address }.
connect = Wallet verbinden
amount = { $amount } { -raa }
locked =
    { $count ->
        [one] Gesperrt bis zum TGE, gezeichnet als { $count } Monat
       *[other] Gesperrt bis zum TGE, gezeichnet als { $count } Monate
    }
unlocked =
    { $count ->
        [one] Danach im Monat { $amount } { -raa }, { $count } Freigabe
       *[other] Danach im Monat { $amount } { -raa }, { $count } Freigaben
    }
