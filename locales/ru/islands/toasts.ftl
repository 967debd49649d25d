region = Уведомления ({ $keys })
close = Закрыть

## What kind of notification it is

success = Готово
info = К сведению
warning = Предупреждение
error = Ошибка
loading = Выполняется
