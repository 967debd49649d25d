destination-app = App didattica
destination-whitelist = Iscrizione alla whitelist
destination-sales = Contatto del team vendite
destination-validators = Contatto per i validatori
destination-support = Indirizzo dell’assistenza
destination-airdrop = Airdrop
destination-radar = App RAAdar

destination-whitelist-join = Entra in whitelist
destination-sales-talk = Contatta le vendite
destination-validators-contact = Contatta il team
destination-support-write = Chiedi assistenza
destination-airdrop-see = Vedi l’airdrop
destination-radar-open = Apri RAAdar
destination-sales-read = Vedi a chi è rivolto
destination-radar-read = Vedi RAAdar
feed-open = Avvisami all’apertura
