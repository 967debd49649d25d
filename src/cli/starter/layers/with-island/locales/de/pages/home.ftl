
light-title = Was das Licht kostet
light-lead = Die Glühbirne in unseren Lampen braucht { $light-watts } W. Wählen Sie, wie lange sie am Abend brennt, und sehen Sie, was das im Jahr kostet.
