### The index of the technology digest.

page-head-title = Technik-News
page-head-lead = Wie das Protokoll funktioniert, was entschieden ist und was noch offen ist. Jeder Artikel nennt auch, wozu sich das Projekt nicht geäußert hat.
digest-title = Artikel
