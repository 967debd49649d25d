skip = Naar de inhoud
menu = Hoofdmenu
languages = Talen
footer = Papieren lampen, met de hand gevouwen.
