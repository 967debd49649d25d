skip = Naar de inhoud
menu = Hoofdmenu
menu-home = Home
menu-journal = Journaal
menu-about = Over ons
languages = Talen
footer = Papieren lampen, met de hand gevouwen.
latest = Uit het journaal
