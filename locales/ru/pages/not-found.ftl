meta-title = Страница не найдена · { -raa }
meta-description = По этому адресу страницы нет.

not-found-title = Не найдено
not-found-lead = По этому адресу страницы нет. Возможно, она переехала или в ссылке опечатка.
not-found-home = На главную страницу
not-found-languages = Главная страница на всех языках
