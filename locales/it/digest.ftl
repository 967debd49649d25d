### The technology digest: what its pages share.

digest-name = Bollettino tecnico
digest-more = Altri articoli
digest-older = Precedente
digest-newer = Successivo
digest-all = Tutti gli articoli
digest-feed = Avvisami dei nuovi articoli
digest-feed-note = Il link apre un feed. Aggiungi il suo indirizzo al tuo lettore di feed: non serve registrarsi.
digest-fear = Paura
digest-doubt = Dubbio
digest-calm = Calma
digest-greed = Avidità
digest-fomo = FOMO
