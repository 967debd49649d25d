### The technology digest: what its pages share.

digest-name = Техдайджест
digest-more = Другие записи
digest-older = Предыдущая
digest-newer = Следующая
digest-all = Все записи
digest-feed = Подписаться на новые записи
digest-feed-title = Следите за новым через RSS-ридер
digest-feed-note = RSS-ридер — это программа, которая время от времени заглядывает по адресу ниже и показывает каждую новую запись и каждое обновление списка «Что ещё неизвестно». Скопируйте адрес в любую такую программу; регистрация не нужна.
digest-feed-open = Открыть ленту
digest-feed-copy = Скопировать адрес ленты
digest-fear = Страх
digest-doubt = Сомнение
digest-calm = Спокойствие
digest-greed = Жадность
digest-fomo = FOMO
