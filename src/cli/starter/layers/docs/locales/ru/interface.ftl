site-title = { $site }: { $title }
skip = Перейти к содержанию
menu = Документация
overview = Обзор
contents = На этой странице
beside = Предыдущая и следующая страницы
previous = Назад
next = Далее
languages = Языки
theme = Светлая или тёмная тема
copy = Копировать
copied = Скопировано
search = Поиск
search-found = { $count ->
    [one] { $count } результат
    [few] { $count } результата
    [many] { $count } результатов
   *[other] { $count } результата
}
search-none = Ничего не найдено по запросу «{ $query }»
search-in = Искать в версии: { $language }
search-failed = Не удалось загрузить поиск. Проверьте соединение и введите запрос ещё раз.
untranslated = Эта страница переведена ещё не полностью. Язык недостающих текстов: { $language }.
