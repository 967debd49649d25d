### The technology digest: what its pages share.

digest-name = Bollettino tecnico
digest-more = Altri articoli
digest-older = Precedente
digest-newer = Successivo
digest-all = Tutti gli articoli
digest-feed = Avvisami dei nuovi articoli
digest-feed-title = Segui le novità con un lettore di feed
digest-feed-note = Un lettore di feed è un’app che consulta regolarmente l’indirizzo qui sotto e ti mostra ogni nuovo articolo e ogni aggiornamento dell’elenco dei punti da chiarire. Copia l’indirizzo nel lettore di feed che preferisci: non serve registrarsi.
digest-feed-open = Apri il feed
digest-feed-copy = Copia l’indirizzo del feed
digest-fear = Paura
digest-doubt = Dubbio
digest-calm = Calma
digest-greed = Avidità
digest-fomo = FOMO
