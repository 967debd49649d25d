### The technology digest: what its pages share.

digest-name = Техдайджест
digest-more = Другие записи
digest-older = Предыдущая
digest-newer = Следующая
digest-all = Все записи
digest-feed = Подписаться на новые записи
digest-feed-title = Следите за новым в программе для чтения лент
digest-feed-note = Программа для чтения лент время от времени проверяет адрес ниже и показывает каждую новую запись и каждое обновление списка «Что ещё неизвестно». Скопируйте адрес в любую такую программу; регистрация не нужна.
digest-feed-open = Открыть ленту
digest-feed-copy = Скопировать адрес ленты
digest-fear = Страх
digest-doubt = Сомнение
digest-calm = Спокойствие
digest-greed = Жадность
digest-fomo = FOMO
