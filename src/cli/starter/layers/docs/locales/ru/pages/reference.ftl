title = Справочник
description = Все команды и их параметры.
