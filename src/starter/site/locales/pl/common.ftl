skip = Przejdź do treści
menu = Menu główne
menu-home = Strona główna
menu-journal = Dziennik
menu-about = O nas
languages = Języki
footer = Lampy z papieru, składane ręcznie.
latest = Z dziennika
