### The index of the technology digest.

head-title = Technik-News
head-lead = Wie das Protokoll funktioniert, was entschieden ist und was nicht. Jeder Beitrag hält sich an das Veröffentlichte und sagt, wo es endet.
list-title = Beiträge
