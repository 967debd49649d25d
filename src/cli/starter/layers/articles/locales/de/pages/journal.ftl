title = Journal
description = Notizen aus der Werkstatt: Papier, Licht und Reparaturen.
lead = Notizen aus der Werkstatt, ein paarmal im Jahr.
