### The index of the technology digest.

head-title = Technik-News
head-lead = Wie das Protokoll funktioniert, was entschieden ist und was noch offen ist. Jeder Artikel nennt auch, wozu sich das Projekt nicht geäußert hat.
list-title = Artikel
