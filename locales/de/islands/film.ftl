play = Film abspielen
pause = Anhalten
about = { $count ->
    [one] { $count } Sekunde, ohne Ton
   *[other] { $count } Sekunden, ohne Ton
}
position = Stelle im Film
position-value = { $time } von { $length }. { $caption }
transcript = Text des Films

crowd = Ein Markt ist eine Masse: Angst, Gier und FOMO reden zugleich.
loud = Je lauter die Masse wird, desto schwerer fällt das Warten.
read = RAA liest dieses Rauschen aus Beiträgen und von der Blockchain.
you = Und aus Ihren Trades, was Sie in dieser Stimmung früher taten.
alert = Wird eine Stimmung zum Ansturm, benennt eine Meldung sie.
wait = { $count ->
    [one] In diesem Beispiel wartet Ihre Order erst { $count } Minute.
   *[other] In diesem Beispiel wartet Ihre Order erst { $count } Minuten.
}
decide = Dann entscheiden Sie: warten, kleiner einsteigen oder fortfahren.
token = Der Token RAA dient für Tarife, Agenten, Staking und Abstimmungen.
risk = RAA kann allen Wert verlieren. Die Token sind bis zum TGE gesperrt.
