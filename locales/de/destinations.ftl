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
destination-whitelist-missing = Bezahlte Tarife gibt es nur über eine Whitelist. Wo Sie sich eintragen können, ist noch nicht veröffentlicht.
destination-sales-missing = Institutional und Enterprise werden mit dem Vertrieb vereinbart. Ein Kontakt ist noch nicht veröffentlicht.
destination-validators-missing = Ein Kontakt für Validatoren ist noch nicht veröffentlicht; derzeit können Sie sich nicht bewerben.
destination-support-missing = Eine Support-Adresse ist noch nicht veröffentlicht; derzeit können Sie keine Fragen senden.
destination-airdrop-missing = Wer wann teilnehmen kann, ist noch nicht veröffentlicht.
destination-radar-missing = Die Adresse der RAAdar-App ist noch nicht veröffentlicht.
