state-no-link = Ancora senza link

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
destination-support-write = Scrivi all’assistenza
destination-airdrop-see = Vedi l’airdrop
destination-radar-open = Apri RAAdar

destination-app-missing = L’indirizzo dell’app didattica non è ancora pubblicato, perciò da qui non puoi provarla.
destination-whitelist-missing = Ai piani a pagamento si accede tramite una whitelist. Dove iscriversi non è ancora pubblicato.
destination-sales-missing = Institutional ed Enterprise si concordano con il team vendite. Il contatto non è ancora pubblicato.
destination-validators-missing = Un contatto per i validatori non è ancora pubblicato: per ora non puoi candidarti.
destination-support-missing = Un indirizzo a cui scrivere non è ancora pubblicato: per ora non si può inviare una domanda.
destination-airdrop-missing = Chi può partecipare e quando non è ancora pubblicato.
destination-radar-missing = L’indirizzo dell’app RAAdar non è ancora pubblicato.
