skip = Перейти к содержанию
menu = Главное меню
menu-home = Главная
menu-journal = Журнал
menu-about = О нас
languages = Языки
footer = Бумажные лампы ручной работы.
latest = Из журнала
