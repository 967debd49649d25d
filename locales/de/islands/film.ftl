play = Video abspielen
pause = Anhalten
about =
    { $count ->
        [one] { $count } Sekunde, ohne Ton
       *[other] { $count } Sekunden, ohne Ton
    }
position = Stelle im Video
position-value = { $time } von { $length }. { $caption }
transcript = Transkript

crowd = Ein Markt ist eine Masse: Angst, Gier und FOMO reden durcheinander.
loud = Je lauter die Masse wird, desto schwerer fällt das Warten.
read = RAA erfasst dieses Rauschen in Beiträgen und auf der Blockchain.
you = Es erfasst auch Ihre Trades: was Sie in dieser Stimmung getan haben.
alert = Wird eine Stimmung zum Ansturm, nennt eine Meldung sie beim Namen.
wait =
    { $count ->
        [one] In diesem Beispiel wartet Ihre Order zunächst { $count } Minute.
       *[other] In diesem Beispiel wartet Ihre Order zunächst { $count } Minuten.
    }
decide = Dann entscheiden Sie: warten, kleiner einsteigen oder fortfahren.
token = Sie staken RAA, bezahlen damit Tarife und Agenten und stimmen ab.
risk = RAA kann völlig wertlos werden. Token bleiben bis zum TGE gesperrt.
