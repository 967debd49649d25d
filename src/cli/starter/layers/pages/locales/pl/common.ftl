skip = Przejdź do treści
menu = Menu główne
languages = Języki
footer = Lampy z papieru, składane ręcznie.
