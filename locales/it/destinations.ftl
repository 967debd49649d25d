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
destination-support-write = Chiedi assistenza
destination-airdrop-see = Vedi l’airdrop
destination-radar-open = Apri RAAdar

destination-app-missing = L’indirizzo dell’app didattica non è ancora pubblicato, perciò da qui non puoi provarla.
destination-whitelist-missing = Ai piani a pagamento si accede tramite una whitelist. Non è ancora pubblicato dove iscriversi.
destination-sales-missing = Institutional ed Enterprise si concordano con il team vendite. Il contatto non è ancora pubblicato.
destination-validators-missing = Non è ancora pubblicato un contatto per i validatori: per ora non puoi candidarti.
destination-support-missing =
    { $support-reply_hours ->
        [one] Non è ancora pubblicato un indirizzo a cui scrivere. Quando ci sarà, la risposta arriverà in circa { $support-reply_hours } ora.
       *[other] Non è ancora pubblicato un indirizzo a cui scrivere. Quando ci sarà, la risposta arriverà in circa { $support-reply_hours } ore.
    }
destination-airdrop-missing = Non è ancora pubblicato chi può partecipare e quando.
destination-radar-missing = L’indirizzo dell’app RAAdar non è ancora pubblicato.
