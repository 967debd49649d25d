menu-home = Strona główna
menu-journal = Dziennik
menu-about = O nas
latest = Z dziennika
topics = Tematy
previous = Poprzedni wpis
next = Następny wpis
