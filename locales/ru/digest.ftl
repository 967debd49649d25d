### The technology digest: what its pages share.

digest-name = Техдайджест
digest-more = Другие записи
digest-older = Предыдущая
digest-newer = Следующая
digest-all = Все записи
digest-feed = Подписаться на новые записи
digest-feed-note = Ссылка открывает ленту. Добавьте её адрес в программу для чтения лент; регистрация не нужна.
digest-fear = Страх
digest-doubt = Сомнение
digest-calm = Спокойствие
digest-greed = Жадность
digest-fomo = FOMO
