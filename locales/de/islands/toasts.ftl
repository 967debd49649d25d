region = Benachrichtigungen ({ $keys })
close = Schließen

## What kind of notification it is

success = Erledigt
info = Hinweis
warning = Warnung
error = Fehler
loading = In Arbeit
