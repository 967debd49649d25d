skip = Naar de inhoud
menu = Hoofdmenu
menu-home = Home
menu-about = Over ons
languages = Talen
footer = Papieren lampen, met de hand gevouwen.
