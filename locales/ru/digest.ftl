### The technology digest: what its pages share.

digest-name = Техдайджест
digest-more = Ещё из дайджеста
digest-all = Все записи
