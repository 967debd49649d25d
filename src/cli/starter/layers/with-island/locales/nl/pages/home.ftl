
light-title = Wat het licht kost
light-lead = Het peertje in onze lampen verbruikt { $light-watts } W. Kies hoeveel uur het ’s avonds brandt en zie wat dat in een jaar kost.
