
light-title = Quanto costa la luce
light-lead = La lampadina delle nostre lampade consuma { $light-watts } W. Scegli quante ore resta accesa ogni sera e guarda quanto fa in un anno.
