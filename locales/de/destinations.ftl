state-no-link = Noch kein Link

destination-app = Lern-App
destination-whitelist = Eintrag in die Whitelist
destination-sales = Kontakt zum Vertrieb
destination-validators = Kontakt für Validatoren
destination-support = Adresse des Supports
destination-airdrop = Airdrop
destination-radar = RAAdar-App

destination-whitelist-join = Auf die Whitelist
destination-sales-talk = Vertrieb ansprechen
destination-validators-contact = Team anschreiben
destination-support-write = Support anschreiben
destination-airdrop-see = Zum Airdrop
destination-radar-open = RAAdar öffnen

destination-app-missing = Die Adresse der Lern-App ist noch nicht veröffentlicht, deshalb können Sie sie von hier aus nicht testen.
destination-whitelist-missing = Die bezahlten Tarife gibt es über eine Whitelist. Wo man sich einträgt, ist noch nicht veröffentlicht.
destination-sales-missing = Institutional und Enterprise werden mit dem Vertrieb vereinbart. Ein Kontakt ist noch nicht veröffentlicht.
destination-validators-missing = Ein Kontakt für Validatoren ist noch nicht veröffentlicht; bewerben können Sie sich derzeit nicht.
destination-support-missing = Eine Adresse des Supports ist noch nicht veröffentlicht; Fragen lassen sich derzeit nicht senden.
destination-airdrop-missing = Wer wann teilnehmen kann, ist noch nicht veröffentlicht.
destination-radar-missing = Die Adresse der RAAdar-App ist noch nicht veröffentlicht.
