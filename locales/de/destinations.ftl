destination-app = Lern-App
destination-whitelist = Whitelist-Eintrag
destination-sales = Kontakt zum Vertrieb
destination-validators = Kontakt für Validatoren
destination-support = Support-Adresse
destination-airdrop = Airdrop
destination-radar = RAAdar-App

destination-whitelist-join = Auf die Whitelist
destination-sales-talk = Vertrieb kontaktieren
destination-validators-contact = Team kontaktieren
destination-support-write = Support anschreiben
destination-airdrop-see = Zum Airdrop
destination-radar-open = RAAdar öffnen
destination-sales-read = Für wen RAA da ist
destination-radar-read = RAAdar ansehen
feed-open = Zum Start benachrichtigen
