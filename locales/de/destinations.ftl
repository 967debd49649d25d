state-no-link = Noch kein Link

destination-app = Lern-App
destination-whitelist = Whitelist-Eintrag
destination-sales = Kontakt zum Vertrieb
destination-validators = Kontakt für Validatoren
destination-support = Support-Adresse
destination-airdrop = Airdrop
destination-radar = RAAdar-App

destination-whitelist-join = Auf die Whitelist
destination-sales-talk = Vertrieb ansprechen
destination-validators-contact = Team kontaktieren
destination-support-write = Support anschreiben
destination-airdrop-see = Zum Airdrop
destination-radar-open = RAAdar öffnen

destination-app-missing = Die Adresse der Lern-App ist noch nicht veröffentlicht; von hier aus können Sie die App daher nicht testen.
destination-whitelist-missing = Für bezahlte Tarife gibt es eine Whitelist. Wo Sie sich eintragen können, ist noch nicht veröffentlicht.
destination-sales-missing = Institutional und Enterprise werden mit dem Vertrieb vereinbart. Ein Kontakt ist noch nicht veröffentlicht.
destination-validators-missing = Ein Kontakt für Validatoren ist noch nicht veröffentlicht; derzeit können Sie sich nicht bewerben.
destination-support-missing =
    { $support-reply_hours ->
        [one] Eine Adresse, an die Sie schreiben können, ist noch nicht veröffentlicht. Sobald es sie gibt, dauert eine Antwort etwa { $support-reply_hours } Stunde.
       *[other] Eine Adresse, an die Sie schreiben können, ist noch nicht veröffentlicht. Sobald es sie gibt, dauert eine Antwort etwa { $support-reply_hours } Stunden.
    }
destination-airdrop-missing = Wer wann teilnehmen kann, ist noch nicht veröffentlicht.
destination-radar-missing = Die Adresse der RAAdar-App ist noch nicht veröffentlicht.
