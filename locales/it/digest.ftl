### The technology digest: what its pages share.

digest-name = Bollettino tecnico
digest-more = Altri articoli
digest-all = Tutti gli articoli
