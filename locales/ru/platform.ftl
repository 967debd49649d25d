## Side menu

platform-name = Платформа
side-return = Вернуться на сайт
side-radar = RAAdar
side-buy = Купить токен
side-stacking = Стейкинг
side-hub = Реферальный центр
side-digest = Техдайджест
side-audit = Аудит

## For screen readers

side-label = Меню платформы
side-key = Ctrl+B
