title = Темы
description = О чём пишет журнал мастерской.
lead = Выберите, о чём хотите почитать.

tag-paper = Бумага
tag-light = Свет
tag-repairs = Ремонт
