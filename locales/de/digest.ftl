### The technology digest: what its pages share.

digest-name = Technik-News
digest-more = Weitere Beiträge
digest-all = Alle Beiträge
