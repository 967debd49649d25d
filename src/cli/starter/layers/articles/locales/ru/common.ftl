menu-home = Главная
menu-journal = Журнал
menu-about = О нас
latest = Из журнала
topics = Темы
previous = Предыдущая статья
next = Следующая статья
