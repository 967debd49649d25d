title = Dziennik
description = Zapiski z pracowni: papier, światło i naprawy.
lead = Zapiski z pracowni, kilka razy w roku.
