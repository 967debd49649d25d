title = Tutorial
description = Archipel kennenlernen und dabei eine Website bauen.
