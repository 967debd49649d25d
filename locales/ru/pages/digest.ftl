### The index of the technology digest.

page-head-title = Технологический дайджест
page-head-lead = Как устроен протокол, что уже решено, а что ещё нет. В каждой записи сказано и о том, чего проект пока не сообщил.
digest-title = Записи
