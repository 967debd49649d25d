footer = Archipel ist freie Software unter der MIT- oder der Apache-2.0-Lizenz. Diese Website ist mit Archipel gebaut.
nav-tutorial = Tutorial
nav-guides = Anleitungen
nav-migrate = Umziehen
nav-deploy = Veröffentlichen
nav-reference = Referenz
nav-explanation = Hintergründe
diagnostics = Meldungen
