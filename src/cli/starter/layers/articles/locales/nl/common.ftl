menu-home = Home
menu-journal = Journaal
menu-about = Over ons
latest = Uit het journaal
topics = Onderwerpen
previous = Vorig artikel
next = Volgend artikel
