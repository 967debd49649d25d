region = Notificaciones ({ $keys })
close = Cerrar

## What kind of notification it is

success = Hecho
info = Nota
warning = Advertencia
error = Error
loading = En curso
