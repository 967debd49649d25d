### The technology digest: what its pages share.

digest-name = Carnet technique
digest-more = À lire aussi
digest-all = Tous les articles
