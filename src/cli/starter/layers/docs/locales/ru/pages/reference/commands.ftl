title = Команды
description = Все команды и их параметры.
